import { findFacts, withoutTrailingFacts } from './facts.ts';
import { lowerFirst, mendWords, sentence, withoutStop } from './mend.ts';
import { isClause, type Tagger } from './tagger.ts';
import { isInstruction } from './wishes.ts';

const CALL =
  /^(?:please |just |so |simply |then |and )*(?:book|call|come|visit|join|order|use|dm|message|text|email|e-mail|mail|sign up|register|rsvp|shop|try|grab|get (?:yours|your|in touch|tickets)|check out|follow|tag|comment|reply|apply|send|bring|pop (?:in|by)|swing by|drop (?:by|in)|stop by|see you|find us|don'?t miss|don'?t forget|save the date|click|link in bio|swipe|reserve|buy (?!one|1|two|2)|enter|vote|donate|subscribe|download|hurry|read (?:more|it|the)|watch|listen|learn more|details (?:at|on|in)|tickets (?:at|on|from)|more (?:info|at|details)|info at|treat yourself|say hi|let us know|tell us|contact|ask (?:for|us)|write to us|head (?:to|over)|mark your)\b/i;
const INCLUDE =
  /^(?:and |also |please |pls |then |you (?:can|should) )*(?:mention|include|add|say|note|cover|explain|stress|emphasi[sz]e|highlight|talk about|point out|write that|tell (?:them|people|everyone)|use the fact|make sure (?:to|you) (?:mention|say|include))\b(?: (?:that|how|the fact that|about))?\s*:?\s*/i;
const OWN_THOUGHT =
  /^(?:\d+\s?%|[€£$]\s?\d|\d+\s?(?:€|euro|dollar|pound)|free\b|from [€£$\d]|every\b|only\b|open (?:from|until|daily|all)|starts?\b|starting\b|until\b|use code|code\b|no (?:sign-?up|booking|reservation|ticket|appointment)|tickets?\b|limited\b|first (?:come|class|session|visit|month|one)|everyone (?:is )?welcome|all welcome|walk-? ?ins|kids\b|doors\b|booking\b|bookings\b|entry\b|deadline\b|apply\b|full-time|part-time|made (?:with|from|in)|available\b|pick-?up\b|delivery\b|back (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|reopening\b|ends\b|thanks?\b|thank you|sorry\b|launch(?:es|ing)? (?:on|in)\b|shipping\b|all handmade)/i;
const JOINT = /\s*(?:;|:(?=\s)|\s[-–—]+\s|,\s+(?:and |but |plus )?|\s+plus\s+|\s\|\s)\s*/u;

/** A thought without the order to put it in: 'mention that we deliver' is 'we deliver'. */
export function withoutInclude(thought: string): string {
  return thought.replace(INCLUDE, '');
}

function standsAlone(piece: string, grammar: Tagger): boolean {
  return (
    CALL.test(piece) ||
    INCLUDE.test(piece) ||
    isInstruction(piece) ||
    OWN_THOUGHT.test(piece) ||
    (piece.split(' ').length >= 3 && isClause(piece, grammar)) ||
    isTime(piece)
  );
}

/** Parts a text where a comma, colon or dash parts two thoughts instead of two items of a list. */
export function splitThoughts(text: string, grammar: Tagger): string[] {
  const pieces = text.split(JOINT);
  const joints = text.match(new RegExp(JOINT, 'gu')) ?? [];
  const thoughts: string[] = [];
  let listing = false;
  pieces.forEach((piece, index) => {
    const joint = joints[index - 1] ?? '';
    const last = thoughts.at(-1);
    if (last !== undefined && endsWithTime(last) && isTime(piece)) {
      thoughts[thoughts.length - 1] = last + joint + piece;
      return;
    }
    const firm =
      /[;|:]|\s[-–—]+\s/.test(joint) || listing || (last !== undefined && endsWithFact(last) && !CONTINUES.test(piece));
    // 'our open day: 200 visitors, 12 workshops': behind a colon, commas part items, unless a sentence follows.
    if (joint.includes(':')) listing = !pieces.slice(index).some((one) => isClause(one, grammar) || CALL.test(one));
    if (last === undefined || firm || standsAlone(piece, grammar)) thoughts.push(piece);
    else thoughts[thoughts.length - 1] = last + joint + piece;
  });
  return thoughts.map((thought) => thought.trim()).filter(Boolean);
}

/** A piece that hangs on the one before it. */
const CONTINUES =
  /^(?:have|has|had|are|is|was|were|and|or|but|because|so|which|who|that|where|when|while|as|if|then|to|start in|except|including|such as)\b/i;

function isTime(piece: string): boolean {
  return findFacts(piece).when === withoutStop(piece);
}

/** '18 October, 11am-5pm' is one time. */
function endsWithTime(thought: string): boolean {
  const { when } = findFacts(thought);
  return when !== null && thought.endsWith(when);
}

function endsWithFact(thought: string): boolean {
  const { when, price } = findFacts(thought);
  return withoutTrailingFacts(thought) !== thought || when === thought || price === thought;
}

/** What the thoughts of a brief are: its subject, sentences, phrases, calls to readers, instructions to the writer. */
export interface Sorted {
  subject: string | null;
  statements: string[];
  points: string[];
  calls: string[];
  instructions: string[];
}

/** 'It's a photo of our dog' tells what the text goes with; readers see that themselves. */
const PICTURED =
  /^(?:it['’]?s|it is|this is|the) (?:an? |the )?(?:picture|photo|video|pic|shot) (?:of|with|shows|showing) /i;

/** Sorts thoughts by what they are. */
export function sortThoughts(thoughts: string[], grammar: Tagger): Sorted {
  const sorted: Sorted = { subject: null, statements: [], points: [], calls: [], instructions: [] };
  for (const raw of thoughts) {
    if (isInstruction(raw)) {
      sorted.instructions.push(raw);
      continue;
    }
    const thought = mendWords(withoutInclude(raw).replace(PICTURED, '')).trim();
    if (!/[\p{L}\p{N}\uE000]/u.test(thought)) continue;
    const ours = fromFragment(thought);
    if (CALL.test(thought)) sorted.calls.push(sentence(thought));
    else if (ours) sorted.statements.push(ours);
    else if (isClause(thought, grammar)) sorted.statements.push(sentence(thought));
    else if (sorted.subject === null && sorted.statements.length === 0) sorted.subject = withoutStop(thought);
    else if (/[.!?]$/.test(thought) && thought.split(' ').length > 7) sorted.statements.push(sentence(thought));
    else sorted.points.push(withoutStop(thought));
  }
  return sorted;
}

const DOING =
  /^(?:opening|launching|moving|closing|hiring|expanding|celebrating|offering|hosting|starting|adding|extending|reopening|joining|partnering|running|giving away|looking for|changing|switching|raising|donating)\s+\S/i;
const STATE =
  /^(?:closed|open|back|sold out|fully booked|moving|now open|still open|shut)\s+(?:on|from|until|till|for|today|tomorrow|this|next|again|all|over|in|at|every|late|early|daily|mon|tues|wednes|thurs|fri|satur|sun|\d)/i;

/** 'opening a second shop' or 'closed on Monday' as a sentence of the people who write; null for anything else. */
function fromFragment(thought: string): string | null {
  const noun = /^(?:opening|closing) (?:hours|times|night|party|day)\b|^open (?:day|house|evening|studio|mic)\b/i.test(
    thought,
  );
  if (noun || !(DOING.test(thought) || STATE.test(thought))) return null;
  return sentence(`we're ${thought.replace(/^\S/, (letter) => letter.toLowerCase())}`);
}

/** The subject as a phrase of its own; facts at its end are taken off where they are shown elsewhere. */
export function tidySubject(subject: string | null, takeFacts: boolean, link: string | null): string | null {
  if (!subject) return null;
  const plain = withoutStop(lowerFirst((link ? subject.replace(link, '') : subject).trim().replace(/[!?.]+$/, '')));
  const short = (takeFacts ? withoutTrailingFacts(plain) : plain)
    .replace(/^(?:the fact that|about|regarding|on|for|that)\s+/i, '')
    .replace(/^(?:an? |the |this |our )?(?:photo|picture|video|image|pic|reel|shot) (?:of|with|showing)\s+/i, '')
    .replace(/^(?:a )?throwback to\s+/i, '')
    .replace(/^(?:a look )?behind[ -]the[ -]scenes(?: look)?(?: of| at| in)?\s+/i, '')
    .replace(/\s+(?:now|only|for|at|just)$/i, '')
    .replace(/[\s,;:–—-]+$/u, '');
  return short.length >= 2 ? short : null;
}

const SENTENCE_LIKE =
  /\b(?:now|just|always|available|dropped|arrived|landed|back|starting|sleeping|coming|nice|welcome|needed|wanted|left|reasons|because|so)\b|[,;:]|^(?:last|only|from|with|to|at|in|on|no|not|yes|never)\b|#/i;

/** Whether a subject is a plain noun phrase that a wording can be built around; anything else speaks for itself. */
export function isPlainPhrase(subject: string): boolean {
  const unquoted = subject.replace(/["“'‘][^"”'’]*["”'’]/g, 'title');
  const clause = /^(?:how|why|what|where|when|who|which)\b/i.test(subject);
  return (clause && !/[,;]/.test(subject)) || (unquoted.split(/\s+/).length <= 12 && !SENTENCE_LIKE.test(unquoted));
}

import { findFacts, withoutTrailingFacts } from './facts.ts';
import { withoutStop } from './mend.ts';
import { isClause, isPlural, type Tagger } from './tagger.ts';
import { isInstruction } from './wishes.ts';

/** What readers are told to do. */
export const CALL =
  /^(?:please |just |so |simply |then |and )*(?:book|call|come|visit|join|pre-?order|order|use|dm|message|text|email|e-mail|mail|sign up|register|rsvp|shop|try|grab|get (?:yours|your|in touch|tickets)|check out|follow|tag|comment|reply|apply|send|bring|pop (?:in|by)|swing by|drop (?:by|in)|stop by|see you|find us|don'?t miss|don'?t forget|save the date|click|link in bio|swipe|reserve|buy (?!one|1|two|2)|enter|vote|donate|subscribe|download|hurry|read (?:more|it|the)|watch|listen|learn more|details (?:at|on|in)|tickets (?:at|on|from)|more (?:info|at|details)|info at|treat yourself|say hi|let us know|tell us|contact|ask (?:for|us)|write to us|head (?:to|over)|mark your)\b/i;
const INCLUDE =
  /^(?:and |also |please |pls |then |you (?:can|should) )*(?:mention|include|add|say|note|cover|explain|stress|emphasi[sz]e|highlight|talk about|point out|write that|tell (?:them|people|everyone)|use the fact|make sure (?:to|you) (?:mention|say|include))\b(?: (?:that|how|the fact that|about))?\s*:?\s*|^(?:and |also )*that (?=(?:we|our|i|my|you|your|it|they|there|the)\b)/i;
const OWN_THOUGHT =
  /^(?:\d+\s?%|[€£$]\s?\d|\d+\s?(?:€|euro|dollar|pound)|free\b|from [€£$\d]|every\b|only\b|open (?:from|until|daily|all)|starts?\b|starting\b|until\b|use code|code\b|no (?:sign-?up|booking|reservation|ticket|appointment)|tickets?\b|limited\b|first (?:come|class|session|visit|month|one)|everyone (?:is )?welcome|all welcome|walk-? ?ins|kids\b|doors\b|booking\b|bookings\b|entry\b|deadline\b|apply\b|full-time|part-time|made (?:with|from|in)|available\b|pick-?up\b|delivery\b|back (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|reopening\b|ends\b|thanks?\b|thank you|sorry\b|launch(?:es|ing)? (?:on|in)\b|shipping\b|all handmade|\d+[.,]\d{2}$)/i;
const JOINT =
  /\s*(?:;|(?<!\b(?:says|said|writes|wrote|us)):(?=\s)|\s[-–—]+\s|,\s+(?:and |but |plus )?|\s+plus\s+|\s\|\s)\s*/u;
/** A piece that hangs on the one before it. */
const CONTINUES =
  /^(?:have|has|had|are|is|was|were|and|or|but|because|so|which|who|that|where|when|while|as|if|then|to|start in|except|including|such as)\b/i;
const RELATIVE = /^(?:which|who|whose|where|whom)\b/i;
const VERB_FIRST = /^(?:is|are|was|were|has|have|had|will|can|must|should|now|just|finally|\p{L}+(?:ed|es))\b/iu;
/** Participles that no reader takes for a noun; others are known by their grammar. */
const PARTICIPLE =
  /^(?:made|sold|woven|baked|done|hosted|led|built|designed|written|grown|roasted|brewed|sewn|knitted|painted|printed|taught|filled|served|inspired|based|located|powered|finished|handmade|launching|starting|including|featuring|replacing|saving|helping|housing|using|offering|syncing|meeting|facing|ending|running|opening|closing|working|teaching|serving|covering|celebrating|bringing|making|giving|turning)\s+\S/i;
/** 'Lena Ortiz, formerly at Siemens, takes over'. */
const APPOSITION = /^(?:formerly|previously|until now|currently|our|an?|the|once)\s/i;
/** '3 things I learned' announces a list. */
export const COUNTED = /^(?:\d+|two|three|four|five|six|seven|ten)\s/i;
const DETERMINED =
  /^(?:(?:join us (?:for|at)|join|come to|attend) )?(?:our|my|the|an?|this|these|your|\d+|two|three|four|five|six|new)\s/i;
/** A telephone number, a link or an address that was put aside. */
const CONTACT = /^(?:\uE000\d+\uE001|[+(]?\d[\d ()/-]{6,})[.!]?$/u;

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

function isParticiple(piece: string, grammar: Tagger): boolean {
  const first = piece.split(' ')[0] ?? '';
  return PARTICIPLE.test(piece) || (/ing$/i.test(first) && piece.includes(' ') && grammar.tags(first).has('Gerund'));
}

/** 'The flowers for the hotel, 40 tables, all white': a thing and what is said of it, not a list of things. */
function isThingWithTraits(pieces: string[], joints: string[], grammar: Tagger, listAlone: boolean): boolean {
  const [first = '', ...others] = pieces;
  const last = others.at(-1) ?? '';
  const plain = joints.every((joint) => /^\s*,\s+$/.test(joint)) && !/^(?:and|or)\s|\s(?:or)\s/i.test(last);
  if (others.length === 0 || !plain || pieces.some((one) => isClause(one, grammar) || RELATIVE.test(one))) return false;
  if (listAlone) return others.length >= 2 && pieces.some((one) => one.includes(' '));
  return (
    DETERMINED.test(first) &&
    (others.length > 1 ? !/\sand\s/i.test(last) || isParticiple(last, grammar) : isParticiple(last, grammar))
  );
}

/** Parts a text where a comma, colon or dash parts two thoughts instead of two items of a list. */
export function splitThoughts(text: string, grammar: Tagger, listAlone = false): string[] {
  const pieces = text.split(JOINT);
  const joints = text.match(new RegExp(JOINT, 'gu')) ?? [];
  const thoughts: string[] = [];
  const traits = isThingWithTraits(pieces, joints, grammar, listAlone);
  let listing = false;
  let interrupted = false;
  for (const [index, piece] of pieces.entries()) {
    const joint = joints[index - 1] ?? '';
    const last = thoughts.at(-1);
    const next = pieces[index + 1] ?? '';
    const date = /^which (?:is|are|will be|was) (?:on )?(.+)$/i.exec(piece)?.[1];
    // 'Our baker Amir, who has been with us for years, is retiring': the sentence goes on behind the aside.
    const opensAside =
      last !== undefined &&
      /^\s*,/.test(joints[index] ?? '') &&
      (RELATIVE.test(piece) ? VERB_FIRST.test(next) : APPOSITION.test(piece) && isVerb(next, grammar));
    const closesAside: boolean = interrupted;
    interrupted = opensAside && !closesAside;
    const hangs =
      last !== undefined &&
      (opensAside || closesAside || belongsTo(last, piece) || (RELATIVE.test(piece) && !isDate(date)));
    const aside = /^\s*,/.test(joint) && !listing && !traits && isParticiple(piece, grammar);
    const ofClause = last !== undefined && aside && isClause(last, grammar);
    // One aside belongs to its sentence; several are facts of their own.
    const several = isParticiple(next, grammar) || isParticiple(pieces[index - 1] ?? '', grammar);
    const firm =
      last !== undefined &&
      (/[;|:]|\s[-–—]+\s/.test(joint) || listing || traits || (endsWithFact(last) && !CONTINUES.test(piece)));
    // 'our open day: 200 visitors, 12 workshops': behind a colon, commas part items, unless a sentence follows.
    if (!hangs && (joint.includes(':') || (COUNTED.test(last ?? '') && /\s[-–—]+\s/.test(joint))))
      listing =
        COUNTED.test(last ?? '') || !pieces.slice(index).some((one) => isClause(one, grammar) || CALL.test(one));
    const alone =
      last === undefined ||
      (ofClause ? several : firm || standsAlone(piece, grammar) || (aside && (DETERMINED.test(last) || several)));
    const trait = /^which (.+)$/is.exec(piece)?.[1];
    if (trait && last !== undefined && thoughts.length > 1 && !isClause(last, grammar) && !opensAside)
      thoughts.push(`${isPlural(thoughts[0] ?? '', grammar) ? 'they' : 'it'} ${trait}`);
    else if (!hangs && alone) thoughts.push(isDate(date) ? date : piece);
    else thoughts.push(`${thoughts.pop()}${joint}${piece}`);
  }
  return thoughts.map((thought) => thought.trim()).filter(Boolean);
}

/** Whether a piece goes on with the verb that the subject waits for. */
function isVerb(piece: string, grammar: Tagger): boolean {
  const first = piece.split(' ')[0] ?? '';
  const tags = grammar.tags(first);
  return (
    /^(?:is|are|was|were|has|have|will|takes|joins|becomes|leaves|moves|starts|wins|opens|won|left|joined)$/i.test(
      first,
    ) ||
    ((tags.has('PresentTense') || tags.has('PastTense')) &&
      !tags.has('Plural') &&
      !tags.has('Gerund') &&
      !tags.has('Noun'))
  );
}

function isDate(text: string | undefined): text is string {
  return text !== undefined && isTime(text);
}

/** A contact, a further time or the town behind a street belongs to the thought before it. */
function belongsTo(last: string, piece: string): boolean {
  return CONTACT.test(piece) || (endsWithTime(last) && isTime(piece)) || goesOnAsPlace(last, piece);
}

function isTime(piece: string): boolean {
  return findFacts(piece).when === withoutStop(piece);
}

/** '18 October, 11am-5pm' is one time. */
function endsWithTime(thought: string): boolean {
  const { when } = findFacts(thought);
  return when !== null && thought.endsWith(when);
}

/** '12 King Street, Leeds' is one place. */
function goesOnAsPlace(thought: string, piece: string): boolean {
  const { where } = findFacts(thought);
  return where !== null && thought.endsWith(where) && /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?[.!]?$/u.test(piece);
}

function endsWithFact(thought: string): boolean {
  const { when, price } = findFacts(thought);
  return withoutTrailingFacts(thought) !== thought || when === thought || price === thought;
}

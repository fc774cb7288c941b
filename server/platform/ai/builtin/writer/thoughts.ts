import { findFacts, withoutTrailingFacts } from './facts.ts';
import { lowerFirst, mendWords, sentence, withoutStop } from './mend.ts';
import { CALL, COUNTED, withoutInclude } from './split-thoughts.ts';
import { isClause, type Tagger } from './tagger.ts';
import { isInstruction } from './wishes.ts';

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

/** 'Join our free webinar' names what it is about. */
const INVITED = /^(?:please )?(?:join us (?:for|at)|join|come to|attend) ((?:our|the|an?|my)\s.+)$/i;
const SHOUT = /^[\p{L}'’-]+(?: [\p{L}'’-]+)?!+$/u;

/** 'come early they go fast' as it is written: with a comma before the reason. */
function unhurried(call: string): string {
  return call.replace(
    /^((?:come|hurry|order|book|be|act|get)(?: \p{L}+){0,3}?) (?=(?:they|it|we|there)(?:['’]\p{L}+)? \p{L})/iu,
    '$1, ',
  );
}

/** Sorts thoughts by what they are. */
export function sortThoughts(thoughts: string[], grammar: Tagger): Sorted {
  const sorted: Sorted = { subject: null, statements: [], points: [], calls: [], instructions: [] };
  const isFirst = () => sorted.subject === null && sorted.statements.length === 0 && sorted.points.length === 0;
  let shout = '';
  const state = (statement: string) => {
    sorted.statements.push(`${shout}${sentence(statement)}`);
    shout = '';
  };
  for (const [index, raw] of thoughts.entries()) {
    if (isInstruction(raw)) {
      sorted.instructions.push(raw);
      continue;
    }
    const thought = mendWords(withoutInclude(raw).replace(PICTURED, '')).trim();
    if (!/[\p{L}\p{N}\uE000]/u.test(thought)) continue;
    const ours = fromFragment(thought, isFirst());
    const joined = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) joining ((?:us|our|the|as)\b.*)$/u.exec(thought);
    const invited = isFirst() ? INVITED.exec(thought)?.[1] : undefined;
    const isTimeOnly = findFacts(thought).when === withoutStop(thought).replace(/ only$/i, '');
    // 'Restock!! The mugs are back': the shout opens the sentence behind it.
    if (isFirst() && SHOUT.test(thought) && index < thoughts.length - 1 && isClause(thoughts[index + 1] ?? '', grammar))
      shout = `${sentence(thought)} `;
    else if (invited && !isClause(invited, grammar)) sorted.subject = withoutStop(invited);
    else if (COUNTED.test(sorted.subject ?? '') && !isClause(thought, grammar))
      sorted.points.push(withoutStop(thought));
    else if (CALL.test(thought)) sorted.calls.push(sentence(unhurried(thought)));
    else if (ours) state(ours);
    else if (joined) state(`${joined[1]} is joining ${joined[2]}`);
    else if (isClause(thought, grammar) || thought.endsWith('?') || /^\p{Lu}[\p{L} ]{2,24}: .+[.!]$/su.test(thought))
      state(thought);
    else if (isTimeOnly && (thoughts.length > 1 || !isFirst())) sorted.points.push(withoutStop(thought));
    else if (thought.endsWith('!') && !isFirst()) state(thought);
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
function fromFragment(thought: string, isFirst: boolean): string | null {
  const noun = /^(?:opening|closing) (?:hours|times|night|party|day)\b|^open (?:day|house|evening|studio|mic)\b/i.test(
    thought,
  );
  if (noun || !((isFirst && DOING.test(thought)) || STATE.test(thought))) return null;
  const [, told = thought, sorry = ''] = /^(.+?)[,.]?\s+(sorry!*)$/is.exec(thought) ?? [];
  return `${sentence(`we're ${told.replace(/^\S/, (letter) => letter.toLowerCase())}`)}${sorry ? ' Sorry!' : ''}`;
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

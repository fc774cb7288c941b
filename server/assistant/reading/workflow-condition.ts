import { written } from '../../../domain/workflow/agent-references.ts';
import type { BranchRule } from '../../../domain/workflow/branch.ts';
import type { Way } from '../../../domain/workflow/way.ts';
import { hear } from './turn/said.ts';

/** A branch in words: what decides, and what is done on each way; empty where nothing is. */
export interface Condition {
  /** In words. */
  what: string;
  /** Null where it counts what no rule counts. */
  rule: BranchRule | null;
  /** Whether it speaks of 'the text', not of 'it'. */
  isOnText: boolean;
  ways: Record<Way, string>;
}

const IF =
  /^(.*?)(?:^|[,;.]\s*(?:and |then )*|\s+(?:and |then )*)(?:if|when) ((?:it|its|this|that|the (?:text|post|result))\b[^,;]*?)(?:,\s*(?:then )?|\s+then\s+)(.+)$/is;
const OTHERWISE = /(?:[,;.]\s*|\s+)(?:and )?(?:otherwise|else|if not)\b,?\s*/i;
/** What comes after both ways: a sentence of its own, or after 'then'. */
const AFTER =
  /(?:[.;]\s+(?:and |then |after that,? |finally,? )*|,?\s+(?:and then|then|after that|finally),?\s+)(?=\S)/i;
const NOTHING = /^(?:(?:do )?nothing|leave it(?: as it is)?|keep it(?: as it is)?|hand it on|go on)\W*$/i;

/** A description before, at and after its 'if'; without one all of it stands before. */
export function cutAtCondition(said: string): { before: string; condition: Condition | null; after: string } {
  const [, before = '', what, rest = ''] = IF.exec(said) ?? [];
  if (what === undefined) return { before: said, condition: null, after: '' };
  const [yes = '', ...no] = rest.split(OTHERWISE);
  const [last = '', ...after] = (no.length > 0 ? no.join(' ') : yes).split(AFTER);
  const ways = no.length > 0 ? { yes, no: last } : { yes: last, no: '' };
  const done = { yes: ways.yes.replace(NOTHING, ''), no: ways.no.replace(NOTHING, '') };
  return {
    before,
    condition: { what: what.trim(), rule: ruleIn(what), isOnText: /^the (?:text|post)\b/i.test(what), ways: done },
    after: after.join('. '),
  };
}

const NUMBER = '(\\d[\\d.,]*)';
const LONGER = new RegExp(`\\b(?:longer than|more than|over|above|exceeds) ${NUMBER}`, 'i');
const SHORTER = new RegExp(`\\b(?:shorter than|less than|fewer than|under|below) ${NUMBER}`, 'i');
const COUNTED = /\b\d[\d.,]* (?:words|sentences|lines|paragraphs)\b/i;
const SAYS = /\b(?:contains?|mentions?|says?|includes?|has|have) (the words? )?["“„«'‘]?(.+?)["”“»'’]?$/i;
const SAYS_NOT = /\b(?:not|n[’']t|never|no)\b/i;

/** What decides, read from words; what no rule says is a question for a model. */
function ruleIn(what: string): BranchRule | null {
  const words = what.trim();
  if (COUNTED.test(words)) return null;
  const number = (found: RegExpExecArray): number => Number(found[1]?.replace(/\D/g, ''));
  const longer = LONGER.exec(words);
  if (longer) return { on: 'longer', than: number(longer) };
  const shorter = SHORTER.exec(words);
  if (shorter) return { on: 'shorter', than: number(shorter) };
  const [platform] = hear(words).phrases.flatMap(({ meaning }) =>
    meaning.kind === 'platforms' ? meaning.platforms : [],
  );
  if (platform && /\bfor\b|\bgoes (?:out )?(?:on|to)\b/i.test(words)) return { on: 'platform', platform };
  const [, isWord, sought] = SAYS.exec(words) ?? [];
  if (sought !== undefined) {
    if (SAYS_NOT.test(words.slice(0, words.length - sought.length))) return { on: 'lacks', what: sought };
    return isWord ? { on: 'word', what: sought } : { on: 'contains', what: sought };
  }
  return { on: 'question', ask: `Is it true that ${words}?` };
}

/** What people say of their brand and of the day, as references. */
const SAID_FACTS: [RegExp, string][] = [
  [
    /\b(?:(?:our|my|the) )?(?:brand|company|shop)(?:[’']s)? name\b|\bthe name of (?:our|my|the) brand\b/gi,
    written('brand', 'name'),
  ],
  [/\b(?:our|my|the(?: brand[’']s)?) tagline\b/gi, written('brand', 'tagline')],
  [/\btoday[’']s date\b|\bthe (?:date|day) of the run\b/gi, written('run', 'date')],
];

/** A description whose words for brand and day are references. */
export function withReferences(said: string): string {
  return SAID_FACTS.reduce((text, [words, reference]) => text.replace(words, reference), said);
}

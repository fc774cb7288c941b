import { OWN_NOUN, PLATFORM_NAME } from '../../../lib/platform-words.ts';
import { bestCut } from './cut-spans.ts';
import { ROLES, type Role } from './roles.ts';
import type { Scores } from './votes.ts';
import type { MessageWords } from './words.ts';

/**
 * How much likelier than matter a stretch must be, as a logarithm, before it is kept from readers. What is left in by mistake
 * its author sees and strikes; what is left out is lost without a trace, so doubt keeps it. Before the matter begins, where
 * most people say what they want, little is enough.
 */
const SURE: Partial<Record<Role, { first: number; later: number }>> = {
  constraint: { first: 3, later: 7 },
  aside: { first: 3, later: 7 },
  order: { first: 2, later: 3 },
  when: { first: 1, later: 1 },
};

/** What speaks of the text itself, or of a secret, is said to its writer, however little the votes know it. */
const OF_THE_TEXT = new RegExp(
  String.raw`(?<!\p{L})(?:hash ?tags?|tags?|emojis?|smileys?|characters?|chars?|comment|notes?|versions?|answers|website|nothing else|signs|words?|sentences?|paragraphs?|paras?|lines?|lists?|bullet\p{L}*|(?<=\d )numbered|numbered (?:list|steps|points)|commas?|caps|capitals|exclamation|caption|posts?|${OWN_NOUN}s?|${PLATFORM_NAME}|reels?|text|copy|headline|title|tone|style|link|languages?|english|german|french|spanish|italian|welsh|irish|dutch|portuguese|order|rt|tl;dr|zeichen|wörter|sätze|satz|caracteres|palabras|frases?|caractères|mots|phrases?|palavras|caratteri|parole|frasi|hashtags?|max|tops|under \d+|let on|secret|kept? quiet|between us)(?!\p{L})`,
  'iu',
);

/** So is what asks somebody to write, and '(don't cheer it up)': in brackets 'it' is the text. */
const TO_THE_WRITER =
  /(?<!\p{L})(?:can|could|would|will) (?:you|u) (?:please )?(?:do|make|write|put|post|draft|say|add|share)(?!\p{L})/iu;
const OF_IT = /^\(?[^()]*(?<!\p{L})it(?!\p{L})[^()]*$/iu;

/** Whether words speak of the text or ask somebody to write it. */
export const isOfTheText = (words: string): boolean => OF_THE_TEXT.test(words) || TO_THE_WRITER.test(words);

/** Stretches end where sentences do, and at brackets and dashes. */
const ENDS = /[.!?…\n()[\]]|\s[-–—]\s/u;

interface Stretch {
  role: Role;
  from: number;
  to: number;
}

function stretchesOf({ words, gaps }: MessageWords, roles: number[]): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (let to = 1; to <= words.length; to++) {
    if (to < words.length && roles[to] === roles[to - 1] && !ENDS.test(gaps[to] ?? '')) continue;
    stretches.push({ role: ROLES[roles[from] as number] as Role, from, to });
    from = to;
  }
  return stretches;
}

/** Whether a stretch is one with what is said to the writer beside it: a wish behind its order, an opening before one. */
function isBesideOrder({ gaps }: MessageWords, stretches: Stretch[], at: number): boolean {
  const [before, own, next] = [stretches[at - 1], stretches[at], stretches[at + 1]];
  const isTold = stretches.slice(0, at).some(({ role }) => role === 'matter');
  if (own?.role === 'constraint' && before?.role === 'order' && !ENDS.test(gaps[own.from] ?? '')) return true;
  return !isTold && next !== undefined && (next.role === 'order' || next.role === 'platform');
}

function isForWriter(cut: MessageWords, stretches: Stretch[], at: number): boolean {
  const { from, to } = stretches[at] as Stretch;
  const text = cut.message.slice(cut.words[from]?.from, cut.words[to - 1]?.to);
  const isBracketed = /[([]\s*$/.test(cut.gaps[from] ?? '') && /^\s*[)\]]/.test(cut.gaps[to] ?? '');
  return isOfTheText(text) || (isBracketed && OF_IT.test(text)) || isBesideOrder(cut, stretches, at);
}

/** The roles of the words where everything is matter that is not surely something else. */
export function sureRoles(cut: MessageWords, scores: Scores): number[] {
  const first = keepDoubtful(cut, scores, { ...bestCut(scores), held: new Set() });
  // What was sure beside an order may be in doubt where that order was none; twice is enough, and bounded.
  return first.held.size === 0 ? first.roles : keepDoubtful(cut, scores, first).roles;
}

interface Judgement {
  roles: number[];
  sum: number;
  /** Words that are held to be matter. */
  held: ReadonlySet<number>;
}

/** Each look cuts the whole message anew; nobody has more to say to the writer. */
const MOST_LOOKS = 24;

/** Looks at each stretch once, from the first word to the last. */
function keepDoubtful(cut: MessageWords, scores: Scores, given: Judgement): Judgement {
  let best = given;
  let looks = 0;
  for (let at = 0; at < cut.words.length && looks < MOST_LOOKS; ) {
    const stretches = stretchesOf(cut, best.roles);
    const i = stretches.findIndex(({ from }) => from >= at);
    const stretch = stretches[i];
    if (!stretch) break;
    if (inDoubt(cut, stretches, i)) {
      looks += 1;
      const held = new Set([...best.held, ...wordsOf(stretch)]);
      const told = bestCut(scores, [], { role: ROLES.indexOf('matter'), words: held });
      if (best.sum - told.sum < sureOf(stretches, i)) best = { ...told, held };
    }
    at = stretch.to;
  }
  return best;
}

const sureOf = (stretches: Stretch[], at: number): number => {
  const isLater = stretches.slice(0, at).some(({ role }) => role === 'matter');
  return SURE[stretches[at]?.role ?? 'matter']?.[isLater ? 'later' : 'first'] ?? 0;
};

const inDoubt = (cut: MessageWords, stretches: Stretch[], at: number): boolean =>
  sureOf(stretches, at) > 0 && !isForWriter(cut, stretches, at);

const wordsOf = ({ from, to }: Stretch): number[] => Array.from({ length: to - from }, (_, i) => from + i);

import { figureOf } from '../facts.ts';
import { stemOf, topicWords } from '../said.ts';
import type { CorrectionSpan } from './cut-correction.ts';
import { type DraftPiece, type TextWord, textWords } from './draft-pieces.ts';
import type { FreshWords } from './fresh-words.ts';
import { isNear } from './likeness.ts';
import type { CorrectionReading } from './readings.ts';

/** A set of words of the message, as bits. */
type Bits = number;
/** More words than bits are not looked at. */
const MOST_WORDS = 31;

interface SaidWord extends TextWord {
  lower: string;
  stem: string;
}

/** How the words of a message stand to one piece of the draft. */
interface Standing {
  inside: Bits;
  near: Bits;
  clause: Bits;
  sentence: Bits;
  /** Words that name its kind: 'price' for an amount. */
  kind: Bits;
  nth: Bits;
  /** How many of its own words tell something. */
  full: number;
  before: string;
  after: string;
  evidence: string[];
}

/** A message with its draft, laid out for the evidence. */
export interface EvidenceLayout {
  say: string;
  draft: string;
  words: SaidWord[];
  roles: Record<CorrectionSpan['role'], Bits>;
  pieces: Map<DraftPiece, Standing>;
  fresh: Map<FreshWords, { own: Bits; before: string; after: string; evidence: string[] }>;
  message: string[];
  /** How many pieces of the draft are facts of each kind. */
  kinds: Map<string, number>;
  sentences: number;
}

const KIND_NAMES: [RegExp, string[]][] = [
  [
    /^(?:prices?|costs?|fees?|amounts?|entry|entrance|admission|deposit|rent|charge|rate|pay|money|quid|euros?|pounds?)$/,
    ['money', 'number'],
  ],
  [/^(?:phone|number|tel|mobile)$/, ['phone']],
  [/^(?:link|url|website|site|web)$/, ['link']],
  [/^(?:e?mail|address)$/, ['mail', 'link']],
  [/^(?:date|deadline)$/, ['date', 'ordinal']],
  [/^(?:days?)$/, ['weekday', 'date', 'ordinal']],
  [
    /^(?:times?|hours|start|starts|starting|begins?|opens?|opening|doors|clock|kick|leaves)$/,
    ['time', 'range', 'number'],
  ],
  [
    /^(?:until|till|til|closes?|closing|ends?|finish|finishes|shuts?|stops?)$/,
    ['time', 'range', 'number', 'weekday', 'date'],
  ],
  [/^(?:percent|percentage|discount|off)$/, ['measure']],
  [/^(?:weeks?|months?|minutes?|mins?|long|length|duration)$/, ['measure']],
];
const NTH: [RegExp, (piece: DraftPiece, laid: { draft: string }) => boolean][] = [
  [/^(?:first|opening|opener|start|top|beginning)$/, ({ from }) => from < 3],
  [/^(?:last|final|closing|end|ending|bottom)$/, ({ to }, { draft }) => to > draft.trimEnd().length - 3],
  [/^(?:second|2nd)$/, ({ sentence, from }, { draft }) => from === sentence[0] && marksIn(draft.slice(0, from)) === 1],
  [/^(?:third|3rd)$/, ({ sentence, from }, { draft }) => from === sentence[0] && marksIn(draft.slice(0, from)) === 2],
  [/^(?:brackets?|parenthes[ie]s|parens)$/, ({ kind }) => kind === 'bracket'],
  [/^(?:hash ?tags?|tags?|emojis?|smiley)$/, ({ kind }) => kind === 'sign'],
  [/^(?:sentences?|lines?)$/, ({ kind }) => kind === 'sentence' || kind === 'row'],
];
const marksIn = (text: string): number => text.match(/[.!?](?=\s)|\n+/g)?.length ?? 0;

const count = (bits: Bits): number => {
  let left = bits;
  let sum = 0;
  for (; left !== 0; left &= left - 1) sum++;
  return sum;
};
const most = (number: number, limit: number): number => Math.min(number, limit);

/** Lays a message and its draft out for the evidence. */
export function layOutReadings(
  say: string,
  draft: string,
  spans: CorrectionSpan[],
  readings: CorrectionReading[],
): EvidenceLayout {
  const words = textWords(say)
    .slice(0, MOST_WORDS)
    .map((word) => {
      const lower = word.text.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '');
      return { ...word, lower, stem: topicWords(lower)[0]?.stem ?? (/\d/.test(lower) ? lower : figureOf(lower)) };
    });
  const bitsOf = (is: (word: SaidWord) => boolean): Bits =>
    words.reduce((bits, word, i) => (is(word) ? bits | (1 << i) : bits), 0);
  const roleBits = (role: CorrectionSpan['role']): Bits =>
    bitsOf(({ from }) => spans.some((span) => span.role === role && from >= span.from && from < span.to));
  const laid: EvidenceLayout = {
    say,
    draft,
    words,
    roles: {
      cue: roleBits('cue'),
      old: roleBits('old'),
      new: roleBits('new'),
      where: roleBits('where'),
      why: roleBits('why'),
    },
    pieces: new Map(),
    fresh: new Map(),
    message: [],
    kinds: new Map(),
    sentences: marksIn(draft) + 1,
  };
  for (const piece of new Set(readings.flatMap(({ piece: one }) => one ?? [])))
    if (piece.kind === 'fact') laid.kinds.set(`${piece.fact}`, (laid.kinds.get(`${piece.fact}`) ?? 0) + 1);
  for (const { piece, fresh } of readings) {
    if (piece && !laid.pieces.has(piece)) laid.pieces.set(piece, standingOf(piece, laid, bitsOf));
    if (fresh && !laid.fresh.has(fresh)) laid.fresh.set(fresh, freshStanding(fresh, laid, bitsOf));
  }
  laid.message = messageEvidence(laid);
  return laid;
}

const stemsIn = (text: string): Set<string> =>
  new Set(textWords(text).map(({ text: word }) => topicWords(word)[0]?.stem ?? figureOf(word.toLowerCase())));

function standingOf(
  piece: DraftPiece,
  laid: EvidenceLayout,
  bitsOf: (is: (word: SaidWord) => boolean) => Bits,
): Standing {
  const { draft } = laid;
  const own = stemsIn(piece.text);
  const clause = stemsIn(`${draft.slice(piece.clause[0], piece.from)} ${draft.slice(piece.to, piece.clause[1])}`);
  const sentence = stemsIn(`${draft.slice(piece.sentence[0], piece.from)} ${draft.slice(piece.to, piece.sentence[1])}`);
  const isFull = ({ isFull: tells }: SaidWord): boolean => tells;
  const kinds = KIND_NAMES.filter(([, names]) => piece.fact && names.includes(piece.fact)).map(([name]) => name);
  const orders = NTH.filter(([, is]) => is(piece, laid)).map(([name]) => name);
  const full = textWords(piece.text).filter(({ isFull: tells }) => tells).length;
  const left = textWords(draft.slice(...piece.sentence)).length - textWords(piece.text).length;
  const neighbour = (text: string | undefined): string => stemOf((text ?? '').toLowerCase());
  return {
    inside: bitsOf((word) => isFull(word) && own.has(word.stem)),
    near: bitsOf(
      (word) =>
        isFull(word) &&
        word.lower.length > 3 &&
        !own.has(word.stem) &&
        [...own].some((stem) => isNear(stem, word.stem)),
    ),
    clause: bitsOf((word) => isFull(word) && clause.has(word.stem)),
    sentence: bitsOf((word) => isFull(word) && sentence.has(word.stem)),
    kind: bitsOf(({ lower }) => kinds.some((name) => name.test(lower))),
    nth: bitsOf(({ lower }) => orders.some((name) => name.test(lower))),
    full,
    before: neighbour(/(\p{L}+)\W*$/u.exec(draft.slice(piece.sentence[0], piece.from))?.[1]),
    after: neighbour(/^\W*(\p{L}+)/u.exec(draft.slice(piece.to, piece.sentence[1]))?.[1]),
    evidence: [
      `piece ${piece.kind} ${piece.fact}`,
      `piece ${piece.kind}`,
      `size ${piece.kind} ${most(full, 6)}`,
      `only ${piece.kind} ${piece.fact} ${most(laid.kinds.get(`${piece.fact}`) ?? 0, 3)}`,
      `left ${piece.kind} ${most(left, 4)}`,
      `ends ${piece.kind} ${/^\s*(?:[.!?\n]|$)/.test(draft.slice(piece.to))}`,
      `marked ${piece.kind} ${/[,;:(–—]\s*$/.test(draft.slice(0, piece.from))} ${/^\s*[,;:)–—]/.test(draft.slice(piece.to))}`,
      `opens ${piece.kind} ${piece.from === piece.sentence[0]} ${piece.from === 0}`,
      `first word ${piece.kind} ${/^\p{L}+/u.exec(piece.text)?.[0].toLowerCase() ?? '-'}`,
    ],
  };
}

function freshStanding(
  fresh: FreshWords,
  laid: EvidenceLayout,
  bitsOf: (is: (word: SaidWord) => boolean) => Bits,
): { own: Bits; before: string; after: string; evidence: string[] } {
  const { words, roles } = laid;
  const own = bitsOf(({ from }) => from >= fresh.from && from < fresh.to);
  const first = words.findIndex(({ from }) => from >= fresh.from);
  const last = words.findLastIndex(({ from }) => from < fresh.to);
  const [before, after] = [words[first - 1]?.lower ?? '<', words[last + 1]?.lower ?? '>'];
  const size = count(own);
  const share = (part: number, whole: number): string => (part === 0 ? 'no' : part === whole ? 'all' : 'some');
  const asCut = `${share(count(own & roles.new), size)} ${share(count(own & roles.new), count(roles.new))}`;
  const roleAt = (at: number): string =>
    Object.entries(roles).find(([, bits]) => at >= 0 && (bits >> at) & 1)?.[0] ?? '-';
  const sign = laid.say.slice(fresh.to).trimStart().charAt(0);
  return {
    own,
    before,
    after,
    evidence: [
      `fresh ${fresh.kind}`,
      `fresh ${fresh.kind} ${fresh.fact}`,
      `cut ${asCut}`,
      `cut ${fresh.kind} ${asCut}`,
      `roles ${roleAt(first - 1)} ${roleAt(last + 1)}`,
      `before ${before}`,
      `before ${words[first - 2]?.lower ?? '<'} ${before}`,
      `opens ${words[first]?.lower ?? ''}`,
      `ends ${words[last]?.lower ?? ''}`,
      `after ${after}`,
      `sign ${/[\p{L}\p{N}]/u.test(sign) ? 'none' : sign}`,
      `length ${most(size, 8)}`,
      `length ${fresh.kind} ${most(size, 5)}`,
      `to end ${most(words.length - last - 1, 3)} from start ${most(first, 3)}`,
      `old in it ${share(count(own & roles.old), size)}`,
      `why in it ${share(count(own & roles.why), size)}`,
      `where in it ${share(count(own & roles.where), size)}`,
    ],
  };
}

function messageEvidence({ words, roles }: EvidenceLayout): string[] {
  const has = Object.entries(roles)
    .filter(([, bits]) => bits !== 0)
    .map(([role]) => role);
  const cues = words.filter((_, i) => !(((roles.new | roles.old) >> i) & 1)).map(({ lower }) => lower);
  return [
    'always',
    `has ${has.join(' ')}`,
    ...has.map((role) => `has ${role}`),
    ...new Set(cues.map((word) => `cue ${word}`)),
    ...new Set(cues.slice(1).map((word, i) => `cues ${cues[i]} ${word}`)),
    `opens ${words[0]?.lower}`,
    `opens ${words[0]?.lower} ${words[1]?.lower}`,
    `length ${most(words.length >> 1, 6)}`,
  ];
}

/** The evidence of a reading in parts, of which many readings share the first three: the message, the new words, the piece. */
export function evidenceOfReading(
  { change, piece, fresh, to, at }: CorrectionReading,
  laid: EvidenceLayout,
): EvidencePart[] {
  const isBeside = at === 'after' || at === 'before';
  const kind = isBeside ? 'beside' : change;
  const own = fresh ? laid.fresh.get(fresh) : undefined;
  const standing = piece ? laid.pieces.get(piece) : undefined;
  const parts: EvidencePart[] = [
    [`${kind} ${at}`, null, () => laid.message.flatMap((name) => [name, `${at} ${name}`])],
  ];
  if (own && fresh) parts.push([kind, fresh, () => [...own.evidence, ...(piece ? [] : addedEvidence(own.own, laid))]]);
  if (standing && piece) parts.push([kind, piece, () => standing.evidence]);
  if (standing && piece)
    parts.push([
      kind,
      undefined,
      () => [
        ...namedEvidence(piece, standing, own?.own ?? 0, laid),
        ...(fresh && own && change === 'replace' ? pairEvidence(piece, standing, fresh, own, to, laid) : []),
        `at ${at} ${piece.kind}`,
      ],
    ]);
  return parts;
}

/** What is seen, by the kind of reading and by what it is seen of; undefined where it is seen of this reading alone. */
export type EvidencePart = [kind: string, of: FreshWords | DraftPiece | null | undefined, see: () => string[]];

const addedEvidence = (own: Bits, laid: EvidenceLayout): string[] => [
  `said in new ${most(saidIn(own, laid), 3)}`,
  `rest ${restOf(own, laid)}`,
];

const saidIn = (own: Bits, { words, draft }: EvidenceLayout): number => {
  const stems = stemsIn(draft);
  return words.filter(({ isFull, stem }, i) => isFull && (own >> i) & 1 && stems.has(stem)).length;
};
const restOf = (own: Bits, { words, roles }: EvidenceLayout): string =>
  `${most(words.filter(({ isFull }, i) => isFull && !((own >> i) & 1) && !((roles.why >> i) & 1)).length, 3)}`;

function namedEvidence(piece: DraftPiece, standing: Standing, own: Bits, { roles }: EvidenceLayout): string[] {
  const rest = ~own;
  const inside = count(standing.inside & rest);
  const isWhole = inside >= standing.full && standing.full > 0;
  const old = count(roles.old & rest);
  const oldInside = count(standing.inside & roles.old & rest);
  const oldMissing = most(old - oldInside, 3);
  return [
    `named ${piece.kind} ${most(inside, 3)} ${isWhole}`,
    `old ${piece.kind} ${most(oldInside, 3)} ${isWhole} ${oldMissing}`,
    `old ${most(oldInside, 2)} ${oldMissing === 0}`,
    `old in clause ${most(count(standing.clause & roles.old & rest), 2)} ${piece.kind}`,
    `old in sentence ${most(count(standing.sentence & roles.old & rest), 2)} ${piece.kind}`,
    `in clause ${most(count(standing.clause & rest), 3)}`,
    `in sentence ${most(count(standing.sentence & rest), 3)}`,
    `where in it ${most(count(standing.inside & roles.where & rest), 2)} ${piece.kind}`,
    `where beside ${most(count(standing.clause & roles.where & rest), 2)}`,
    `nearly ${most(count(standing.near & rest), 2)} ${piece.kind}`,
    `old nearly ${most(count(standing.near & roles.old & rest), 2)}`,
    `kind ${most(count(standing.kind & rest), 2)}`,
    `kind named ${piece.kind} ${count(standing.kind & roles.old & rest) > 0} ${standing.kind === 0}`,
    `nth ${most(count(standing.nth & rest), 2)} ${piece.kind}`,
    `nothing named ${inside + count(standing.clause & rest) === 0} ${piece.kind}`,
  ];
}

const figureIn = (text: string): number | null => {
  const figure = /\d[\d,]*(?:[.:]\d+)?/.exec(figureOf(text.toLowerCase()))?.[0];
  return figure === undefined ? null : Number(figure.replaceAll(',', '').replace(':', '.'));
};
const shapeOf = (text: string): string => (/\d[.:]\d/.test(text) ? 'parted' : /\d/.test(text) ? 'whole' : 'words');

function pairEvidence(
  piece: DraftPiece,
  standing: Standing,
  fresh: FreshWords,
  { own, before, after }: { own: Bits; before: string; after: string },
  to: string,
  { draft, say, words }: EvidenceLayout,
): string[] {
  const shared = count(standing.inside & own);
  const fullNew = words.filter(({ isFull }, i) => isFull && (own >> i) & 1).length;
  const [was, is] = [figureIn(piece.inner || piece.text), figureIn(fresh.inner || fresh.text)];
  const ratio = was && is ? most(Math.round(Math.abs(Math.log2(is / was)) * 2), 6) : 'none';
  const unit = standing.after === '' ? '-' : standing.after;
  const freshUnit = stemOf(after);
  const units = freshUnit === unit ? 'same' : words.some(({ lower }) => stemOf(lower) === unit) ? 'said' : 'other';
  const isSingle = !piece.text.includes(' ') && !to.includes(' ');
  const capitals = `${/^\p{Lu}/u.test(piece.text)} ${/^\p{Lu}/u.test(fresh.text)}`;
  const [first, last] = [
    textWords(piece.text)[0]?.text.toLowerCase(),
    textWords(piece.text).at(-1)?.text.toLowerCase(),
  ];
  const [newFirst, newLast] = [textWords(to)[0]?.text.toLowerCase(), textWords(to).at(-1)?.text.toLowerCase()];
  const pair = `${piece.kind} ${fresh.kind}`;
  return [
    `pair ${pair}`,
    `facts ${piece.fact} ${fresh.fact}`,
    `facts ${pair} ${piece.fact} ${fresh.fact}`,
    `ratio ${piece.fact} ${ratio}`,
    `shapes ${piece.fact} ${shapeOf(piece.text)} ${shapeOf(fresh.text)}`,
    `unit ${piece.fact} ${units}`,
    `unit after ${units} ${freshUnit === '>'}`,
    `lead ${standing.before !== '' && stemOf(before) === standing.before}`,
    `shared ${pair} ${most(shared, 2)} ${shared === fullNew}`,
    `same first ${first === newFirst} last ${last === newLast} ${pair}`,
    `spelt ${isSingle && isNear(piece.text, to)}`,
    `capitals ${capitals} ${piece.kind}`,
    `longer ${Math.max(-3, Math.min(3, textWords(to).length - textWords(piece.text).length))} ${piece.kind}`,
    `there ${draft.toLowerCase().includes(to.toLowerCase())}`,
    `shouted ${/\p{Lu}{3}/u.test(say) && !/\p{Ll}/u.test(say)} ${piece.kind}`,
  ];
}

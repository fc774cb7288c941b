import type { WordClass } from './lexicon.ts';
import type { FoundPhrase, Place } from './place.ts';

/**
 * The evidence: what can be seen of a word, by name. What each is worth for each role is learned from the corpus
 * (`npm run train`), never guessed. A row that would help is added here, and the training tells whether it does.
 */
type Row = [name: string, see: (look: Look) => string | Iterable<string> | undefined];

const NO_CLASSES: readonly WordClass[] = [];
const OUTSIDE_BEFORE = '<s>';
const OUTSIDE_AFTER = '</s>';

/** One word of a message with its surroundings. */
export class Look {
  readonly place: Place;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  #ahead: number | undefined;
  #behind: number | undefined;

  constructor(place: Place, at: number) {
    this.place = place;
    this.at = at;
    [this.from, this.to] = place.clauses[at] ?? [0, 0];
  }

  word(step: number): string {
    return this.wordAt(this.at + step);
  }

  wordAt(at: number): string {
    return this.place.lower[at] ?? (at < 0 ? OUTSIDE_BEFORE : OUTSIDE_AFTER);
  }

  classes(step: number): readonly (WordClass | '-' | '<s>' | '</s>')[] {
    const at = this.at + step;
    const known = this.place.classes[at];
    if (!known) return at < 0 ? [OUTSIDE_BEFORE] : [OUTSIDE_AFTER];
    return known.length > 0 ? known : ['-'];
  }

  /** The marks before the word (0) or after it (1). */
  sign(step: number): string {
    return this.place.signs[this.at + step] ?? '';
  }

  joined(at: number): string {
    return this.place.classes[at]?.join('+') ?? '';
  }

  /** The classes of the words of a stretch; neighbours ask for the same stretches, or for one word more. */
  classesIn(from: number, to: number): readonly WordClass[] {
    const { stretchClasses, classes } = this.place;
    if (to <= from) return NO_CLASSES;
    const key = from * (classes.length + 1) + to;
    const known = stretchClasses.get(key);
    if (known) return known;
    const shorter = stretchClasses.get(key - 1);
    const all = new Set(shorter);
    for (let i = shorter ? to - 1 : from; i < to; i++) for (const name of classes[i] ?? []) all.add(name);
    const found = all.size === shorter?.length ? shorter : [...all];
    stretchClasses.set(key, found);
    return found;
  }

  phrase(step: number): string {
    return phraseName(this.place.phrases[this.at + step]);
  }

  /** How many words further something is taken back; 0 where nothing is. */
  get takenBackAhead(): number {
    this.#ahead ??= takenBackAhead(this);
    return this.#ahead;
  }

  get takenBackBehind(): number {
    this.#behind ??= takenBackBehind(this);
    return this.#behind;
  }
}

const phraseName = (found: FoundPhrase | undefined): string => found?.kind ?? '';

function pairs(left: readonly string[], right: readonly string[]): string[] {
  const all: string[] = [];
  for (const a of left) for (const b of right) all.push(`${a} ${b}`);
  return all;
}

const most = (count: number, limit: number): number => Math.min(count, limit);

/** Words by which people take something back: 'Friday, no wait, Saturday'. */
const TAKES_BACK = new Set(
  `no wait sorry actually scratch mean meant rather oops correction nope nah whoops make autocorrect typo hang strike instead not wrong
  apologies äh nein quatsch perdón digo anzi pardon aliás mejor espera attends desculpa`.split(/\s+/),
);
const REACH = 6;

function takenBackAhead({ place, at }: Look): number {
  for (let k = 1; k <= REACH; k++) if (TAKES_BACK.has(place.lower[at + k] ?? '')) return k;
  return 0;
}

function takenBackBehind({ place, at }: Look): number {
  for (let k = 0; k <= REACH; k++) if (TAKES_BACK.has(place.lower[at - k] ?? '')) return k + 1;
  return 0;
}

/** A word of the same class on the other side of 'no, I mean': one of the two is the slip. */
function* twinsAhead(look: Look): Generator<string> {
  const ahead = look.takenBackAhead;
  if (ahead === 0) return;
  for (let k = 1; k < 5; k++)
    for (const name of look.place.classes[look.at + ahead + k] ?? []) if (look.classes(0).includes(name)) yield name;
}

const WORD_ROWS: Row[] = [
  ['always', () => ''],
  ['word', (l) => l.word(0)],
  ['before', (l) => l.word(-1)],
  ['after', (l) => l.word(1)],
  ['before2', (l) => l.word(-2)],
  ['after2', (l) => l.word(2)],
  ['pair', (l) => `${l.word(-1)} ${l.sign(0)} ${l.word(0)}`],
  ['pair after', (l) => `${l.word(0)} ${l.sign(1)} ${l.word(1)}`],
  ['three', (l) => `${l.word(-2)} ${l.word(-1)} ${l.word(0)}`],
  ['three after', (l) => `${l.word(0)} ${l.word(1)} ${l.word(2)}`],
  ['around', (l) => `${l.word(-1)} ${l.word(1)}`],
  ['ending', (l) => l.word(0).slice(-3)],
  ['beginning', (l) => l.word(0).slice(0, 4)],
  ['shape', (l) => (/^\d/.test(l.word(0)) ? l.word(0).replace(/\d/g, '9').slice(0, 6) : undefined)],
  ['capital', (l) => `${/^\p{Lu}/u.test(l.place.cut.words[l.at]?.text ?? '')} ${l.place.sentences[l.at] === l.at}`],
  ['signs', (l) => `${l.sign(0)}|${l.sign(1)}`],
  ['classes', (l) => l.joined(l.at)],
  ['class', (l) => l.classes(0)],
  ['sign class', (l) => pairs([l.sign(0)], l.classes(0))],
  ['class sign', (l) => pairs(l.classes(0), [l.sign(1)])],
  ['class class', (l) => pairs(l.classes(-1), l.classes(0))],
  ['class class after', (l) => pairs(l.classes(0), l.classes(1))],
  ['class word', (l) => pairs(l.classes(-1), [l.word(0)])],
  ['word class', (l) => pairs([l.word(0)], l.classes(1))],
  ['class before', (l) => l.classes(-1)],
  ['class after', (l) => l.classes(1)],
  ['class before2', (l) => l.classes(-2)],
  ['class after2', (l) => l.classes(2)],
  ['class around', (l) => pairs(l.classes(-1), l.classes(1))],
  ['money', (l) => moneyBeside(l)],
];

const CLAUSE_ROWS: Row[] = [
  ['clause opens', (l) => l.wordAt(l.from)],
  ['clause opens2', (l) => `${l.wordAt(l.from)} ${l.wordAt(l.from + 1)}`],
  ['clause opens as', (l) => `${l.joined(l.from)}|${l.joined(l.from + 1)}`],
  ['clause opens, class', (l) => pairs([l.wordAt(l.from)], [l.joined(l.at)])],
  ['clause ends', (l) => l.wordAt(l.to - 1)],
  ['clause place', (l) => `${most(l.at - l.from, 4)} ${l.joined(l.at)}`],
  ['clause length', (l) => `${most(l.to - l.from, 6)} ${l.joined(l.at)}`],
  ['clause signs', (l) => `${l.place.signs[l.from]} ${l.place.signs[l.to]}`],
  ['in clause', (l) => l.classesIn(l.from, l.to)],
  ['earlier in clause', (l) => l.classesIn(l.from, l.at)],
  ['later in clause', (l) => l.classesIn(l.at + 1, l.to)],
  ['clause before opens', (l) => (l.from > 0 ? l.wordAt(l.place.clauses[l.from - 1]?.[0] ?? 0) : OUTSIDE_BEFORE)],
  ['in clause before', (l) => (l.from > 0 ? l.classesIn(l.place.clauses[l.from - 1]?.[0] ?? 0, l.from) : undefined)],
  ['clause after opens', (l) => l.wordAt(l.to)],
  ['clause after opens2', (l) => `${l.wordAt(l.to)} ${l.wordAt(l.to + 1)}`],
  ['in clause after', (l) => l.classesIn(l.to, l.place.clauses[l.to]?.[1] ?? l.to)],
];

const MESSAGE_ROWS: Row[] = [
  ['sentence opens', (l) => l.wordAt(l.place.sentences[l.at] ?? 0)],
  [
    'sentence opens2',
    (l) => `${l.wordAt(l.place.sentences[l.at] ?? 0)} ${l.wordAt((l.place.sentences[l.at] ?? 0) + 1)}`,
  ],
  ['sentence opens as', (l) => [0, 1, 2].map((k) => l.joined((l.place.sentences[l.at] ?? 0) + k)).join('|')],
  ['earlier in sentence', (l) => l.classesIn(l.place.sentences[l.at] ?? 0, l.at)],
  ['message opens', (l) => l.wordAt(0)],
  ['message opens2', (l) => `${l.wordAt(0)} ${l.wordAt(1)}`],
  ['message opens as', (l) => `${l.joined(0)}|${l.joined(1)}`],
  ['from start', (l) => `${most(l.at, 4)}`],
  ['to end', (l) => `${most(l.place.lower.length - l.at, 4)}`],
  ['length', (l) => `${most(l.place.lower.length >> 3, 9)} ${most(clausesBefore(l), 2)}`],
  ['clause number', (l) => `${most(clausesBefore(l), 4)}`],
  ['quoted', (l) => `${l.place.isQuoted[l.at]}`],
  ['colon', (l) => `${colonSide(l)} ${most(clausesBefore(l), 2)}`],
  ['earlier', (l) => l.classesIn(0, l.at)],
  ['later', (l) => l.classesIn(l.at + 1, l.place.lower.length)],
];

const GRAMMAR_ROWS: Row[] = [
  ['phrase', (l) => l.phrase(0)],
  [
    'phrase edge',
    (l) => (l.phrase(0) ? `${l.phrase(0)} ${sameBefore(l)} ${sameAfter(l)}` : `${l.phrase(-1)}|${l.phrase(1)}`),
  ],
  ['phrase in clause', (l) => phrasesIn(l)],
  ['taken back ahead', (l) => (l.takenBackAhead ? `${l.takenBackAhead} ${l.word(l.takenBackAhead)}` : undefined)],
  [
    'taken back behind',
    (l) => (l.takenBackBehind ? `${l.takenBackBehind} ${l.word(1 - l.takenBackBehind)}` : undefined),
  ],
  ['steps to taking back', (l) => `${l.takenBackAhead}|${l.takenBackBehind}`],
  ['twin ahead', (l) => new Set(twinsAhead(l))],
];

const BORDER_ROWS: Row[] = [
  ['', () => ''],
  ['sign', (l) => l.sign(0)],
  ['word', (l) => l.word(0)],
  ['before', (l) => l.word(-1)],
  ['class class', (l) => pairs(l.classes(-1), l.classes(0))],
  ['sign class', (l) => pairs([l.sign(0)], l.classes(0))],
  ['before sign', (l) => `${l.word(-1)} ${l.sign(0)}`],
];

const START_ROWS: Row[] = [
  ['word', (l) => l.word(0)],
  ['pair', (l) => `${l.word(0)} ${l.word(1)}`],
  ['sign', (l) => l.sign(0)],
  ['sign word', (l) => `${l.sign(0)} ${l.word(0)}`],
  ['before', (l) => l.word(-1)],
  ['before sign', (l) => `${l.word(-1)} ${l.sign(0)}`],
  ['before word', (l) => `${l.word(-1)} ${l.word(0)}`],
  ['before pair', (l) => `${l.word(-2)} ${l.word(-1)}`],
  ['class', (l) => l.classes(0)],
  ['class class', (l) => pairs(l.classes(0), l.classes(1))],
  ['class before', (l) => pairs(l.classes(-1), l.classes(0))],
  ['sign class', (l) => pairs([l.sign(0)], l.classes(0))],
  ['phrase', (l) => `${l.phrase(-1)}|${l.phrase(0)} ${sameBefore(l)}`],
];

const END_ROWS: Row[] = [
  ['word', (l) => l.word(0)],
  ['pair', (l) => `${l.word(-1)} ${l.word(0)}`],
  ['sign', (l) => l.sign(1)],
  ['word sign', (l) => `${l.word(0)} ${l.sign(1)}`],
  ['after', (l) => l.word(1)],
  ['word after', (l) => `${l.word(0)} ${l.word(1)}`],
  ['sign after', (l) => `${l.sign(1)} ${l.word(1)}`],
  ['after pair', (l) => `${l.word(1)} ${l.word(2)}`],
  ['class', (l) => l.classes(0)],
  ['class after', (l) => pairs(l.classes(0), l.classes(1))],
  ['sign class', (l) => pairs([l.sign(1)], l.classes(1))],
  ['classes after', (l) => pairs(l.classes(1), l.classes(2))],
  ['phrase', (l) => `${l.phrase(0)}|${l.phrase(1)} ${sameAfter(l)}`],
];

/** Where a kind of evidence counts: for a word, for the border before it, for a span that begins or ends with it. */
export const EVIDENCE = {
  word: [...WORD_ROWS, ...CLAUSE_ROWS, ...MESSAGE_ROWS, ...GRAMMAR_ROWS],
  border: BORDER_ROWS,
  start: START_ROWS,
  end: END_ROWS,
} satisfies Record<string, Row[]>;
export type EvidenceKind = keyof typeof EVIDENCE;

/** Looks at one word: tells what each row of a kind sees there. */
export function lookAt(look: Look, kind: EvidenceKind, tell: (row: number, what: string) => void): void {
  const rows = EVIDENCE[kind];
  for (let row = 0; row < rows.length; row++) {
    const what = (rows[row] as Row)[1](look);
    if (what === undefined) continue;
    if (typeof what === 'string') tell(row, what);
    else for (const each of what) tell(row, each);
  }
}

/** All evidence of one kind, word by word, each by its name and what was seen. */
export function evidenceOf(place: Place, kind: EvidenceKind): string[][] {
  return place.lower.map((_, at) => {
    const seen: string[] = [];
    lookAt(new Look(place, at), kind, (row, what) => seen.push(`${EVIDENCE[kind][row]?.[0]}=${what}`));
    return seen;
  });
}

const MONEY = /[€$£₦₱¥]/u;

/** The sign of a currency that leans on a figure: gaps as evidence leave it out. */
function moneyBeside({ place, at }: Look): string | undefined {
  const { gaps } = place.cut;
  if (MONEY.test(gaps[at]?.slice(-1) ?? '')) return 'before';
  return /^ ?[€$£₦₱¥]/u.test(gaps[at + 1] ?? '') ? 'after' : undefined;
}

function clausesBefore({ place, from }: Look): number {
  let count = 0;
  for (let at = from; at > 0 && count < 5; at = place.clauses[at - 1]?.[0] ?? 0) count++;
  return count;
}

function colonSide({ place, at }: Look): string {
  if (place.colon < 0) return 'none';
  return at >= place.colon ? 'after' : 'before';
}

function sameBefore({ place, at }: Look): boolean {
  return at > 0 && place.phrases[at] !== undefined && place.phrases[at - 1] === place.phrases[at];
}

function sameAfter({ place, at }: Look): boolean {
  return place.phrases[at] !== undefined && place.phrases[at + 1] === place.phrases[at];
}

function phrasesIn({ place, from, to }: Look): Set<string> {
  const all = new Set<string>();
  for (let i = from; i < to; i++) if (place.phrases[i]) all.add(phraseName(place.phrases[i]));
  return all;
}

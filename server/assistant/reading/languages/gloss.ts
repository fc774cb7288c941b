import type { Language } from '../language.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { INSTRUCTION_ROWS } from './instructions.ts';
import { ITALIAN } from './italian.ts';
import type { Lexicon, Row, Vocabulary } from './lexicon.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

const LEXICONS: Record<Exclude<Language, 'en'>, Lexicon> = {
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  pt: PORTUGUESE,
  it: ITALIAN,
};

/** Words of another language in the words of the grammar, and the way back to what was written. */
export interface Gloss {
  text: string;
  /** What the lexicon knows, and figures; without the words between. */
  known: string;
  /** What was written for a stretch of the English, and where it stands. */
  written(from: number, to: number): string;
  place(from: number, to: number): [from: number, to: number];
}

const WORD = /(?<!\p{N})\p{L}[\p{L}\p{M}'’-]*/gu;

interface Piece {
  from: number;
  to: number;
  english: string | null;
}

/** Says the days, times and rhythms of a text in the words of the grammar; everything else stays as it was written. */
export function glossWhen(text: string, language: Language): Gloss {
  return gloss(text, language === 'en' ? null : tableOf(language).when);
}

/** Says a message to the assistant in the words that its readers know: orders and times; what it is about stays. */
export function glossTalk(text: string, language: Language): Gloss {
  return gloss(text, language === 'en' ? null : tableOf(language).talk);
}

/** Says only the orders of a message in the words of the readers: its days and times stay as they were written. */
export function glossOrders(text: string, language: Language): Gloss {
  return gloss(text, language === 'en' ? null : tableOf(language).orders);
}

/** Says what an agent is told in the words of its reader; what is quoted stays, in any quotes. */
export function glossInstruction(text: string, language: Language): Gloss {
  return gloss(text, language === 'en' ? null : tableOf(language).instruct);
}

interface Table {
  pattern: RegExp;
  rows: { at: number; english: Row[1]; groups: (Map<string, string> | null)[] }[];
}

function gloss(text: string, table: Table | null): Gloss {
  const pieces = table ? piecesOf(text, table) : [{ from: 0, to: text.length, english: null }];
  const said = pieces.map(({ from, to, english }) => english ?? text.slice(from, to));
  const place = (from: number, to: number): [number, number] => {
    let at = 0;
    let [first, last] = [text.length, 0];
    pieces.forEach((piece, i) => {
      const [start, end] = [at, at + (said[i]?.length ?? 0)];
      at = end;
      if (end <= from || start >= to) return;
      const isKept = piece.english === null;
      first = Math.min(first, isKept ? piece.from + Math.max(0, from - start) : piece.from);
      last = Math.max(last, isKept ? piece.to - Math.max(0, end - to) : piece.to);
    });
    return [first, last];
  };
  return {
    text: said.join(''),
    known: pieces
      .map(({ from, to, english }) => english ?? text.slice(from, to).replace(WORD, ''))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
    place,
    written: (from, to) => text.slice(...place(from, to)),
  };
}

function piecesOf(text: string, { pattern, rows }: Table): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.replaceAll('’', "'").matchAll(pattern)) {
    const row = rows.find((one) => match[one.at] !== undefined);
    if (!row) continue;
    if (match.index > at) pieces.push({ from: at, to: match.index, english: null });
    at = match.index + match[0].length;
    pieces.push({ from: match.index, to: at, english: englishOf(row, match) });
  }
  if (at < text.length) pieces.push({ from: at, to: text.length, english: null });
  return pieces.map((piece, i) => ({ ...piece, english: beside(piece, pieces[i - 1], text) }));
}

/** 'until on 3 december': of two prepositions that meet, the first stays. */
function beside({ english }: Piece, last: Piece | undefined, text: string): string | null {
  if (english === null || !last) return english;
  const before = last.english ?? text.slice(last.from, last.to);
  return /\b(?:until|to|starting|for|from|by|move it)\s*$/.test(before) ? english.replace(/^(?:on|to) /, '') : english;
}

function englishOf({ at, english, groups }: Table['rows'][number], match: RegExpMatchArray): string {
  const said = groups.map((words, i) => {
    const raw = match[at + 1 + i] ?? '';
    return words?.get(raw.toLowerCase().replace(/\s+/g, ' ')) ?? raw;
  });
  const words = typeof english === 'function' ? english(...said) : english;
  // A time without a preposition has none in English either.
  return (/^\d/.test(match[0]) ? words.replace(/^at /, '') : words)
    .replace(/\$(\d)/g, (_, number: string) => said[Number(number) - 1] ?? '')
    .replace(/ {2,}/g, ' ');
}

interface Tables {
  when: Table;
  talk: Table;
  orders: Table;
  instruct: Table;
}
const tables = new Map<Language, Tables>();

function tableOf(language: Exclude<Language, 'en'>): Tables {
  const known = tables.get(language);
  if (known) return known;
  const { words, when, talk, small } = LEXICONS[language];
  const alone = ['weekdays', 'weekday', 'month', 'unit'].map((name): Row => [`{${name}}`, '$1']);
  const table = {
    when: compiled([...when, ...alone], words),
    talk: compiled([...talk, ...when, ...small, ...alone], words),
    orders: compiled([...talk, ...small], words),
    instruct: compiled([...(INSTRUCTION_ROWS[language] ?? []), ...talk, ...small], words),
  };
  tables.set(language, table);
  return table;
}

/** What is quoted is nobody's order. */
const QUOTED = '["“„«][^"“”»]*["“”»]|(?<![\\p{L}\\p{N}])[\'‘][^\'’]{1,200}[\'’](?![\\p{L}\\p{N}])';

/** One pattern of all rows; the first row that fits wins. */
function compiled(rows: Row[], words: Vocabulary): Table {
  const vocabulary = Object.fromEntries(Object.entries(words).map(([name, forms]) => [name, formsOf(forms)])) as Record<
    string,
    Map<string, string>
  >;
  let group = 1;
  const parts = rows.map(([source, english]) => {
    const at = group++;
    const groups: (Map<string, string> | null)[] = [];
    const pattern = source.replace(/\{([a-z]+)\}|\((?!\?)/g, (found, name: string | undefined) => {
      group++;
      const forms = name === undefined ? null : (vocabulary[name] ?? new Map<string, string>());
      groups.push(forms);
      return forms === null ? found : `(${alternatives(forms, name === 'number')})`;
    });
    return { at, english, groups, pattern: `(${pattern.replace(/ (?![*?])/g, '\\s+').replaceAll(' ', '\\s')})` };
  });
  const source = parts.map(({ pattern }) => pattern).join('|');
  return {
    pattern: new RegExp(`${QUOTED}|(?<![\\p{L}\\p{N}])(?:${source})(?:(?<=[\\s'])|(?![\\p{L}\\p{N}]))`, 'giu'),
    rows: parts,
  };
}

function alternatives(forms: Map<string, string>, isNumber: boolean): string {
  const words = [...forms.keys()]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('.', '\\.');
  return isNumber ? `\\d{1,2}|${words}` : words;
}

function formsOf(words: Record<string, string>): Map<string, string> {
  const forms = new Map<string, string>();
  for (const [english, list] of Object.entries(words))
    for (const form of list.split(' ')) forms.set(form.replaceAll('_', ' '), english);
  return forms;
}

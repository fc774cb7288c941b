import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LANGUAGES, type Language } from '../../../../../../domain/languages.ts';
import { n } from '../scene.ts';
import { SYMBOL_WORDS } from './symbol-words.ts';

/** What a symbol is painted with: its body and its lines. */
export interface SymbolColours {
  fill: string;
  line: string;
}

/** A symbol's name in the set of icons; the empty one is of words that mislead. */
interface Meaning {
  name: string;
  /** Whether words name the thing itself, an occasion or mood that it stands for, or another thing of its kind. */
  by: 'thing' | 'mood' | 'kind';
  /** Whether the word always means it: a nursery may be of plants or of children. */
  isSure: boolean;
}

/** A word of a text, with all that it may mean. */
interface NamingWord {
  word: string;
  meanings: Meaning[];
}

const TWO_SENSES = '≈';
const NAMED = '=';
const SIGNS: Readonly<Record<string, Meaning['by']>> = { '?': 'mood', '*': 'kind' };

interface Lexicon {
  exact: Map<string, Meaning[]>;
  beginnings: [string, Meaning][];
  endings: [string, Meaning][];
  /** What each symbol shows, by 'name language'. */
  names: Map<string, string>;
}

/** The plurals of the six languages, in the order of the table's columns; Italian ones stand in the table. */
const PLURALS = [['s', 'es'], ['n', 'en', 'e', 's'], ['s', 'es'], ['s', 'x'], ['s'], []];
const LONGEST_ROW = 4;
const LONGEST_TEXT = 600;

let lexicon: Lexicon | null = null;

function readTable(): Lexicon {
  const read: Lexicon = { exact: new Map(), beginnings: [], endings: [], names: new Map() };
  for (const line of SYMBOL_WORDS.trim().split('\n')) {
    const [head = '', columns = ''] = line.split(/:\s*/u);
    const meaning: Meaning = {
      name: head.replace(/^[?!*]/u, ''),
      by: SIGNS[head.slice(0, 1)] ?? 'thing',
      isSure: true,
    };
    for (const [language, cell] of columns.split('|').entries()) {
      const words = cell.split(' ').filter((word) => word !== '');
      nameFrom(read.names, `${meaning.name} ${LANGUAGES[language]}`, words);
      for (const word of words) {
        if (word.startsWith(NAMED)) continue;
        const stem = word.replace(TWO_SENSES, '').replaceAll('~', '').replaceAll('_', ' ');
        if (word.startsWith('~')) read.endings.push([stem, meaning]);
        if (word.endsWith('~')) read.beginnings.push([stem, meaning]);
        const plurals = (PLURALS[language] ?? []).map((plural) => stem + plural);
        if (word.startsWith(TWO_SENSES))
          for (const form of [stem, ...plurals]) addSense(read.exact, form, { ...meaning, isSure: false });
        else {
          for (const plural of plurals) if (!read.exact.has(plural)) read.exact.set(plural, [meaning]);
          read.exact.set(stem, [meaning]);
        }
      }
    }
  }
  return read;
}

/** Of the words for a symbol the one marked so names it, else the first. */
function nameFrom(names: Lexicon['names'], key: string, [first, ...others]: string[]): void {
  if (first === undefined) return;
  const isNamed = first.startsWith(NAMED);
  const plain = [first, ...others].find((word) => !/[~≈]/u.test(word)) ?? first;
  const name = plain.replace(/[=~≈]/gu, '').replaceAll('_', ' ');
  // A German noun that people may type as they like is named as it is written.
  const written = key.endsWith(' de') && !isNamed ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  if (isNamed || !names.has(key)) names.set(key, written);
}

/** What a symbol shows, in a language; null where it has no name there. */
export function nameOfSymbol(symbol: string, language: Language): string | null {
  if (language === 'en') return symbol.replaceAll('-', ' ');
  lexicon ??= readTable();
  return lexicon.names.get(`${symbol} ${language}`) ?? null;
}

/** What a form always means elsewhere stays so: 'plant' has two senses, 'plants' has one. */
function addSense(exact: Lexicon['exact'], form: string, sense: Meaning): void {
  const known = exact.get(form) ?? [];
  if (!known.some(({ isSure }) => isSure)) exact.set(form, [...known, sense]);
}

/** The names of all symbols that words can name. */
export function symbolNames(): Set<string> {
  lexicon ??= readTable();
  return new Set([...lexicon.exact.values()].flatMap((meanings) => meanings.map(({ name }) => name)).filter(Boolean));
}

/** The words of a text that name something, in its order. */
function namingWords(text: string): NamingWord[] {
  lexicon ??= readTable();
  const { exact, beginnings, endings } = lexicon;
  const plain = text
    .slice(0, LONGEST_TEXT)
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]s(?!\p{L})/gu, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const found: NamingWord[] = [];
  for (let at = 0; at < words.length; at++) {
    let length = Math.min(LONGEST_ROW, words.length - at);
    while (length > 0 && !exact.has(words.slice(at, at + length).join(' '))) length--;
    const word = words[at] ?? '';
    const row = words.slice(at, at + length).join(' ');
    // A compound is what it ends with: an Adventskonzert is a concert.
    const parts = [endings.find(([stem]) => word.endsWith(stem)), beginnings.find(([stem]) => word.startsWith(stem))]
      .flatMap((found) => (found ? [found[1]] : []))
      .sort((one, other) => Number(other.by === 'thing') - Number(one.by === 'thing'));
    const meanings = (exact.get(row) ?? parts.slice(0, 1)).filter(({ name }) => name !== '');
    if (meanings.length > 0) found.push({ word: row || word, meanings });
    at += Math.max(0, length - 1);
  }
  return found;
}

const wordsIn = (texts: (string | null)[]): NamingWord[] => texts.flatMap((text) => (text ? namingWords(text) : []));

/**
 * The symbol of what a picture is about: the thing that its lead names; else a thing that two words of the rest agree on; else the
 * lead's mood. A word with two senses counts where another word says the same, and one stray word of the rest says nothing: no
 * symbol is better than a wrong one.
 */
export function symbolFor(lead: (string | null)[], rest: (string | null)[] = []): string | null {
  const [leading, others] = [wordsIn(lead), wordsIn(rest)];
  const sayings = new Map<string, string[]>();
  for (const { word, meanings } of [...leading, ...others])
    for (const { name } of meanings) {
      const known = sayings.get(name) ?? [];
      // A word and its plural say no more than one of them.
      if (!known.some((one) => one.startsWith(word) || word.startsWith(one))) sayings.set(name, [...known, word]);
    }
  const said = (name: string) => sayings.get(name)?.length ?? 0;
  const named = (words: NamingWord[], by: Meaning['by'], least: (meaning: Meaning) => number): string | null =>
    words
      .flatMap(({ meanings }) => meanings)
      .filter((meaning) => meaning.by === by && said(meaning.name) >= least(meaning))
      .reduce<string | null>((best, { name }) => (best !== null && said(best) >= said(name) ? best : name), null);
  const unlessUnsure = ({ isSure }: Meaning) => (isSure ? 1 : 2);
  return (
    named(leading, 'thing', unlessUnsure) ?? named(others, 'thing', () => 2) ?? named(leading, 'mood', unlessUnsure)
  );
}

/** The symbol of what is wished for by name: the thing, one of its kind, or what stands for it. */
export const wishedSymbolIn = (text: string): string | null => best(text, ['thing', 'kind', 'mood'])?.name ?? null;

function best(text: string, by: Meaning['by'][]): Meaning | null {
  const meanings = namingWords(text).flatMap((word) => word.meanings);
  return by.map((way) => meanings.find((meaning) => meaning.by === way)).find(Boolean) ?? null;
}

/** What a drawing is of stands before what is around it: 'a hedgehog | with an umbrella', 'ein Fuchs | im Schnee'. */
const AROUND =
  /(?:,|(?<=\p{L})\s(?:with|in|on|at|under|beside|by|and|who|that|wearing|holding|reading|mit|im|am|auf|unter|und|der|die|das|con|en|bajo|y|que|leyendo|avec|dans|sur|sous|et|qui|nel|nella|sotto|e|che|com|no|na|sob)(?!\p{L})).*$/iu;

/** The symbol of what a drawing is of, and whether it is that very thing; one of its kind where there is no other. */
export function subjectOf(title: string): { symbol: string | null; isItself: boolean } {
  const head = best(title.replace(AROUND, ''), ['thing', 'kind']);
  return { symbol: head?.name ?? symbolFor([title]), isItself: head?.by === 'thing' };
}

/** The symbols of all that a text names. */
export const symbolsIn = (text: string): string[] =>
  namingWords(text).flatMap(({ meanings }) => meanings.map(({ name }) => name));

const require = createRequire(import.meta.url);
const SIDE = 256;
const SUFFIX = '-duotone';
const bodies = new Map<string, string>();

/** One drawing of the set, in two tones. It is looked for by its name: to parse nine thousand takes longer than to draw a picture. */
function readBody(name: string): string | undefined {
  const file = readFileSync(require.resolve('@iconify-json/ph/icons.json'));
  const key = `${JSON.stringify(name + SUFFIX)}: {`;
  const at = file.indexOf(key);
  if (at < 0) return undefined;
  const icon = file.toString('utf8', at + key.length - 1, file.indexOf('}', at) + 1);
  return (JSON.parse(icon) as { body?: string }).body;
}

function bodyOf(name: string): string | undefined {
  const body = bodies.get(name) ?? readBody(name);
  // Names come from people: what the set lacks is not kept, or all their misses would be.
  if (body !== undefined) bodies.set(name, body);
  return body;
}

/** A symbol as SVG, its box's corner at x, y and its side `size` long; nothing for a name that the set lacks. */
export function paintSymbol(name: string, x: number, y: number, size: number, { fill, line }: SymbolColours): string {
  const body = bodyOf(name);
  if (body === undefined) return '';
  // The second tone of the set is a faint copy of the first: here it gets a colour of its own.
  const painted = body.replaceAll('opacity=".2"', `fill="${fill}"`).replaceAll('currentColor', line);
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / SIDE).toFixed(4)})">${painted}</g>`;
}

import type { Brand } from '../../../domain/brand.ts';
import { graphemes } from '../../../domain/post/cut.ts';
import { escaped } from '../../lib/escaped.ts';
import { OWN_NOUN } from '../../lib/platform-words.ts';
import type { Constraints } from './constraints.ts';
import { MONTHS } from './mending/dates.ts';
import { addressesIn, quotationsIn } from './mending/shield.ts';
import { pattern } from './patterns.ts';
import { sentencesOf } from './spoken/clauses.ts';

/** What to hold a draft against: the matter as it was meant, the brand, the draft and its constraints. */
export interface Draft {
  matter: string;
  /** All that may be in the text, where the matter itself leaves something out. */
  source?: string;
  brand: Brand;
  text: string;
  constraints: Constraints;
}

const LEAK = [
  /\b(?:under|max(?:imum)?|below|at most|no more than|within|limit(?: of)?|less than)\s+\d+\s*(?:char|sign|letter|word)/i,
  /\b\d+\s*(?:characters|chars|signs|letters) (?:max|at most|or less)\b/i,
  /\b(?:hash ?tags?|emojis?|smileys?)\b/i,
  new RegExp(
    String.raw`\b(?:write|draft|create|compose|give me|turn this)\b(?:\s\w+){0,3}\s(?:post|${OWN_NOUN}|caption|listing|announcement)\b`,
    'i',
  ),
  /\b(?:um|uh|uhm|erm)\b/i,
];
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SMALL_NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The figures of a text, without separators: 7.30 and 7:30 are one, 1,400 and 1400 too. */
function figuresOf(text: string): Set<string> {
  const out = new Set<string>();
  for (const figure of digitsIn(text)) out.add(figure);
  for (const [hour] of text.matchAll(/\b\d{1,2}(?=:00\b)/g)) out.add(hour);
  for (const [i, word] of SMALL_NUMBERS.entries()) if (pattern(`\\b${word}\\b`, 'i').test(text)) out.add(String(i));
  return out;
}
/** 'flats 3,7,11' are three figures. */
const apart = (text: string) =>
  text.replace(/(?<![\d.])\d{1,2}(?:,\d{1,2}){2,}(?!\d)/g, (row) => row.replaceAll(',', ' '));
const digitsIn = (text: string) =>
  [...apart(text).matchAll(/\d+(?:[.,:]\d+)*/g)].map(([figure]) => figure.replace(/[.,:]/g, ''));
const fold = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['‘’`´]/g, '')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―]/g, '-');
const namesIn = (text: string) =>
  [...text.matchAll(/(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{M}'’-]+/gu)].map(([name]) => name.replace(/['’]s?$/u, ''));
const daysIn = (text: string) =>
  WEEKDAYS.filter((day) => pattern(`\\b${day}(?:s|rs?|nes|ur|urs)?(?:day)?s?\\b`, 'i').test(text));

/** A fact that was lost or comes from nowhere, or words that are said to the writer. */
export interface Fault {
  kind: 'lost' | 'added' | 'leaked';
  words: string;
}

/** Everything that is wrong with a draft, in plain sentences; nothing for a draft that may go out. */
export function lossOf(draft: Draft): string[] {
  return [...tellFaults(factFaults(draft)), ...broken(draft.text, draft.constraints)];
}

/** Faults as their author reads them, one sentence for each kind. */
export function tellFaults(faults: Fault[]): string[] {
  const of = (wanted: Fault['kind']) =>
    faults.flatMap(({ kind, words }) => (kind === wanted ? [`“${words}”`] : [])).join(', ');
  return [
    of('lost') && `Not in the text: ${of('lost')}.`,
    of('added') && `Not from your message: ${of('added')}.`,
    of('leaked') && `This may be meant for me and not for your readers: ${of('leaked')}.`,
  ].filter((sentence) => sentence !== '');
}

/** The facts that were lost or come from nowhere, and what is said to the writer. */
export function factFaults({ matter, source = matter, brand, text, constraints }: Draft): Fault[] {
  return [...lost(matter, text, constraints), ...added(source, brand, text, constraints), ...leaked(source, text)];
}

function lost(matter: string, text: string, constraints: Constraints): Fault[] {
  const folded = fold(text);
  const figures = figuresOf(text);
  const missing = [
    ...digitsIn(withoutAddresses(matter)).filter(
      (figure) => !figures.has(figure) && !figures.has(figure.replace(/00$/, '')),
    ),
    ...addressesIn(matter).filter((address) => !folded.includes(fold(address))),
    ...namesIn(matter).filter(
      (name) => !folded.includes(fold(name)) && !constraints.forbidden.some((word) => fold(word) === fold(name)),
    ),
    ...daysIn(matter)
      .filter((day) => !daysIn(text).includes(day))
      .map((day) => DAY_NAMES[WEEKDAYS.indexOf(day)] ?? day),
    ...(constraints.verbatim
      ? quotationsIn(matter).filter((quotation) => !folded.includes(fold(quotation).slice(1, -1)))
      : []),
  ];
  return [...new Set(missing)].map((words) => ({ kind: 'lost', words }));
}

function added(matter: string, brand: Brand, text: string, constraints: Constraints): Fault[] {
  const source = fold(
    `${matter} ${[brand.name, brand.voice].join(' ')} ${constraints.hashtags.words.join(' ')} ${constraints.startsWith ?? ''} ${constraints.endsWith ?? ''}`,
  );
  const figures = figuresOf(source);
  const body = withoutAddresses(text.replace(/^[^\S\n]*\d+[.)]\s/gm, '')).replace(/\b(?:week|day|step|part) \d+/gi, '');
  const extra = [
    ...digitsIn(body).filter((figure) => !figures.has(figure) && !figures.has(figure.replace(/00$/, ''))),
    ...addressesIn(text).filter((address) => !source.includes(fold(address))),
  ];
  return [...new Set(extra)].map((words) => ({ kind: 'added', words }));
}

/** Names and days that nobody has said: a model may bring them where an editor can not. */
export function strangersIn(text: string, source: string): Fault[] {
  const told = fold(source);
  // 'December' of 'dec': whoever writes a month out adds nothing.
  const isTold = (name: string) =>
    told.includes(fold(name)) || (MONTHS.includes(name) && told.includes(fold(name).slice(0, 3)));
  const days = daysIn(text).filter((day) => !daysIn(source).includes(day));
  const names = namesIn(text).filter((name) => !isTold(name) && !DAY_NAMES.includes(name));
  const words = [...names, ...days.map((day) => DAY_NAMES[WEEKDAYS.indexOf(day)] ?? day)];
  return [...new Set(words)].map((stranger) => ({ kind: 'added', words: stranger }));
}

const withoutAddresses = (text: string) =>
  addressesIn(text)
    .reduce((rest, address) => rest.replace(address, ' '), text)
    .replace(/#[\p{L}\p{N}_]+/gu, ' ');

function leaked(matter: string, text: string): Fault[] {
  return LEAK.flatMap((rule) => {
    const hit = text.match(rule)?.[0];
    return hit && !fold(matter).includes(fold(hit)) ? [{ kind: 'leaked' as const, words: hit }] : [];
  });
}

/** The constraints that a text breaks. */
export function broken(text: string, constraints: Constraints): string[] {
  const faults: string[] = [];
  const need = (ok: boolean, fault: string) => ok || faults.push(fault);
  const tags = (text.match(/(?<![\w&/])#(?=\w*\p{L})[\p{L}\p{N}_]+/gu) ?? []).length;
  const emoji = (text.match(/\p{Extended_Pictographic}/gu) ?? []).length;
  const { maxCharacters, maxWords, hashtags, paragraphs } = constraints;
  if (maxCharacters !== null)
    need(
      graphemes(text).length <= maxCharacters,
      `It has ${graphemes(text).length} characters, and you asked for at most ${maxCharacters}.`,
    );
  if (maxWords !== null)
    need(wordCount(text) <= maxWords, `It has ${wordCount(text)} words, and you asked for at most ${maxWords}.`);
  if (hashtags.exactly !== null)
    need(tags >= hashtags.exactly, `You asked for ${hashtags.exactly} hashtags, and your words give ${tags}.`);
  if (hashtags.atMost !== null)
    need(tags <= hashtags.atMost, `It has ${tags} hashtags, and you asked for at most ${hashtags.atMost}.`);
  if (constraints.emoji.none) need(emoji === 0, 'It has an emoji.');
  if (constraints.endsWithQuestion)
    need(
      /\?["'”’)]*(?:\s*#\S+)*\s*$/u.test(text),
      'You asked for a question at the end, and your words have none: add one.',
    );
  if (constraints.startsWith)
    need(fold(text).startsWith(fold(constraints.startsWith)), `It does not start with “${constraints.startsWith}”.`);
  if (constraints.noExclamation) need(!/!/.test(text), 'It has an exclamation mark.');
  if (paragraphs !== null)
    need(
      text.split(/\n\s*\n/).length <= paragraphs,
      `It has more paragraphs than the ${paragraphs} that you asked for.`,
    );
  if (constraints.sentences !== null)
    need(
      sentencesOf(text).length <= constraints.sentences,
      `It has more sentences than the ${constraints.sentences} that you asked for.`,
    );
  for (const word of constraints.forbidden)
    need(
      !new RegExp(`(?<!\\p{L})${escaped(word)}`, 'iu').test(text),
      `It has the word “${word}”, which you wanted left out.`,
    );
  return faults;
}

export const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

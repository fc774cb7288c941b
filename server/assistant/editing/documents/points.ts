import { partsOf, sentencesOf } from '../spoken/clauses.ts';
import { takesBackSurely } from '../spoken/taking-back.ts';
import type { DocumentSpan } from './roles.ts';

/** How a point is shown: as sentences, as a list, as numbered steps, or as a marked gap. */
export type Form = 'text' | 'list' | 'steps' | 'gap';

/** One thing that a document says, under the label that the user gave it. */
export interface Point {
  label: string | null;
  form: Form;
  rows: string[];
}

const FORMS = { matter: 'text', items: 'list', steps: 'steps' } as const;
type MatterRole = keyof typeof FORMS;
const isTold = (role: DocumentSpan['role']): role is MatterRole => role in FORMS;

/** A stretch of matter with what it stands under, before it is mended and cut into rows. */
interface Stretch {
  label: string | null;
  role: MatterRole | 'missing';
  text: string;
}

/** The points of a message, in the user's order; `mended` is how their words are written. */
export function pointsOf(spans: DocumentSpan[], mended: (text: string) => string, isLetter = false): Point[] {
  return stretchesOf(withNamesInPlace(spans, isLetter)).flatMap(({ label, role, text }): Point[] => {
    const name = label === null ? null : asLabel(mended(bareName(label)));
    if (role === 'missing')
      return [{ label: name, form: 'gap', rows: [gapFor(mended(withoutArticle(bareName(text))))] }];
    const written = mended(text.trim());
    const counted = role === 'matter' ? countedRows(written) : null;
    if (counted !== null)
      return [
        { label: name, form: 'text' as const, rows: rowsOf(counted.before, 'text') },
        { label: null, form: 'steps' as const, rows: counted.rows.map((row) => row.replace(/[\s,;.]+$/u, '')) },
      ].filter(({ rows }) => rows.length > 0);
    const parts = role === 'items' && name === null && !/\n/.test(written) ? sentencesOf(written) : [written];
    return parts.flatMap((part) => {
      const rows = rowsOf(part, FORMS[role]);
      return rows.length === 0 ? [] : [{ label: name, form: rows.length > 1 ? FORMS[role] : 'text', rows }];
    });
  });
}

/** 'w1', 'wk 2': weeks in a plan. */
const asLabel = (label: string) => label.replace(/[.:?]+$/, '').replace(/^w(?:k|eek)?\s?(?=\d)/i, 'Week ');

const CLOSED = /[.!?…\n]["”’')]*\s*$/u;

function stretchesOf(spans: DocumentSpan[]): Stretch[] {
  const stretches: Stretch[] = [];
  let label: string | null = null;
  for (const [i, { role, text }] of spans.entries()) {
    const last = stretches.at(-1);
    if (role === 'label') label = text;
    else if (role === 'open') {
      const isNamed = [spans[i - 1], spans[i + 1]].some((span) => span?.role === 'missing');
      if (!isNamed && label !== null) stretches.push({ label, role: 'missing', text: '' });
      else if (!isNamed && last && last.role !== 'missing' && !CLOSED.test(last.text))
        last.text = `${last.text.trimEnd()} [${openMark(last.text, bareName(text))}]`;
      if (!isNamed) label = null;
    } else if (role === 'missing') {
      stretches.push({ label, role, text });
      label = null;
    } else if (isTold(role)) {
      const goesOn = isBroken(spans, i) && last?.role === role && label === null && !CLOSED.test(last.text);
      if (goesOn && last) last.text = `${last.text.trimEnd()} ${text.trimStart()}`;
      else stretches.push(...underLabel(label, role, text, isFollowed(spans, i)));
      label = null;
    } else if (role !== 'slip' && /[.\n]\s*$/.test(text)) label = null;
  }
  return stretches;
}

const LONGEST_MARK = 3;
/** 'brunch 10:30 not booked': what is open about a thing stands behind it, marked; who is to blame for it does not. */
const openMark = (told: string, open: string) =>
  /:\s*$/.test(told) || open.split(/\s+/).length > LONGEST_MARK ? 'to be added' : open;

/** What was named once is told where it is named again; a heading that is followed by its facts is their label. */
function withNamesInPlace(given: DocumentSpan[], isLetter: boolean): DocumentSpan[] {
  const spans = given.map((span, i) =>
    isLabel(span, given[i + 1]?.role) ? span : { ...span, role: 'matter' as const },
  );
  // A letter has no title: what it is about is told in it.
  const title = isLetter ? -1 : spans.findIndex(({ role }) => role === 'subject');
  return withBrackets(spans.map(unlessTakenBack)).map((span, i) => {
    const next = spans[i + 1]?.role;
    // Nor has it headings: what was taken for one is told.
    if (isLetter && span.role === 'part') return { ...span, role: 'matter' };
    if (span.role === 'subject' && i !== title) return { ...span, role: next === 'items' ? 'label' : 'matter' };
    const [last] = span.text.match(/[^,/;.]+[:=]\s*$/u) ?? (/[,/;.]./u.test(span.text) ? [] : [span.text]);
    return span.role === 'part' && next !== undefined && isTold(next) && last !== undefined
      ? { role: 'label', text: last }
      : span;
  });
}

const LONGEST_SLIP = 10;
/** A slip says that it is one: facts are not dropped for less. */
const unlessTakenBack = (span: DocumentSpan, i: number, all: DocumentSpan[]): DocumentSpan =>
  span.role === 'slip' &&
  (!takesBackSurely(span.text, all[i + 1]?.text ?? '') || span.text.split(/\s+/).length > LONGEST_SLIP)
    ? { ...span, role: all.slice(i + 1).find(({ role }) => isTold(role))?.role ?? 'matter' }
    : span;

/** A name of days or weeks, or of a counted thing. */
const COUNTS = /^(?:w(?:ee)?k|day|mon|tue|wed|thu|fri|sat|sun|post|step|part|year|\d)/iu;
/** 'child trailers may stay': a first word without a mark behind it names nothing, unless a list follows. */
const isLabel = ({ role, text }: DocumentSpan, next: DocumentSpan['role'] | undefined): boolean =>
  role !== 'label' ||
  next !== 'matter' ||
  /[:=?–—-]\s*$/u.test(text) ||
  COUNTS.test(text) ||
  /\p{L}\s+\p{L}/u.test(text);

/** '(NOT waterproof, say so)': what is said to the writer goes without the bracket that it closes. */
function withBrackets(spans: DocumentSpan[]): DocumentSpan[] {
  return spans.map((span, i) => {
    const open = (span.text.match(/\(/g)?.length ?? 0) - (span.text.match(/\)/g)?.length ?? 0);
    const [, closed, rest = ''] = spans[i + 1]?.text.match(/^([^()]*\))(.*)$/su) ?? [];
    return open > 0 && isTold(span.role) && closed !== undefined && spans[i + 1]?.role === 'order'
      ? { ...span, text: `${span.text.replace(/[\s,;–—-]+$/u, '')})${rest.match(/^[,;.]?\s*/u)?.[0] ?? ''}` }
      : span;
  });
}

/** Whether only words that are not for readers part a span from the told words before it. */
function isBroken(spans: DocumentSpan[], at: number): boolean {
  const before = spans.slice(0, at).findLastIndex(({ role }) => isTold(role) || role === 'subject');
  const between = spans.slice(before + 1, at);
  return before >= 0 && between.every(({ role }) => role === 'slip' || role === 'order');
}

const isFollowed = (spans: DocumentSpan[], at: number) =>
  spans.slice(at + 1).find(({ role }) => role !== 'slip' && role !== 'order')?.role === 'label';

/** A label stands over all up to the next label; the last one over its own sentence. */
function underLabel(label: string | null, role: MatterRole, text: string, isLabelNext: boolean): Stretch[] {
  if (label === null || role !== 'matter' || isLabelNext) return [{ label, role, text }];
  const [first = text] = sentencesOf(text);
  const end = text.indexOf(first) + first.length;
  const rest = text.slice(end);
  return [
    { label, role, text: text.slice(0, end) },
    ...(rest.trim() === '' ? [] : [{ label: null, role, text: rest }]),
  ];
}

const EDGES = /^[\s,;:.…/–—-]+|[\s,;:.…=/–—-]+$/gu;
const WRAPPED = /^(?:"(.*)"|“(.*)”|'(.*)'|‘(.*)’|\((.*)\))$/su;

/** A name without the marks around it. */
export function bareName(text: string): string {
  const bare = text.trim().replace(EDGES, '');
  const inside = WRAPPED.exec(bare)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (inside !== undefined) return inside.trim();
  const count = (mark: RegExp) => bare.match(mark)?.length ?? 0;
  const isOpen = count(/\(/g) !== count(/\)/g) || count(/["“”]/g) % 2 === 1;
  return isOpen
    ? bare.replace(/^[("“]+\s*|\s*[)"”]+$/g, '').replace(EDGES, '')
    : bare.replace(/(?<!\p{L}|s)['’]$|^['‘](?=[^'’]*$)/gu, '');
}

const withoutArticle = (name: string) =>
  name.replace(/\?+$/, '').replace(/^(?:(?:and|but|only|then|also|so) )*(?:(?:the|our|my|a|an) (?=\S))?/iu, '');

/** What is missing, marked so that nobody prints it by mistake. */
const gapFor = (name: string): string => (name === '' ? '[To be added]' : `[${name} to be added]`);

const AMOUNT = /(?<=\p{L}) (?=\d+(?:[.,/]\d+)? ?(?:g|kg|ml|cl|l|tsp|tbsp|cups?|oz|lb|x|cloves?|sprigs?)(?!\p{L}))/u;
const NUMBERED = /(?:^|[\s,;])\(?\d{1,2}[.)]\s+(?=\S)/u;
/** The last two of a row: 'bread and salt'; longer words may be one thing. */
const LAST = /(?<=^(?:\S+\s){0,1}\S+)\s+and\s+(?=(?:\S+\s){0,2}\S+$)/iu;

/** The rows of a stretch: its sentences, or what stands between the marks that its author parted them with. */
function rowsOf(text: string, form: Exclude<Form, 'gap'>): string[] {
  if (form === 'text')
    return sentencesOf(text).map((row) =>
      row.replace(/^(?:[•*·=–—-]+\s+)+/u, '').replace(/(?:\s*[,;:–—]|\s+(?:-|but|and|so|or))+$/u, ''),
    );
  const counted = countedRows(text);
  const lines = text.split(/\n+/u).flatMap(sentencesOf);
  const rows =
    counted?.before === '' ? counted.rows : lines.length > 2 ? lines : lines.flatMap((line) => apart(line, form));
  const whole = rows.length === 1 && form === 'list' ? partsOf(rows[0] ?? '', AMOUNT) : rows;
  return withoutOwnNumbers(whole)
    .map((row) => row.replace(/^(?:[•*·–—-]+\s+|\(?\d{1,2}[.)]\s+)+|[\s,;.]+$/gu, '').replace(/^(?:and|then)\s+/iu, ''))
    .filter((row) => /[\p{L}\p{N}]/u.test(row));
}

/** '1 Haydn', '2 Pärt', 'break', '3 Dvořák': rows that carry their numbers get new ones, or none. */
function withoutOwnNumbers(rows: string[]): string[] {
  const own = rows.flatMap((row) => row.match(/^(\d{1,2}) (?=\p{L})/u)?.[1] ?? []);
  const isCounting = own.length > 1 && own.every((number, i) => Number(number) === i + 1);
  return isCounting ? rows.map((row) => row.replace(/^\d{1,2} (?=\p{L})/u, '')) : rows;
}

/** '1 print the case 2 solder the board 3 …': rows that count themselves, and what stands before them. */
function countedRows(text: string): { before: string; rows: string[] } | null {
  const cuts: { from: number; to: number }[] = [];
  for (const { 0: mark, 1: number, index } of text.matchAll(/(?:^|(?<![,;])\s)\(?(\d{1,2})[.)]?\s+(?=["“'`\p{L}])/gu))
    if (Number(number) === cuts.length + 1) cuts.push({ from: index, to: index + mark.length });
  const [first] = cuts;
  if (!first || cuts.length < FEWEST_COUNTED) return null;
  return {
    before: text.slice(0, first.from).trim(),
    rows: cuts.map(({ to }, i) => text.slice(to, cuts[i + 1]?.from ?? text.length).trim()),
  };
}
const FEWEST_COUNTED = 3;

function apart(line: string, form: Form): string[] {
  for (const mark of [NUMBERED, /\s+\/\s+/u, /;\s*/u, /,\s+/u]) {
    const parts = partsOf(line, mark);
    if (parts.length < 2) continue;
    const last = parts.at(-1) ?? '';
    return mark.source === ',\\s+' && form === 'list' ? [...parts.slice(0, -1), ...partsOf(last, LAST)] : parts;
  }
  return form === 'list' ? partsOf(line, LAST) : [line];
}

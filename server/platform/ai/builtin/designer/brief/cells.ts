/** A row in two columns: what it is and what it costs, or when it is and what is on then. */
export type Cells = [left: string, right: string];

/** The rows of a list in two columns, with what leads the eye: the first column or the last. */
export interface CellTable {
  rows: Cells[];
  /** Prices and hours close their rows; days and hours that open them lead them. */
  kind: 'closing' | 'leading';
}

const MONEY = String.raw`\+?(?:(?:R\$|CHF|Fr\.)\s?\d[\d.,]*|[€$£₦₱¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€$£₦₱¥%]|(?:euros?|pounds?|chf|kr|zł|p)(?!\p{L}))|\d[\d.,]*)`;
const FROM = '(?:from|ab|desde|dès|à partir de|da|a partire da|a partir de)';
const ENDS_WITH_FROM = new RegExp(`(?<=\\s)${FROM}$`, 'iu');
/** 'Colour from 60', 'Compost £5 a bag', 'Sliding scale free'. */
const PRICED = new RegExp(
  String.raw`^(?<left>.*\p{L}.*?)(?<!R\$|CHF|Fr\.)(?:[,:–—-]?\s+)(?<right>${MONEY}(?:\s+(?:each|per|an?|pro|je|por|par|la|al|à la|l['’])(?!\p{L}).{1,24})?|free|gratis|frei|gratuite?s?|kostenlos|grátis)$`,
  'iu',
);
const CLOCK = String.raw`\d{1,2}(?:[:.h]\d\d|h(?!\p{L}))?\s?(?:am|pm|uhr|h)?`;
const SPAN = String.raw`${CLOCK}\s?(?:[-–]|to|till|until|bis|à|a|às|alle)\s?${CLOCK}`;
/** 'Monday–Thursday, 14–20', '25 and 26, closed'. */
const OPEN = new RegExp(
  String.raw`^(?<left>.*?[\p{L}\d])(?:[,:]?\s+)(?<right>(?:from |von |de |dalle |das )?${SPAN}(?:\s?(?:and|und|y|et|e|,|\+|&|/)\s?(?:von |de |dalle |das )?${SPAN})*|closed|shut|geschlossen|cerrado|fermé|chiuso|fechado)$`,
  'iu',
);
const MONTH =
  '(?:jan|feb|fév|mar|mär|apr|avr|abr|ma[iyg]|jun|jui|giu|jul|lug|aug|aoû|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic|ene|gen)\\p{L}*';
/** 'Green 4 January'. */
const DATED = new RegExp(
  String.raw`^(?<left>\p{L}.*?)[\s,:–—-]+(?<right>\d{1,2}(?:\.|st|nd|rd|th|º)?\s(?:de |of )?${MONTH})$`,
  'iu',
);
const TIME = String.raw`\d{1,2}(?:[:.h]\d\d\s?(?:am|pm|uhr|h)?|\s?(?:am|pm|uhr|h)(?!\p{L}))`;
/** '13:30 tug of war', 'Tuesday 19:30 strings', 'Lunes, 10–12 torno'. */
const TIMED = new RegExp(
  String.raw`^(?<left>(?:\p{L}+\.?(?:[–-]\p{L}+)?,?\s)?(?:${SPAN}|${TIME})):?[\s–—-]+(?<right>\p{L}.*)$`,
  'iu',
);
/** 'Monday 7:00 Spin, 9:30 Pilates': a day and all that is on. */
const FULL_DAY = new RegExp(String.raw`^(?<left>\p{L}+(?:[–-]\p{L}+)?)[,:]?\s+(?<right>${TIME}.*\d.*)$`, 'iu');

/** A day on which only one thing is on, among fuller ones. */
const TIMED_DAY = new RegExp(String.raw`^(?<left>\p{L}{4,}(?:[–-]\p{L}+)?),?\s+(?<right>${TIME}\s+\p{L}.*)$`, 'iu');
/** 'Monday – Toddlers 9:30, Slimming club 18:00'. */
const DAY_LED =
  /^(?<left>(?:mon|tue|wed|thu|fri|sat|sun|die|mit|don|fre|sam|son|lun|mar|mié|jue|vie|sáb|dom|mer|jeu|ven|dim|gio|sab|seg|ter|qua|qui|sex)\p{L}*)\s[–—-]\s+(?<right>\p{L}.*)$/iu;
/** 'Before: 14 clicks', 'New address: 48 Market Square': a name and what it is of. */
const LABELLED = /^(?<left>\p{L}[\p{L} '’]{1,19}):\s+(?<right>\S.{0,59})$/u;
/** A day on which nothing is on, among others. */
const CLOSED_DAY =
  /^(?<left>\p{L}{4,}(?:[–-]\p{L}+)?)[,:]?\s+(?<right>closed|shut|geschlossen|cerrado|fermé|chiuso|fechado|no \p{L}+)$/iu;

const FORMS: [form: RegExp, kind: CellTable['kind']][] = [
  [OPEN, 'closing'],
  [DATED, 'closing'],
  [FULL_DAY, 'leading'],
  [TIMED, 'leading'],
  [DAY_LED, 'leading'],
  [PRICED, 'closing'],
  [LABELLED, 'leading'],
];
/** What may stand among the rows of a form. */
const BESIDE = new Map([
  [FULL_DAY, TIMED_DAY],
  [TIMED, CLOSED_DAY],
]);

/** A list whose rows all have two columns: a menu, a price list, opening hours, a timetable; null for any other. */
export function tableOf(items: readonly string[]): CellTable | null {
  if (items.length < 2) return null;
  for (const [form, kind] of FORMS) {
    const other = BESIDE.get(form);
    const rows = items.map((item) => cellsIn(item, form) ?? (other ? cellsIn(item, other) : null));
    const isTable = rows.every((row) => row !== null) && new Set(rows.map((row) => row?.[0])).size > 1;
    if (isTable) return { rows: rows.filter((row) => row !== null), kind };
  }
  return null;
}

function cellsIn(item: string, form: RegExp): Cells | null {
  const { left = '', right = '' } = form.exec(item)?.groups ?? {};
  if (left === '' || right === '') return null;
  const [from = ''] = ENDS_WITH_FROM.exec(left) ?? [];
  return [left.slice(0, left.length - from.length).replace(/[\s,:–—-]+$/u, ''), `${from} ${right}`.trim()];
}

/** 'A Hellebore', 'b) Amaryllis': what a question lets its readers choose between. */
const LETTERED = /^([A-H])[).:]?\s+(?=\S)/iu;

/** The letters that open the rows of a list, one after the other; null where they do not. */
export function lettersOf(items: readonly string[]): { letters: string[]; rest: string[] } | null {
  const letters = items.map((item) => LETTERED.exec(item)?.[1]?.toUpperCase() ?? '');
  const isRow = items.length > 1 && letters.every((letter, i) => letter === String.fromCharCode(65 + i));
  return isRow ? { letters, rest: items.map((item) => item.replace(LETTERED, '')) } : null;
}

/** The rows of a list of numbers of one kind, as a chart shows them; null for any other. */
export function barsOf(items: readonly string[]): { name: string; number: string; share: number }[] | null {
  const rows = items.map((item) => (BAR.exec(item) ?? SHARE_FIRST.exec(item))?.groups);
  const signs = new Set(rows.map((row) => `${row?.before}${row?.unit?.trim()}`));
  if (rows.length < 2 || rows.length > MOST_BARS || rows.some((row) => !row || RANGE.test(row.name ?? ''))) return null;
  if (signs.size > 1) return null;
  const values = rows.map((row) => amountOf(row?.digits ?? ''));
  // A share is one of the whole: 62 % fill no bar.
  const most = Math.max(...values, rows.every((row) => row?.unit?.trim() === '%') ? 100 : 0);
  if (!(most > 0)) return null;
  return rows.map((row, i) => ({
    name: capital(row?.name?.replace(/[\s:=,–—-]+$/u, '') ?? ''),
    number: `${row?.before}${row?.digits}${row?.unit}`.trim(),
    share: (values[i] ?? 0) / most,
  }));
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const MOST_BARS = 8;
/** 'De 10 h a | 21 h': from when to when. */
const RANGE = /\d\s?(?:h|uhr|am|pm)?\s?(?:to|till|until|bis|a|à|às|alle)$/iu;
const BAR =
  /^(?<name>.*\p{L}.*?|(?:19|20)\d\d)[\s:=,–—-]+(?<before>[€$£]?\s?)(?<digits>\d(?:[\d.,]*\d)?)(?<unit>\s?(?:%|€|£|\p{L}{1,3}|°C)?)$/u;

/** '62% food parcels'. */
const SHARE_FIRST = /^(?<before>)(?<digits>\d(?:[\d.,]*\d)?)(?<unit>\s?%)\s+(?<name>\p{L}.*)$/u;

/** '1,240' and '1.240' are more than a thousand, '8.5' and '8,5' less than nine. */
function amountOf(digits: string): number {
  const isThousands = /^\d{1,3}(?:[.,]\d{3})+$/u.test(digits);
  return Number(isThousands ? digits.replace(/[.,]/gu, '') : digits.replace(',', '.'));
}

/** Whether a list is one of shares: its rows are seen better than read. */
export const isShares = (items: readonly string[]): boolean =>
  items.length > 2 && barsOf(items) !== null && items.every((item) => /\d\s?%$|^\d[\d.,]*\s?%\s/u.test(item));

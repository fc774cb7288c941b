/** A row in two columns: what it is and what it costs, or when it is and what is on then. */
export type Cells = [left: string, right: string];

/** The rows of a list in two columns, with what leads the eye: the first column or the last. */
export interface CellTable {
  rows: Cells[];
  /** Prices and hours close their rows; days and hours that open them lead them. */
  kind: 'closing' | 'leading';
}

const MONEY = String.raw`(?:[€$£₦₱¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€$£₦₱¥%]|(?:euros?|pounds?|chf|kr|zł|p)(?!\p{L}))|\d[\d.,]*)`;
const FROM = '(?:from|ab|desde|dès|à partir de|da|a partire da|a partir de)';
const ENDS_WITH_FROM = new RegExp(`(?<=\\s)${FROM}$`, 'iu');
/** 'Colour from 60', 'Compost £5 a bag', 'Sliding scale free'. */
const PRICED = new RegExp(
  String.raw`^(?<left>.*\p{L}.*?)[\s,:–—-]+(?<right>${MONEY}(?:\s+(?:each|per|an?|pro|je|por|par|la|al|à la|l['’])(?!\p{L}).{1,24})?|free|gratis|frei|gratuite?s?|kostenlos|grátis)$`,
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

const FORMS: [form: RegExp, kind: CellTable['kind']][] = [
  [OPEN, 'closing'],
  [DATED, 'closing'],
  [FULL_DAY, 'leading'],
  [TIMED, 'leading'],
  [PRICED, 'closing'],
];

/** A list whose rows all have two columns: a menu, a price list, opening hours, a timetable; null for any other. */
export function tableOf(items: readonly string[]): CellTable | null {
  if (items.length < 2) return null;
  for (const [form, kind] of FORMS) {
    const rows = items.map((item) => cellsIn(item, form) ?? (form === FULL_DAY ? cellsIn(item, TIMED_DAY) : null));
    const isTable = rows.every((row) => row !== null) && new Set(rows.map((row) => row?.[0])).size > 1;
    if (isTable) return { rows: rows.filter((row) => row !== null), kind };
  }
  return null;
}

/** A day on which only one thing is on, among fuller ones. */
const TIMED_DAY = new RegExp(String.raw`^(?<left>\p{L}{4,}(?:[–-]\p{L}+)?),?\s+(?<right>${TIME}\s+\p{L}.*)$`, 'iu');

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

import { Temporal } from 'temporal-polyfill';

type DayOfYear = (year: number, timeZone: string) => Temporal.PlainDate;

const on =
  (month: number, day: number): DayOfYear =>
  (year) =>
    Temporal.PlainDate.from({ year, month, day });

/** The nth weekday (1 is Monday) of a month; -1 is the last. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): Temporal.PlainDate | null {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  if (nth < 0) {
    const last = first.with({ day: first.daysInMonth });
    return last.subtract({ days: ((last.dayOfWeek - weekday + 7) % 7) + 7 * (-nth - 1) });
  }
  const day = 1 + ((weekday - first.dayOfWeek + 7) % 7) + 7 * (nth - 1);
  return day > first.daysInMonth ? null : first.with({ day });
}

const nth =
  (month: number, weekday: number, count: number): DayOfYear =>
  (year) =>
    nthWeekday(year, month, weekday, count) ?? Temporal.PlainDate.from({ year, month, day: 1 });

/** Gregorian Easter (Meeus, Jones and Butcher). */
function easter(year: number): Temporal.PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(f / 31), day: (f % 31) + 1 });
}

const fromEaster =
  (days: number): DayOfYear =>
  (year) =>
    easter(year).add({ days });

const fromThanksgiving =
  (days: number): DayOfYear =>
  (year, timeZone) =>
    nth(11, 4, 4)(year, timeZone).add({ days });

const isBritish = (timeZone: string) => /London|Dublin|Belfast|Jersey|Guernsey|Isle_of_Man/.test(timeZone);
const isDownUnder = (timeZone: string) => /^Australia|Auckland/.test(timeZone);
const isCanadian = (timeZone: string) => /Toronto|Vancouver|Montreal|Halifax|Winnipeg|Edmonton|Regina/.test(timeZone);
const UNITED_STATES =
  /^(?:US\/|Pacific\/Honolulu|America\/(?:New_York|Detroit|Kentucky|Louisville|Indiana|Chicago|Menominee|North_Dakota|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|Adak))/;
/** Whether people in a zone write the month before the day. */
export const isAmerican = (timeZone: string) => UNITED_STATES.test(timeZone);

/** Days that follow other calendars, for the years in which they can be scheduled. */
const LUNAR: Record<string, string[]> = {
  'lunar new year': ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03', '2031-01-23', '2032-02-11'],
  diwali: ['2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26', '2031-11-14', '2032-11-02'],
  hanukkah: ['2026-12-04', '2027-12-24', '2028-12-12', '2029-12-01', '2030-12-20', '2031-12-09', '2032-11-27'],
};
const lunar =
  (name: string): DayOfYear =>
  (year) =>
    Temporal.PlainDate.from(LUNAR[name]?.find((date) => date.startsWith(String(year))) ?? `${year}-12-31`);

/** Normal form of the name → its day. The names are patterns; apostrophes and a final 'day' are handled below. */
export const HOLIDAYS: [pattern: string, day: DayOfYear][] = [
  ['christmas eve|24 december eve', on(12, 24)],
  ['christmas(?: day)?', on(12, 25)],
  ['boxing day', on(12, 26)],
  ["(?:new year's?|new years'?) (?:eve|evening)|nye|silvester|hogmanay", on(12, 31)],
  ["new year's day|new years day|new year day|new year's|new year|nyd", on(1, 1)],
  ["valentine(?:'?s)?(?: day)?|valentines(?: day)?", on(2, 14)],
  ["halloween|hallowe'en", on(10, 31)],
  ["(?:st|saint)(?: \\.)? (?:patrick|paddy)(?:'?s)?(?: day)?", on(3, 17)],
  ["(?:st|saint)(?: \\.)? (?:nicholas|nick)(?:'?s)?(?: day)?", on(12, 6)],
  ["(?:st|saint)(?: \\.)? george(?:'?s)? day", on(4, 23)],
  ['independence day|(?:the )?(?:#4|4th) of july', on(7, 4)],
  ['easter monday', fromEaster(1)],
  ['easter(?: sunday| day)?', fromEaster(0)],
  ['good friday', fromEaster(-2)],
  ['maundy thursday', fromEaster(-3)],
  ['palm sunday', fromEaster(-7)],
  ['ash wednesday', fromEaster(-46)],
  ['shrove tuesday|pancake (?:day|tuesday)|mardi gras', fromEaster(-47)],
  ['ascension day', fromEaster(39)],
  ['pentecost|whit sunday', fromEaster(49)],
  ['thanksgiving(?: day)?', (year, zone) => (isCanadian(zone) ? nth(10, 1, 2)(year, zone) : nth(11, 4, 4)(year, zone))],
  ['black friday', fromThanksgiving(1)],
  ['small business saturday', fromThanksgiving(2)],
  ['cyber monday', fromThanksgiving(4)],
  ['giving tuesday', fromThanksgiving(5)],
  ['mothering sunday', fromEaster(-21)],
  [
    "mother(?:'?s|s') day|mothers day",
    (year, zone) => (isBritish(zone) ? easter(year).subtract({ days: 21 }) : nth(5, 7, 2)(year, zone)),
  ],
  [
    "father(?:'?s|s') day|fathers day",
    (year, zone) => (isDownUnder(zone) ? nth(9, 7, 1)(year, zone) : nth(6, 7, 3)(year, zone)),
  ],
  ['memorial day', nth(5, 1, -1)],
  ['labor day', nth(9, 1, 1)],
  [
    'labour day',
    (year, zone) => (isAmerican(zone) || isCanadian(zone) ? nth(9, 1, 1)(year, zone) : on(5, 1)(year, zone)),
  ],
  ['(?:mlk|martin luther king(?: jr)?(?: \\.)?) day', nth(1, 1, 3)],
  ["president(?:'?s|s')? day|presidents day", nth(2, 1, 3)],
  ["veteran(?:'?s|s')? day|veterans day|remembrance day|armistice day", on(11, 11)],
  ["columbus day|indigenous peoples' day", nth(10, 1, 2)],
  ['juneteenth', on(6, 19)],
  ['earth day', on(4, 22)],
  ["april fool(?:'?s|s')?(?: day)?|april fools(?: day)?", on(4, 1)],
  ["(?:international )?women(?:'?s)? day|womens day", on(3, 8)],
  ["(?:international )?men's day", on(11, 19)],
  ['cinco de mayo', on(5, 5)],
  ['bastille day', on(7, 14)],
  ['australia day', on(1, 26)],
  ['anzac day', on(4, 25)],
  ['canada day', on(7, 1)],
  ['guy fawkes(?: night| day)?|bonfire night', on(11, 5)],
  ['burns night', on(1, 25)],
  ['groundhog day', on(2, 2)],
  ['may day', on(5, 1)],
  ['star wars day', on(5, 4)],
  ['pi day', on(3, 14)],
  ['leap day', on(2, 29)],
  ['epiphany|three kings(?: day)?', on(1, 6)],
  ["all saints'? day", on(11, 1)],
  ['singles day', on(11, 11)],
  ['world environment day', on(6, 5)],
  ['world mental health day', on(10, 10)],
  ['world book day', on(4, 23)],
  ['world aids day', on(12, 1)],
  ['(?:lunar|chinese) new year', lunar('lunar new year')],
  ['diwali', lunar('diwali')],
  ['hanukkah|chanukah', lunar('hanukkah')],
];

/** All names as one pattern over normal forms. */
export const HOLIDAY = `(?:${HOLIDAYS.map(([pattern]) => pattern).join('|')})`;
const EXACT = HOLIDAYS.map(([pattern, day]) => [new RegExp(`^(?:${pattern})$`), day] as const);

/** The day of a holiday in a year; dates that a year lacks (29 February) are null. */
export function holidayIn(name: string, year: number, timeZone: string): Temporal.PlainDate | null {
  const day = EXACT.find(([pattern]) => pattern.test(name))?.[1];
  const date = day?.(year, timeZone) ?? null;
  return name === 'leap day' && date?.day !== 29 ? null : date;
}

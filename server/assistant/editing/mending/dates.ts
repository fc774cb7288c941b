import { capital } from '../capital.ts';
import { isName } from './words.ts';

/** Weekdays, months and their short forms, written out one way. */
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const byStart = (names: string[], short: string) =>
  names.find((name) => name.toLowerCase().startsWith(short.slice(0, 3).toLowerCase())) ?? short;

const SURE_DAY = /(?<![\p{L}\d@#/.])(tues?|weds|thur?s?|fri)(?![\p{L}\d@])/giu;
/** mon, wed, sat, sun are words too: days only beside a date, a time, another day or a word that leads to one. */
const DAY = '(?:mon|tues?|weds?|thur?s?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const UNSURE = '(mon|wed|sat|sun)';
const LEADS =
  '(?:on|this|next|every|each|last|from|by|until|til|till|before|after|since|and|to|or|n|of|for|late|early|open|closed|is|yes|sale)';
const UNSURE_DAY = [
  // 'Six hours of sun' are no Sunday.
  new RegExp(
    `(?<=(?:^|[\\s(])${LEADS} )(?<!\\b(?:hours?|minutes?|lots?|bits?|plenty|rays?|weeks?|days) of )${UNSURE}(?![\\p{L}@/'])`,
    'giu',
  ),
  new RegExp(
    `(?<=(?:^|[,;:(/+–-]\\s?|[.!?]\\s|\\n\\s*))${UNSURE}(?=\\s*(?:[,;:)+/–-]|$|\\n|\\d|closed|open|to |and |n |evening|morning|night|only|also|too|still|sold out|is |tour|class|market|session|show))`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}@#/.])${UNSURE}(?=\\.?,?\\s?\\d|\\.?,?\\s(?:the \\d|\\p{L}+th\\b|${DAY}\\b|(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)|night|morning|evening|afternoon|lunch|noon|week\\b))`,
    'giu',
  ),
  new RegExp(`(?<=\\b${DAY}(?:\\s?[-–+&/,]\\s?| and | to | or | n ))${UNSURE}(?![\\p{L}@/'])`, 'giu'),
  new RegExp(`(?<![\\p{L}@#/.])${UNSURE}(?=(?:\\s?[-–+&]\\s?| and | to | or | n )${DAY}\\b)`, 'giu'),
  new RegExp(
    `(?<=\\d(?:[:.]\\d\\d)?\\s?(?:am|pm)?,? )${UNSURE}(?=\\s*(?:[,;:).\\uE000-\\uF8FF]|$|\\n|\\p{Extended_Pictographic}))`,
    'giu',
  ),
];
/** Where days stand in a row, every short form is one of them. */
const ANY_DAY = new RegExp(`(?<![\\p{L}@#/.])${DAY}(?![\\p{L}@])`, 'giu');
const BARE_DAY = /(?<!\b(?:the|in|full|we|he|she|they|who|it|you|a) )(?<![\p{L}@#/.])(mon|wed|sat|sun)(?![\p{L}@'])/giu;
const SHORT_MONTH = '(jan|feb|febr|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const MONTH_AFTER_DAY = new RegExp(
  `(?<=\\d(?:st|nd|rd|th)?(?: of)? )${SHORT_MONTH}\\b(?:\\.(?= \\d{4}\\b))?(?=[\\s.,;:)!?/–-]|$)`,
  'gi',
);
const MONTH_BEFORE_DAY = new RegExp(`(?<![\\p{L}@#/.-])${SHORT_MONTH}\\.?(?= \\d{1,2}(?:st|nd|rd|th)?\\b)`, 'giu');
const MONTH_ALONE =
  /(?<=\b(?:in|from|since|until|til|till|by|end of|start of|late|early|mid|to|of|start|before|after|this|next|last) )(jan|feb|apr|aug|sept?|oct|nov|dec)\b(?![\p{L}@/])/giu;
/** 'serviced aug,': a short month that ends its clause. */
const MONTH_LAST = /(?<=\p{Ll} )(jan|feb|apr|aug|sept?|oct|nov|dec)(?=\s*(?:[,;.)](?!\p{L})|$))/gu;
const FULL_MARCH_MAY =
  /(?<=\d(?:st|nd|rd|th)?(?: of)? |\b(?:in|from|since|until|till?|by|end of|start of|to|of|of the|start|before|after|next|last) )(march|may)\b(?! (?:be|not|have|take|i|we|you)\b)/gi;
const ANY_MONTH = `(?:${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)}${month === 'September' ? '|t' : ''})?`).join('|')})`;
/** 'march-oct', 'jan thru march': beside another month each is one. */
const MONTH_RANGE = new RegExp(
  `(?<![\\p{L}\\d@#/.-])(${ANY_MONTH})(\\s?[-–/]\\s?| (?:thru|through|to|till?|until|and|or) )(${ANY_MONTH})(?![\\p{L}@])`,
  'giu',
);
const DATE_OF = new RegExp(`\\b(the )?(\\d{1,2})(st|nd|rd|th) of (${MONTHS.join('|')})\\b`, 'g');

const ANY_NAME = `(${WEEKDAYS.join('|')})`;
const DAY_RANGE = new RegExp(`\\b${ANY_NAME}\\s?-\\s?${ANY_NAME}\\b`, 'gi');
const DAY_SUM = new RegExp(`\\b${ANY_NAME}\\+${ANY_NAME}\\b`, 'gi');

const FULL_NAME = new RegExp(
  `(?<![\\p{L}\\d@#/.-])(?:${[...WEEKDAYS.map((day) => `${day}s?`), ...MONTHS.filter((month) => !/^Ma/.test(month))].join('|')})(?![\\p{L}\\d@]|['’]\\p{L}{2})`,
  'giu',
);

/** 'thurs 14 jan' → 'Thursday 14 January'. */
export function mendDates(text: string): string {
  let out = text
    .replace(FULL_NAME, (name) => (/^\p{Lu}{2}/u.test(name) ? name : capital(name)))
    .replace(SURE_DAY, (short) => byStart(WEEKDAYS, short));
  if ((out.match(ANY_DAY) ?? []).length > 2) out = out.replace(BARE_DAY, (short) => byStart(WEEKDAYS, short));
  for (const rule of UNSURE_DAY) out = out.replace(rule, (short) => byStart(WEEKDAYS, short));
  out = out
    .replace(MONTH_AFTER_DAY, (short) => byStart(MONTHS, short))
    .replace(MONTH_BEFORE_DAY, (short) => byStart(MONTHS, short))
    .replace(MONTH_ALONE, (short) => byStart(MONTHS, short))
    .replace(MONTH_LAST, (short) => byStart(MONTHS, short))
    .replace(FULL_MARCH_MAY, (name) => byStart(MONTHS, name))
    .replace(MONTH_RANGE, (_, from: string, to: string, last: string) =>
      [byStart(MONTHS, from), /[-–]/.test(to) ? '–' : to, byStart(MONTHS, last)].join(''),
    )
    .replace(DATE_OF, '$2 $4');
  return out.replace(DAY_RANGE, '$1–$2').replace(DAY_SUM, '$1 + $2');
}

/** 'saturdays market' → 'Saturday's market', but 'open on fridays until' stays a plural. */
export function mendDayPossessives(text: string): string {
  const plural =
    /(?<!\b(?:on|every|most|some|all|and|or|skip|to|two|three|four|five|six|seven|eight|nine|ten|\d) )(?<!\p{L})(monday|tuesday|wednesday|thursday|friday|saturday|sunday)s(?= (?!(?:and|or|we|you|they|it|i|are|is|from|at|in|to|till?|until|only|as|with|for|the|a|by|off|then|when|if|but|until|between|after|before|evening|morning|afternoon|night|through|closed|open|too|of|don'?t|not|won'?t|unknown|any ?more|now|again|both|also|this|last|next|every|\p{Ll}+ed)\b)\p{Ll}{3,})/giu;
  return text
    .replace(/\b(this|last|next) (week|month|year|season)s(?= \p{Ll}{3,})/giu, "$1 $2's")
    .replace(
      /(?<=[\p{Ll},] )(\p{Lu}\p{Ll}{2,}[^s\W])s(?= (?:wife|husband|mum|dad|mother|father|son|daughter|dog|cat|house|birthday|car|van|shop|team|bike|kitchen|garden|cafe|café|bakery|workshop|class)\b)/gu,
      (word, stem: string) => (isName(stem.toLowerCase()) && !isName(word.toLowerCase()) ? `${stem}'s` : word),
    )
    .replace(plural, "$1's")
    .replace(/\b(last|to) ?nights(?= \p{Ll}{3,})/giu, (night) => night.replace(/s$/, "'s"))
    .replace(/\b(today|yesterday|tomorrow)s(?= \p{Ll})/giu, "$1's");
}

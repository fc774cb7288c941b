import { pattern } from '../patterns.ts';

/** Figures that were spoken, as they are written. */
const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINALS: Record<string, number> = Object.fromEntries([
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, i) => [word, i + 1]),
  ['thirtieth', 30],
]);
const unit = (word: string) => UNITS.indexOf(word);
const ten = (word: string) => (TENS.indexOf(word) > 0 ? TENS.indexOf(word) * 10 : -1);

const WORD = `(?:${[...UNITS.slice(1), ...TENS.slice(2)].sort((a, b) => b.length - a.length).join('|')})`;
const ORDINAL = `(?:(?:twenty|thirty)[ -])?(?:${Object.keys(ORDINALS).join('|')})`;
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const CARDINAL = new RegExp(`\\b(?:(?:a|${WORD})(?:[ -](?:and )?(?:hundred|thousand|${WORD}))+|${WORD})\\b`, 'gi');
const SMALL = `(?:${UNITS.slice(1, 13).join('|')})`;
const MINUTES = `(?:(?:twenty|thirty|forty|fifty)(?:[ -](?:${UNITS.slice(1, 10).join('|')}))?|fifteen|ten)`;
const CLOCK_LEAD =
  '(?:at|from|until|till|to|by|doors|before|after|in at|for|past|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|evening|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)';

function ordinalOf(said: string): number {
  const [first = '', second] = said.toLowerCase().split(/[ -]/);
  return second ? ten(first) + (ORDINALS[second] ?? 0) : (ORDINALS[first] ?? 0);
}
const suffix = (n: number) => (n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'));

/** The value of a spoken number; null for two numbers that only stand side by side. */
function numberOf(said: string): number | null {
  let total = 0;
  let part = 0;
  for (const word of said.toLowerCase().split(/[ -]/)) {
    if (word === 'and') continue;
    if (word === 'a') part = 1;
    else if (word === 'hundred') part *= 100;
    else if (word === 'thousand') [total, part] = [total + part * 1000, 0];
    else if (ten(word) > 0) {
      if (part % 100 !== 0) return null;
      part += ten(word);
    } else {
      if (part % 10 !== 0 || (part % 100 !== 0 && unit(word) > 9)) return null;
      part += unit(word);
    }
  }
  return total + part;
}
const grouped = (n: number) => (n >= 1000 ? n.toLocaleString('en-GB') : String(n));
const hour = (word: string) => unit(word.toLowerCase());
const SIGN: Record<string, string> = { pound: '£', euro: '€', dollar: '$' };

/** 'four two pounds' are two numbers: the last one is the price. */
function priced(said: string, sign: string): string {
  const words = said.split(' ');
  const from = words.findIndex((_, i) => numberOf(words.slice(i).join(' ')) !== null);
  return [...words.slice(0, from), `${sign}${grouped(numberOf(words.slice(from).join(' ')) ?? 0)}`].join(' ');
}

const PENCE = `(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:${UNITS.slice(1, 10).join('|')}))?|${UNITS.slice(10).join('|')})`;

/** 'four pounds twenty' → '£4.20', before anything else is read: it is one figure. */
export const moneyFromWords = (text: string) =>
  text.replace(
    pattern(
      `\\b(${CARDINAL.source}) (pound|euro|dollar)s? (?:and )?(${PENCE})(?: (?:pence|cents?))?\\b(?! (?:thousand|hundred|people|of|seats|places|tickets))`,
      'gi',
    ),
    (whole, said: string, currency: string, rest: string) =>
      numberOf(said) === null ? whole : `${SIGN[currency.toLowerCase()]}${numberOf(said)}.${numberOf(rest)}`,
  );

/** 'the fifteenth of december' → '15 december'. */
export const datesFromWords = (text: string) =>
  text.replace(
    pattern(`\\b(?:the )?(${ORDINAL})(?: and (${ORDINAL}))? of (${MONTH})\\b`, 'gi'),
    (_, first: string, second: string | undefined, month: string) =>
      `${ordinalOf(first)}${second ? ` and ${ordinalOf(second)}` : ''} ${month}`,
  );

const DIGIT = `(?:${UNITS.slice(0, 10).join('|')}|oh?)`;
/** 'ninety eight point four' → '98.4'. */
const decimalsFromWords = (text: string) =>
  text.replace(
    pattern(`(${CARDINAL.source}) point (${DIGIT}(?: ${DIGIT})*)\\b`, 'gi'),
    (whole, said: string, digits: string) => {
      const value = numberOf(said);
      const behind = digits.split(' ').map((word) => Math.max(0, unit(word.toLowerCase())));
      return value === null ? whole : `${value}.${behind.join('')}`;
    },
  );

/** Dates, times and money in figures; other numbers from ten on. */
export function figuresFromWords(text: string): string {
  const re = (source: string) => pattern(source, 'gi');
  let out = datesFromWords(decimalsFromWords(text))
    .replace(
      re(`\\bthe (${ORDINAL})(?=$|[\\s,.])(?! (?:of|time|one|two|place|prize|and the|wave|year|week|half|thing|team))`),
      (whole, said: string) =>
        ordinalOf(said) > 3 || /-| /.test(said) ? `the ${ordinalOf(said)}${suffix(ordinalOf(said))}` : whole,
    )
    .replace(re(`\\bhalf (?:past )?(${SMALL})\\b`), (_, word: string) => `${hour(word)}:30`)
    .replace(re(`\\bquarter past (${SMALL})\\b`), (_, word: string) => `${hour(word)}:15`)
    .replace(re(`\\bquarter to (${SMALL})\\b`), (_, word: string) => `${((hour(word) + 10) % 12) + 1}:45`)
    .replace(
      re(`\\b(${SMALL}) (${MINUTES})(?= (?:each|a head|per|a kilo|a bag|the lot)\\b)`),
      (_, whole: string, rest: string) => `${hour(whole)}.${numberOf(rest)}`,
    )
    .replace(re(`(${CARDINAL.source}) (pound|euro|dollar)s?\\b`), (_, said: string, currency: string) =>
      priced(said, SIGN[currency.toLowerCase()] ?? ''),
    )
    .replace(re(`\\b(${WORD}) p\\b`), (_, said: string) => `${numberOf(said)}p`)
    .replace(
      re(`\\b(${SMALL}) (${MINUTES})(?= (?:to|till|until|at|on|in|start|sharp|kick)\\b|$|[,.])`),
      (_, first: string, rest: string) => `${hour(first)}:${String(numberOf(rest)).padStart(2, '0')}`,
    )
    .replace(
      re(`(?<=\\b(?:to|till|until|from|at) )(${SMALL}) (${MINUTES})\\b`),
      (_, first: string, rest: string) => `${hour(first)}:${String(numberOf(rest)).padStart(2, '0')}`,
    )
    .replace(
      re(`\\b(${SMALL}) (to|till|until|and) (${SMALL}|\\d{1,2}(?::\\d\\d)?)(?= (?:at|on|in|or)\\b|$|[,. ])`),
      (whole, from: string, word: string, to: string) =>
        word.toLowerCase() === 'and' ? whole : `${hour(from)} ${word} ${/\d/.test(to) ? to : hour(to)}`,
    )
    .replace(re(`(?<=\\d(?::\\d\\d)? (?:to|till|until) )(${SMALL})\\b`), (word) => String(hour(word)))
    .replace(re(`(?<=\\b${CLOCK_LEAD} )(${SMALL})(?= (?:o'? ?clock|am|pm|at|in the|on)\\b|$|[,.])`), (word) =>
      String(hour(word)),
    )
    .replace(re(`\\b(${SMALL})(?= (?:o'? ?clock|am|pm)\\b)`), (word) => String(hour(word)))
    .replace(re(`(?<=\\b(?:size|room|number|age|year|gate|platform) )${CARDINAL.source}`), (said) =>
      String(numberOf(said) ?? said),
    );
  out = out.replace(CARDINAL, (said) => {
    const value = numberOf(said);
    return value === null || value < 10 ? said : grouped(value);
  });
  return out;
}

import { keepRecent } from '../../../lib/keep-recent.ts';

/** Facts that can stand in for one another: a time for a time, a price for a price. */
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const UNIT =
  '(?:hours?|hrs?|minutes?|mins?|days?|weeks?|months?|years?|km|kilometres?|miles?|metres?|cm|kg|g|ml|litres?|l|%|percent)';
const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred';

const FIGURES: Record<string, number> = Object.fromEntries(
  NUMBER_WORDS.split('|').map((word, i) => [word, i < 20 ? i + 1 : i < 28 ? (i - 17) * 10 : 100]),
);

/** A number as a figure: 'seventeen' is '17'. */
export const figureOf = (word: string): string => FIGURES[word.toLowerCase()]?.toString() ?? word;

/** In the order in which they are looked for: a longer kind first. Each looks only so far: a text may be one long run of signs. */
const NOTES: Record<string, string> = { fiver: '5', tenner: '10', quid: '1' };
/** What a bank note or coin that is called by its name is worth: 'a fiver' is 5. */
export const noteWorth = (price: string): string | null =>
  NOTES[/^an? (fiver|tenner|quid)$/i.exec(price)?.[1]?.toLowerCase() ?? ''] ?? null;

const KINDS = [
  ['mail', /(?<![\w.+-])[\w.+-]+@[\w.-]+\.\w+/g],
  ['handle', /(?<![\w.@/])@\w{2,30}/g],
  [
    'link',
    /https?:\/\/\S+|\b(?:www\.)?[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}\.(?:com|org|net|example|co|uk|de|eu|io|shop|app|dev|info|fr|ch|nl)(?:\/\S*)?/gi,
  ],
  ['phone', /\+?\d[\d\s-]{5,}\d/g],
  [
    'date',
    new RegExp(
      `\\b(?:${WEEKDAY},? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?\\s?(?:-|–|to|till|until)\\s?)?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b|\\b(?:${WEEKDAY},? )?${MONTH} \\d{1,2}(?:st|nd|rd|th)?\\b`,
      'gi',
    ),
  ],
  [
    'range',
    /\b\d{1,2}(?:[:.][0-5]\d)?\s?(?:am|pm)?\s?(?:-|–|to|till?|until)\s?\d{1,2}(?:[:.][0-5]\d)?(?:\s?(?:am|pm|h)\b|(?![\p{L}\p{N}]|\.\d))/giu,
  ],
  ['ordinal', /\b\d{1,2}(?:st|nd|rd|th)\b/gi],
  [
    'money',
    /\ban? (?:fiver|tenner|quid)\b|[€$£₦₱¥]\s?\d[\d.,]*\d|[€$£₦₱¥]\s?\d|\b(?:AED|R\$|CHF|EUR|USD|GBP)\s?\d[\d.,]*|\b\d[\d.,]{0,20}\s?(?:€|£|euros?|eur|pounds?|quid|bucks|dollars|pesos|rupees|rand|yen|kr|zl|lira|francs|pence|p)(?![\p{L}\p{N}])/giu,
  ],
  [
    'time',
    /\b\d{1,2}[:.][0-5]\d\s?(?:am|pm)?\b|\b\d{1,2}\s?(?:am|pm)\b|\bhalf (?:past )?(?:\d{1,2}|six|seven|eight|nine|ten|eleven|twelve|one|two|three|four|five)\b(?:\s?(?:am|pm)\b)?|\bnoon\b|\bmidnight\b/gi,
  ],
  ['weekday', new RegExp(`\\b${WEEKDAY}\\b`, 'gi')],
  // 'May' and 'March' are months where something leads to them.
  [
    'month',
    /\b(?:January|February|April|June|July|August|September|October|November|December)\b|(?<=\b(?:in|from|until|till|since|by|early|late|mid|of) )(?:March|May)\b/gi,
  ],
  ['measure', new RegExp(`\\b(?:\\d[\\d.,]{0,20}|${NUMBER_WORDS})\\s?${UNIT}(?![\\p{L}])`, 'giu')],
  ['number', new RegExp(`\\b(?:\\d[\\d.,]*\\d|\\d+|${NUMBER_WORDS})\\b`, 'gi')],
] as const satisfies [string, RegExp][];

export type FactKind = (typeof KINDS)[number][0];

export interface Fact {
  kind: FactKind;
  text: string;
  from: number;
  to: number;
}

/** The facts of a text, by place; none lies inside another. */
export const factsIn = keepRecent((text: string): Fact[] => {
  const facts: Fact[] = [];
  const isTaken = new Uint8Array(text.length);
  for (const [kind, pattern] of KINDS)
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const [from, to] = [index, index + found.trimEnd().length];
      if (isTaken.subarray(from, to).includes(1)) continue;
      isTaken.fill(1, from, to);
      facts.push({ kind, text: text.slice(from, to), from, to });
    }
  return facts.sort((a, b) => a.from - b.from);
});

/** Kinds by which one may correct the other: 'half 6' for '7', 'the 26th' for '19 May'. */
const AKIN: Record<FactKind, FactKind[]> = {
  link: ['link'],
  mail: ['mail'],
  handle: ['handle'],
  phone: ['phone'],
  date: ['date', 'ordinal'],
  range: ['range'],
  ordinal: ['ordinal', 'date'],
  money: ['money', 'number'],
  time: ['time', 'number'],
  weekday: ['weekday', 'date'],
  month: ['month'],
  measure: ['measure', 'number'],
  number: ['number', 'measure', 'money', 'time', 'ordinal'],
};

/** The facts of a text that could be what another fact corrects, the likeliest kind first. */
export function twinsOf(fact: Fact, facts: Fact[]): Fact[] {
  return AKIN[fact.kind].flatMap((kind) => facts.filter((other) => other.kind === kind));
}

import type { Language } from '../../../../../domain/languages.ts';
import { readable } from '../../readable.ts';
import { cardinal, ordinal, spokenNumber, year } from './numbers.ts';
import { withSigns } from './signs-abroad.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const SHORT_MONTHS = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec';
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const CURRENCIES: Record<string, [string, string, string]> = {
  $: ['dollar', 'dollars', 'cents'],
  '€': ['euro', 'euros', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
};
const MAGNITUDES: Record<string, string> = { k: 'thousand', m: 'million', mn: 'million', bn: 'billion', b: 'billion' };

const ABBREVIATIONS: [RegExp, string][] = [
  [/\be\.g\.,?/giu, 'for example'],
  [/\bi\.e\.,?/giu, 'that is'],
  [/\betc\.?(?=\s|$|[,;)])/giu, 'et cetera'],
  [/\bvs\.?(?=\s)/giu, 'versus'],
  [/\bapprox\.(?=\s)/giu, 'approximately'],
  [/\bDr\.(?=\s)/gu, 'Doctor'],
  [/\bMr\.(?=\s)/gu, 'Mister'],
  [/\bMrs\.(?=\s)/gu, 'Missus'],
  [/\bSt\.(?=\s\p{Lu})/gu, 'Saint'],
  [/\bNo\.(?=\s?\d)/gu, 'number'],
  [/\bmin\.(?=\s)/giu, 'minutes'],
  [/\bw\/o\b/giu, 'without'],
  [/\bw\/(?=\s|\p{L})/giu, 'with '],
  [/\b24\/7\b/gu, 'twenty four seven'],
  [/\band\/or\b/giu, 'and or'],
  [/\bB2B\b/giu, 'B to B'],
  [/\bB2C\b/giu, 'B to C'],
  [/\bSaaS\b/gu, 'sass'],
  [/\bQ&A\b/gu, 'Q and A'],
  [/\bR&D\b/gu, 'R and D'],
];

/** Words that are said letter by letter although they could be read. */
const SPELLED = new Set(
  'AI CEO CFO CTO COO FAQ DIY API SEO CTA HR IT ROI USA UK EU UN URL UI UX PR OK VIP AM PM ESG IPO IOT NGO USB ID EV QR'.split(
    ' ',
  ),
);

function clockTime(hours: number, minutes: number, half: string | undefined): string {
  const isAfternoon = half ? /p/iu.test(half) : hours >= 12;
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  const said =
    minutes === 0
      ? cardinal(hour)
      : `${cardinal(hour)} ${minutes < 10 ? `oh ${cardinal(minutes)}` : cardinal(minutes)}`;
  return `${said} ${isAfternoon ? 'p m' : 'a m'}`;
}

function saidTimes(text: string): string {
  return text
    .replace(
      /\b(\d{1,2}):([0-5]\d)(?:\s*(am|pm|a\.m\.|p\.m\.))?(?![\d:])/giu,
      (whole, hours: string, minutes: string, half?: string) =>
        Number(hours) > 24 ? whole : clockTime(Number(hours), Number(minutes), half),
    )
    .replace(
      /\b(\d{1,2})\s*(?:-|–)\s*(\d{1,2})\s*(am|pm)\b/giu,
      (_, from: string, to: string, half: string) => `${cardinal(Number(from))} to ${clockTime(Number(to), 0, half)}`,
    )
    .replace(/\b(\d{1,2})\s*(am|pm|a\.m\.|p\.m\.)(?=\W|$)/giu, (_, hours: string, half: string) =>
      clockTime(Number(hours), 0, half),
    );
}

function saidDates(text: string): string {
  const months = new RegExp(`\\b(${MONTHS}|${SHORT_MONTHS})\\b\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!:)`, 'gu');
  const days = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(${MONTHS}|${SHORT_MONTHS})\\b\\.?`, 'gu');
  const whole = (month: string) => MONTHS.split('|').find((name) => name.startsWith(month.slice(0, 3))) ?? month;
  return text
    .replace(days, (_, day: string, month: string) => `the ${ordinal(Number(day))} of ${whole(month)}`)
    .replace(months, (_, month: string, day: string) => `${whole(month)} ${ordinal(Number(day))}`)
    .replace(/\b(?:the\s+)the\b/gu, 'the');
}

function saidMoney(text: string): string {
  const pattern = new RegExp(`([$€£])\\s?(${NUMBER})\\s?(k|mn|m|bn|b|thousand|million|billion)?(?![\\p{L}])`, 'giu');
  return text.replace(pattern, (_, sign: string, amount: string, magnitude?: string) => {
    const [one, many, small] = CURRENCIES[sign] ?? ['', '', ''];
    if (magnitude) return `${spokenNumber(amount)} ${MAGNITUDES[magnitude.toLowerCase()] ?? magnitude} ${many}`;
    const [whole = '0', part] = amount.split('.');
    const named = `${spokenNumber(whole)} ${Number(whole.replaceAll(',', '')) === 1 ? one : many}`;
    return part?.length === 2 && part !== '00'
      ? `${named} and ${cardinal(Number(part))} ${small}`
      : part && part !== '00'
        ? `${spokenNumber(amount)} ${many}`
        : named;
  });
}

function saidNumbers(text: string): string {
  const number = `(${NUMBER})`;
  return text
    .replace(new RegExp(`${number}\\s?%`, 'gu'), (_, amount: string) => `${spokenNumber(amount)} percent`)
    .replace(
      new RegExp(`\\b${number}\\s?x(?![\\p{L}\\d])`, 'giu'),
      (_, amount: string) => `${spokenNumber(amount)} times`,
    )
    .replace(
      new RegExp(`\\b${number}(k|m|bn)\\b`, 'giu'),
      (_, amount: string, magnitude: string) => `${spokenNumber(amount)} ${MAGNITUDES[magnitude.toLowerCase()]}`,
    )
    .replace(/\b(\d{1,4})(?:st|nd|rd|th)\b/giu, (_, digits: string) => ordinal(Number(digits)))
    .replace(/\b((?:19|20)\d{2})s\b/gu, (_, digits: string) => `${year(Number(digits)).replace(/y$/u, 'ie')}s`)
    .replace(/\b((?:19|20)\d{2})\b(?![,.]\d|\s(?:people|customers|users|followers|members))/gu, (_, digits: string) =>
      year(Number(digits)),
    )
    .replace(/(\d)\s?[-–]\s?(?=\d)/gu, '$1 to ')
    .replace(/(\d+)\/(\d+)/gu, '$1 out of $2')
    .replace(/(?<![\p{L}\d])[-−](?=\d)/gu, 'minus ')
    .replace(new RegExp(number, 'gu'), (_, amount: string) => ` ${spokenNumber(amount)} `);
}

function saidLetters(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const isShouting = letters.filter((letter) => /\p{Lu}/u.test(letter)).length > letters.length * 0.6;
  return text.replace(/\b\p{Lu}{2,}\b/gu, (word) => {
    if (SPELLED.has(word) || (!isShouting && word.length <= 5 && !/[AEIOUY]/u.test(word))) return [...word].join(' ');
    return word.toLowerCase();
  });
}

const SIGNS: [RegExp, string][] = [
  [/\s*&\s*/gu, ' and '],
  [/\s\+\s/gu, ' plus '],
  [/(?<=\d|\p{L})\+/gu, ' plus'],
  [/\s=\s/gu, ' equals '],
  [/°\s?C\b/gu, ' degrees Celsius'],
  [/°\s?F\b/gu, ' degrees Fahrenheit'],
  [/°/gu, ' degrees'],
  [/\bkm\b/gu, 'kilometres'],
  [/\bkg\b/gu, 'kilograms'],
  [/[“”„«»"]/gu, ''],
  [/[‘’]/gu, "'"],
  [/\s[–—-]\s|[–—]/gu, ', '],
  [/…|\.{2,}/gu, '. '],
  [/ß/gu, 'ss'],
  [/[æÆ]/gu, 'ae'],
  [/[øØ]/gu, 'o'],
  [/\//gu, ' or '],
];

/** The text as the voice should say it: plain words and marks, each line a sentence. Empty where nothing can be said. */
export function pronounced(text: string, language: Language): string {
  const said = language === 'en' ? inEnglish(text) : withSigns(text, language);
  const lines = said
    .split('\n')
    .map((line) => tidyLine(line))
    .filter((line) => /[\p{L}\d]/u.test(line));
  return lines.map((line) => (/[.!?]$/u.test(line) ? line : `${line.replace(/[,;:\s]+$/u, '')}.`)).join('\n');
}

/** English in nothing but plain words: its recordings read no figures. */
function inEnglish(text: string): string {
  let said = readable(text);
  for (const [pattern, words] of ABBREVIATIONS) said = said.replace(pattern, words);
  said = saidNumbers(saidMoney(saidDates(saidTimes(said))));
  for (const [pattern, words] of SIGNS) said = said.replace(pattern, words);
  return saidLetters(said)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e\n]/gu, ' ')
    .replace(/[()[\]{}]/gu, ', ')
    .replace(/[^\p{L}\d\s.,;:!?'-]/gu, ' ');
}

function tidyLine(line: string): string {
  return line
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.;:!?])/gu, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/gu, '$1')
    .replace(/[,;:]\s*(?=[.!?])/gu, '')
    .replace(/([.!?])(?:\s*[.!?,;:])+/gu, '$1')
    .replace(/^[\s,.;:!?'-]+/u, '')
    .trim();
}

/** The opening of a text within so many words, cut at a sentence where one ends in its second half, else at a word. */
export function firstWords(text: string, most: number): string {
  const words = text.split(/(?<=\s)/u);
  if (words.length <= most) return text;
  const cut = words.slice(0, most).join('').trimEnd();
  const end = Math.max(...[...cut.matchAll(/[.!?](?=\s)/gu)].map(({ index }) => index), -1);
  return end > cut.length * 0.5 ? cut.slice(0, end + 1) : `${cut.replace(/[,;:]+$/u, '')}.`;
}

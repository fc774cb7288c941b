import { sentencesIn } from '../reading/turn/text-parts.ts';
import type { Outcome } from './outcome.ts';
import { tidy } from './sentences.ts';

/** Words that can go or shrink and no fact with them. */
const SHORTER: [RegExp, string][] = [
  [/\s*\((?![^)]*\d)[^)]*\)/g, ''],
  [
    /\b(?:very|really|just|actually|simply|quite|absolutely|truly|of course|please note that|we would like to|we are (?:delighted|pleased|happy|proud|excited) to (?:announce|share) that|i am (?:delighted|pleased|happy|proud|excited) to (?:announce|share) that)\s+/gi,
    '',
  ],
  [/\bin order to\b/gi, 'to'],
  [/\bas well as\b/gi, 'and'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bat this (?:moment|point) in time\b/gi, 'now'],
  [/\bwe are\b/g, "we're"],
  [/\bWe are\b/g, "We're"],
  [/\bI am\b/g, "I'm"],
  [/\b([Ii])t is\b/g, "$1t's"],
  [/\b([Tt])here is\b/g, "$1here's"],
  [/\b([Dd])o not\b/g, "$1on't"],
  [/\b([Tt])hey are\b/g, "$1hey're"],
  [/\b(Jan|Feb)r?uary\b/g, '$1'],
  [/\b(Aug|Sept|Oct|Nov|Dec)(?:ust|ember|ober)\b/g, '$1'],
];
const DAYS: Record<string, string> = {
  Monday: 'Mon',
  Tuesday: 'Tue',
  Wednesday: 'Wed',
  Thursday: 'Thu',
  Friday: 'Fri',
  Saturday: 'Sat',
  Sunday: 'Sun',
};

/** A shorter text: within a limit by whole sentences, the first sentence, or the same facts in fewer words. */
export function shorten(text: string, wish: string | undefined): Outcome {
  const sentences = sentencesIn(text);
  if (/\bfirst sentence\b|\bsentence (?:one|1)\b|\bone (?:sentence|line)\b/i.test(wish ?? ''))
    return { text: sentences[0] ?? text };
  const count = { two: 2, three: 3 }[/\b(two|three) sentences\b/i.exec(wish ?? '')?.[1]?.toLowerCase() as 'two'];
  if (count) return { text: sentences.slice(0, count).join(' ') };
  const tight = tighten(text);
  const limit = Number(/\d+/.exec(wish ?? '')?.[0] ?? 0);
  if (limit > 0) return withinLimit(tight, limit, /word/i.test(wish ?? ''));
  if (tight.length < text.length) return { text: tight };
  const clip = clipped(tight);
  if (clip.length < text.length) return { text: clip };
  return { question: 'Every part of it is a fact. What may be left out?' };
}

function tighten(text: string): string {
  let tight = text;
  for (const [pattern, less] of SHORTER) tight = tight.replace(pattern, less);
  tight = tight.replace(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?= \d)/g, (day) => DAYS[day] ?? day);
  return tidy(tight);
}

/** The same facts as one would write them on a board: no articles, no 'on' and 'at'. */
function clipped(text: string): string {
  return tidy(
    text
      .replace(/(?<=^|[.!?]\s|\n)(?:The|Our|There (?:is|are)) (?=\p{L})/gu, '')
      .replace(/(?<=^|[.!?]\s|\n)(?:We are|We're) (?=\p{L}+ing\b)/gu, '')
      .replace(/\b(\p{L}+): it (?=\p{L})/giu, '$1 ')
      .replace(/\bon (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/g, '')
      .replace(/(?<=day|\d|\d \p{Lu}\p{L}+) at (?=\d{1,2}(?::\d\d)?(?: ?[ap]m)?\b)/gu, ', ')
      .replace(/, (?:and|plus) (?=[^,.]+[.!?])/g, ', ')
      .replace(/\b[Pp]lease /g, '')
      .replace(/\bminutes\b/g, 'min')
      .replace(/\byour own\b/g, 'your'),
  );
}

function withinLimit(text: string, limit: number, isWords: boolean): Outcome {
  const size = (part: string): number => (isWords ? part.split(/\s+/).length : part.length);
  if (size(text) <= limit) return { text };
  const kept: string[] = [];
  for (const sentence of sentencesIn(text)) {
    if (size([...kept, sentence].join(' ')) > limit) break;
    kept.push(sentence);
  }
  return kept.length > 0
    ? { text: kept.join(' ') }
    : { question: 'That is too short for what it says. What may be left out?' };
}

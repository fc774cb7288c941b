import { COUNTS } from '../editing/wishes/numbers.ts';
import { factsIn } from '../reading/turn/facts.ts';
import { isAkin, topicWords } from '../reading/turn/said.ts';
import { sentencesIn, toldSentences } from '../reading/turn/text-parts.ts';
import { fitWithin, leftOut, withoutLeast } from './fit-within.ts';
import type { Outcome } from './outcome.ts';
import { tidySentences } from './sentences.ts';

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

/** Who tells an agent to shorten sees that it did. */
const CLEARLY_SHORTER = 0.75;

/** A shorter text: a part of it, what fits a limit, or the same facts in fewer words. */
export function shorten(text: string, wish = ''): Outcome {
  const sentences = sentencesIn(text);
  const part = /\b(first|second|third|last) (sentence|line|paragraph)\b/i.exec(wish) ?? [];
  if (part[1] || /\bsentence (?:one|1)\b|\bone (?:sentence|line)\b/i.test(wish))
    return kept(text, [partOf(text, part[1] ?? 'first', part[2] ?? 'sentence')]);
  const count = /\b(\w+) (?:short )?sentences\b/i.exec(wish)?.[1]?.toLowerCase() ?? '';
  const most = COUNTS[count] ?? Number(count);
  if (most > 0) return kept(text, sentences.slice(0, most));
  if (/^(?:only|just|nothing but)\b/i.test(wish)) return onlyFacts(text, sentences, wish);
  const tight = tighten(text);
  const limit = Number(/\d+/.exec(wish)?.[0] ?? COUNTS[/\b(\w+) words?\b/i.exec(wish)?.[1]?.toLowerCase() ?? ''] ?? 0);
  if (limit > 0) {
    const size = /word/i.test(wish) ? (of: string) => of.split(/\s+/).length : (of: string) => of.length;
    const most = /\b(?:under|below|less than|fewer than)\b/i.test(wish) ? limit - 1 : limit;
    if (size(text) <= most) return { text, note: 'It is short enough as it is.' };
    // Characters are saved by clipping; words are counted as they were written.
    const clip = /word/i.test(wish) ? tight : clipped(tight);
    return size(tight) > most && size(clip) <= most ? { text: clip } : fitWithin(tight, most, size);
  }
  if (/^essentials$/i.test(wish)) {
    const told = sentences.filter((sentence, i) => i === 0 || factsIn(sentence).length > 0);
    if (told.length < sentences.length) return kept(text, told);
  }
  if (wish === 'clearly') {
    const less = withoutLeast(tight, text.length * CLEARLY_SHORTER);
    if (less !== null) return less;
  }
  if (tight.length < text.length) return { text: tight };
  const clip = clipped(tight);
  if (clip.length < text.length) return { text: clip };
  return { question: 'Every part of it is a fact. What may be left out?' };
}

function partOf(text: string, which: string, part: string): string {
  const parts =
    part === 'paragraph'
      ? text.split(/\n\s*\n/)
      : part === 'line' && text.trim().includes('\n')
        ? text.split('\n').filter((line) => line.trim() !== '')
        : toldSentences(text);
  const at = ['first', 'second', 'third'].indexOf(which.toLowerCase());
  return parts.at(at)?.trim() ?? text;
}

/** Some sentences of a text, and the note on the others. */
function kept(text: string, sentences: string[]): Outcome {
  const gone = sentencesIn(text).filter((one) => !sentences.some((part) => part.includes(one)));
  if (gone.length === 0) return { text, note: 'It is short enough as it is.' };
  return { text: sentences.join(' '), note: leftOut(gone) };
}

/** What a question word asks for. */
const ASKED: [RegExp, (sentence: string) => boolean][] = [
  [/\b(?:when|dates?|times?|what time)\b/i, (of) => hasFact(of, ['date', 'weekday', 'ordinal', 'time', 'range'])],
  [/\b(?:where|places?|address)\b/i, (of) => /\b(?:in|at|on) (?:the )?(?:St |\p{Lu})[\p{L}'’]+/u.test(of)],
  [/\b(?:how much|prices?|cost)\b/i, (of) => hasFact(of, ['money']) || /\bfree\b/i.test(of)],
  [/\b(?:links?|contact|address)\b/i, (of) => hasFact(of, ['link', 'mail', 'phone'])],
  [/\bwho\b/i, (of) => /(?<=\p{Ll} )\p{Lu}\p{Ll}+/u.test(of)],
  [/\bhow many\b/i, (of) => hasFact(of, ['number', 'measure'])],
];
const hasFact = (text: string, kinds: string[]): boolean => factsIn(text).some(({ kind }) => kinds.includes(kind));

/** The sentences that tell what is asked for; all of it has to be told. */
function onlyFacts(text: string, sentences: string[], wish: string): Outcome {
  const asked = ASKED.filter(([words]) => words.test(wish));
  const named = topicWords(wish);
  const about = sentences.filter((one) =>
    topicWords(one).some(({ stem }) => named.some((word) => isAkin(word.stem, stem))),
  );
  if (asked.length === 0 && about.length > 0) return kept(text, about);
  const missing = asked.filter(([, tells]) => !sentences.some(tells));
  if (asked.length === 0 || missing.length > 0)
    return { question: 'The text does not tell that. Which sentences should stay?' };
  return kept(
    text,
    sentences.filter((sentence) => asked.some(([, tells]) => tells(sentence))),
  );
}

function tighten(text: string): string {
  let tight = text;
  for (const [pattern, less] of SHORTER) tight = tight.replace(pattern, less);
  tight = tight.replace(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?= \d)/g, (day) => DAYS[day] ?? day);
  return tidySentences(tight);
}

/** The same facts as one would write them on a board: no articles, no 'on' and 'at'. */
function clipped(text: string): string {
  return tidySentences(
    text
      .replace(/(?<=^|[.!?]\s|\n)(?:The|Our|There (?:is|are)) (?=\p{L})/gu, '')
      .replace(/(?<=^|[.!?]\s|\n)(?:We are|We're) (?=\p{L}+ing\b)/gu, '')
      .replace(/\b(\p{L}+): it (?=\p{L})/giu, '$1 ')
      .replace(/\bon (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/g, '')
      .replace(/(?<=day|\d|\d \p{Lu}\p{L}+) at (?=\d{1,2}(?::\d\d)?(?: ?[ap]m)?\b)/gu, ', ')
      .replace(/, (?:and|plus) (?=[^,.]+[.!?])/g, ', ')
      .replace(/\b[Pp]lease /g, '')
      .replace(/\bThanks to (?=@)/g, 'Thanks ')
      .replace(/\bminutes\b/g, 'min')
      .replace(/\byour own\b/g, 'your'),
  );
}

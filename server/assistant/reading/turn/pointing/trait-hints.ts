import { PLATFORM_NAMINGS, PLATFORMS } from '../../../../../domain/post/platforms.ts';
import { calledPattern } from '../../../../lib/platform-words.ts';
import type { Stretch } from '../said.ts';
import { type Candidate, type Hint, NOUN } from './candidates.ts';

export function platformHints(say: string, shown: Candidate[]): Hint[] {
  return PLATFORMS.flatMap((platform) => {
    const names = calledPattern(platform);
    const noun = PLATFORM_NAMINGS[platform].own?.noun;
    const pattern = new RegExp(
      `^${names}\\s*[:,]|^(?:the )?${names}(?= (?:at|on|to|tomorrow|an|a|half|\\d|should|goes|can|needs|instead|[a-z]+day)\\b)|\\b(?:the |my |your |that |for the )?${names}(?:'s)? ${NOUN}\\b|\\bthe (?:one|post|plan|thing)s? (?:on|for) ${names}\\b(?! (?:only|too|as well|instead))${noun ? `|\\b(?:the|my|that|your|of the|for the) ${noun}\\b|^${noun}(?= (?:is|needs|at|to|goes|on|should|\\d|now|tomorrow|tonight|today|[a-z]+day))` : ''}`,
      'gi',
    );
    const owners = shown.filter(({ platforms }) => platforms.includes(platform));
    const only = owners.filter(({ platforms }) => platforms.length === 1);
    return [...say.matchAll(pattern)].map(({ 0: found, index }) => ({
      numbers: (only.length === 1 && !/(?:one|post|plan|thing)s$/i.test(found) ? only : owners).map(({ n }) => n),
      weight: 4,
      used: [index, index + found.length] as Stretch,
    }));
  });
}

export function rhythmHints(say: string, shown: Candidate[]): Hint[] {
  const hints: Hint[] = [];
  const rhythm = new RegExp(
    `\\b(?:the )?(daily|weekly|monthly|hourly|yearly|fortnightly|biweekly|weekday|recurring|repeating|one-?off)s? ${NOUN}\\b`,
    'gi',
  );
  for (const { 0: found, 1: word = '', index } of say.matchAll(rhythm)) {
    const wanted = word
      .toLowerCase()
      .replace('fortnightly', 'biweekly')
      .replace(/^weekday$/, 'weekdays');
    hints.push({
      numbers: shown
        .filter(({ frequency = 'once' }) =>
          /recurring|repeating/.test(wanted)
            ? frequency !== 'once'
            : /one-?off/.test(wanted)
              ? frequency === 'once'
              : frequency === wanted,
        )
        .map(({ n }) => n),
      weight: 5,
      used: [index, index + found.length],
    });
  }
  const status = new RegExp(
    `\\b(?:the |all |all the |whatever is |still )?(pending|waiting|unapproved|open|approved|scheduled|confirmed) ${NOUN}\\b`,
    'gi',
  );
  for (const { 0: found, 1: word = '', index } of say.matchAll(status))
    hints.push({
      numbers: shown
        .filter((one) => one.status === (/pending|waiting|unapproved|open/i.test(word) ? 'pending' : 'scheduled'))
        .map(({ n }) => n),
      weight: 5,
      used: [index, index + found.length],
    });
  return hints;
}
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|');
const MONTH = `(${MONTHS.join('|')})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?`;
const IN_MONTH = new RegExp(`\\b(?:the )?${MONTH}(?:['’]s)? ${NOUN}\\b|\\b${NOUN} (?:in|of|from) ${MONTH}\\b`, 'gi');

/** 'The November one': by the month in which it goes out, whatever months it speaks of. */
export function monthHints(say: string, shown: Candidate[]): Hint[] {
  return [...say.matchAll(IN_MONTH)].map(({ 0: found, 1: before, 2: behind, index }) => {
    const month = MONTHS.indexOf((before ?? behind ?? '').toLowerCase()) + 1;
    return {
      numbers: shown.filter(({ day }) => Number(day?.slice(5, 7)) === month).map(({ n }) => n),
      weight: 5,
      used: [index, index + found.length],
    };
  });
}

const DAYPARTS: [RegExp, (hour: number) => boolean][] = [
  [/morning/i, (hour) => hour < 12],
  [/noon|lunch(?:time)?/i, (hour) => hour === 12],
  [/afternoon/i, (hour) => hour >= 12 && hour < 17],
  [/evening|night/i, (hour) => hour >= 17],
];

/** 'the 9am one', 'the evening post', 'the earlier of those': by the time at which it goes out. */
export function timeHints(say: string, shown: Candidate[]): Hint[] {
  const hints: Hint[] = [];
  const clock = new RegExp(`\\b(?:the )?(\\d{1,2})(?:[:.](\\d\\d))?\\s?(am|pm|o'clock)? ${NOUN}\\b`, 'gi');
  for (const { 0: found, 1: hour = '', 2: minute = '00', 3: half = '', index } of say.matchAll(clock)) {
    const hours = [Number(hour), (Number(hour) + 12) % 24].filter((_, i) =>
      /pm/i.test(half) ? i === 1 : /am/i.test(half) ? i === 0 : true,
    );
    const times = hours.map((h) => `${String(h).padStart(2, '0')}:${minute}`);
    hints.push({
      numbers: shown.filter(({ time }) => time && times.includes(time)).map(({ n }) => n),
      weight: 5,
      used: [index, index + found.length],
    });
  }
  const part = new RegExp(`\\b(?:the )?(morning|noon|lunch(?:time)?|afternoon|evening|night) ${NOUN}\\b`, 'gi');
  for (const { 0: found, 1: word = '', index } of say.matchAll(part)) {
    const isIn = DAYPARTS.find(([name]) => name.test(word))?.[1] ?? (() => false);
    hints.push({
      numbers: shown.filter(({ time }) => time && isIn(Number(time.slice(0, 2)))).map(({ n }) => n),
      weight: 4,
      used: [index, index + found.length],
    });
  }
  const sorted = shown
    .filter(({ day }) => day)
    .toSorted((a, b) => (`${a.day}${a.time}` < `${b.day}${b.time}` ? -1 : 1));
  for (const { 0: found, 1: word = '', index } of say.matchAll(
    /\bthe (earlier|next|soonest|upcoming|later) (?:one|post|of (?:them|those|these|the two))\b/gi,
  )) {
    const meant = /later/i.test(word) ? sorted.at(-1) : sorted[0];
    if (meant) hints.push({ numbers: [meant.n], weight: 9, used: [index, index + found.length] });
  }
  return hints;
}

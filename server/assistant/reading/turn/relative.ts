import { Temporal } from 'temporal-polyfill';
import type { WallTime } from '../../../../domain/time.ts';
import { isAkin, type Stretch, topicWords } from './said.ts';

/** A time counted from another: 'an hour later', 'the day before the race', 'the morning itself'. */
export interface RelativeTime {
  /** Days that are counted keep or take a time of day; hours and minutes say it themselves. */
  unit: 'minutes' | 'hours' | 'days' | 'weeks' | 'months';
  amount: number;
  /** What it is counted from, as far as it was said: the plan itself, or what the following words name. */
  from: 'own' | 'event';
  /** The words after 'before', 'after', 'of'. */
  base: string;
  daypart?: 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';
  stretch: Stretch;
}

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  the: 1,
  another: 1,
  'a couple of': 2,
  'a couple': 2,
  'a few': 3,
  'half an': 0.5,
  'half a': 0.5,
  'quarter of an': 0.25,
  'a quarter of an': 0.25,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  ninety: 90,
};
const AMOUNT = `(${Object.keys(NUMBERS)
  .sort((a, b) => b.length - a.length)
  .join('|')}|\\d+)`;
const UNIT = '(minutes?|mins?|hours?|hrs?|h|days?|weeks?|wks?|months?|fortnights?)';
const BACK = /^(?:earlier|sooner|before|prior|ahead|forward|up|forwards)/i;

const STEP = new RegExp(
  `\\b(?:by |for )?(?:${AMOUNT}\\s?)${UNIT}\\s+(earlier|sooner|later|before|after|prior to|prior|ahead of|ahead|back|forward|afterwards)\\b`,
  'i',
);
const PUSH = new RegExp(
  `\\b(push|move|shift|bring|pull|delay|postpone|bump|put|set|follow)\\b(.{0,40}?)\\b(?:(back|forwards?|up|on|off|ahead|out|down)\\s+)?(?:by\\s+)?${AMOUNT}\\s?${UNIT}\\b(?:\\s+(back|forwards?|on|out))?`,
  'i',
);
const DAY_BESIDE = /\b(?:on |in )?(?:the )?(day|night|evening|morning|afternoon|week|month|eve) (before|after|of)\b/i;
/** The very moment of the event. */
const BEGINS =
  /\b(?:(?:exactly|right|just) )?(?:when|as soon as|the moment|at the moment) (?:(?:it|they|we|that|this|the|our|booking|ticket|door|sale)s?\s+){1,2}(?:\w+ )?(?:opens?|starts?|begins?|kicks? off|go(?:es)? (?:live|on sale))\b/i;
const THAT_DAY =
  /\b(?:on )?(?:that (?:very |same )?day|the (?:same )?day (?:that )?(?:it|she|he|they|we)(?:['’]s| is| are)? (?:starts?|opens?|begins?|happens?|arrives?|moves?|comes?|leaves?|launch(?:es)?|on)|the (?:very )?first day|opening day|day one)\b/i;
const ITSELF =
  /\b(?:on )?(?:the )?(day|morning|evening|night|afternoon)(?: (?:itself|of it|of(?=\s*(?:$|[,.!;])))|(?=[,.]? of the event))|\bon the day\b(?! (?:before|after))/i;

/** The relative time that a message says, or null. */
export function readRelative(text: string): RelativeTime | null {
  const step = STEP.exec(text);
  if (step) {
    const [whole, amount = '', unit = '', direction = ''] = step;
    const sign = BACK.test(direction) ? -1 : 1;
    const counted = count(amount, unit);
    return {
      ...counted,
      amount: counted.amount * sign,
      from: /^(?:before|after|prior to|ahead of)$/i.test(direction) ? 'event' : 'own',
      base: text.slice(step.index + whole.length),
      stretch: [step.index, step.index + whole.length],
    };
  }
  const beside = DAY_BESIDE.exec(text);
  if (beside) {
    const [whole, unit = '', direction = ''] = beside;
    const part = unit.toLowerCase() === 'eve' ? 'evening' : unit.toLowerCase();
    const isPart = /^(?:night|evening|morning|afternoon)$/.test(part);
    const sign = /of/i.test(direction) ? 0 : /before/i.test(direction) ? -1 : 1;
    return {
      amount: sign,
      unit: /week/i.test(unit) ? 'weeks' : /month/i.test(unit) ? 'months' : 'days',
      from: 'event',
      base: text.slice(beside.index + whole.length),
      ...(isPart ? { daypart: (part === 'night' ? 'evening' : part) as 'morning' } : {}),
      stretch: [beside.index, beside.index + whole.length],
    };
  }
  const begins = BEGINS.exec(text);
  if (begins)
    return {
      amount: 0,
      unit: 'minutes',
      from: 'event',
      base: '',
      stretch: [begins.index, begins.index + begins[0].length],
    };
  const thatDay = THAT_DAY.exec(text);
  if (thatDay)
    return {
      amount: 0,
      unit: 'days',
      from: 'event',
      base: '',
      stretch: [thatDay.index, thatDay.index + thatDay[0].length],
    };
  const itself = ITSELF.exec(text);
  if (itself) {
    const part = (itself[1] ?? 'day').toLowerCase();
    return {
      amount: 0,
      unit: 'days',
      from: 'event',
      base: text.slice(itself.index + itself[0].length),
      ...(part === 'day' ? {} : { daypart: part as 'morning' }),
      stretch: [itself.index, itself.index + itself[0].length],
    };
  }
  const push = PUSH.exec(text);
  if (push) {
    const [whole, verb = '', between = '', first, amount = '', unit = '', last] = push;
    const way = (last ?? first ?? '').toLowerCase();
    if (way === '' && !/^(?:delay|postpone|push|follow)$/i.test(verb)) return null;
    if (/\bto\b|\bat\b|\bon\b/.test(between) && !/follow/i.test(verb)) return null;
    const counted = count(amount, unit);
    const sign = /^(?:forwards?|up|ahead)$/.test(way) ? -1 : 1;
    return {
      ...counted,
      amount: counted.amount * sign,
      from: /^follow$/i.test(verb) ? 'event' : 'own',
      base: /^follow$/i.test(verb) ? between : '',
      stretch: [
        push.index + whole.search(new RegExp(`(?:by\\s+)?${AMOUNT}\\s?${UNIT}`, 'i')),
        push.index + whole.length,
      ],
    };
  }
  return null;
}

function count(amount: string, unit: string): Pick<RelativeTime, 'amount' | 'unit'> {
  const number = NUMBERS[amount.toLowerCase()] ?? Number(amount);
  const name = unit.toLowerCase();
  if (name.startsWith('fortnight')) return { amount: 2 * number, unit: 'weeks' };
  if (name.startsWith('mi')) return { amount: number, unit: 'minutes' };
  if (name.startsWith('h')) return { amount: number, unit: 'hours' };
  if (name.startsWith('d')) return { amount: number, unit: 'days' };
  return { amount: number, unit: name.startsWith('w') ? 'weeks' : 'months' };
}

/** Whether the words after 'before' or 'of' name something: all its words of substance up to the next mark. */
export function names(base: string, name: string): boolean {
  const said = topicWords(base.split(/[,.;:!?]/)[0] ?? '');
  const known = topicWords(name);
  return said.some(({ stem }) => known.some((word) => isAkin(word.stem, stem)));
}

/** The moment that is meant. Days keep the time of day of `time`; hours count from the very moment. */
export function stepFrom(base: WallTime, { amount, unit }: RelativeTime, time: string): WallTime {
  const start = base.length > 10 ? base : `${base}T${time}`;
  const moved = Temporal.PlainDateTime.from(start).add(
    unit === 'hours' || unit === 'minutes'
      ? { minutes: Math.round(amount * (unit === 'hours' ? 60 : 1)) }
      : { [unit]: Math.round(amount) },
  );
  const wall = moved.toString().slice(0, 16);
  return unit === 'hours' || unit === 'minutes' ? wall : `${wall.slice(0, 10)}T${time}`;
}

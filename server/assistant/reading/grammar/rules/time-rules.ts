import { type ClockSpec, type Daypart, type PhraseRule, rule } from '../phrases.ts';
import { AMOUNT, LIST_SEPARATOR, readAmount, WEEKDAY } from './patterns.ts';

const AT =
  "(?:(?:at|by|around|about|from|before|at the latest at|(?:as soon as|once|when) it's|(?:at )?(?:hour|time)(?: :)?) )?(?:(?:around|about|exactly|precisely|like|say|approx) )?";
const AT_NEEDED = '(?:at|by|around|about) (?:(?:around|about|exactly|precisely|like|say) )?';
const CLOCK = '[tu]\\d{1,2}:\\d{1,2}';
const HOUR = '(?:1\\d|2[0-4]|0?\\d)';
const MILITARY = '(?:[01]\\d|2[0-3])[0-5]\\d';
const DAYPART = '(?:morning|afternoon|evening|night)';
const DAYPARTS_PLURAL = '(mornings|afternoons|evenings|nights)';
const IN_THE_DAYPART = `(?:(?:in|during) the |at |this |of the )?(?:early |late |mid (?:- )?)?(${DAYPART})`;
const LOOSE = "(?:(?: -)? ?ish)?(?: sharp| on the dot| exactly| o'clock| oclock| prompt| or so| - ish)*";
const MINUTES = '(quarter|a quarter|5|10|20|25|5 minutes|10 minutes|20 minutes|25 minutes|1\\d minutes)';

/** Where a word for a time of day stands on the clock. */
export const DAYPART_HOURS: Record<Daypart, number> = { morning: 9, noon: 12, afternoon: 15, evening: 18, night: 21 };

/** Reads 't9:05' and 'u9:05'. */
function readClock(text: string): ClockSpec {
  const [hour = 0, minute = 0] = text.slice(1).split(':').map(Number);
  return { hour, minute, isBare: text.startsWith('u') };
}

function bareHour(hourText: string, minute = 0): ClockSpec {
  const hour = Number(hourText) % 24;
  const isSettled = hourText.startsWith('0') || hour > 7 || hour === 0;
  return { hour, minute, isBare: !isSettled };
}

function one(time: ClockSpec, daypart?: string): { kind: 'time'; times: ClockSpec[] } {
  return { kind: 'time', times: [daypart ? { ...time, daypart: daypart as Daypart } : time] };
}

function onlyDaypart(daypart: Daypart): { kind: 'time'; times: ClockSpec[] } {
  return {
    kind: 'time',
    times: [{ hour: DAYPART_HOURS[daypart], minute: 0, isBare: false, daypart, isDaypartOnly: true }],
  };
}

const exactly = (hour: number, minute = 0): { kind: 'time'; times: ClockSpec[] } =>
  one({ hour, minute, isBare: false });

/** 'quarter to nine' counts back from the hour. */
function besideHour(minutesText: string, relation: string, hourText: string, daypart?: string) {
  const minutes = /quarter/.test(minutesText) ? 15 : Number.parseInt(minutesText, 10);
  if (hourText === 'noon' || hourText === 'midnight') {
    const base = (hourText === 'noon' ? 12 : 24) * 60 + (/past|after/.test(relation) ? minutes : -minutes);
    return exactly(Math.floor(base / 60) % 24, base % 60);
  }
  const clock = /^[tu]/.test(hourText) ? readClock(hourText) : bareHour(hourText);
  if (minutes >= 60 && !clock.isBare) {
    const total = clock.hour * 60 + clock.minute + (/past|after/.test(relation) ? minutes : -minutes) + 1440;
    return exactly(Math.floor(total / 60) % 24, total % 60);
  }
  if (/past|after/.test(relation)) return one({ ...clock, minute: minutes }, daypart);
  const hour = clock.isBare || clock.hour <= 12 ? ((clock.hour + 10) % 12) + 1 : clock.hour - 1;
  const before = /^t/.test(hourText) ? { ...clock, hour: (clock.hour + 23) % 24 } : bareHour(String(hour));
  return one({ ...before, minute: 60 - minutes }, daypart);
}

/** 'Half five pm': the half of the day that stands behind a spelled hour. */
const HALVES: Record<string, Daypart> = { a: 'morning', p: 'afternoon' };

export const TIME_RULES: PhraseRule[] = [
  rule('an hour before am or pm', `${AT}(${HOUR})(?: (?:- )?(0?5|10|15|20|25|30|35|40|45|50|55))? ([ap])m`, (m) => {
    const hour = Number(m[1]);
    return hour < 1 || hour > 12 ? null : exactly((hour % 12) + (m[3] === 'p' ? 12 : 0), Number(m[2] ?? 0));
  }),
  rule('for an hour', `for (${HOUR})(?= (?:tomorrow|today|tonight|on|this|in the|o'clock))`, (m) =>
    one(bareHour(m[1] ?? '')),
  ),
  rule(
    'hour and minutes before a day',
    `(\\d{1,2})\\.([0-5]\\d)(?= (?:tomorrow|today|tonight|on ${WEEKDAY}|${WEEKDAY}|(?:this|in the) ${DAYPART}))`,
    (m) => (Number(m[1]) < 24 ? one(bareHour(m[1] ?? '', Number(m[2]))) : null),
  ),
  rule('four digits before a day', `(0\\d[0-5]\\d)(?= (?:on|,|:|tomorrow|today|${WEEKDAY}))`, (m) =>
    exactly(Number(m[1]?.slice(0, 2)), Number(m[1]?.slice(2))),
  ),
  // '8 tonight on X': an hour opens the note.
  rule('an hour that opens a note', `(?<=(?:^|[,.:;¶•] ))(${HOUR})(?= (?:tonight|tomorrow|this ${DAYPART}) )`, (m) =>
    one(bareHour(m[1] ?? '')),
  ),
  rule('the hour of a part of the day', `at the (${HOUR}) (?:of|in) the (${DAYPART})`, (m) =>
    one(bareHour(m[1] ?? ''), m[2]),
  ),
  // 'hourly from 9 to 17': numbers are hours where something repeats by the hour.
  rule(
    'the first hour of a rhythm',
    `(?<=(?:hourly|hours?|minutes?)(?: [^ ]+){0,3} )from (${HOUR})(?= (?:to|until|-) )`,
    (m) => one(bareHour(m[1] ?? '')),
  ),
  rule(
    'the last hour of a rhythm',
    `(?<=(?:hourly|hours?|minutes?)(?: [^ ]+){0,3} from \\S+ (?:to|until|-) )(${HOUR})`,
    (m) => one(bareHour(m[1] ?? '')),
  ),
  rule('hundred hours', `${AT}(${HOUR}) hundred(?: hours| h)?`, (m) => exactly(Number(m[1]) % 24)),
  rule(
    'hours or minutes beside a clock',
    `(?:at )?(${AMOUNT}|half an) (hours?|minutes?) (before|after|past) (midnight|noon|midday|${CLOCK})`,
    (m) => {
      const minutes = readAmount(m[1] ?? '') * (/hour/.test(m[2] ?? '') ? 60 : 1);
      return besideHour(String(minutes), m[3] ?? '', m[4] ?? '');
    },
  ),
  rule('an hour and Uhr', `${AT}(${HOUR}) uhr`, (m) => one(bareHour((m[1] ?? '').padStart(2, '0')))),
  rule(
    'noon',
    `${AT}(?:12 )?(?:noon|midday)(?:(?: -)? ?ish)?|(?:at |around |over )?(?:lunch|lunchtime|noonish)(?: time)?`,
    (m) => (/lunch$/.test(m[0]) && !/^(?:at|around|over)/.test(m[0]) ? null : exactly(12)),
  ),
  rule('midnight', `${AT}(?:12 )?midnight|at the stroke of midnight`, () => exactly(0)),
  rule('a clock', `${AT}(${CLOCK})${LOOSE}(?: ${IN_THE_DAYPART})?`, (m) => one(readClock(m[1] ?? ''), m[2])),
  rule('at an hour', `${AT_NEEDED}(${HOUR})${LOOSE}`, (m) => one(bareHour(m[1] ?? ''))),
  rule('an hour and a part of the day', `${AT}(${HOUR})${LOOSE} (?:(?:in|during) the |at |this )(${DAYPART})`, (m) =>
    one(bareHour(m[1] ?? ''), m[2]),
  ),
  rule("an hour and o'clock", `${AT}(${HOUR})(?: (?:o'clock|oclock)| (?:- )?ish)(?: ${IN_THE_DAYPART})?`, (m) =>
    one(bareHour(m[1] ?? ''), m[2]),
  ),
  rule(
    'at an hour and spelled minutes',
    `${AT_NEEDED}(${HOUR})(?: -)? (15|20|30|40|45|50|10)(?: ${IN_THE_DAYPART})?`,
    (m) => one(bareHour(m[1] ?? '', Number(m[2])), m[3]),
  ),
  rule('at hour and minutes', `${AT_NEEDED}(\\d{1,2})\\.(\\d{2})`, (m) =>
    Number(m[1]) < 24 && Number(m[2]) < 60 ? one(bareHour(m[1] ?? '', Number(m[2]))) : null,
  ),
  rule('an hour and h', `(?:at |around )?(${HOUR}) h(?:ours?)?`, (m) =>
    /^(?:at|around)/.test(m[0]) || (Number(m[1]) >= 8 && /h$/.test(m[0]))
      ? one(bareHour((m[1] ?? '').padStart(2, '0')))
      : null,
  ),
  rule('at four digits', `${AT_NEEDED}(${MILITARY})(?: h| hours)?`, (m) =>
    exactly(Number(m[1]?.slice(0, 2)), Number(m[1]?.slice(2))),
  ),
  rule(
    'half past',
    `${AT}half(?: past| after)? (${HOUR}|${CLOCK}|noon|midnight)${LOOSE}(?: ([ap])m| ${IN_THE_DAYPART})?`,
    (m) => besideHour('30', 'past', m[1] ?? '', m[3] ?? HALVES[m[2] ?? '']),
  ),
  rule(
    'minutes to or past',
    `${AT}${MINUTES} (to|past|after|before|of|until) (${HOUR}|${CLOCK}|noon|midnight)${LOOSE}(?: ([ap])m| ${IN_THE_DAYPART})?`,
    (m) => besideHour(m[1] ?? '', m[2] ?? '', m[3] ?? '', m[5] ?? HALVES[m[4] ?? '']),
  ),
  rule('dawn', `(?:at )?the crack of dawn|at dawn|at sunrise`, () => exactly(6)),
  rule(
    'first thing',
    `(?:bright and early|#1 thing|1th thing)(?: (?:in|on) the morning| this morning| in the day)?`,
    () => onlyDaypart('morning'),
  ),
  rule(
    'the end of the day',
    `(?:at |by )?(?:the )?(?:end of (?:the )?(?:day|business|business day|work day)|eod|cob|close of (?:business|play)|eob)`,
    () => exactly(17),
  ),
  rule('in a part of the day', `(?:(?:in|during|on|for) the )(?:early |late |mid (?:- )?)?(${DAYPART})(?: of)?`, (m) =>
    onlyDaypart(m[1] as Daypart),
  ),
  rule('parts of days', `(?<=[,(] )(?:in the )?${DAYPARTS_PLURAL}(?= [,.)]| *$)|in the ${DAYPARTS_PLURAL}`, (m) =>
    onlyDaypart((m[1] ?? m[2] ?? '').replace(/s$/, '') as Daypart),
  ),
  rule('at night', `at night|(?:at )?night time|late at night`, () => onlyDaypart('night')),
  rule('the middle of a part of the day', `(?:in the )?mid (?:- )?(morning|afternoon)`, (m) =>
    onlyDaypart(m[1] as Daypart),
  ),
  rule('a part of the day', `(?:early |late )?(morning|afternoon|evening|night)`, (m) => onlyDaypart(m[1] as Daypart)),
];

/** How a list of times goes on after its first: ', 1 and 5', 'and again at 6'. */
export const MORE_TIMES = new RegExp(
  `(?:${LIST_SEPARATOR})(?: again| also)?(?: at| around)? (${CLOCK}|${MILITARY}|${HOUR}|noon|midnight)(?:(?: in the| at) (${DAYPART}))?(?= |$)`,
  'y',
);

/** A further member of a list of times, as MORE_TIMES found it. */
export function readMoreTime(text: string, daypart?: string): ClockSpec {
  const withDaypart = (time: ClockSpec): ClockSpec => (daypart ? { ...time, daypart: daypart as Daypart } : time);
  if (text === 'noon') return exactly(12).times[0] as ClockSpec;
  if (text === 'midnight') return exactly(0).times[0] as ClockSpec;
  if (/^[tu]/.test(text)) return withDaypart(readClock(text));
  if (text.length === 4) return { hour: Number(text.slice(0, 2)), minute: Number(text.slice(2)), isBare: false };
  return withDaypart(bareHour(text));
}

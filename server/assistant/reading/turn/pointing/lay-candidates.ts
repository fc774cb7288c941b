import { Temporal } from 'temporal-polyfill';
import { instantToWall } from '../../../../../domain/time.ts';
import type { ReadingMoment } from '../../grammar/reading.ts';
import type { Candidate } from './candidates.ts';

/** A message with what it may point at, in words: each candidate is judged by the word for its place in the row. */
export interface LaidCandidates {
  /** What stands before each of the words, and behind the last one: the message first. */
  gaps: string[];
  words: string[];
}

export const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
/** The words of a message that can point, and those of all candidates together that there is room for. */
const MOST_SAID = 40;
const MOST_TOLD = 96;
const FEWEST_TOLD = 6;

/** Lays a message out with its candidates, which are in the order in which they were shown; of more than have a name nothing is told. */
export function layCandidates(say: string, shown: Candidate[], moment: ReadingMoment): LaidCandidates | null {
  if (shown.length < 2 || shown.length > PLACES.length) return null;
  const room = Math.max(FEWEST_TOLD, Math.floor(MOST_TOLD / shown.length));
  const told = shown.map(
    (one, place) => `: ${traitsOf(one, place, shown, moment)}; ${firstWords(textOf(one), room)}. `,
  );
  return { gaps: [`${firstWords(say, MOST_SAID)} | `, ...told], words: PLACES.slice(0, shown.length) };
}

const textOf = ({ title, text }: Candidate): string => (text.startsWith(title) ? text : `${title}. ${text}`);
const firstWords = (text: string, count: number): string => text.trim().split(/\s+/).slice(0, count).join(' ');

function traitsOf(one: Candidate, place: number, shown: Candidate[], moment: ReadingMoment): string {
  const moments = shown.flatMap(({ at }) => at ?? []).sort();
  return [
    place === shown.length - 1 && 'last',
    shown.length % 2 === 1 && place === (shown.length - 1) / 2 && 'middle',
    one.n === Math.max(...shown.map(({ n }) => n)) && 'newest',
    moments.length > 1 && one.at === moments[0] && 'earliest',
    moments.length > 1 && one.at === moments.at(-1) && 'latest',
    one.at && timeWords(one.at, moment),
    one.platforms.join(' '),
    one.frequency,
    one.status === 'scheduled' && 'approved',
  ]
    .filter(Boolean)
    .join(' ');
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** 'tomorrow wednesday 18 november evening 6 pm 18:00'. */
function timeWords(at: string, { now, timeZone }: ReadingMoment): string {
  const day = Temporal.PlainDate.from(at.slice(0, 10));
  const today = Temporal.PlainDate.from(instantToWall(now, timeZone).slice(0, 10));
  const hour = Number(at.slice(11, 13));
  const minute = at.slice(14, 16);
  const clock = `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${hour < 12 ? 'am' : 'pm'} ${hour}:${minute}`;
  return [nearness(day, today), WEEKDAYS[day.dayOfWeek - 1], day.day, MONTHS[day.month - 1], dayPart(hour), clock]
    .filter(Boolean)
    .join(' ');
}

function nearness(day: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const days = today.until(day).days;
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  const weeks = Math.floor((today.dayOfWeek - 1 + days) / 7);
  return weeks === 0 ? 'this week' : weeks === 1 ? 'next week' : 'later';
}

const dayPart = (hour: number): string =>
  hour < 12 ? 'morning' : hour === 12 ? 'noon' : hour < 17 ? 'afternoon' : 'evening';

import type { WallTime } from '../../../domain/time.ts';
import type { ReadingMoment } from '../reading/grammar/reading.ts';
import { languageOf } from '../reading/language.ts';
import { glossWhen } from '../reading/languages/gloss.ts';
import { isPast, PASSED as PASSED_QUESTION, readPlanChange } from '../reading/turn/change-plan.ts';
import { keptAt, readRange, readWhen } from '../reading/turn/when.ts';
import type { Rhythm } from '../rhythm.ts';
import type { ConversationState } from '../state.ts';

/** A moment with its rhythm, resolved by the calendar. */
export type ResolvedTime = { at: WallTime; rrule?: string } & Rhythm & ReturnType<typeof keptAt>;
export type ReadWords = { times: ResolvedTime[]; assumed: string | null } | { refused: string };

const UNREADABLE =
  'These words name no time that can be read. Say a day and a time in plain English words, such as "next friday 16:00" or "every weekday 7:00 from monday, 5 times".';
const PASSED = 'That time has passed, and nothing was done. Ask the user when it should go out instead.';

/** The moments that a model's words name; a model never computes a date itself. */
export function resolveWhen(words: string, moment: ReadingMoment): ReadWords {
  const {
    at,
    also = [],
    frequency,
    weekdays,
    occurrences,
    until,
    rrule,
    clock,
    isPast: isBehind,
    hasTime,
  } = readWhen(inEnglish(words), moment);
  if (isBehind) return { refused: PASSED };
  if (at === undefined) return { refused: UNREADABLE };
  if ([at, ...also].some((one) => isPast(one, moment))) return { refused: PASSED };
  const rhythm: Omit<ResolvedTime, 'at'> = {
    ...(frequency ? { frequency } : {}),
    ...(weekdays ? { weekdays } : {}),
    ...(frequency && occurrences ? { occurrences } : {}),
    ...(frequency && until ? { until } : {}),
    ...(frequency && rrule ? { rrule } : {}),
  };
  return {
    times: [at, ...also].map((one) => ({ at: one, ...rhythm, ...keptAt(one, clock, moment.timeZone) })),
    assumed: hasTime ? null : `${at.slice(11)} assumed`,
  };
}

/** Where a model's words move a plan: 'at 10' is on its own day, 'an hour later' counts from it. */
export function resolveMove(
  words: string,
  n: number,
  state: ConversationState,
  moment: ReadingMoment,
): Partial<ResolvedTime> | { refused: string } {
  const plan = state.plans.find((one) => one.n === n);
  if (!plan) return { refused: `There is no plan ${n}.` };
  const read = readPlanChange(inEnglish(words), [], plan, state, moment);
  if ('question' in read) return { refused: read.question === PASSED_QUESTION ? PASSED : UNREADABLE };
  const { at, keeps, frequency, weekdays, occurrences, until } = read.change;
  const time = { at, keeps, frequency, weekdays, occurrences, until };
  const said = Object.fromEntries(Object.entries(time).filter(([, value]) => value !== undefined));
  return Object.keys(said).length > 0 ? said : { refused: UNREADABLE };
}

/** The days that a model's words name; all days where it names none. */
export function resolveRange(words: string | undefined, moment: ReadingMoment): { from?: string; to?: string } {
  return (words && readRange(inEnglish(words), moment)) || {};
}

/** Words of another language are glossed, as everywhere: a model forgets what it was asked for. */
const inEnglish = (words: string): string => glossWhen(words, languageOf(words)).text;

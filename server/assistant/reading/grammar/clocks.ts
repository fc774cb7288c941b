import type { ClockSpec, Daypart } from './phrases.ts';
import { DAYPART_HOURS } from './rules/time-rules.ts';

/** A settled time of day; `other` is the second honest reading of a bare hour. */
export interface SettledTime {
  hour: number;
  minute: number;
  other?: number;
  /** What was assumed, for the plan's card. */
  assumed?: string;
}

/** The time to take when none was said. */
export const DEFAULT_TIME: SettledTime = { hour: 12, minute: 0, assumed: '12:00 assumed' };

/** Settles am or pm by the part of the day; 1 to 7 alone are taken as afternoon. */
export function settleClock(clock: ClockSpec, daypart?: Daypart): SettledTime {
  const part = clock.daypart ?? daypart;
  const { minute } = clock;
  if (clock.isDaypartOnly && part)
    return { hour: DAYPART_HOURS[part], minute, assumed: `${part} read as ${two(DAYPART_HOURS[part])}:00` };
  if (part && clock.hour >= 1 && clock.hour <= 12 && (clock.isBare || clock.hour >= 8))
    return { hour: hourInPart(clock.hour, part), minute };
  if (!clock.isBare) return { hour: clock.hour, minute };
  const hour = clock.hour === 7 ? 7 : clock.hour + 12;
  return {
    hour,
    minute,
    other: (hour + 12) % 24,
    assumed: `${clock.hour}${minute ? `:${two(minute)}` : ''} read as ${two(hour)}:${two(minute)}`,
  };
}

function hourInPart(hour: number, part: Daypart): number {
  if (part === 'morning') return hour % 12;
  if (part === 'night') return hour === 12 ? 0 : hour >= 5 ? hour + 12 : hour;
  return hour === 12 ? (part === 'evening' ? 0 : 12) : hour + 12;
}

const two = (number: number) => String(number).padStart(2, '0');

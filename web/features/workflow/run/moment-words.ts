import { inUsEnglish } from '../../../lib/us-dates.ts';

const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** A moment of the last weeks as people say it: 'Nov 16, 9:12 PM'. */
export function recentMoment(moment: number | string): string {
  return inUsEnglish(new Date(moment), MOMENT);
}

/** A moment of which there may be several in a minute: 'Nov 16, 9:12:08 PM'. */
export function exactMoment(moment: string): string {
  return inUsEnglish(moment, { ...MOMENT, second: '2-digit' });
}

import type { SchedulePlan } from '../../../../domain/schedule/plan.ts';

/** When a plan runs, in its own zone: the day, the time, and the zone's short name. */
export function planMoment(
  { scheduledAt, timeZone }: Pick<SchedulePlan, 'scheduledAt' | 'timeZone'>,
  now: Date,
): { day: string; time: string; zone: string } {
  const at = new Date(scheduledAt);
  const part = (options: Intl.DateTimeFormatOptions, date = at) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(date);
  const isThisYear = part({ year: 'numeric' }) === part({ year: 'numeric' }, now);
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return {
    day: part({ weekday: 'short', month: 'short', day: 'numeric', ...(isThisYear ? {} : { year: 'numeric' }) }),
    time: part({ hour: 'numeric', minute: '2-digit' }),
    zone: zone?.value ?? '',
  };
}

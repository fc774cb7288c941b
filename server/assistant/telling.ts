import { Temporal } from 'temporal-polyfill';
import { type Frequency, platformWords } from '../../domain/plan.ts';
import type { Weekday } from '../../domain/understanding/reading.ts';
import type { PlanState } from './state.ts';

/** 'Wednesday 18 November, 9:30': as people say a moment to each other; the year only where it is another one. */
export function momentWords(at: string, now: string): string {
  return `${dayWords(at.slice(0, 10), now)}, ${Number(at.slice(11, 13))}:${at.slice(14, 16)}`;
}

/** 'Wednesday 18 November'. */
export function dayWords(day: string, now: string): string {
  const date = Temporal.PlainDate.from(day);
  const year = date.year === Number(now.slice(0, 4)) ? '' : ` ${date.year}`;
  return `${date.toLocaleString('en-GB', { weekday: 'long' })} ${date.day} ${date.toLocaleString('en-GB', { month: 'long' })}${year}`;
}

const RHYTHMS: Record<Frequency, string> = {
  once: '',
  hourly: 'every hour',
  daily: 'every day',
  weekdays: 'every working day',
  weekly: 'every week',
  biweekly: 'every two weeks',
  monthly: 'every month',
  yearly: 'every year',
  custom: 'again and again',
};

const DAYS: Record<Weekday, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

function rhythmWords({ frequency, weekdays = [] }: PlanState): string {
  const days = new Intl.ListFormat('en-GB').format(weekdays.map((day) => DAYS[day]));
  return days && frequency === 'weekly' ? `every ${days}` : RHYTHMS[frequency];
}

/** 'Twitter, Thursday 19 November, 9:30, every week, 6 times'. */
export function planWords(plan: PlanState, now: string): string {
  const ends = plan.occurrences ? `${plan.occurrences} times` : plan.until ? `until ${dayWords(plan.until, now)}` : '';
  return [platformWords(plan.platforms), momentWords(plan.at, now), rhythmWords(plan), ends].filter(Boolean).join(', ');
}

/** 'One plan is waiting: …', or a line for each of several. */
export function listWords(plans: PlanState[], now: string): string {
  if (plans.length === 0) return 'Nothing is planned there.';
  const state = ({ status }: PlanState): string => (status === 'pending' ? 'waiting for your approval' : 'approved');
  const [only] = plans;
  if (only && plans.length === 1)
    return `One plan, ${state(only)}: ${only.title ? `“${only.title}”, ` : ''}${planWords(only, now)}.`;
  const lines = plans.map((plan, i) => `${i + 1}. “${plan.title}”: ${planWords(plan, now)}, ${state(plan)}`);
  return [`${plans.length} plans:`, ...lines].join('\n');
}

import { Temporal } from 'temporal-polyfill';
import { PLATFORM_RULES, type Platform } from '../../domain/post/platforms.ts';
import { type Frequency, platformWords } from '../../domain/schedule/plan.ts';
import { WEEKDAYS } from '../../domain/schedule/recurrence.ts';
import { firstOccurrences, instantToWall, placeOfZone } from '../../domain/time.ts';
import type { Language } from './reading/language.ts';
import { rhythmRule } from './rhythm.ts';
import type { PlanState } from './state.ts';
import { inLanguage, LOCALES } from './texts/in-language.ts';

/** 'Wednesday 18 November, 9:30': as people say a moment to each other; the year only where it is another one. */
export function momentWords(at: string, now: string, language: Language): string {
  return `${dayWords(at.slice(0, 10), now, language)}, ${Number(at.slice(11, 13))}:${at.slice(14, 16)}`;
}

/** 'Wednesday 18 November'. */
function dayWords(day: string, now: string, language: Language): string {
  const date = Temporal.PlainDate.from(day);
  const year = date.year === Number(now.slice(0, 4)) ? '' : ` ${date.year}`;
  if (language !== 'en') return `${date.toLocaleString(LOCALES[language], DAY)}${year}`;
  return `${date.toLocaleString('en-GB', { weekday: 'long' })} ${date.day} ${date.toLocaleString('en-GB', { month: 'long' })}${year}`;
}
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

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

/** 'every Monday and Thursday', 'every week'. */
function rhythmWords({ frequency, weekdays = [] }: PlanState, language: Language): string {
  const rhythm = inLanguage(RHYTHMS[frequency], language);
  if (frequency !== 'weekly' || weekdays.length === 0) return rhythm;
  const name = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' });
  // The fifth of January 1970 was a Monday.
  const days = weekdays.map((day) => name.format(Date.UTC(1970, 0, 5 + WEEKDAYS.indexOf(day))));
  const list = new Intl.ListFormat(LOCALES[language]).format(days);
  return language === 'en' ? `every ${list}` : `${rhythm} (${list})`;
}

/** 'Twitter, Thursday 19 November, 9:30, every week, 6 times, until Thursday 24 December'. */
export function planWords(plan: PlanState, now: string, language: Language): string {
  const last = plan.until ?? lastDay(plan);
  return [
    placeWords(plan.platforms, language),
    `${momentWords(plan.at, now, language)}${plan.timeZone ? ` (${placeOfZone(plan.timeZone)})` : ''}`,
    rhythmWords(plan, language),
    inLanguage(plan.occurrences ? `${plan.occurrences} times` : '', language),
    inLanguage(last ? `until ${dayWords(last, now, language)}` : '', language),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The day of the last of so many posts. */
function lastDay({ at, frequency, weekdays, occurrences }: PlanState): string | null {
  if (!occurrences || occurrences > MOST_COUNTED) return null;
  const rule = rhythmRule({ frequency, weekdays, occurrences }, at, 'UTC');
  if (rule === null) return null;
  const last = firstOccurrences({ start: at, timeZone: 'UTC', rule }, occurrences).at(-1);
  return last ? instantToWall(last, 'UTC').slice(0, 10) : null;
}
const MOST_COUNTED = 100;

/** 'That makes 4 posts: Thursday 26 November, …': how often plans go out; null where one never ends. */
export function countWords(plans: PlanState[], now: string, language: Language): string | null {
  const days = plans.map((plan) => daysOf(plan));
  if (days.length === 0 || days.some((some) => some === null)) return null;
  const all = days.flatMap((some) => some ?? []).sort();
  const list = new Intl.ListFormat(LOCALES[language]).format(all.map((day) => dayWords(day, now, language)));
  return inLanguage(
    all.length === 1 ? `That makes one post: ${list}.` : `That makes ${all.length} posts: ${list}.`,
    language,
  );
}

/** The days on which a plan goes out, where they end. */
function daysOf({ at, frequency, weekdays, occurrences, until }: PlanState): string[] | null {
  if (frequency === 'once') return [at.slice(0, 10)];
  const rule = rhythmRule(
    { frequency, weekdays, occurrences: occurrences ?? undefined, until: until ?? undefined },
    at,
    'UTC',
  );
  if (rule === null || !(occurrences || until)) return null;
  const found = firstOccurrences({ start: at, timeZone: 'UTC', rule }, MOST_COUNTED + 1);
  return found.length > MOST_COUNTED ? null : found.map((one) => instantToWall(one, 'UTC').slice(0, 10));
}

/** 'LinkedIn and Twitter', as a list is written in the language. */
function placeWords(platforms: Platform[], language: Language): string {
  if (language === 'en' || platforms.length === 0) return inLanguage(platformWords(platforms), language);
  return new Intl.ListFormat(LOCALES[language]).format(platforms.map((platform) => PLATFORM_RULES[platform].label));
}

/** 'One plan is waiting: …', or a line for each of several. */
export function listWords(plans: PlanState[], now: string, language: Language): string {
  const say = (words: string) => inLanguage(words, language);
  if (plans.length === 0) return say('Nothing is planned there.');
  const state = ({ status }: PlanState): string => say(status === 'pending' ? 'waiting for your approval' : 'approved');
  const [only] = plans;
  if (only && plans.length === 1)
    return say(`One plan, ${state(only)}: ${only.title ? `“${only.title}”, ` : ''}${planWords(only, now, language)}.`);
  const lines = plans.map((plan, i) => `${i + 1}. “${plan.title}”: ${planWords(plan, now, language)}, ${state(plan)}`);
  return [say(`${plans.length} plans:`), ...lines].join('\n');
}

import { Temporal } from 'temporal-polyfill';
import type { Platform } from '../../domain/post/platforms.ts';
import { withEnd } from '../../domain/schedule/recurrence-parts.ts';
import { instantToWall, wallToInstant } from '../../domain/time.ts';
import type { PlanChange, PlanOrder } from './operations.ts';
import { asked, type PerformedOperations, type Setting, said } from './performed.ts';
import type { Language } from './reading/language.ts';
import { movedRule, rhythmRule } from './rhythm.ts';
import type { ConversationState, DraftState, PlanState } from './state.ts';
import { momentWords, planWords } from './telling.ts';

const NONE_WAITS = 'No plan waits for approval in this conversation, so there is nothing to change.';
const APPROVED_ALREADY = 'That plan is approved already. Open it under Scheduled Tasks to change or delete it.';

/** A plan that is to be made of a draft. */
type DraftOrder = PlanOrder & { source: DraftState; where: Platform[] };

/** Makes plans of drafts: all that were ordered, or one question. */
export function planned(orders: PlanOrder[], { state, now, timeZone, language }: Setting): PerformedOperations {
  const wanted = orders.flatMap((order): DraftOrder[] => {
    const source = state.drafts.find(({ n }) => n === order.draft);
    return source ? [{ ...order, at: notBefore(order.at, now), source, where: placesOf(order, source, state) }] : [];
  });
  if (wanted.length < orders.length) return asked('There is no draft here yet. Which text do you mean?');
  const passed = wanted.find(({ at }) => isPast(at, now));
  if (passed) return asked(passedWords(passed.at, now, language));
  const plans = joined(wanted).map(({ source, words, where, keeps, at: here, frequency = 'once', ...rhythm }) => {
    const draft = words === undefined ? source : { ...source, text: words };
    const { occurrences, until, weekdays } = rhythm;
    const at = keeps?.at ?? here;
    const recurrence =
      typeof keeps?.rrule === 'string'
        ? withEnd(keeps.rrule, { count: occurrences ?? null, until: until ?? null }, keeps.timeZone)
        : rhythmRule({ frequency, ...rhythm }, at, timeZone);
    const plan: PlanState = {
      n: 0,
      title: '',
      platforms: where,
      at,
      timeZone: keeps?.timeZone,
      frequency,
      occurrences,
      until,
      weekdays,
      status: 'pending',
      content: draft.text,
    };
    const moment = { at, timeZone: keeps?.timeZone, frequency, recurrence };
    return { plan, effect: { type: 'create' as const, draft, platforms: where, ...moment } };
  });
  const what = plans.map(({ plan }) => planWords(plan, now, language)).join('; ');
  const message =
    plans.length > 1
      ? `I’ve prepared ${plans.length} posts: ${what}. Approve the ones that you want: each is ready for you at its time.`
      : `I’ve prepared a schedule: ${what}. Approve it, and the post is ready for you at its time.`;
  return { ...said(message), effects: plans.map(({ effect }) => effect) };
}

/** Where a post goes: where it was said, where the same words go already, or where they were written for. */
function placesOf({ platforms }: PlanOrder, { text, platform }: DraftState, { plans }: ConversationState): Platform[] {
  const before = plans.findLast(
    (plan) => plan.content === text && (platform === null || plan.platforms.includes(platform)),
  );
  return platforms ?? before?.platforms ?? (platform ? [platform] : []);
}

/** One text that was laid out for several places is one plan for all of them. */
function joined(wanted: DraftOrder[]): DraftOrder[] {
  const bare = ({ words, source }: DraftOrder): string => (words ?? source.text).replace(/\s+/g, ' ');
  const left: DraftOrder[] = [];
  for (const one of wanted) {
    const at = left.findIndex((other) => other.at === one.at && bare(other) === bare(one));
    const twin = left[at];
    if (twin) left[at] = { ...twin, where: [...new Set([...twin.where, ...one.where])] };
    else left.push(one);
  }
  return left;
}

/** Changes plans that wait; those that are approved are changed where they stand. */
export function changedPlans(which: number[], change: PlanChange, setting: Setting): PerformedOperations {
  const { state, now, timeZone, rules, language } = setting;
  const open = state.plans.filter(({ n }) => which.includes(n));
  const plans = open.filter(({ status }) => status === 'pending');
  if (plans.length === 0) return said(open.length > 0 ? APPROVED_ALREADY : NONE_WAITS);
  const changes = plans.map((plan) => changedPlan(plan, change, timeZone));
  const passed = changes.find((plan) => isPast(hereOf(plan, timeZone), now));
  if (passed) return asked(passedWords(passed.at, now, language));
  return {
    ...said(
      `Changed: ${changes.map((plan) => planWords(plan, now, language)).join('; ')}. It still waits for your approval.`,
    ),
    effects: changes.map((plan) => ({
      type: 'change',
      n: plan.n,
      at: plan.at,
      timeZone: plan.timeZone ?? timeZone,
      frequency: plan.frequency,
      recurrence: ruleAfter(rules.get(plan.n) ?? null, plan, change, plan.timeZone ?? timeZone),
      platforms: plan.platforms,
      text: change.text ?? null,
    })),
  };
}

/** When a plan runs, on the user's clock. */
function hereOf(plan: Pick<PlanState, 'at' | 'timeZone'>, timeZone: string): string {
  return plan.timeZone === undefined ? plan.at : instantToWall(wallToInstant(plan.at, plan.timeZone), timeZone);
}

function changedPlan(plan: PlanState, change: PlanChange, here: string): PlanState {
  const { at = plan.at, keeps, platforms, addPlatforms, picture: _, sound: __, voice: ___, ...rhythm } = change;
  const where = platforms ?? plan.platforms;
  // A plan without places goes everywhere: one more is there already.
  const also = where.length === 0 ? [] : (addPlatforms ?? []).filter((platform) => !where.includes(platform));
  // What comes once has no end; a new end takes the place of the old one.
  const ends =
    rhythm.frequency === 'once' || rhythm.occurrences || rhythm.until ? { occurrences: null, until: null } : {};
  const own = keeps ? { at: keeps.at, timeZone: keeps.timeZone === here ? undefined : keeps.timeZone } : { at };
  return { ...plan, ...ends, ...rhythm, ...own, platforms: [...where, ...also] };
}

function ruleAfter(rule: string | null, plan: PlanState, change: PlanChange, timeZone: string): string | null {
  const { occurrences, until, keeps } = change;
  if (keeps?.rrule) return keeps.rrule;
  if (change.frequency === undefined && rule !== null)
    return movedRule(rule, plan.at, { occurrences, until }, timeZone);
  const ends = { occurrences: plan.occurrences ?? undefined, until: plan.until ?? undefined };
  return rhythmRule({ frequency: plan.frequency, weekdays: change.weekdays, ...ends }, plan.at, timeZone);
}

/** Cancels plans that wait. */
export function cancelled(which: 'all' | number[], { state, now, language }: Setting): PerformedOperations {
  const wanted = state.plans.filter(({ n }) => which === 'all' || which.includes(n));
  const plans = wanted.filter(({ status }) => status === 'pending');
  if (plans.length === 0) return said(wanted.length > 0 ? APPROVED_ALREADY : NONE_WAITS);
  const what = plans
    .map((plan) => `${plan.title ? `“${plan.title}”, ` : ''}${momentWords(plan.at, now, language)}`)
    .join('; ');
  return { ...said(`Cancelled: ${what}.`), effects: plans.map(({ n }) => ({ type: 'cancel', n })) };
}

/** 'Post it now' means the next minute: this one is half over. */
function notBefore(at: string, now: string): string {
  if (at !== now.slice(0, 16)) return at;
  return Temporal.PlainDateTime.from(at).add({ minutes: 1 }).toString().slice(0, 16);
}

function isPast(at: string, now: string): boolean {
  return Temporal.PlainDateTime.compare(at, now.slice(0, 16)) < 0;
}

function passedWords(at: string, now: string, language: Language): string {
  return `${momentWords(at, now, language)} has passed. When do you want it instead?`;
}

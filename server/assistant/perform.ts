import { Temporal } from 'temporal-polyfill';
import type { Frequency } from '../../domain/plan.ts';
import type { Platform } from '../../domain/platforms.ts';
import { instantToWall, nextOccurrence, wallToInstant } from '../../domain/time.ts';
import { answerFromState } from './from-state.ts';
import type { Operation, PlanChange } from './operations.ts';
import type { Language } from './reading/language.ts';
import { replyTo } from './replies.ts';
import { movedRule, ruleOf } from './rhythm.ts';
import type { ConversationState, DraftState, PlanState } from './state.ts';
import { listWords, momentWords, planWords } from './telling.ts';
import { inLanguage } from './texts/in-language.ts';

/** What is to be done to plans when an answer is kept; plans are named by their number in the conversation. */
export type PlanEffect =
  | {
      type: 'create';
      draft: DraftState;
      platforms: Platform[];
      at: string;
      frequency: Frequency;
      recurrence: string | null;
    }
  | {
      type: 'change';
      n: number;
      at: string;
      frequency: Frequency;
      recurrence: string | null;
      platforms: Platform[];
      text: string | null;
      /** What should be known of the new text. */
      notes?: string[];
    }
  | { type: 'cancel'; n: number };

/** What came of operations: words, and what is to be done to plans. */
export interface Performed {
  message: string;
  effects: PlanEffect[];
  /** What was named in the answer, in its order: 'the second one' means these. */
  listed: string[];
  /** The question that the answer asks. */
  question: string | null;
}

export interface Setting {
  state: ConversationState;
  /** The message: questions about what the conversation holds are answered from it. */
  say: string;
  /** The rules of recurring plans by number. */
  rules: Map<number, string | null>;
  /** The user's wall time. */
  now: string;
  timeZone: string;
  /** In which it is answered. */
  language: Language;
}

type Talk = Exclude<Operation, { op: 'write' | 'draw' | 'speak' | 'buildWorkflow' | 'revise' }>;

/** Whether an operation needs nothing made: it speaks of plans, answers or asks. */
export function isTalk(operation: Operation): operation is Talk {
  if (operation.op === 'plan') return operation.draft !== undefined;
  return !['write', 'draw', 'speak', 'buildWorkflow', 'revise'].includes(operation.op);
}

/** Performs what needs no writer: the same code for whoever read the message. It approves and publishes nothing. */
export function perform(operations: Talk[], setting: Setting): Performed {
  const say = (words: string) => inLanguage(words, setting.language);
  const parts = joined(operations, setting.state)
    .map((operation) => performOne(operation, setting))
    .map((part) => ({ ...part, message: say(part.message), question: part.question && say(part.question) }));
  return {
    message: parts.map(({ message }) => message).join(' '),
    effects: parts.flatMap(({ effects }) => effects),
    listed: parts.flatMap(({ listed }) => listed),
    question: parts.find(({ question }) => question !== null)?.question ?? null,
  };
}

function performOne(operation: Talk, setting: Setting): Performed {
  const { state, now, language } = setting;
  switch (operation.op) {
    case 'reply':
      return said(answerFromState(setting.say, state) ?? replyTo(operation.topic));
    case 'ask':
      return asked(questionOf(operation.about));
    case 'approve':
      return said(
        approveWords(
          state.plans.filter(({ n }) => operation.which.includes(n)),
          now,
          language,
        ),
      );
    case 'listPlans': {
      const { from, to, platform } = operation;
      const known = answerFromState(setting.say, state);
      if (known !== null) return said(known);
      const found = state.plans
        .filter((plan) => isDue(plan, from, to, setting))
        .filter(({ platforms }) => !platform || platforms.length === 0 || platforms.includes(platform))
        .sort((a, b) => a.at.localeCompare(b.at));
      return { ...said(listWords(found, now, language)), listed: found.map(({ n }) => `plan ${n}`) };
    }
    case 'cancelPlans':
      return cancelled(operation.which, setting);
    case 'changePlan':
      return changed(operation.which, operation.change, setting);
    case 'plan':
      return planned(operation, setting);
  }
}

/** One text that was laid out for several places is one plan for all of them. */
function joined(operations: Talk[], { drafts }: ConversationState): Talk[] {
  const left: Talk[] = [];
  for (const operation of operations) {
    const twin = left.find((other) => isSamePost(other, operation, drafts));
    if (twin?.op !== 'plan' || operation.op !== 'plan') left.push(operation);
    else
      left[left.indexOf(twin)] = {
        ...twin,
        platforms: [...new Set([twin, operation].flatMap((one) => placesOf(one, drafts)))],
      };
  }
  return left;
}

function isSamePost(a: Talk, b: Talk, drafts: DraftState[]): boolean {
  if (a.op !== 'plan' || b.op !== 'plan' || a.at !== b.at) return false;
  const [first, second] = [a, b].map(({ draft }) => drafts.find(({ n }) => n === draft)?.text.replace(/\s+/g, ' '));
  return first === second;
}

function placesOf({ draft, platforms }: Extract<Talk, { op: 'plan' }>, drafts: DraftState[]): Platform[] {
  const own = drafts.find(({ n }) => n === draft)?.platform;
  return platforms ?? (own ? [own] : []);
}

function planned(
  { draft: number, platforms, at: wished, words, ...rhythm }: Extract<Operation, { op: 'plan' }>,
  setting: Setting,
): Performed {
  const { state, now, timeZone, language } = setting;
  const known = state.drafts.find(({ n }) => n === number);
  const at = notBefore(wished, now);
  if (!known) return asked('Which text do you mean? There is no draft here yet.');
  if (isPast(at, now)) return asked(passedWords(at, now, language));
  const draft = words === undefined ? known : { ...known, text: words };
  // A second post goes where the first one goes.
  const before = state.plans.findLast(({ content }) => content === known.text);
  const where = platforms ?? before?.platforms ?? (known.platform ? [known.platform] : []);
  const frequency = rhythm.frequency ?? 'once';
  const plan = {
    n: 0,
    title: '',
    platforms: where,
    at,
    frequency,
    status: 'pending' as const,
    content: draft.text,
    ...rhythm,
  };
  return {
    message: `I’ve prepared a schedule: ${planWords(plan, now, language)}. Approve it, and the post is ready for you at its time.`,
    effects: [{ type: 'create', draft, platforms: where, at, frequency, recurrence: ruleOf(rhythm, at, timeZone) }],
    listed: [],
    question: null,
  };
}

function changed(which: number[], change: PlanChange, setting: Setting): Performed {
  const { state, now, timeZone, rules, language } = setting;
  const open = state.plans.filter(({ n }) => which.includes(n));
  const plans = open.filter(({ status }) => status === 'pending');
  if (plans.length === 0) return said(open.length > 0 ? APPROVED_ALREADY : NONE_WAITS);
  const changes = plans.map((plan) => changedPlan(plan, change));
  const passed = changes.find(({ at }) => isPast(at, now));
  if (passed) return asked(passedWords(passed.at, now, language));
  return {
    message: `Changed: ${changes.map((plan) => planWords(plan, now, language)).join('; ')}. It still waits for your approval.`,
    effects: changes.map((plan) => ({
      type: 'change',
      n: plan.n,
      at: plan.at,
      frequency: plan.frequency,
      recurrence: ruleAfter(rules.get(plan.n) ?? null, plan, change, timeZone),
      platforms: plan.platforms,
      text: change.text ?? null,
    })),
    listed: changes.map(({ n }) => `plan ${n}`),
    question: null,
  };
}

function changedPlan(plan: PlanState, { at, platforms, addPlatforms, ...rhythm }: PlanChange): PlanState {
  const where = platforms ?? plan.platforms;
  const also = (addPlatforms ?? []).filter((platform) => !where.includes(platform));
  return { ...plan, ...rhythm, at: at ?? plan.at, platforms: [...where, ...also] };
}

function ruleAfter(rule: string | null, plan: PlanState, change: PlanChange, timeZone: string): string | null {
  const { frequency, occurrences, until } = change;
  if (frequency !== undefined || rule === null)
    return ruleOf(
      {
        frequency: plan.frequency,
        occurrences: occurrences ?? plan.occurrences ?? undefined,
        until: until ?? plan.until ?? undefined,
      },
      plan.at,
      timeZone,
    );
  return movedRule(rule, plan.at, { occurrences, until }, timeZone);
}

function cancelled(which: 'all' | number[], { state, now, language }: Setting): Performed {
  const wanted = state.plans.filter(({ n }) => which === 'all' || which.includes(n));
  const plans = wanted.filter(({ status }) => status === 'pending');
  if (plans.length === 0) return said(wanted.length > 0 ? APPROVED_ALREADY : NONE_WAITS);
  const what = plans
    .map((plan) => `${plan.title ? `“${plan.title}”, ` : ''}${momentWords(plan.at, now, language)}`)
    .join('; ');
  return {
    message: `Cancelled: ${what}.`,
    effects: plans.map(({ n }) => ({ type: 'cancel', n })),
    listed: [],
    question: null,
  };
}

const NONE_WAITS = 'No plan waits for approval in this conversation, so there is nothing to change.';
const APPROVED_ALREADY = 'That plan is approved already. Open it under Scheduled Tasks to change or delete it.';

function approveWords(plans: PlanState[], now: string, language: Language): string {
  const waiting = plans.filter(({ status }) => status === 'pending');
  if (waiting.length === 0) return 'Nothing is waiting for your approval here.';
  const what = waiting.map((plan) => planWords(plan, now, language)).join('; ');
  return `Press Approve on the card to approve it: ${what}. I never approve anything by myself.`;
}

/** What an unsure reading asks, as a sentence. */
function questionOf(about: string): string {
  const words = about.trim().replace(/[.?]+$/, '');
  return words.endsWith('?')
    ? words
    : `I’m not sure ${/^(?:which|what|whether|how|when|where|who|if)\b/i.test(words) ? words : `about ${words}`}. Can you tell me?`;
}

/** 'Post it now' means the next minute: this one is half over. */
function notBefore(at: string, now: string): string {
  if (at !== now.slice(0, 16)) return at;
  return Temporal.PlainDateTime.from(at).add({ minutes: 1 }).toString().slice(0, 16);
}

/** Whether a plan, or one of its repetitions, falls on these days. */
function isDue(
  { n, at }: PlanState,
  from: string | undefined,
  to: string | undefined,
  { rules, timeZone }: Setting,
): boolean {
  if (from === undefined) return to === undefined || at.slice(0, 10) <= to;
  if (at.slice(0, 10) >= from) return to === undefined || at.slice(0, 10) <= to;
  const rule = rules.get(n) ?? null;
  if (rule === null) return false;
  const before = wallToInstant(`${from}T00:00`, timeZone).subtract({ seconds: 1 });
  const next = nextOccurrence({ start: at, timeZone, rule }, before);
  return next !== null && (to === undefined || instantToWall(next, timeZone).slice(0, 10) <= to);
}

function isPast(at: string, now: string): boolean {
  return Temporal.PlainDateTime.compare(at, now.slice(0, 16)) < 0;
}

function passedWords(at: string, now: string, language: Language): string {
  return `${momentWords(at, now, language)} has passed. When do you want it instead?`;
}

const said = (message: string): Performed => ({ message, effects: [], listed: [], question: null });
const asked = (question: string): Performed => ({ ...said(question), question });

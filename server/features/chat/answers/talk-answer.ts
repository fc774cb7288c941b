import { Failure } from '../../../../domain/errors.ts';
import { NO_PARTS } from '../../../../domain/post/post.ts';
import { AS_WRITTEN } from '../../../../domain/schedule/plan.ts';
import { instantToWall } from '../../../../domain/time.ts';
import type { Operation } from '../../../assistant/operations.ts';
import { isTalk, performTalk } from '../../../assistant/perform.ts';
import type { PlanEffect } from '../../../assistant/performed.ts';
import { shortName } from '../../../assistant/reading/grammar/composing/title.ts';
import { talkLanguage } from '../../../assistant/reading/languages/turn-in-english.ts';
import type { PlanState } from '../../../assistant/state.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { changePlan } from '../../plans/change-plan.ts';
import { zoneNotes } from '../../plans/order-moment.ts';
import { type NewPlan, type PlanRow, storePlans } from '../../plans/plan-rows.ts';
import { rejectPlan } from '../../plans/plans.ts';
import { checkUpcoming, instantOf, momentAt, type ScheduledMoment } from '../../scheduled/moments.ts';
import type { ChatOutcome, Exchange } from '../answering.ts';
import type { Memory } from '../kept/memory.ts';
import { mediaOfDraft } from './make-media.ts';
import { saidOutput } from './said.ts';

/** Whether all of it is said or done to plans: nothing has to be written, drawn or spoken. */
export function isAllTalk(operations: Operation[]): boolean {
  return operations.length > 0 && operations.every(isTalk);
}

/** Answers what needs no writer: plans that change, lists, replies, questions. */
export function answerTalk(
  { deps, sent, asked: { timeZone }, memory }: Exchange,
  operations: Operation[],
): ChatOutcome {
  const [say, now] = [sent.originalMessage, deps.clock()];
  const rules = new Map([...memory.plans].map(([n, { recurrence }]) => [n, recurrence]));
  const wall = instantToWall(now.toISOString(), timeZone);
  const { message, effects, listed, question } = performTalk(operations.filter(isTalk), {
    state: memory.state,
    say,
    rules,
    now: wall,
    timeZone,
    language: talkLanguage(say, memory.state),
  });
  for (const effect of effects)
    if (effect.type !== 'cancel' && effect.at !== wall.slice(0, 16))
      checkUpcoming(momentOfEffect(effect, timeZone), now);
  if (effects.length === 0)
    return onlySaid(message, now, {
      isQuestion: question !== null,
      named: listed.flatMap((n) => memory.plans.get(n)?.id ?? []),
    });
  const shown = effects.filter(({ type }) => type !== 'cancel').length;
  const status = shown > 1 ? 'multiple_scheduling_plan' : shown === 1 ? 'scheduling_plan' : 'completed';
  return { status, message, outputs: [], plans: [], effects };
}

/** What is only said is shown as an answer of its own, and costs nothing. */
export function onlySaid(
  message: string,
  now: Date,
  { isQuestion = false, named = [] }: { isQuestion?: boolean; named?: string[] } = {},
): ChatOutcome {
  const output = saidOutput(message, now, isQuestion ? 'asked' : 'told');
  return {
    status: 'completed',
    message,
    outputs: [named.length > 0 ? { ...output, named } : output],
    plans: [],
    effects: [],
  };
}

/** Does to the plans what was said, in the transaction that keeps the answer; gives those that are to be shown. */
export async function applyEffects(
  tx: Transaction,
  {
    userId,
    sessionId,
    message,
    now,
    timeZone,
  }: { userId: string; sessionId: string; message: string; now: Date; timeZone: string },
  effects: PlanEffect[],
  { plans, made }: Memory,
): Promise<PlanRow[]> {
  const rows: PlanRow[] = [];
  const created: NewPlan[] = [];
  for (const effect of effects) {
    if (effect.type === 'create') {
      const plan = newPlan(effect, { sessionId, message, timeZone });
      const media = mediaOfDraft(made, effect.draft.n, plan.input);
      created.push(media.length > 0 ? { ...plan, post: { ...NO_PARTS, media } } : plan);
      continue;
    }
    const row = plans.get(effect.n);
    if (!row) throw new Failure('CONFLICT', 'This plan is not there any more. Please ask for a new one.');
    if (effect.type === 'cancel') await rejectPlan(tx, userId, row.id);
    else {
      const { platforms, frequency, text, post, notes = [] } = effect;
      const moment = momentOfEffect(effect, row.timeZone);
      rows.push(
        await changePlan(tx, userId, row.id, {
          moment,
          notes: zoneNotes(moment, timeZone),
          platforms,
          frequency,
          ...(post ? { post } : {}),
          ...(text === null ? {} : { input: text, textNotes: notes }),
        }),
      );
    }
  }
  // A plan that changed twice is shown once, as it stands.
  const last = rows.filter(({ id }, i) => rows.findLastIndex((row) => row.id === id) === i);
  return [...last, ...(await storePlans(tx, userId, created, now))];
}

/** New words for a plan whose time and places stay. */
export function textEffect(
  { n, at, timeZone, frequency, platforms }: PlanState,
  text: string,
  recurrence: string | null,
): Extract<PlanEffect, { type: 'change' }> {
  return { type: 'change', n, at, timeZone, frequency, recurrence, platforms, text };
}

function momentOfEffect(
  { at, recurrence, ...effect }: Exclude<PlanEffect, { type: 'cancel' }>,
  own: string,
): ScheduledMoment {
  const { timeZone = own } = effect;
  return momentAt(instantOf(at, timeZone), timeZone, recurrence);
}

function newPlan(
  effect: Extract<PlanEffect, { type: 'create' }>,
  { sessionId, message, timeZone }: { sessionId: string; message: string; timeZone: string },
): NewPlan {
  const { draft, platforms, frequency } = effect;
  const moment = momentOfEffect(effect, timeZone);
  return {
    workflowName: shortName(draft.text),
    description: AS_WRITTEN,
    input: draft.text,
    platforms,
    agentType: 'custom',
    medium: 'text',
    frequency,
    assumed: [],
    notes: zoneNotes(moment, timeZone),
    sessionId,
    originalMessage: message,
    moment,
  };
}

import type { AnswerOf, Call } from '../../../domain/api/call.ts';
import { executeChatWorkflow } from '../../../domain/api/chat.ts';
import { confirmSchedulePlan } from '../../../domain/api/schedule/plans.ts';
import { planSchema, type SchedulePlan } from '../../../domain/schedule/plan.ts';
import type { Output } from '../../../domain/workflow/outputs.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { createScheduling } from './plan/scheduling.ts';
import type { Answer } from './state/answers.ts';
import { createChat } from './state/chat.ts';
import type { KeptChat } from './state/chat-state.ts';
import { createDeferredStorage } from './state/deferred-storage.ts';

export const MORNING = Date.parse('2026-11-16T08:00:00Z');

/** A plan of the tests. */
export function planOf(change: Partial<SchedulePlan> = {}): SchedulePlan {
  return planSchema.parse({
    planId: 'plan-1',
    workflowName: 'Launch post',
    description: '',
    input: 'Fieldnote 2.0 is here.',
    platforms: ['linkedin', 'twitter'],
    agentType: 'social-media',
    frequency: 'once',
    scheduledAt: '2026-11-17T07:30:00Z',
    scheduledAtLocal: '2026-11-17T08:30',
    scheduledAtLocalFormatted: 'Tuesday, November 17, 2026 at 8:30 AM GMT+1',
    timeZone: 'Europe/Berlin',
    recurrence: null,
    recurrenceText: null,
    medium: 'text',
    assumed: [],
    notes: [],
    state: 'pending',
    isConfirmed: false,
    isPartOfMultiple: false,
    isMultipleSchedules: false,
    sessionId: 'chat-1',
    originalMessage: 'Plan it',
    plans: [],
    ...change,
  });
}

/** What an agent wrote. */
export function textOutput(output: string): Output {
  return { output_type: 'text', output, agent: 'Assistant', timestamp: 1, engine: 'Built-in editor' };
}

/** An answer of the tests. */
export function answerOf(change: Partial<Answer> = {}): Answer {
  return {
    status: 'completed',
    message: 'Here you go.',
    chat_id: 'record-1',
    session_id: 'chat-1',
    outputs: [],
    ...change,
  };
}

/** An answer with one plan. */
export function planAnswer(plan: SchedulePlan): Answer {
  const { planId, platforms, agentType } = plan;
  const output = { output_type: 'schedule_plan', output: '', planId, planData: plan, confirmed: false } as const;
  return answerOf({ status: 'scheduling_plan', outputs: [{ ...output, platforms, agentType }] });
}

/** An answer with a set of plans. */
export function setAnswer(plans: SchedulePlan[]): Answer {
  const shared = {
    output: '',
    totalPlans: plans.length,
    confirmed: false,
    platforms: [],
    agentType: 'custom',
  } as const;
  return answerOf({
    status: 'multiple_scheduling_plan',
    outputs: [{ output_type: 'multiple_schedules_summary', plans, ...shared, platforms: [] }],
  });
}

/** A failure that the server explains, or one that got no answer. */
export function failure(status: number | null, message = 'Not today'): ApiError {
  if (status === null) return new ApiError('Network error: No response received from server', { code: 'NO_ANSWER' });
  return new ApiError(message, { status, code: 'UNKNOWN', serverMessage: message });
}

/** What the server answers to an approval. */
export function approval(
  { planId, planData }: Record<string, unknown>,
  { message = 'Done', ...change }: Partial<SchedulePlan> & { message?: string } = {},
): AnswerOf<typeof confirmSchedulePlan> {
  const approved = { state: 'confirmed', isConfirmed: true, canUndo: true } as const;
  return {
    message,
    planData: planOf({ ...(planData as SchedulePlan), ...approved, ...change }),
    scheduledWorkflowId: `task of ${planId}`,
  };
}

type Handler = (input: Record<string, unknown>) => unknown;

/** The chat with a server, a clock and a storage that the test holds in its hands. */
export function chatForTests({ stored = new Map<string, string>() } = {}) {
  const calls: { path: string; input: Record<string, unknown> }[] = [];
  const handlers = new Map<string, Handler>([[confirmSchedulePlan.path, (input) => approval(input)]]);
  const told: string[] = [];
  const warned: string[] = [];
  const shared: [conversationId: string, name: string][] = [];
  const world = { now: MORNING, isSignedIn: true, refusesToWrite: false };
  const waiting: { at: number; work: () => void }[] = [];
  let ids = 0;
  const shelf = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (world.refusesToWrite) throw new Error('full');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  });
  const storage = createDeferredStorage<KeptChat>(shelf, () => () => {});
  const serve = async (call: Call, input: Record<string, unknown>): Promise<unknown> => {
    calls.push({ path: call.path, input });
    const handler = handlers.get(call.path);
    if (handler) return handler(input);
    return {
      data: [],
      sessions: [],
      message: 'Done',
      deleted: 0,
      updated: 0,
      chat_id: 'note',
      confirmedCount: 0,
      totalCount: 0,
    };
  };
  const created = createChat({
    api: serve as Parameters<typeof createChat>[0]['api'],
    respond: async (call, input, { signal }) => {
      const answered = serve(call, input as Record<string, unknown>);
      const stopped = new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
      const answer = await Promise.race([answered, stopped]);
      if (!(answer instanceof Response)) return Response.json(answer);
      // As with a real fetch, stopping the request breaks off what it still sends.
      const body = answer.body?.pipeThrough(new TransformStream(), signal ? { signal } : {});
      return new Response(body, answer);
    },
    isSignedIn: () => world.isSignedIn,
    now: () => world.now,
    later: (ms, work) => void waiting.push({ at: world.now + ms, work }),
    newId: () => `id-${++ids}`,
    storage,
    shelf,
    shareName: (conversationId, name) => void shared.push([conversationId, name]),
    tell: (text) => void told.push(text),
    warn: (text) => void warned.push(text),
  });
  const chat = { ...created, ...createScheduling(created.context, () => void created.syncActiveChat()) };
  return {
    chat,
    state: () => chat.store.getState(),
    contents: () => chat.store.getState().messages.map(({ content }) => content),
    /** Lets time pass, with everything that waits for it. */
    pass: (ms: number) => {
      world.now += ms;
      const due = waiting.filter(({ at }) => at <= world.now);
      waiting.splice(0, waiting.length, ...waiting.filter(({ at }) => at > world.now));
      for (const { work } of due) work();
    },
    /** Answers a call in a way of the test's own. */
    on: (call: Call, handler: Handler) => void handlers.set(call.path, handler),
    answers: (answer: unknown) => void handlers.set(executeChatWorkflow.path, () => answer),
    called: (call: Call) => calls.filter(({ path }) => path === call.path).map(({ input }) => input),
    calls,
    told,
    warned,
    shared,
    world,
    stored,
    storage,
  };
}

import type * as z from 'zod/mini';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { executeChatWorkflow } from '../../../domain/api/chat.ts';
import type { Brand } from '../../../domain/brand.ts';
import { type ChatStatus, PROCESSING_TEXT } from '../../../domain/chat.ts';
import { Failure } from '../../../domain/errors.ts';
import { isCounted } from '../../../domain/free-plan.ts';
import { CALL_TIMEOUT_MS } from '../../../domain/limits.ts';
import { readMove } from '../../../domain/moving-plans.ts';
import type { Output } from '../../../domain/outputs.ts';
import { textOfBoth } from '../../../domain/picture-too.ts';
import { hasNothingToPost, repeatsOneText, SAME_TEXT, SAY_WHAT } from '../../../domain/plan.ts';
import type { Reading } from '../../../domain/understanding/reading.ts';
import type { Agents } from '../../platform/ai/agents.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { toFailure } from '../../platform/http/failures.ts';
import type { Log } from '../../platform/log.ts';
import type { ReadMedia } from '../../platform/media/image-data.ts';
import type { ReadMessage } from '../../platform/reading/read-message.ts';
import { movePlan } from '../plans/move-plan.ts';
import { type NewPlan, storePlans } from '../plans/plan-rows.ts';
import type { Moment } from '../scheduled/moments.ts';
import { debitRun } from '../usage/usage.ts';
import { runAgents } from './agent-answer.ts';
import { type Conversation, openConversation } from './conversation.ts';
import { answerMove } from './move-answer.ts';
import { oncePerRequest } from './once-per-request.ts';
import { keptPlans } from './outputs.ts';
import { makePlans } from './plan-answer.ts';
import {
  AlreadyAnswered,
  addRecord,
  dropFailed,
  findRequested,
  type RecordRow,
  showRecords,
  touchSession,
} from './records.ts';

/** Clients give up after CALL_TIMEOUT_MS: whatever was made until then is answered before. */
const ANSWER_WITHIN_MS = CALL_TIMEOUT_MS - 10_000;

export interface ChatDeps {
  db: Database;
  clock: Clock;
  log: Log;
  /** The agents of one user: what they make belongs to that user. */
  agentsFor: (userId: string) => Agents;
  brandOf: (userId: string) => Promise<Brand>;
  readMedia: ReadMedia;
  readMessage: ReadMessage;
}

type Call = typeof executeChatWorkflow;
type Sent = z.output<Call['input']>;
type Answer = AnswerOf<Call>;
/** What an answer needs of the request beside its input. */
export type Asked = Pick<Context<Call>, 'timeZone' | 'signal' | 'emit'> & { userId: string };

interface Made {
  status: ChatStatus;
  message: string;
  outputs: Output[];
  plans: NewPlan[];
  /** A plan of before that gets another time. */
  moved?: { planId: string; moment: Moment };
}

/** Answers a message: by plans where it asks for a schedule, otherwise by what the agents make. All of it is kept, or nothing. */
export async function answerMessage(deps: ChatDeps, sent: Sent, asked: Asked): Promise<Answer> {
  const { requestId } = sent;
  if (requestId === undefined) return answerAnew(deps, sent, asked);
  return oncePerRequest(deps.db, { userId: asked.userId, requestId }, asked.signal, {
    find: () => findAnswer(deps, asked.userId, requestId),
    work: () => answerAnew(deps, sent, asked),
  });
}

async function answerAnew(deps: ChatDeps, sent: Sent, asked: Asked): Promise<Answer> {
  const conversation = await openConversation(deps.db, asked.userId, sent);
  asked.emit('status', { status: 'processing', message: PROCESSING_TEXT });
  const { userId, timeZone, signal } = asked;
  const now = deps.clock().toISOString();
  const read = (text: string): Promise<Reading> => deps.readMessage({ userId, text, now, timeZone }, signal);
  const move = readMove(sent.originalMessage, { now, timeZone });
  const reading = await read(sent.originalMessage);
  // 'With a picture' is not what the post is about.
  const withoutPicture = textOfBoth(sent.originalMessage);
  const alone = withoutPicture === null ? reading : await read(withoutPicture);
  const made = await whileWanted(asked.signal, () =>
    move
      ? moved(deps, sent, asked, conversation, move)
      : reading.intent === 'schedule'
        ? planned(deps, sent, asked, conversation, alone.intent === 'schedule' ? alone.plans : reading.plans)
        : run(deps, sent, asked, conversation, reading.intent),
  );
  if (asked.signal.aborted) throw new Failure('CANCELLED');
  try {
    return await keep(deps, sent, asked, conversation, made);
  } catch (thrown) {
    // Only where a process was lost with the message and this one took it over: what was made counts all the same.
    if (thrown instanceof AlreadyAnswered && sent.requestId !== undefined) {
      const other = await findAnswer(deps, asked.userId, sent.requestId);
      if (other) return other;
    }
    throw made.plans.length > 0 ? planFailure(thrown, made.plans.length) : thrown;
  }
}

async function moved(
  { db, clock }: ChatDeps,
  { originalMessage: message }: Sent,
  { userId }: Asked,
  { id: sessionId }: Conversation,
  { move }: NonNullable<ReturnType<typeof readMove>>,
): Promise<Made> {
  const answer = await answerMove(db, { userId, sessionId, message, move, now: clock() });
  if ('output' in answer) return { status: 'completed', message: answer.message, outputs: [answer.output], plans: [] };
  return { status: 'scheduling_plan', message: answer.message, outputs: [], plans: [], moved: answer };
}

async function planned(
  deps: ChatDeps,
  sent: Sent,
  { userId, signal }: Asked,
  conversation: Conversation,
  plans: Parameters<typeof makePlans>[0]['plans'],
): Promise<Made> {
  const [agents, brand] = [deps.agentsFor(userId), await deps.brandOf(userId)];
  const { originalMessage: message, variant } = sent;
  try {
    const made = await makePlans({ message, plans, conversation, agents, brand, variant, signal, now: deps.clock() });
    const isSet = made.length > 1;
    // A plan holds one thing: nobody shall wait for a picture that does not come.
    const without =
      textOfBoth(message) === null ? '' : ' It holds the text; schedule the picture as a post of its own.';
    return {
      status: isSet ? 'multiple_scheduling_plan' : 'scheduling_plan',
      message: [`${planWords(made)}${without}`, ...new Set(made.flatMap(notesOf))].join(' '),
      outputs: [],
      plans: made,
    };
  } catch (thrown) {
    throw signal.aborted ? thrown : planFailure(thrown, plans.length);
  }
}

/** What nobody should approve without having read it. */
function notesOf({ notes, moment, medium, input }: NewPlan): string[] {
  const isOne = repeatsOneText({ recurrence: moment.recurrence, medium, input });
  return isOne ? [...notes, SAME_TEXT] : notes;
}

/** What the answer says of its plans, before anybody approves them. */
function planWords(plans: NewPlan[]): string {
  const empty = plans.filter(hasNothingToPost).length;
  if (empty === plans.length) return `I know when, but not what. Say it again with what it is about, ${SAY_WHAT}`;
  const made =
    plans.length > 1
      ? `I’ve prepared ${plans.length} posts. Approve the ones that you want: each is ready for you at its time.`
      : 'I’ve prepared a schedule. Approve it, and the post is ready for you at its time.';
  return empty === 0 ? made : `${made} ${empty} of them ${empty === 1 ? 'has' : 'have'} nothing to post yet.`;
}

async function run(
  deps: ChatDeps,
  sent: Sent,
  { userId, signal, emit }: Asked,
  conversation: Conversation,
  medium: Output['output_type'],
): Promise<Made> {
  const { originalMessage: message, variant } = sent;
  const [agents, brand] = [deps.agentsFor(userId), await deps.brandOf(userId)];
  const { refund } = await debitRun(deps.db, userId, deps.clock());
  if (signal.aborted) {
    await refund();
    throw new Failure('CANCELLED');
  }
  const { failures, ...made } = await runAgents({
    message,
    medium,
    conversation,
    agents,
    brand,
    variant,
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    emit,
  });
  for (const { kind, cause } of failures) if (!signal.aborted) deps.log.warn({ kind, cause }, 'an agent failed');
  // Nobody gets around the count by leaving early: what was called off had begun.
  if (!signal.aborted && !isCounted(message, made.outputs)) await refund();
  const [first] = failures;
  if (made.outputs.length === 0 && first?.kind === 'over-budget') throw first;
  return { ...made, plans: [] };
}

/** Stores what was made and everything that it names in one transaction; the answer is what is stored. */
async function keep(deps: ChatDeps, sent: Sent, asked: Asked, conversation: Conversation, made: Made): Promise<Answer> {
  const { userId, emit } = asked;
  const { status, message } = made;
  const userMessage = sent.originalMessage;
  const row = await deps.db.transaction(async (tx) => {
    const session = await touchSession(tx, userId, conversation.id, { userMessage, message }, deps.clock());
    const plans = made.plans.map((plan) => ({ ...plan, sessionId: session.id }));
    const rows = made.moved
      ? [await movePlan(tx, userId, made.moved.planId, made.moved.moment)]
      : await storePlans(tx, userId, plans, session.updatedAt);
    const outputs = [...made.outputs, ...keptPlans(rows)];
    const requestId = sent.requestId ?? null;
    if (sent.replaces !== undefined) await dropFailed(tx, userId, session, sent.replaces);
    return addRecord(tx, userId, session, { requestId, kind: 'exchange', userMessage, message, outputs, status });
  });
  const answer = await answerOf(deps, userId, row);
  for (const output of answer.outputs.filter((each) => 'confirmed' in each)) emit('output', output);
  return answer;
}

/** The answer that a message with this request id already has. */
async function findAnswer(deps: ChatDeps, userId: string, requestId: string): Promise<Answer | null> {
  const row = await findRequested(deps.db, userId, requestId);
  return row ? answerOf(deps, userId, row) : null;
}

async function answerOf({ db }: ChatDeps, userId: string, row: RecordRow): Promise<Answer> {
  const [record] = await showRecords(db, userId, [row]);
  const { status = row.status, outputs = [] } = record ?? {};
  return { status, message: row.message, chat_id: row.id, session_id: row.sessionId ?? row.id, outputs };
}

/** Whatever happens to work that nobody waits for any more, it was cancelled. */
async function whileWanted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw signal.aborted ? new Failure('CANCELLED') : thrown;
  }
}

/** What the conversation says when plans could not be made and nobody knows a better reason. */
function planFailure(thrown: unknown, count: number): unknown {
  if (toFailure(thrown).code !== 'UNEXPECTED') return thrown;
  const failure = new Failure(
    'UNEXPECTED',
    count > 1 ? 'Failed to create multiple schedule plans' : 'Failed to create scheduling plan',
  );
  failure.cause = thrown;
  return failure;
}

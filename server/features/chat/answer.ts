import type * as z from 'zod/mini';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { executeChatWorkflow } from '../../../domain/api/chat.ts';
import type { Brand } from '../../../domain/brand.ts';
import { type ChatStatus, PROCESSING_TEXT } from '../../../domain/chat.ts';
import { Failure } from '../../../domain/errors.ts';
import { isCounted } from '../../../domain/free-plan.ts';
import { CALL_TIMEOUT_MS } from '../../../domain/limits.ts';
import type { Output } from '../../../domain/outputs.ts';
import { textOfBoth } from '../../../domain/picture-too.ts';
import { hasNothingToPost, repeatsOneText, SAME_TEXT, SAY_WHAT } from '../../../domain/plan.ts';
import { isReference } from '../../../domain/references.ts';
import type { Reading } from '../../../domain/understanding/reading.ts';
import { LONG_TEXT } from '../../assistant/off-thread.ts';
import type { Operation } from '../../assistant/operations.ts';
import type { PlanEffect } from '../../assistant/perform.ts';
import type { ReadMessage } from '../../assistant/read-message.ts';
import { languageOf } from '../../assistant/reading/language.ts';
import { glossTalk } from '../../assistant/reading/languages/gloss.ts';
import { inEnglish, talkLanguage } from '../../assistant/reading/languages/turn-in-english.ts';
import { read as readNow } from '../../assistant/reading/read.ts';
import { readTurn } from '../../assistant/reading/request.ts';
import type { Role } from '../../assistant/reading/roles.ts';
import { readSpans } from '../../assistant/reading/spans.ts';
import { inLanguage } from '../../assistant/texts/in-language.ts';
import type { Agents } from '../../platform/ai/agents.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { KeptOutput } from '../../platform/db/schema/chat.ts';
import type { Context } from '../../platform/http/context.ts';
import { toFailure } from '../../platform/http/failures.ts';
import type { Log } from '../../platform/log.ts';
import type { ReadMedia } from '../../platform/media/image-data.ts';
import { type NewPlan, storePlans } from '../plans/plan-rows.ts';
import { timeNotes } from '../plans/reading-moment.ts';
import { debitRun } from '../usage/usage.ts';
import { runAgents } from './agent-answer.ts';
import { type Conversation, openConversation } from './conversation.ts';
import { type Memory, recall } from './memory.ts';
import { oncePerRequest } from './once-per-request.ts';
import { keptPlans } from './outputs.ts';
import { makePlans } from './plan-answer.ts';
import { fillPlan, tellsWhat } from './plan-question.ts';
import {
  AlreadyAnswered,
  addRecord,
  dropFailed,
  findRequested,
  type RecordRow,
  showRecords,
  touchSession,
} from './records.ts';
import { answerRevision } from './revision-answer.ts';
import { saidOutput } from './said.ts';
import { answerTalk, applyEffects, isAllTalk } from './talk-answer.ts';
import { isRepeated, numbered, partVersions, worksIn } from './versions.ts';

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
  /** Texts are made by the built-in editor, which revises drafts on their own words. */
  isEdited: boolean;
}

type Call = typeof executeChatWorkflow;
type Sent = z.output<Call['input']>;
/** A message, the number of its version and what was made in those before. */
type Wanted = Sent & { works: ReturnType<typeof worksIn> };
type Answer = AnswerOf<Call>;
/** What an answer needs of the request beside its input. */
export type Asked = Pick<Context<Call>, 'timeZone' | 'signal' | 'emit'> & { userId: string };

interface Made {
  status: ChatStatus;
  message: string;
  outputs: KeptOutput[];
  plans: NewPlan[];
  /** What is done to plans of before. */
  effects?: PlanEffect[];
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
  const { userId, timeZone } = asked;
  const moment = { now: deps.clock().toISOString(), timeZone };
  // Another version is read as the message was read at first.
  const { before, versions } = partVersions(conversation.stored, sent);
  const memory = await recall(deps.db, userId, conversation.id, before, moment);
  const operations = operationsOf(sent.originalMessage, memory, moment);
  const wanted: Wanted = { ...sent, variant: Math.max(sent.variant, versions.length), works: worksIn(versions) };
  const made = await whileWanted(asked.signal, () => make(deps, wanted, asked, conversation, memory, operations));
  if (asked.signal.aborted) throw new Failure('CANCELLED');
  try {
    return await keep(deps, sent, asked, conversation, memory, made);
  } catch (thrown) {
    // Only where a process was lost with the message and this one took it over: what was made counts all the same.
    if (thrown instanceof AlreadyAnswered && sent.requestId !== undefined) {
      const other = await findAnswer(deps, asked.userId, sent.requestId);
      if (other) return other;
    }
    throw made.plans.length > 0 ? planFailure(thrown, made.plans.length) : thrown;
  }
}

/** Whoever writes more than this brings something of their own. */
const MOST_TALK = 80;
/** What asks for nothing to be made, so that it is heard before anything was. */
const HEARD_AT_ONCE = ['reply', 'listPlans', 'cancelPlans', 'approve'];
const NEW_POST =
  /^\W*(?:please\s+|and\s+|also\s+)*(?:schedule|post|tweet|share|publish|queue|plan|write|draft|create|announce)\b(?!\s+(?:it|this|that|them)\b)/i;
/** An order to plans of before: where there are none, that is said. */
const TO_PLANS =
  /^\W*(?:please\s+)?(?:re-?schedule|move|postpone|push|unschedule)\s+(?:it|this|that|them|the (?:post|plan)s?)\b/i;

/** 'Schedule a post about coffee for Tuesday': an order with a time and with matter of its own touches no plan of before. */
function isNewPost(message: string, moment: { now: string; timeZone: string }): boolean {
  const spans = readSpans(message);
  const has = (role: Role): boolean => spans.some((span) => span.role === role);
  if (!has('matter') || !has('when') || has('reference')) return false;
  if (!NEW_POST.test(glossTalk(message, languageOf(message)).text)) return false;
  return readNow(message, moment).plans.some(({ content }) => !isReference(content));
}

/** 'What is planned?' is no post, though nothing is planned yet. */
function asksForPlans(message: string, operations: Operation[]): boolean {
  return message.length < MOST_TALK && /\?\s*$/.test(message) && operations.every(({ op }) => op === 'listPlans');
}

/** What a message asks of its conversation; nothing where it is the first word on its matter. */
function operationsOf(message: string, { state }: Memory, moment: { now: string; timeZone: string }): Operation[] {
  if (message.length > LONG_TEXT) return [];
  const isBegun = state.drafts.length + state.plans.length > 0 || state.question !== null || state.made !== null;
  if (isBegun) return isNewPost(message, moment) ? [] : readTurn(message, state, moment);
  if (TO_PLANS.test(inEnglish(message, state).text)) return [{ op: 'changePlan', which: [], change: {} }];
  const operations = readTurn(message, state, moment);
  if (asksForPlans(message, operations)) return operations;
  const bringsMatter = readSpans(inEnglish(message, state).text).some(
    ({ role }) => role === 'matter' || role === 'when',
  );
  return !bringsMatter && operations.every(({ op }) => HEARD_AT_ONCE.includes(op)) ? operations : [];
}

/** Performs what was asked: by talking, by revising a draft, by plans, or by what the agents make. */
async function make(
  deps: ChatDeps,
  sent: Wanted,
  asked: Asked,
  conversation: Conversation,
  memory: Memory,
  operations: Operation[],
): Promise<Made> {
  const { userId, timeZone, signal } = asked;
  const [first] = operations;
  const read = (text: string): Promise<Reading> =>
    deps.readMessage({ userId, text, now: deps.clock().toISOString(), timeZone }, signal);
  // 'Post that tomorrow' after an answer of several texts speaks of all of them.
  const maySpeakOfAll = conversation.lastTexts.length > 1 && (first?.op === 'plan' || first?.op === 'ask');
  const ofAll = maySpeakOfAll
    ? (await read(sent.originalMessage)).plans.filter(({ content }) => isReference(content))
    : [];
  if (ofAll.length > 0) return planned(deps, sent, asked, conversation, ofAll);
  if (memory.asking !== null && tellsWhat(sent.originalMessage, operations)) {
    const [agents, brand] = [deps.agentsFor(userId), await deps.brandOf(userId)];
    const means = { agents, brand, signal, now: deps.clock() };
    const filled = await fillPlan(sent.originalMessage, memory.asking, memory, means);
    if (filled) return { ...filled, plans: [] };
  }
  if (isAllTalk(operations)) {
    const { message, outputs, effects } = answerTalk(operations, sent.originalMessage, memory, deps.clock(), timeZone);
    const isPlan = effects.some(({ type }) => type !== 'cancel');
    const isSet = effects.filter(({ type }) => type !== 'cancel').length > 1;
    const status = isSet ? 'multiple_scheduling_plan' : isPlan ? 'scheduling_plan' : 'completed';
    return { status, message, outputs, plans: [], effects };
  }
  if (first?.op === 'revise' && deps.isEdited)
    return sent.works.length > 0
      ? onlySaid(NO_OTHER_VERSION, deps.clock())
      : {
          plans: [],
          ...(await answerRevision(deps, asked, memory, first, talkLanguage(sent.originalMessage, memory.state))),
        };
  if (first?.op === 'speak' && /^draft \d+/.test(first.about))
    return run(deps, sent, asked, conversation, memory, 'audio');
  const reading = await read(sent.originalMessage);
  // 'With a picture' is not what the post is about.
  const withoutPicture = textOfBoth(sent.originalMessage);
  const alone = withoutPicture === null ? reading : await read(withoutPicture);
  if (reading.intent === 'schedule')
    return planned(deps, sent, asked, conversation, alone.intent === 'schedule' ? alone.plans : reading.plans);
  return run(deps, sent, asked, conversation, memory, reading.intent);
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
      textOfBoth(message) === null ? [] : ['It holds the text; schedule the picture as a post of its own.'];
    return {
      status: isSet ? 'multiple_scheduling_plan' : 'scheduling_plan',
      message: [...planWords(made), ...without, ...new Set([...plans.flatMap(timeNotes), ...made.flatMap(sameText)])]
        .map((words) => inLanguage(words, languageOf(message)))
        .join(' '),
      outputs: [],
      plans: made,
    };
  } catch (thrown) {
    throw signal.aborted ? thrown : planFailure(thrown, plans.length);
  }
}

function sameText({ moment, medium, input }: NewPlan): string[] {
  return repeatsOneText({ recurrence: moment.recurrence, medium, input }) ? [SAME_TEXT] : [];
}

/** What the answer says of its plans, before anybody approves them. */
function planWords(plans: NewPlan[]): string[] {
  const empty = plans.filter(hasNothingToPost).length;
  if (empty === plans.length) return [`I know when, but not what. Say it again with what it is about, ${SAY_WHAT}`];
  const made =
    plans.length > 1
      ? `I’ve prepared ${plans.length} posts. Approve the ones that you want: each is ready for you at its time.`
      : 'I’ve prepared a schedule. Approve it, and the post is ready for you at its time.';
  return empty === 0 ? [made] : [made, `${empty} of them ${empty === 1 ? 'has' : 'have'} nothing to post yet.`];
}

/** A message with what it goes on from: the subject that was named when the assistant asked. */
function askedFor(message: string, medium: Output['output_type'], { state, unwritten }: Memory): string {
  if (medium === 'text') return unwritten.subject === '' ? message : `${unwritten.subject}: ${message}`;
  return medium === 'audio' && state.drafts.length > 0 && message.length < MOST_TALK ? 'read it to me' : message;
}

async function run(
  deps: ChatDeps,
  sent: Wanted,
  { userId, signal, emit }: Asked,
  conversation: Conversation,
  memory: Memory,
  medium: Output['output_type'],
): Promise<Made> {
  const { originalMessage, variant, works } = sent;
  const { platforms } = memory.unwritten;
  const message = askedFor(originalMessage, medium, memory);
  const [agents, brand] = [deps.agentsFor(userId), await deps.brandOf(userId)];
  const { refund } = await debitRun(deps.db, userId, deps.clock());
  if (signal.aborted) {
    await refund();
    throw new Failure('CANCELLED');
  }
  const { failures, ...made } = await runAgents({
    message,
    medium,
    platforms,
    conversation,
    agents,
    brand,
    variant,
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    emit,
  });
  for (const { kind, cause } of failures) if (!signal.aborted) deps.log.warn({ kind, cause }, 'an agent failed');
  // Nobody gets around the count by leaving early: what was called off had begun.
  const isSame = isRepeated(made.outputs, works);
  if (!signal.aborted && (isSame || !isCounted(made.outputs))) await refund();
  const [first] = failures;
  if (made.outputs.length === 0 && first?.kind === 'over-budget') throw first;
  if (isSame) return onlySaid(NO_OTHER_VERSION, deps.clock());
  return { ...made, outputs: numbered(made.outputs, memory.state, works), plans: [] };
}

const NO_OTHER_VERSION =
  'There is no other version: without a connected AI model your words stay your own, and they have been laid out in every way there is.';

/** Words of the assistant that made nothing. */
function onlySaid(message: string, now: Date): Made {
  return { status: 'completed', message, outputs: [saidOutput(message, now)], plans: [] };
}

/** Stores what was made and everything that it names in one transaction; the answer is what is stored. */
async function keep(
  deps: ChatDeps,
  sent: Sent,
  asked: Asked,
  conversation: Conversation,
  memory: Memory,
  made: Made,
): Promise<Answer> {
  const { userId, emit } = asked;
  const { status, message } = made;
  const userMessage = sent.originalMessage;
  const row = await deps.db.transaction(async (tx) => {
    const session = await touchSession(tx, userId, conversation.id, { userMessage, message }, deps.clock());
    const plans = made.plans.map((plan) => ({ ...plan, sessionId: session.id }));
    const place = {
      userId,
      sessionId: session.id,
      message: userMessage,
      now: session.updatedAt,
      timeZone: asked.timeZone,
    };
    const rows = [
      ...(await storePlans(tx, userId, plans, session.updatedAt)),
      ...(await applyEffects(tx, place, made.effects ?? [], memory)),
    ];
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

import { PROCESSING_TEXT } from '../../../domain/chat.ts';
import { Failure } from '../../../domain/errors.ts';
import { storePlans } from '../plans/plan-rows.ts';
import { save } from '../workflows/saved.ts';
import type { AnswerContext, ChatAnswer, ChatDeps, ChatOutcome, Exchange, SentMessage } from './answering.ts';
import { makeAnswer } from './answers/make-answer.ts';
import { askAboutPhoto, withPhoto } from './answers/photo-answer.ts';
import { applyEffects } from './answers/talk-answer.ts';
import { openConversation } from './kept/conversation.ts';
import { recall } from './kept/memory.ts';
import { oncePerRequest } from './kept/once-per-request.ts';
import { keptPlans } from './kept/outputs.ts';
import {
  AlreadyAnswered,
  addRecord,
  dropFailed,
  findRequested,
  type RecordRow,
  showRecords,
  touchSession,
} from './kept/records.ts';
import { partVersions, worksIn } from './kept/versions.ts';
import { planFailure } from './plan/plan-message.ts';

/** Answers a message: by plans where it asks for a schedule, otherwise by what the agents make. All of it is kept, or nothing. */
export async function answerMessage(deps: ChatDeps, sent: SentMessage, asked: AnswerContext): Promise<ChatAnswer> {
  const { requestId } = sent;
  if (requestId === undefined) return answerAnew(deps, sent, asked);
  return oncePerRequest(deps.db, { userId: asked.userId, requestId }, asked.signal, {
    find: () => findAnswer(deps, asked.userId, requestId),
    work: () => answerAnew(deps, sent, asked),
  });
}

async function answerAnew(deps: ChatDeps, sent: SentMessage, asked: AnswerContext): Promise<ChatAnswer> {
  const { userId, timeZone, signal } = asked;
  const conversation = await openConversation(deps.db, userId, sent);
  asked.emit('status', { status: 'processing', message: PROCESSING_TEXT });
  const moment = { now: deps.clock().toISOString(), timeZone };
  // Another version is read as the message was read at first.
  const { before, versions } = partVersions(conversation.stored, sent);
  const memory = await recall(deps.db, userId, conversation, before, moment);
  const again = { ...sent, variant: Math.max(sent.variant, versions.length) };
  const exchange: Exchange = { deps, sent: again, asked, conversation, memory, works: worksIn(versions), photo: null };
  const given = await withPhoto(exchange, before);
  const made = await whileWanted(signal, async () => (given === null ? askAboutPhoto(exchange) : makeAnswer(given)));
  if (signal.aborted) throw new Failure('CANCELLED');
  try {
    return await keep(exchange, made);
  } catch (thrown) {
    // Only where a process was lost with the message and this one took it over: what was made counts all the same.
    if (thrown instanceof AlreadyAnswered && sent.requestId !== undefined) {
      const other = await findAnswer(deps, userId, sent.requestId);
      if (other) return other;
    }
    throw made.plans.length > 0 ? planFailure(thrown, made.plans.length) : thrown;
  }
}

/** Stores what was made and everything that it names in one transaction; the answer is what is stored. */
async function keep({ deps, sent, asked, conversation, memory }: Exchange, made: ChatOutcome): Promise<ChatAnswer> {
  const { userId, emit, timeZone } = asked;
  const { status, message } = made;
  const userMessage = sent.originalMessage;
  const row = await deps.db.transaction(async (tx) => {
    const session = await touchSession(tx, userId, conversation.id, { userMessage, message }, deps.clock());
    const plans = made.plans.map((plan) => ({ ...plan, sessionId: session.id }));
    const place = { userId, sessionId: session.id, message: userMessage, now: session.updatedAt, timeZone };
    const rows = [
      ...(await storePlans(tx, userId, plans, session.updatedAt)),
      ...(await applyEffects(tx, place, made.effects, memory)),
    ];
    for (const workflow of made.workflows ?? []) await save({ db: tx, clock: deps.clock }, userId, workflow);
    const outputs = [...made.outputs, ...keptPlans(rows)];
    const requestId = sent.requestId ?? null;
    if (sent.replaces !== undefined) await dropFailed(tx, userId, session, sent.replaces);
    const { photo } = sent;
    const record = { requestId, kind: 'exchange' as const, userMessage, photo, message, outputs, status };
    return addRecord(tx, userId, session, record);
  });
  const answer = await answerOf(deps, userId, row);
  for (const output of answer.outputs.filter((each) => 'confirmed' in each)) emit('output', output);
  return answer;
}

/** The answer that a message with this request id already has. */
async function findAnswer(deps: ChatDeps, userId: string, requestId: string): Promise<ChatAnswer | null> {
  const row = await findRequested(deps.db, userId, requestId);
  return row ? answerOf(deps, userId, row) : null;
}

async function answerOf({ db }: ChatDeps, userId: string, row: RecordRow): Promise<ChatAnswer> {
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

import { readWishes } from '../../../assistant/read-message.ts';
import { AiFailure } from '../../../platform/ai/failures.ts';
import type { ChatOutcome, Exchange } from '../answering.ts';
import { inTurn, performOperations } from '../perform-operations.ts';
import { answerByModel } from './model-answer.ts';

/** Answers a message: read by the user's connected model where there is one, else, or where it fails, by the built-in reader. */
export async function makeAnswer(exchange: Exchange): Promise<ChatOutcome> {
  const { deps, sent, asked, memory } = exchange;
  const { timeZone, userId, signal } = asked;
  const { converse } = deps;
  if (converse === null) return readAndPerform(exchange);
  const message = { userId, text: sent.originalMessage, state: memory.state, timeZone };
  try {
    const hint = await deps.readMessage({ ...message, now: deps.clock().toISOString() }, signal);
    return await answerByModel(exchange, converse, hint);
  } catch (thrown) {
    if (!(thrown instanceof AiFailure) || signal.aborted || thrown.kind === 'over-budget') throw thrown;
    deps.log.warn({ kind: thrown.kind, cause: thrown.cause }, 'a connected model could not read a message');
    const editing = { ...deps, isEdited: true, agentsFor: deps.editorsFor };
    return withNote(await readAndPerform({ ...exchange, deps: editing }), `${INSTEAD} ${thrown.message}`);
  }
}

const INSTEAD = 'The connected model could not be used, so the built-in assistant answered:';

/** The answer with a remark on it; a lone text speaks for itself, so it carries the remark. */
function withNote(made: ChatOutcome, note: string): ChatOutcome {
  const [only, ...others] = made.outputs;
  const message = `${note} ${made.message}`;
  if (only?.output_type !== 'text' || only.platform !== undefined || others.length > 0) return { ...made, message };
  return { ...made, message, outputs: [{ ...only, notes: [note, ...(only.notes ?? [])] }] };
}

/** Reads a message without a model and performs what it asks for: each of its wishes on what the one before it left. */
async function readAndPerform(exchange: Exchange): Promise<ChatOutcome> {
  const { deps, sent, asked, memory } = exchange;
  const { timeZone, userId, signal } = asked;
  const moment = { now: deps.clock().toISOString(), timeZone };
  const wishes = await readWishes({ userId, text: sent.originalMessage, state: memory.state, ...moment }, signal);
  return inTurn(
    exchange,
    wishes.map((text) => async (after) => {
      const operations = await deps.readMessage({ userId, text, state: after.memory.state, ...moment }, signal);
      return performOperations({ ...after, sent: { ...after.sent, originalMessage: text } }, operations);
    }),
  );
}

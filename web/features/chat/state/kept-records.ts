import * as z from 'zod/mini';
import * as contract from '../../../../domain/api/chat.ts';
import { type ChatOutput, chatOutputSchema, chatStatusSchema } from '../../../../domain/chat.ts';
import { messageOfAnswer, plansOfAnswer } from './answers.ts';
import { answerIdOf, type ChatMessage } from './chat-state.ts';

/** A record as the client takes it: older ones call the question differently or keep their outputs as text. */
const looseRecordSchema = z.object({
  id: z.string(),
  requestId: z.nullish(z.string()),
  sessionId: z.nullish(z.string()),
  userMessage: z.nullish(z.string()),
  photo: z.nullish(z.string()),
  message: z.nullish(z.string()),
  input: z.nullish(z.string()),
  timestamp: z.string(),
  outputs: z.nullish(z.unknown()),
  status: z.catch(chatStatusSchema, 'completed'),
});
type LooseRecord = z.infer<typeof looseRecordSchema>;

/** The call that reads one conversation, taken leniently. */
export const lenientSessionMessages = {
  ...contract.chatSessionMessages,
  answer: z.object({ data: z.array(looseRecordSchema) }),
};

export interface KeptRecord {
  id: string;
  /** The id that the client gave to what was asked or told, or else the record's own. */
  messageId: string;
  sessionId: string;
  question: string;
  /** The photo that came with it. */
  photo: string | null;
  reply: string;
  timestamp: string;
  outputs: ChatOutput[];
  status: z.infer<typeof chatStatusSchema>;
}

/** The outputs of a record: a list, or a list written as JSON; what can't be read is left out. */
function readOutputs(outputs: unknown): ChatOutput[] {
  const list = typeof outputs === 'string' ? parseJson(outputs) : outputs;
  if (!Array.isArray(list)) return [];
  return list.flatMap((each) => {
    const parsed = chatOutputSchema.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Reads one record, whatever it calls its parts. */
export function readRecord(record: LooseRecord): KeptRecord {
  const { id, requestId, sessionId, userMessage, photo = null, message, input, timestamp, outputs, status } = record;
  // 'message' is the reply beside a userMessage, and the question of a record that has none.
  const question = userMessage ?? (input === null || input === undefined ? (message ?? '') : input);
  const reply = question === message && typeof userMessage !== 'string' ? '' : (message ?? '');
  const identity = { id, messageId: requestId ?? id, sessionId: sessionId ?? id };
  return { ...identity, question, photo, reply, timestamp, outputs: readOutputs(outputs), status };
}

/** The messages of one conversation, oldest first. */
export function messagesOf(sessionId: string, records: LooseRecord[]): ChatMessage[] {
  const mine = records
    .map(readRecord)
    .filter((record) => record.sessionId === sessionId)
    .toSorted((a, b) => a.timestamp.localeCompare(b.timestamp));
  return preferSets(mine).flatMap(messagesOfRecord);
}

/** Leaves out single plans that a set of the same conversation shows already. */
function preferSets(records: KeptRecord[]): KeptRecord[] {
  const inSets = new Set(
    records.flatMap(({ outputs }) =>
      outputs.flatMap((output) =>
        output.output_type === 'multiple_schedules_summary' ? output.plans.map(({ planId }) => planId) : [],
      ),
    ),
  );
  if (inSets.size === 0) return records;
  const isShownBySet = (output: ChatOutput) =>
    output.output_type === 'schedule_plan' && (inSets.has(output.planId) || output.planData.isPartOfMultiple);
  return records
    .map((record) => {
      const outputs = record.outputs.filter((output) => !isShownBySet(output));
      // A plan that changed is shown, as it stands, by its set: what was said of the change remains, and is no fault.
      const isOnlySaid = outputs.length < record.outputs.length && plansOfAnswer(outputs).length === 0;
      return { ...record, outputs, status: isOnlySaid ? ('completed' as const) : record.status };
    })
    .filter(({ question, reply, outputs }) => question !== '' || reply !== '' || outputs.length > 0);
}

function messagesOfRecord(record: KeptRecord): ChatMessage[] {
  const { id, messageId, sessionId, question, photo, reply, timestamp, outputs, status } = record;
  const first = { id: messageId, timestamp, type: 'text', chatId: id } as const;
  const asked: ChatMessage = { ...first, content: question, sender: 'user', ...(photo === null ? {} : { photo }) };
  const told: ChatMessage = { ...first, content: reply, sender: 'system' };
  // A record without a question is a note of the product itself, such as a confirmation.
  if (question.trim() === '' && outputs.length === 0) return reply.trim() === '' ? [] : [told];
  const answer = { status, message: reply, chat_id: id, session_id: sessionId, outputs };
  const about = { id: answerIdOf(messageId), timestamp, isHistorical: true };
  const answered = messageOfAnswer(withContext(answer, question), about);
  return question.trim() === '' && photo === null ? [answered] : [asked, answered];
}

/** The answer whose plans know their conversation and what was asked. */
function withContext<A extends { session_id: string; outputs: ChatOutput[] }>(answer: A, question: string): A {
  const know = <P extends { sessionId: string | null; originalMessage: string }>(plan: P): P => ({
    ...plan,
    sessionId: plan.sessionId ?? answer.session_id,
    originalMessage: plan.originalMessage || question,
  });
  const outputs = answer.outputs.map((output): ChatOutput => {
    if (output.output_type === 'schedule_plan') return { ...output, planData: know(output.planData) };
    if (output.output_type === 'multiple_schedules_summary') return { ...output, plans: output.plans.map(know) };
    return output;
  });
  return { ...answer, outputs };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

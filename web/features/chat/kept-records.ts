import * as z from 'zod/mini';
import * as contract from '../../../domain/api/chat.ts';
import { type ChatOutput, chatOutputSchema, chatStatusSchema } from '../../../domain/chat.ts';
import { messageOfAnswer } from './answers.ts';
import type { ChatMessage } from './chat-state.ts';

/** A record as the client takes it: older ones call the question differently or keep their outputs as text. */
const looseRecordSchema = z.object({
  id: z.string(),
  sessionId: z.nullish(z.string()),
  userMessage: z.nullish(z.string()),
  message: z.nullish(z.string()),
  input: z.nullish(z.string()),
  timestamp: z.string(),
  outputs: z.nullish(z.unknown()),
  status: z.catch(chatStatusSchema, 'completed'),
});
type LooseRecord = z.infer<typeof looseRecordSchema>;

/** The call that reads one conversation, taken leniently. */
export const chatSessionMessages = {
  ...contract.chatSessionMessages,
  answer: z.object({ data: z.array(looseRecordSchema) }),
};

export interface KeptRecord {
  id: string;
  sessionId: string;
  question: string;
  reply: string;
  timestamp: string;
  outputs: ChatOutput[];
  status: z.infer<typeof chatStatusSchema>;
}

/** The outputs of a record: a list, or a list written as JSON; what can't be read is left out. */
export function readOutputs(outputs: unknown): ChatOutput[] {
  const list = typeof outputs === 'string' ? parseJson(outputs) : outputs;
  if (!Array.isArray(list)) return [];
  return list.flatMap((each) => {
    const parsed = chatOutputSchema.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Reads one record, whatever it calls its parts. */
export function readRecord(record: LooseRecord): KeptRecord {
  const { id, sessionId, userMessage, message, input, timestamp, outputs, status } = record;
  // 'message' is the reply beside a userMessage, and the question of a record that has none.
  const question = userMessage ?? (input === null || input === undefined ? (message ?? '') : input);
  const reply = question === message && typeof userMessage !== 'string' ? '' : (message ?? '');
  return { id, sessionId: sessionId ?? id, question, reply, timestamp, outputs: readOutputs(outputs), status };
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
    .map((record) => ({ ...record, outputs: record.outputs.filter((output) => !isShownBySet(output)) }))
    .filter(({ question, reply, outputs }) => question !== '' || reply !== '' || outputs.length > 0);
}

function messagesOfRecord({ id, sessionId, question, reply, timestamp, outputs, status }: KeptRecord): ChatMessage[] {
  const asked: ChatMessage = {
    id: askedIn(id),
    content: question,
    sender: 'user',
    timestamp,
    type: 'text',
    chatId: id,
  };
  const told: ChatMessage = { id, content: reply, sender: 'system', timestamp, type: 'text', chatId: id };
  // A record without a question is a note of the product itself, such as a confirmation.
  if (question.trim() === '' && outputs.length === 0) return reply.trim() === '' ? [] : [told];
  const answer = { status, message: reply, chat_id: id, session_id: sessionId, outputs };
  const answered = messageOfAnswer(withContext(answer, question), { id, timestamp, isHistorical: true });
  return question.trim() === '' ? [answered] : [asked, answered];
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

/** The conversation as the server has it, followed by what only this page knows: a lost question, a failure that was told. */
export function reconcile(here: ChatMessage[], there: ChatMessage[]): ChatMessage[] {
  const newest = here.slice(here.findLastIndex(({ chatId }) => chatId !== undefined) + 1);
  const lastAsked = there.findLast(({ sender }) => sender === 'user')?.content;
  const question = newest.findIndex(({ sender }) => sender === 'user');
  const hasArrived = question >= 0 && newest[question]?.content === lastAsked;
  const isKept = ({ content }: ChatMessage) =>
    there.some((each) => each.sender === 'system' && each.content === content);
  const mine = newest.filter((message, at) => {
    if (message.sender === 'system') return message.type === 'error' || !isKept(message);
    return !hasArrived || at < question;
  });
  return [...withKnownIds(here, there), ...mine];
}

/** What stands on the page already keeps its id: opened parts stay open, and the keyboard stays where it is. */
function withKnownIds(here: ChatMessage[], there: ChatMessage[]): ChatMessage[] {
  const known = new Map<string, string>();
  for (const [at, { id, chatId }] of here.entries()) {
    if (chatId === undefined || known.has(chatId)) continue;
    known.set(chatId, id);
    const before = here[at - 1];
    if (before?.sender === 'user') known.set(askedIn(chatId), before.id);
  }
  return there.map((message) => ({ ...message, id: known.get(message.id) ?? message.id }));
}

const askedIn = (recordId: string): string => `${recordId}-asked`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

import * as z from 'zod/mini';
import type { InputOf } from '../../../domain/api/call.ts';
import { executeChatWorkflow } from '../../../domain/api/chat.ts';
import { FAILURES } from '../../../domain/errors.ts';
import { type Output, outputSchema } from '../../../domain/outputs.ts';
import type { ApiOptions } from '../../lib/api-client.ts';
import { ApiError, invalidAnswer, noAnswer, refusedBy } from '../../lib/api-error.ts';
import { readEvents } from '../../lib/event-stream.ts';
import { readAnswer } from '../../lib/request.ts';
import type { Answer } from './answers.ts';

export type Respond = (
  call: typeof executeChatWorkflow,
  input: InputOf<typeof executeChatWorkflow>,
  options: ApiOptions,
) => Promise<Response>;

/** What becomes known of an answer while it is made. */
export interface Progress {
  onText(agent: string, delta: string): void;
  onOutput(output: Output): void;
}

const CUT_OFF = 'Network error: The connection was lost before the answer was complete.';

const textSchema = z.object({ agent: z.string(), delta: z.string() });

/** Asks the assistant and reports how the answer grows; a server that does not stream answers at once. */
export async function ask(
  respond: Respond,
  input: InputOf<typeof executeChatWorkflow>,
  signal: AbortSignal,
  progress: Progress,
): Promise<Answer> {
  const response = await respond(executeChatWorkflow, input, { signal, accept: 'text/event-stream, application/json' });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!isStream || !response.body) return readAnswer(executeChatWorkflow, response, signal);
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === 'done') return finished(data);
      if (event === 'failed') throw failed(data);
      report(event, data, progress);
    }
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error;
  }
  throw cutOff();
}

function report(event: string, data: unknown, progress: Progress): void {
  if (event === 'text') {
    const text = textSchema.safeParse(data);
    if (text.success) progress.onText(text.data.agent, text.data.delta);
  }
  if (event === 'output') {
    const output = outputSchema.safeParse(data);
    if (output.success) progress.onOutput(output.data);
  }
}

function finished(data: unknown): Answer {
  const parsed = executeChatWorkflow.answer.safeParse(data);
  if (parsed.success) return parsed.data;
  throw invalidAnswer(200);
}

function failed(body: unknown): ApiError {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  const status = Object.entries(FAILURES).find(([name]) => name === code)?.[1].status ?? 500;
  return refusedBy(status, 'The answer failed', body, null);
}

function cutOff(): ApiError {
  return new ApiError(CUT_OFF, { code: noAnswer().code });
}

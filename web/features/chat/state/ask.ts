import * as z from 'zod/mini';
import type { InputOf } from '../../../../domain/api/call.ts';
import { executeChatWorkflow } from '../../../../domain/api/chat.ts';
import { type Output, outputSchema } from '../../../../domain/workflow/outputs.ts';
import type { ApiOptions } from '../../../lib/api/api-client.ts';
import { readStreamed } from '../../../lib/api/streamed-answer.ts';
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
  onStep(message: string): void;
}

const textSchema = z.object({ agent: z.string(), delta: z.string() });
const stepSchema = z.object({ message: z.string() });

/** Asks the assistant and reports how the answer grows; a server that does not stream answers at once. */
export async function ask(
  respond: Respond,
  input: InputOf<typeof executeChatWorkflow>,
  signal: AbortSignal,
  progress: Progress,
): Promise<Answer> {
  const response = await respond(executeChatWorkflow, input, { signal, accept: 'text/event-stream, application/json' });
  return readStreamed(executeChatWorkflow, response, {
    signal,
    onEvent: (event, data) => report(event, data, progress),
  });
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
  if (event === 'step') {
    const step = stepSchema.safeParse(data);
    if (step.success) progress.onStep(step.data.message);
  }
}

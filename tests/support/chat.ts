import type { AnswerOf } from '../../domain/api/call.ts';
import { executeChatWorkflow } from '../../domain/api/chat.ts';
import type { ChatOutput } from '../../domain/chat.ts';
import type { SchedulePlan } from '../../domain/schedule/plan.ts';
import { type Identity, make, type Reply } from './client.ts';

type ChatInput = Parameters<typeof make<typeof executeChatWorkflow>>[2];
export type ChatAnswer = AnswerOf<typeof executeChatWorkflow>;

/** Sends one chat message. */
export function say(url: string, who: Identity, originalMessage: string, more: Partial<ChatInput> = {}) {
  return make(url, executeChatWorkflow, { originalMessage, ...more }, who);
}

/** The plans of an answer, whichever way it holds them. */
export function plansOf({ outputs }: { outputs: ChatOutput[] }): SchedulePlan[] {
  return outputs.flatMap((output) => {
    if (output.output_type === 'schedule_plan') return [output.planData];
    return output.output_type === 'multiple_schedules_summary' ? output.plans : [];
  });
}

/** The one plan of an answer. */
export function planOf(reply: Reply<ChatAnswer>): SchedulePlan {
  const [plan, ...others] = plansOf(reply.body);
  if (!plan || others.length > 0)
    throw new Error(`${others.length + (plan ? 1 : 0)} plans in ${JSON.stringify(reply.body)}`);
  return plan;
}

export interface StreamEvent {
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever an event carries
  data: any;
}

/** Sends one chat message and gives its events as they come. */
export async function* streamed(
  url: string,
  who: Identity,
  originalMessage: string,
  more: Partial<ChatInput> & { signal?: AbortSignal } = {},
): AsyncGenerator<StreamEvent> {
  const { signal, ...rest } = more;
  const response = await fetch(`${url}/api${executeChatWorkflow.path}`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'x-session-id': who.sessionId ?? '',
      'x-user-id': who.userId ?? '',
      'x-timezone': who.timeZone ?? 'UTC',
    },
    body: JSON.stringify({ originalMessage, ...rest }),
    ...(signal ? { signal } : {}),
  });
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event] = /^event: (.*)$/m.exec(block) ?? [];
      const [, data] = /^data: (.*)$/m.exec(block) ?? [];
      if (event && data) yield { event, data: JSON.parse(data) };
    }
  }
}

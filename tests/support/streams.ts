import type { Call, InputOf } from '../../domain/api/call.ts';
import type { Identity } from './client.ts';

export interface StreamedEvent {
  event: string;
  data: Record<string, unknown>;
}

/** Makes a call as a client that wants a stream, and gives its events as they come. */
export async function* streamOf<C extends Call>(
  base: string,
  call: C,
  input: InputOf<C>,
  who: Identity,
  signal?: AbortSignal,
): AsyncGenerator<StreamedEvent> {
  const response = await fetch(`${base}/api${call.path}`, {
    method: call.method,
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'x-session-id': who.sessionId ?? '',
      'x-user-id': who.userId ?? '',
    },
    body: call.method === 'GET' ? undefined : JSON.stringify(input),
    signal,
  });
  if (!response.body) return;
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
      if (event && data) yield { event, data: JSON.parse(data) };
    }
  }
}

/** Listens to a user's live changes; gives what was heard so far as it came over the wire. */
export async function listen(
  base: string,
  who: Pick<Identity, 'sessionId' | 'userId' | 'token'>,
): Promise<{ heard(): string; closed: Promise<void>; end(): Promise<void> }> {
  const controller = new AbortController();
  const response = await fetch(`${base}/api/events`, {
    headers: who.token
      ? { authorization: `Bearer ${who.token}` }
      : { 'x-session-id': who.sessionId ?? '', 'x-user-id': who.userId ?? '' },
    signal: controller.signal,
  });
  const heard: string[] = [];
  const reading = (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.push(chunk);
  })().catch(() => {});
  return {
    heard: () => heard.join(''),
    closed: reading,
    end: async () => {
      controller.abort();
      await reading;
    },
  };
}

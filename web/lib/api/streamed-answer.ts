import type { AnswerOf, Call } from '../../../domain/api/call.ts';
import { FAILURES } from '../../../domain/errors.ts';
import { CALL_TIMEOUT_MS } from '../../../domain/limits.ts';
import { ApiError, noAnswer, refusedBy } from './api-error.ts';
import { readEvents } from './event-stream.ts';
import { checkedAnswer, readAnswer } from './request.ts';

const CUT_OFF = 'Network error: The connection was lost before the answer was complete.';

/**
 * The answer of a call that streams: its events are reported, the last one is the answer or the failure. A server that
 * does not stream answers at once; one that falls silent for as long as a call may take has failed.
 */
export async function readStreamed<C extends Call>(
  call: C,
  response: Response,
  options: { signal: AbortSignal; onEvent: (event: string, data: unknown) => void; silenceMs?: number },
): Promise<AnswerOf<C>> {
  const { signal, onEvent, silenceMs = CALL_TIMEOUT_MS } = options;
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!isStream || !response.body) return unlessSilent(readAnswer(call, response, signal), silenceMs);
  const events = readEvents(response.body);
  try {
    for (;;) {
      const next = await unlessSilent(events.next(), silenceMs);
      if (next.done) break;
      const { event, data } = next.value;
      if (event === 'done') return checkedAnswer(call, data, call.status);
      if (event === 'failed') throw failureIn(data);
      onEvent(event, data);
    }
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error;
  } finally {
    void events.return(undefined).catch(() => undefined);
  }
  throw new ApiError(CUT_OFF, { code: noAnswer().code });
}

async function unlessSilent<T>(next: Promise<T>, silenceMs: number): Promise<T> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(noAnswer()), silenceMs);
  try {
    return await Promise.race([next, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function failureIn(body: unknown): ApiError {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  const status = Object.entries(FAILURES).find(([name]) => name === code)?.[1].status ?? 500;
  return refusedBy(status, 'The answer failed', body, null);
}

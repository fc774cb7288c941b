import { expect, it } from 'vitest';
import { executeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { readStreamed } from './streamed-answer.ts';

const { signal } = new AbortController();

/** An answer whose events come in these pieces; it stays open unless it ends. */
function streamOf(pieces: string[], ends = true): Response {
  const body = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      if (ends) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
const read = (response: Response, silenceMs?: number) => {
  const told: string[] = [];
  const answer = readStreamed(executeWorkflow, response, { signal, silenceMs, onEvent: (event) => told.push(event) });
  return { answer, told };
};

it('a streamed call reports its events and answers with the last one', async () => {
  const { answer, told } = read(
    streamOf([
      'event: node.sta',
      'rted\ndata: {"nodeId":"a"}\n\n',
      'event: done\ndata: {"outputs":[],"failures":[]}\n\n',
    ]),
  );
  expect(await answer).toEqual({ outputs: [], failures: [], skipped: [], state: 'completed' });
  expect(told).toEqual(['node.started']);
});

it('a streamed failure is the server’s own', async () => {
  const { answer } = read(streamOf(['event: failed\ndata: {"code":"QUOTA_EXCEEDED","message":"Used up"}\n\n']));
  await expect(answer).rejects.toMatchObject({ message: 'Used up', code: 'QUOTA_EXCEEDED', status: 429 });
});

it('a stream that ends before its answer says so', async () => {
  const { answer } = read(streamOf(['event: node.started\ndata: {"nodeId":"a"}\n\n']));
  await expect(answer).rejects.toMatchObject({ message: expect.stringContaining('connection was lost') });
});

it('an answer of another shape is refused', async () => {
  await expect(read(streamOf(['event: done\ndata: {"outputs":1}\n\n'])).answer).rejects.toMatchObject({
    message: 'Invalid response format from server',
  });
});

it('LIM-01 a stream that falls silent for as long as a call may take has failed', async () => {
  await expect(read(streamOf([], false), 5).answer).rejects.toMatchObject({
    message: 'Network error: No response received from server',
  });
});

it('RUN-32 an answer that does not stream and never ends has failed too', async () => {
  const response = new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } });
  await expect(read(response, 5).answer).rejects.toMatchObject({ code: 'NO_ANSWER' });
});

it('a server that does not stream answers at once', async () => {
  const response = new Response('{"success":true,"outputs":[],"failures":[]}', {
    headers: { 'content-type': 'application/json' },
  });
  expect(await read(response).answer).toEqual({ outputs: [], failures: [], skipped: [], state: 'completed' });
});

import { expect, test } from 'vitest';
import { readEvents, type ServerEvent } from './event-stream.ts';

function streamOf(...chunks: (string | Uint8Array)[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk.slice());
      controller.close();
    },
  });
}

async function eventsOf(...chunks: (string | Uint8Array)[]) {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(streamOf(...chunks))) events.push(event);
  return events;
}

test('events are read wherever the network cuts the text, even within a character', async () => {
  const bytes = new TextEncoder().encode('event: text\ndata: {"delta":"Grüße 🎺"}\n\nevent: done\ndata: {}\n\n');
  const bytewise = Array.from(bytes, (byte) => new Uint8Array([byte]));
  expect(await eventsOf(...bytewise)).toEqual([
    { event: 'text', data: { delta: 'Grüße 🎺' } },
    { event: 'done', data: {} },
  ]);
});

test('heartbeats, carriage returns and data that is no JSON disturb nothing', async () => {
  expect(
    await eventsOf(': still here\n\n', 'event: text\r\ndata: "a"\r\n\r\n', 'event: text\ndata: {oops\n\n'),
  ).toEqual([{ event: 'text', data: 'a' }]);
});

test('an event that was not finished is not given', async () => {
  expect(await eventsOf('event: text\ndata: "a"\n\n', 'event: done\ndata: {}')).toEqual([{ event: 'text', data: 'a' }]);
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { liveChanges } from '../../../domain/api/live.ts';
import { newPerson } from '../../../tests/support/people.ts';
import { startTestProduct } from '../../../tests/support/product.ts';
import { streamOf } from '../../../tests/support/streams.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';

it('the product ends although a browser holds a connection to spare and listens for changes', async () => {
  const product = await startTestProduct();
  const { identity } = await newPerson(product);
  const spare = connect(Number(new URL(product.url).port), '127.0.0.1');
  await once(spare, 'connect');
  const changes = streamOf(product.url, liveChanges, {}, identity);
  expect((await changes.next()).value).toMatchObject({ event: 'ready' });
  const ended = once(spare, 'close');
  await product.stop();
  await ended;
  expect((await changes.next()).done).toBe(true);
});

it('SCALE-04 whoever has a connection when the product ends is still answered over it: nothing that was asked is turned away', async () => {
  const product = await startTestProduct();
  const { port } = new URL(product.url);
  const [fresh, busy] = [connect(Number(port), '127.0.0.1'), connect(Number(port), '127.0.0.1')];
  const answers = Promise.all([fresh, busy].map(async (socket) => (await socket.toArray()).join('')));
  await Promise.all([once(fresh, 'connect'), once(busy, 'connect')]);
  const ask = 'GET /api/about HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const login = JSON.stringify({ email: 'nobody@example.com', password: 'a guess' });
  const head = `POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${login.length}\r\n\r\n`;
  busy.write(head);
  // Once this is answered, what was written before has arrived too.
  expect((await fetch(`${product.url}/api/about`)).status).toBe(200);
  const stopped = product.stop();
  fresh.write(ask);
  busy.write(login + ask);
  const [first, second] = await answers;
  expect(first).toMatch(/^HTTP\/1.1 200 /);
  expect(second?.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
  await stopped;
});

/** Asks over a connection that is open already and over a new one, in a thread of its own, when it is told to. */
const ASKING = `
const { connect } = require('node:net');
const { parentPort, workerData } = require('node:worker_threads');
const { port, ask, seen } = workerData;
const open = connect(port, '127.0.0.1', () => open.write(ask));
const answers = [];
const listen = (socket, at) => {
  answers[at] = '';
  socket.on('data', (chunk) => (answers[at] += chunk)).on('error', () => {}).on('close', () => parentPort.postMessage({ at, answer: answers[at] }));
};
listen(open, 0);
open.once('data', () => parentPort.postMessage('open'));
parentPort.once('message', () => {
  open.write(ask);
  const fresh = connect(port, '127.0.0.1', () => fresh.write(ask, () => {
    Atomics.store(seen, 0, 1);
    Atomics.notify(seen, 0);
  }));
  listen(fresh, 1);
});`;

it('SCALE-04 what had come before the product stops listening is answered, although it was too busy to look', async () => {
  const product = await startTestProduct();
  const ask = 'GET /api/about HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const seen = new Int32Array(new SharedArrayBuffer(4));
  const { port } = new URL(product.url);
  const asking = new Worker(ASKING, { eval: true, workerData: { port: Number(port), ask, seen } });
  expect((await once(asking, 'message'))[0]).toBe('open');
  const answers: string[] = [];
  asking.on('message', ({ at, answer }: { at: number; answer: string }) => {
    answers[at] = answer;
  });
  const ended = once(asking, 'exit');
  const stopped = product.stop();
  await waitFor(async () => expect((await fetch(`${product.url}/api/about`)).headers.get('connection')).toBe('close'));
  asking.postMessage('ask');
  // Busy until both have been asked, and beyond the time for which it still listens.
  Atomics.wait(seen, 0, 0);
  Atomics.wait(seen, 0, 1, 150);
  await stopped;
  await ended;
  expect(answers.map((answer) => answer.match(/HTTP\/1.1 \d+/g))).toEqual([
    ['HTTP/1.1 200', 'HTTP/1.1 200'],
    ['HTTP/1.1 200'],
  ]);
});

it('SCALE-04 a connection that was used a moment ago may be used once more after the product has stopped to listen', async () => {
  const product = await startTestProduct({}, { idleMs: 60_000 });
  const port = Number(new URL(product.url).port);
  const ask = 'GET /api/about HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const used = connect(port, '127.0.0.1');
  used.write(ask);
  expect(String((await once(used, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /);
  const stopped = product.stop();
  await waitFor(async () => {
    const fresh = connect(port, '127.0.0.1');
    await expect(once(fresh, 'connect').finally(() => fresh.destroy())).rejects.toThrow('ECONNREFUSED');
  });
  used.write(ask);
  expect((await used.toArray()).join('')).toMatch(/^HTTP\/1.1 200 /);
  await stopped;
});

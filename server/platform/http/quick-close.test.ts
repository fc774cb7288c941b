import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { liveChanges } from '../../../domain/api/live.ts';
import { newPerson } from '../../../tests/support/people.ts';
import { startTestProduct } from '../../../tests/support/product.ts';
import { streamOf } from '../../../tests/support/streams.ts';

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

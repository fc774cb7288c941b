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

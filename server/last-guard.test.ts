import { once } from 'node:events';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { newPerson } from '../tests/support/people.ts';
import { type SpawnedProduct, spawnProduct } from '../tests/support/spawned-product.ts';

/** A fault that nobody foresaw, whenever the test wants one. */
const FAULTS = `
process.on('SIGUSR2', () => void Promise.reject(new Error('nobody awaits this')));
process.on('SIGWINCH', () => { throw new Error('nobody catches this') });`;

let product: SpawnedProduct;
beforeEach(async () => {
  const preload = `--import=data:text/javascript,${encodeURIComponent(FAULTS)}`;
  product = await spawnProduct(inject('postgresUrl'), { NODE_OPTIONS: preload });
});
afterEach(() => product.stop());

it.each([
  ['SIGUSR2', 'nobody awaits this'],
  ['SIGWINCH', 'nobody catches this'],
] as const)('what nobody foresaw (%s) is logged and the process ends in order, as failed', async (signal, message) => {
  const { identity } = await newPerson(product);
  const headers = { 'x-session-id': identity.sessionId, 'x-user-id': identity.userId };
  const events = await fetch(`${product.url}/api/events`, { headers });
  const exited = once(product.process, 'exit');
  product.process.kill(signal);
  // Whole to its end: a process that just dies cuts it off.
  expect(await events.text()).toContain('event: ready');
  expect(await exited).toEqual([1, null]);
  expect(product.output()).toContain(message);
  expect(product.output()).toContain('Fanfare ends in order, to be started again');
});

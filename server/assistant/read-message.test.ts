import { expect, it, vi } from 'vitest';
import { LONG_TEXT } from './long-text.ts';
import { type Message, readMessage } from './read-message.ts';
import { readOperations } from './reading/message.ts';
import { EMPTY_STATE } from './state.ts';

// Each thread learns to read first: on a loaded machine that takes its time.
vi.setConfig({ testTimeout: 240_000 });

const moment = { now: '2026-11-16T09:00:00.000Z', timeZone: 'Europe/London' };
const ASK = 'Post about bread tomorrow at 5pm on Twitter. ';
const long = ASK.padEnd(20_000, 'and the oven is warm. ');
const of = (userId: string, text: string): Message => ({ userId, text, state: EMPTY_STATE, ...moment });

it('reads a text the same here and on another thread', async () => {
  for (const text of [ASK, ASK.padEnd(LONG_TEXT + 1, 'so warm '), long])
    expect(await readMessage(of('ada', text))).toEqual(readOperations(text, EMPTY_STATE, moment));
});

it.each([
  ['long', long],
  ['short', ASK],
])('CHAT-132 leaves this thread free for others while a %s text is read', async (_, text) => {
  const order: string[] = [];
  const reading = readMessage(of('ada', text)).then(() => order.push('the text'));
  await new Promise((resolve) => setImmediate(resolve));
  order.push('somebody else');
  await reading;
  expect(order).toEqual(['somebody else', 'the text']);
});

it('CHAT-132 reads a short text while long ones take every other thread', async () => {
  const order: string[] = [];
  const reading = ['ada', 'bob', 'cleo'].map((who) => readMessage(of(who, long)).then(() => order.push('a long text')));
  await readMessage(of('dora', ASK)).then(() => order.push('the short text'));
  await Promise.all(reading);
  expect(order.indexOf('the short text')).toBeLessThan(2);
});

it('reads one long text of a person after the other and refuses more than a few; another’s and short ones are read', async () => {
  const mine = Array.from({ length: 8 }, () => readMessage(of('ada', long)));
  const settled = Promise.allSettled(mine);
  const others = [readMessage(of('bob', long)), readMessage(of('ada', ASK))];
  const refused = (await settled).filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(4);
  expect(refused[0]?.reason).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 10 } });
  for (const operations of await Promise.all(others)) expect(operations).toMatchObject([{ op: 'plan' }]);
  expect(await readMessage(of('ada', long))).toMatchObject([{ op: 'plan' }]);
});

it('a text that nobody waits for any more makes room for the next one', async () => {
  const [gone, controller] = [new Error('gone'), new AbortController()];
  const reading = readMessage(of('ada', long), controller.signal);
  controller.abort(gone);
  await expect(reading).rejects.toBe(gone);
  expect(await readMessage(of('ada', long))).toMatchObject([{ op: 'plan' }]);
});

it('CHAT-132 a text that can’t be read costs nobody else the thread, and is told plainly', async () => {
  const nowhere = readMessage({ ...of('ada', ASK), timeZone: 'Nowhere/None' });
  const next = readMessage(of('bob', ASK));
  await expect(nowhere).rejects.toMatchObject({ code: 'UNAVAILABLE', message: /try again in a minute/ });
  expect(await next).toMatchObject([{ op: 'plan' }]);
});

it('CHAT-132 one person’s many messages are read two at a time, and too many are refused', async () => {
  const settled = await Promise.allSettled(Array.from({ length: 70 }, () => readMessage(of('eve', ASK))));
  const refused = settled.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]?.reason).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 10 } });
});

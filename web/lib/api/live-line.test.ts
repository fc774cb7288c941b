import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveChange } from '../../../domain/api/live.ts';
import { createLiveLine } from './live-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose streams the test writes into and breaks. */
function fakeServer() {
  const streams: { push: (event: LiveChange | 'ready') => void; end: () => void; signal: AbortSignal }[] = [];
  async function* open(signal: AbortSignal) {
    const queue: (LiveChange | 'ready' | null)[] = [];
    let wake = () => {};
    const push = (event: LiveChange | 'ready' | null) => {
      queue.push(event);
      wake();
    };
    streams.push({ push, end: () => push(null), signal });
    for (;;) {
      while (queue.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const next = queue.shift();
      if (!next) return;
      yield next;
    }
  }
  return { open, streams };
}

test('tells of a change once, however many of it come together', async () => {
  const { open, streams } = fakeServer();
  const listener = vi.fn();
  createLiveLine(open)('scheduled.changed', listener);
  streams[0]?.push('ready');
  for (let i = 0; i < 100; i++) streams[0]?.push('scheduled.changed');
  streams[0]?.push('usage.changed');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('opens again after a break and tells of everything, since some may have been missed', async () => {
  const { open, streams } = fakeServer();
  const listener = vi.fn();
  createLiveLine(open)('scheduled.changed', listener);
  streams[0]?.push('ready');
  streams[0]?.end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(streams).toHaveLength(2);
  expect(listener).not.toHaveBeenCalled();
  streams[1]?.push('ready');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('waits ever longer for a server that stays away', async () => {
  let attempts = 0;
  // biome-ignore lint/correctness/useYield: a line that never comes about
  const stop = createLiveLine(async function* () {
    attempts++;
    throw new Error('away');
  })('scheduled.changed', () => {});
  await vi.advanceTimersByTimeAsync(7_500);
  expect(attempts).toBe(4);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(attempts).toBeLessThan(10);
  stop();
});

test('one line serves all listeners, and is let go with the last of them', async () => {
  const { open, streams } = fakeServer();
  const listen = createLiveLine(open);
  const stops = [listen('scheduled.changed', () => {}), listen('usage.changed', () => {})];
  await vi.advanceTimersByTimeAsync(0);
  expect(streams).toHaveLength(1);
  stops[0]?.();
  expect(streams[0]?.signal.aborted).toBe(false);
  stops[1]?.();
  expect(streams[0]?.signal.aborted).toBe(true);
});

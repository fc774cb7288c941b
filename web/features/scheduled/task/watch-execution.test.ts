import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchExecution } from './watch-execution.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(answers: (number: number) => string) {
  const ask = vi.fn(async () => answers(ask.mock.calls.length));
  const onStatus = vi.fn();
  const stop = new AbortController();
  return { ask, onStatus, stop, ended: watchExecution({ ask, onStatus, signal: stop.signal }) };
}

test('TASK-27 asks for the status every 5 seconds and hands it on', async () => {
  const { ask, onStatus, stop } = watch(() => 'executing');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onStatus).toHaveBeenLastCalledWith('executing');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop.abort();
});

test('TASK-28 asks at most 30 times, for 150 seconds, and tells that it gave up', async () => {
  const { ask, ended } = watch(() => 'executing');
  await vi.advanceTimersByTimeAsync(150_000);
  await expect(ended).resolves.toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(30);
});

test.each(['completed', 'failed'])('ends at the final status %s', async (final) => {
  const { ask, onStatus, ended } = watch((number) => (number === 2 ? final : 'executing'));
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(ended).resolves.toBe(true);
  expect(onStatus).toHaveBeenLastCalledWith(final);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('goes on when the server misses a question', async () => {
  const { ended, onStatus } = watch((number) => {
    if (number === 1) throw new Error('away');
    return 'completed';
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(ended).resolves.toBe(true);
  expect(onStatus).toHaveBeenCalledExactlyOnceWith('completed');
});

test('stops asking when nobody looks any more', async () => {
  const { ask, stop, ended } = watch(() => 'executing');
  stop.abort();
  await expect(ended).resolves.toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
});

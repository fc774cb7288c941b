import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PoolSettings, WorkerPool } from './worker-pool.ts';

const CODE = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ kind, task }) => {
  if (kind === 'echo') parentPort.postMessage({ ok: true, result: task });
  if (kind === 'thread') parentPort.postMessage({ ok: true, result: threadId });
  if (kind === 'fail') parentPort.postMessage({ ok: false, message: 'No such thing.' });
  if (kind === 'exit') process.exit(3);
  if (kind === 'throw') setTimeout(() => { throw new Error('inside'); });
  if (kind === 'spin') for (;;);
  if (kind === 'rest') setTimeout(() => parentPort.postMessage({ ok: true, result: task }), 1_000);
});`;

const pools: WorkerPool[] = [];

function poolOf(changes: Partial<PoolSettings> = {}): WorkerPool {
  const entry = new URL(`data:text/javascript,${encodeURIComponent(CODE)}`);
  const pool = new WorkerPool({ entry, mostWorkers: 2, idleMs: 60_000, limitMs: 60_000, mostWaiting: 50, ...changes });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

describe('the pool of threads', () => {
  it('starts no thread before there is work, and one for the first', async () => {
    const pool = poolOf();
    expect(pool.workers).toBe(0);
    expect(await pool.run({ kind: 'echo', task: 'hello' })).toBe('hello');
    expect(pool.workers).toBe(1);
  });

  it('shares all work among two threads, whatever comes', async () => {
    const pool = poolOf();
    const threads = await Promise.all(Array.from({ length: 20 }, () => pool.run({ kind: 'thread', task: null })));
    expect(new Set(threads).size).toBeLessThanOrEqual(2);
    expect(pool.workers).toBe(2);
  });

  it("passes on a task's own error and keeps the thread", async () => {
    const pool = poolOf({ mostWorkers: 1 });
    const before = await pool.run({ kind: 'thread', task: null });
    await expect(pool.run({ kind: 'fail', task: null })).rejects.toThrow('No such thing.');
    expect(await pool.run({ kind: 'thread', task: null })).toBe(before);
  });

  it.each(['exit', 'throw'])('fails only the job of a thread that crashes (%s) and replaces it', async (kind) => {
    const pool = poolOf({ mostWorkers: 1 });
    const crash = pool.run({ kind, task: null });
    const next = pool.run({ kind: 'echo', task: 'still here' });
    await expect(crash).rejects.toThrow(/^The built-in engine/);
    expect(await next).toBe('still here');
  });

  it('gives up a job that hangs and replaces its thread', async () => {
    const pool = poolOf({ mostWorkers: 1, limitMs: 300 });
    await expect(pool.run({ kind: 'spin', task: null })).rejects.toThrow('This took too long');
    const patient = poolOf();
    expect(await patient.run({ kind: 'echo', task: 1 })).toBe(1);
    expect(pool.workers).toBe(0);
  });

  it('gives nothing up that only waits, as everything does for a core of a busy machine', async () => {
    const pool = poolOf({ limitMs: 300 });
    expect(await pool.run({ kind: 'rest', task: 'rested' })).toBe('rested');
  });

  it('stops a running job on abort, and the next one runs', async () => {
    const pool = poolOf({ mostWorkers: 1 });
    const stop = new AbortController();
    const job = pool.run({ kind: 'spin', task: null }, stop.signal);
    stop.abort(new Error('The reader left.'));
    await expect(job).rejects.toThrow('The reader left.');
    expect(await pool.run({ kind: 'echo', task: 2 })).toBe(2);
  });

  it('PIC-411 lets a brief job that is called off end by itself: its thread serves the next one', async () => {
    const pool = poolOf({ mostWorkers: 1 });
    const stop = new AbortController();
    const job = pool.run({ kind: 'rest', task: 1, isBrief: true }, stop.signal);
    stop.abort(new Error('Something newer is wanted.'));
    await expect(job).rejects.toThrow('Something newer is wanted.');
    expect(pool.workers).toBe(1);
    expect(await pool.run({ kind: 'echo', task: 2 })).toBe(2);
  });

  it('drops a waiting job on abort without touching the others', async () => {
    const pool = poolOf({ mostWorkers: 1 });
    const stop = new AbortController();
    const first = pool.run({ kind: 'echo', task: 1 });
    const dropped = pool.run({ kind: 'echo', task: 2 }, stop.signal);
    stop.abort();
    await expect(dropped).rejects.toThrow();
    expect(await first).toBe(1);
  });

  it('refuses at once what was aborted before, and what is too much', async () => {
    const pool = poolOf({ mostWorkers: 1, mostWaiting: 1 });
    await expect(pool.run({ kind: 'echo', task: 1 }, AbortSignal.abort())).rejects.toThrow();
    const running = pool.run({ kind: 'echo', task: 1 });
    const waiting = pool.run({ kind: 'echo', task: 2 });
    await expect(pool.run({ kind: 'echo', task: 3 })).rejects.toThrow('Too much is being made');
    expect(await Promise.all([running, waiting])).toEqual([1, 2]);
  });

  it('ends idle threads', async () => {
    const pool = poolOf({ idleMs: 20 });
    await pool.run({ kind: 'echo', task: 1 });
    await vi.waitFor(() => expect(pool.workers).toBe(0), { timeout: 20_000 });
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLifeline } from './lifeline.ts';

describe.skipIf(process.platform === 'win32')('a lifeline', () => {
  let folder: string;
  let program: ChildProcess;
  let ended: Promise<unknown>;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fanfare-lifeline-'));
    program = spawn('sleep', ['1000']);
    ended = once(program, 'exit');
    runs(program.pid);
  });
  afterEach(() => {
    program.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  /** Whether anybody would be read from: a pipe that nobody holds for writing is at its end. */
  const isHeld = (): boolean => {
    const pipe = openSync(join(folder, 'fanfare.lifeline'), constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      return readSync(pipe, Buffer.alloc(1)) > 0;
    } catch (cause) {
      return (cause as NodeJS.ErrnoException).code === 'EAGAIN';
    } finally {
      closeSync(pipe);
    }
  };
  const runs = (pid = 0): void => writeFileSync(join(folder, 'postmaster.pid'), `${pid}\n${folder}\n`);

  it('ends a program that nobody had guarded before it was joined', async () => {
    const lifeline = createLifeline(folder, {});
    lifeline.join(program.pid ?? 0);
    lifeline.release();
    expect(await ended).toEqual([null, 'SIGINT']);
  });

  it('holds as long as one of several holds it', async () => {
    const [one, two] = [createLifeline(folder, {}), createLifeline(folder, {})];
    one.guard(program.pid ?? 0);
    two.join(program.pid ?? 0);
    one.release();
    expect(isHeld()).toBe(true);
    two.release();
    expect(await ended).toEqual([null, 'SIGINT']);
  });

  it('is done without where there are no such pipes', () => {
    vi.stubEnv('PATH', folder);
    const lifeline = createLifeline(folder, {});
    lifeline.join(program.pid ?? 0);
    expect(lifeline.guard(program.pid ?? 0)).toBeNull();
    lifeline.release();
    expect(program.signalCode).toBeNull();
  });

  it('leaves a program alone that is no longer the one it was for', async () => {
    const lifeline = createLifeline(folder, {});
    const guard = lifeline.guard(program.pid ?? 0);
    runs(1);
    const asleep = guard && once(guard, 'exit');
    lifeline.release();
    await asleep;
    expect(program.signalCode).toBeNull();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../../../tests/support/silent-log.ts';
import { supervisePostgres } from './supervisor.ts';

/** A PostgreSQL that a test ends, and that comes back as the test has it. */
function mortal(startAgain: () => unknown) {
  const state = { running: true, starts: 0 };
  const postgres = {
    isRunning: () => state.running,
    startAgain: async () => {
      state.starts += 1;
      await startAgain();
      state.running = true;
    },
  };
  return { state, supervisor: supervisePostgres(postgres, silentLog, 1) };
}

describe('the supervisor of the PostgreSQL inside', () => {
  it('starts it again, trying until it runs, and says so meanwhile', async () => {
    const told: (string | null)[] = [];
    const { state, supervisor } = mortal(() => {
      told.push(supervisor.trouble());
      if (state.starts < 3) throw new Error('not yet');
    });
    expect(supervisor.trouble()).toBeNull();
    state.running = false;
    expect(supervisor.trouble()).toBe('The database has stopped and is being started again.');
    await vi.waitFor(() => expect([state.starts, supervisor.trouble()]).toEqual([3, null]), { timeout: 20_000 });
    expect(told).toEqual(Array(3).fill('The database has stopped and is being started again.'));
    await supervisor.stop();
  });

  it('gives up with the reason when it can’t be started, or ends again and again', async () => {
    const stubborn = mortal(() => {
      throw new Error('The disk is full.');
    });
    stubborn.state.running = false;
    expect((await stubborn.supervisor.givenUp).message).toBe(
      'PostgreSQL has ended again and again, and Fanfare with it. The disk is full.',
    );
    expect(stubborn.supervisor.trouble()).toBe('The database has stopped and can’t be started again.');
    const sickly = mortal(() => setImmediate(() => Object.assign(sickly.state, { running: false })));
    sickly.state.running = false;
    expect((await sickly.supervisor.givenUp).message).toMatch(/Its log tells why\.$/);
    expect([stubborn.state.starts, sickly.state.starts]).toEqual([6, 6]);
  });

  it('starts nothing any more once it is stopped, which a start under way delays', async () => {
    const [begun, failed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { state, supervisor } = mortal(() => {
      begun.resolve();
      return failed.promise;
    });
    state.running = false;
    await begun.promise;
    const order: string[] = [];
    const stopped = supervisor.stop().then(() => order.push('stopped'));
    await new Promise((resolve) => setImmediate(resolve));
    order.push('start ended');
    failed.reject(new Error('not yet'));
    await stopped;
    expect([order, state.starts]).toEqual([['start ended', 'stopped'], 1]);
  });
});

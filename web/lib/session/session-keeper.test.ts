import { expect, test, vi } from 'vitest';
import { ApiError, noAnswer } from '../api/api-error.ts';
import { createSessionKeeper, type KeeperPorts } from './session-keeper.ts';
import { type ClientSession, isValid, msUntilRefresh, sessionFrom } from './session-rules.ts';
import { createMemoryStorage, createSessionShelf } from './session-shelf.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.parse('2026-05-01T12:00:00.000Z');
const user = {
  id: 'user-1',
  email: 'ann@example.com',
  name: 'Ann Lee',
  firstName: 'Ann',
  lastName: 'Lee',
  avatar: null,
  deletionAt: null,
};

const lasting = (ms: number, sessionId = 'first'): ClientSession => ({
  sessionId,
  userId: 'user-1',
  expiresAt: new Date(START + ms).toISOString(),
  user,
});
const answer = (id: string, ms = 24 * HOUR, userId = 'user-1') => ({
  session: { id, userId, expiresAt: new Date(START + ms).toISOString() },
  user: { ...user, id: userId },
});
const refused = () => new ApiError('Ended', { status: 401, code: 'NOT_SIGNED_IN' });
const broken = () => new ApiError('Broken', { status: 500, code: 'INTERNAL' });
const away = () => new ApiError('Away', { status: 503, code: 'UNAVAILABLE' });

/** One tab of a browser; give it another tab's storage to share it. */
function openTab(overrides: Partial<KeeperPorts> = {}, storage = createMemoryStorage()) {
  const clock = { now: START };
  const timers: { ms: number; work: () => void }[] = [];
  const shelf = createSessionShelf([() => storage]);
  const ports = {
    shelf,
    now: () => clock.now,
    validate: vi.fn(async (id: string) => answer(id)),
    refresh: vi.fn(async () => answer('second')),
    logout: vi.fn(async (): Promise<unknown> => ({})),
    logoutLater: vi.fn(async (): Promise<unknown> => ({})),
    isLeaving: () => false,
    exclusively: <T>(work: () => Promise<T>) => work(),
    later: (ms: number, work: () => void) => {
      const timer = { ms, work };
      timers.push(timer);
      return () => void timers.splice(0, timers.length, ...timers.filter((each) => each !== timer));
    },
    ...overrides,
  };
  const keeper = createSessionKeeper(ports);
  const forgets = vi.fn();
  keeper.onForget(forgets);
  return { clock, timers, shelf, storage, ports, keeper, forgets, status: () => keeper.state.getState().status };
}

test('a session is valid with more than five minutes left, and is due ten minutes before its end', () => {
  expect(isValid(lasting(5 * MINUTE), START)).toBe(false);
  expect(isValid(lasting(5 * MINUTE + 1), START)).toBe(true);
  expect(msUntilRefresh(lasting(HOUR), START)).toBe(50 * MINUTE);
  expect(msUntilRefresh(lasting(9 * MINUTE), START)).toBe(0);
});

test.each([null, undefined, 'whenever'])('a lifetime of %s counts as 24 hours', (expiresAt) => {
  const session = sessionFrom({ session: { id: 'a', userId: 'u', expiresAt }, user: undefined }, START);
  expect(session.expiresAt).toBe('2026-05-02T12:00:00.000Z');
});

test('nobody was signed in: the visitor is signed out and no chat of anybody is left', async () => {
  const { keeper, storage, status, ports } = openTab();
  storage.setItem('chat-storage', 'somebody’s');
  await keeper.load();
  expect(status()).toBe('signed-out');
  expect(storage.getItem('chat-storage')).toBeNull();
  expect(ports.refresh).not.toHaveBeenCalled();
});

test('a kept session opens at once, is checked with the server and refreshed ten minutes before its end', async () => {
  const { keeper, shelf, status, ports, timers } = openTab();
  shelf.write(lasting(HOUR));
  const loading = keeper.load();
  expect(status()).toBe('signed-in');
  await loading;
  expect(ports.validate).toHaveBeenCalledExactlyOnceWith('first');
  expect(timers.map(({ ms }) => ms)).toEqual([24 * HOUR - 10 * MINUTE]);
});

test('a check that the server refuses clears the session', async () => {
  const { keeper, shelf, status } = openTab({ validate: () => Promise.reject(refused()) });
  shelf.write(lasting(HOUR));
  await keeper.load();
  expect(status()).toBe('signed-out');
  expect(shelf.read()).toBeNull();
});

test('a call that is refused after the check was does not make a wish of the end: who signs in again returns', async () => {
  const { keeper, shelf } = openTab({ validate: () => Promise.reject(refused()) });
  shelf.write(lasting(HOUR));
  await keeper.load();
  await expect(keeper.reauthenticate(lasting(HOUR))).resolves.toBeNull();
  expect(keeper.state.getState()).toEqual({ status: 'signed-out', ending: 'expired' });
});

test.each([noAnswer(), away(), broken()])(
  'SESS-18 a server that is away or fails itself (%s) costs nobody a valid session',
  async (error) => {
    const { keeper, shelf, status } = openTab({ validate: () => Promise.reject(error) });
    shelf.write(lasting(HOUR));
    await keeper.load();
    expect(status()).toBe('signed-in');
  },
);

test('a kept session that is no longer valid is renewed once on load', async () => {
  const { keeper, shelf, status, ports } = openTab();
  shelf.write(lasting(-HOUR));
  await keeper.load();
  expect(ports.refresh).toHaveBeenCalledOnce();
  expect(status()).toBe('signed-in');
  expect(shelf.read()?.sessionId).toBe('second');
});

test('when that renewal fails the session is cleared, whatever the reason', async () => {
  for (const error of [refused(), noAnswer()]) {
    const { keeper, shelf } = openTab({ refresh: () => Promise.reject(error) });
    shelf.write(lasting(-HOUR));
    await keeper.load();
    expect(keeper.state.getState()).toEqual({ status: 'signed-out', ending: 'expired' });
    expect(shelf.read()).toBeNull();
  }
});

test('a refresh that was cut off by leaving the page costs nothing: the next page tries again', async () => {
  const { keeper, shelf } = openTab({ refresh: () => Promise.reject(noAnswer()), isLeaving: () => true });
  shelf.write(lasting(-HOUR));
  await keeper.load();
  expect(shelf.read()?.sessionId).toBe('first');
});

test('the scheduled refresh replaces the session; a failed one clears it', async () => {
  const good = openTab();
  good.keeper.signIn(answer('first'));
  good.timers[0]?.work();
  await vi.waitFor(() => expect(good.keeper.current()?.sessionId).toBe('second'));

  const bad = openTab({ refresh: () => Promise.reject(refused()) });
  bad.keeper.signIn(answer('first'));
  bad.timers[0]?.work();
  await vi.waitFor(() => expect(bad.status()).toBe('signed-out'));
});

test('a session that is due is refreshed at once', async () => {
  const { keeper, shelf, timers, ports } = openTab();
  shelf.write(lasting(8 * MINUTE));
  await keeper.load();
  expect(timers[0]?.ms).toBe(0);
  expect(ports.validate).not.toHaveBeenCalled();
});

test('a server with short lifetimes is not asked without pause', async () => {
  const { keeper, timers } = openTab({ refresh: async () => answer('second', 8 * MINUTE) });
  keeper.signIn(answer('first', 8 * MINUTE));
  timers[0]?.work();
  await vi.waitFor(() => expect(keeper.current()?.sessionId).toBe('second'));
  expect(timers.at(-1)?.ms).toBe(MINUTE);
});

test('time that passed unseen (a sleeping laptop) is noticed on the next reading', async () => {
  const { keeper, clock, ports } = openTab({ refresh: vi.fn(async () => answer('second', 48 * HOUR)) });
  keeper.signIn(answer('first'));
  clock.now += 30 * HOUR;
  await keeper.reread();
  expect(ports.refresh).toHaveBeenCalledOnce();
  expect(keeper.current()?.sessionId).toBe('second');
});

test('logout in one tab logs out the other, and its data goes', async () => {
  const here = openTab();
  here.keeper.signIn(answer('first'));
  const there = openTab({}, here.storage);
  await there.keeper.load();
  await here.keeper.logout();
  there.forgets.mockClear();
  await there.keeper.reread();
  expect(there.status()).toBe('signed-out');
  expect(there.forgets).toHaveBeenCalledOnce();
});

test('logout wipes the keys, the legacy keys and the chat even if the server fails', async () => {
  const { keeper, storage, shelf, forgets, ports } = openTab({ logout: vi.fn(() => Promise.reject(away())) });
  keeper.signIn(answer('first'));
  storage.setItem('chat-storage', 'mine');
  storage.setItem('token', 'old');
  forgets.mockClear();
  await keeper.logout();
  expect(ports.logout).toHaveBeenCalledExactlyOnceWith('first');
  expect(keeper.state.getState()).toEqual({ status: 'signed-out', ending: 'logout' });
  expect([shelf.read(), storage.getItem('chat-storage'), storage.getItem('token')]).toEqual([null, null, null]);
  expect(forgets).toHaveBeenCalledOnce();
});

test('a logout that the server did not hear of is said, and told as soon as it answers, whoever is signed in by then', async () => {
  const logoutLater = vi.fn((): Promise<unknown> => Promise.reject(away()));
  const { keeper, ports, shelf } = openTab({ logout: vi.fn(() => Promise.reject(away())), logoutLater });
  keeper.signIn(answer('first'));
  await expect(keeper.logout()).resolves.toBe(false);
  await keeper.reread();
  await vi.waitFor(() => expect(logoutLater).toHaveBeenCalledExactlyOnceWith('first'));
  expect(shelf.left()).toEqual(['first']);
  keeper.signIn(answer('second', 24 * HOUR, 'user-2'));
  logoutLater.mockResolvedValue({});
  await keeper.reread();
  await vi.waitFor(() => expect(shelf.left()).toEqual([]));
  await keeper.reread();
  expect(logoutLater).toHaveBeenCalledTimes(2);
  expect(keeper.current()?.sessionId).toBe('second');
  expect(ports.logout).toHaveBeenCalledOnce();
});

test('a logout that the server heard of leaves nothing to tell', async () => {
  const { keeper, shelf } = openTab();
  keeper.signIn(answer('first'));
  await expect(keeper.logout()).resolves.toBe(true);
  expect(shelf.left()).toEqual([]);
});

test('whoever signs in finds nothing of the last user', () => {
  const { keeper, storage, forgets } = openTab();
  storage.setItem('chat-storage', 'another’s');
  keeper.signIn(answer('first'));
  expect(storage.getItem('chat-storage')).toBeNull();
  expect(forgets).toHaveBeenCalledOnce();
});

test('another tab that signs in as somebody else empties this page, not the new user’s storage', async () => {
  const here = openTab();
  here.keeper.signIn(answer('first'));
  here.forgets.mockClear();
  const there = openTab({}, here.storage);
  there.keeper.signIn(answer('other', 24 * HOUR, 'user-2'));
  here.storage.setItem('chat-storage', 'theirs');
  await here.keeper.reread();
  expect(here.keeper.current()?.userId).toBe('user-2');
  expect(here.forgets).toHaveBeenCalledOnce();
  expect(here.storage.getItem('chat-storage')).toBe('theirs');
});

test('calls that are refused together share one re-authentication', async () => {
  const { keeper, ports } = openTab();
  keeper.signIn(answer('first'));
  const failed = lasting(24 * HOUR);
  const sessions = await Promise.all([keeper.reauthenticate(failed), keeper.reauthenticate(failed)]);
  expect(sessions.map((session) => session?.sessionId)).toEqual(['second', 'second']);
  expect(ports.refresh).toHaveBeenCalledOnce();
  await expect(keeper.reauthenticate(failed)).resolves.toMatchObject({ sessionId: 'second' });
  expect(ports.refresh).toHaveBeenCalledOnce();
});

test('a re-authentication that fails signs the visitor out, whatever the reason', async () => {
  for (const error of [refused(), noAnswer()]) {
    const { keeper, status } = openTab({ refresh: () => Promise.reject(error) });
    keeper.signIn(answer('first'));
    await expect(keeper.reauthenticate(lasting(24 * HOUR))).resolves.toBeNull();
    expect(status()).toBe('signed-out');
  }
});

test('a tab that waited for another’s refresh takes that session instead of asking again', async () => {
  const here = openTab();
  here.keeper.signIn(answer('first'));
  const there = openTab({}, here.storage);
  await there.keeper.load();
  await here.keeper.reauthenticate(lasting(24 * HOUR));
  await expect(there.keeper.reauthenticate(lasting(24 * HOUR))).resolves.toMatchObject({ sessionId: 'second' });
  expect(there.ports.refresh).not.toHaveBeenCalled();
});

test('a logout during a refresh stands: the late answer does not sign anybody in', async () => {
  const { keeper, shelf, status, timers } = openTab({
    refresh: async () => {
      shelf.clear();
      return answer('second');
    },
  });
  keeper.signIn(answer('first'));
  timers[0]?.work();
  await vi.waitFor(() => expect(status()).toBe('signed-out'));
  expect(shelf.read()).toBeNull();
});

test('what users change about themselves is kept and shown at once, and other tabs find it', async () => {
  const first = openTab();
  first.shelf.write(lasting(HOUR));
  await first.keeper.load();
  const second = openTab({}, first.storage);
  await second.keeper.load();
  first.keeper.describeUser({ ...user, name: 'Anna Lee', firstName: 'Anna' });
  expect(first.keeper.current()?.user).toEqual({ ...user, name: 'Anna Lee', firstName: 'Anna' });
  await second.keeper.reread();
  expect(second.keeper.current()?.user?.name).toBe('Anna Lee');
  expect(second.forgets).not.toHaveBeenCalled();
});

test('what users change about themselves does not bring back a session that ended in another tab', async () => {
  const { keeper, shelf, status } = openTab();
  shelf.write(lasting(HOUR));
  await keeper.load();
  shelf.clear();
  keeper.describeUser({ ...user, name: 'Anna Lee', firstName: 'Anna' });
  expect(status()).toBe('signed-out');
  expect(shelf.read()).toBeNull();
});

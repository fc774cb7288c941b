import { expect, test } from 'vitest';
import { createMemoryStorage, createSessionShelf, EXPIRY_KEY, SESSION_KEY, USER_KEY } from './session-shelf.ts';

const user = {
  id: 'user-1',
  email: 'ann@example.com',
  name: 'Ann Lee',
  firstName: 'Ann',
  lastName: 'Lee',
  avatar: null,
  deletionAt: null,
};
const session = { sessionId: 'abc', userId: 'user-1', expiresAt: '2030-01-01T00:00:00.000Z', user };

function setUp() {
  const local = createMemoryStorage();
  const perTab = createMemoryStorage();
  return { local, perTab, shelf: createSessionShelf([() => local, () => perTab]) };
}
const refusing = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('a session lies under three keys of local storage and comes back whole', () => {
  const { local, shelf } = setUp();
  shelf.write(session);
  expect(JSON.parse(local.getItem(SESSION_KEY) ?? '')).toEqual({ sessionId: 'abc', userId: 'user-1' });
  expect(JSON.parse(local.getItem(USER_KEY) ?? '')).toEqual(user);
  expect(local.getItem(EXPIRY_KEY)).toBe('2030-01-01T00:00:00.000Z');
  expect(shelf.read()).toEqual(session);
});

test('where local storage refuses, session storage keeps the session', () => {
  const perTab = createMemoryStorage();
  const shelf = createSessionShelf([refusing, () => perTab]);
  shelf.write(session);
  expect(perTab.getItem(SESSION_KEY)).not.toBeNull();
  expect(shelf.read()).toEqual(session);
  shelf.clear();
  expect(shelf.read()).toBeNull();
});

test('a storage that takes the first keys and then is full keeps none of them', () => {
  const local = createMemoryStorage();
  const perTab = createMemoryStorage();
  const full = {
    ...local,
    setItem: (key: string, value: string) => (key === SESSION_KEY ? refusing() : local.setItem(key, value)),
  };
  const shelf = createSessionShelf([() => full, () => perTab]);
  shelf.write(session);
  expect(local.getItem(USER_KEY)).toBeNull();
  expect(perTab.getItem(USER_KEY)).not.toBeNull();
});

test('a session without a user does not inherit the last one', () => {
  const { shelf } = setUp();
  shelf.write(session);
  shelf.write({ ...session, user: undefined });
  expect(shelf.read()?.user).toBeUndefined();
});

test.each([
  ['broken JSON', SESSION_KEY, '{"sessionId":'],
  ['another shape', SESSION_KEY, '"abc"'],
  ['a date that is none', EXPIRY_KEY, 'soon'],
])('%s counts as no session', (_, key, value) => {
  const { local, shelf } = setUp();
  shelf.write(session);
  local.setItem(key, value);
  expect(shelf.read()).toBeNull();
});

test('a broken user costs the user, not the session', () => {
  const { local, shelf } = setUp();
  shelf.write(session);
  local.setItem(USER_KEY, '{');
  expect(shelf.read()).toEqual({ ...session, user: undefined });
});

test('clearing takes the keys out of every storage; legacy keys and the chat go when asked', () => {
  const { local, perTab, shelf } = setUp();
  const legacy = ['session', 'sessionId', 'user', 'userId', 'token'];
  for (const key of [...legacy, 'chat-storage', 'fanfare.unanswered', 'theme']) {
    local.setItem(key, 'x');
    perTab.setItem(key, 'x');
  }
  shelf.clearLegacy();
  shelf.clearChat();
  for (const key of [...legacy, 'chat-storage', 'fanfare.unanswered']) {
    expect(local.getItem(key)).toBeNull();
    expect(perTab.getItem(key)).toBeNull();
  }
  expect(local.getItem('theme')).toBe('x');
});

import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../../../domain/api/call.ts';
import { CALL_TIMEOUT_MS } from '../../../domain/limits.ts';
import type { ClientSession } from '../session/session-rules.ts';
import { createApi, type SessionForCalls } from './api-client.ts';
import type { Fetch } from './request.ts';

const listChats = call('GET', '/chats/{id}/messages', {
  summary: '',
  access: 'session',
  input: z.object({ id: z.string(), limit: z.optional(z.number()), tags: z.optional(z.array(z.string())) }),
  answer: z.object({ data: z.array(z.string()) }),
});
const saveName = call('PUT', '/names/{id}', {
  summary: '',
  access: 'session',
  input: z.object({ id: z.string(), name: z.string() }),
  answer: z.object({}),
});
const greet = call('POST', '/auth/greet', {
  summary: '',
  access: 'anyone',
  input: z.object({}),
  answer: z.object({}),
});

const sessionNamed = (sessionId: string): ClientSession => ({
  sessionId,
  userId: 'user-1',
  expiresAt: '2030-01-01T00:00:00.000Z',
});

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

function setUp(answers: (() => Response | Promise<Response>)[], overrides: Partial<SessionForCalls> = {}) {
  const sent: { url: string; init: RequestInit & { headers: Headers } }[] = [];
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, init: init as RequestInit & { headers: Headers } });
    const answer = answers[sent.length - 1];
    if (!answer) throw new Error('one request too many');
    return answer();
  };
  const session = {
    current: () => sessionNamed('old'),
    reauthenticate: vi.fn(async () => sessionNamed('new') as ClientSession | null),
    expire: vi.fn(),
    recheck: vi.fn(async () => {}),
    ...overrides,
  };
  return { sent, session, ...createApi(fetch, session) };
}

const hello = () => json(200, { success: true, data: ['hello'] });
const unauthorized = () => json(401, { success: false, message: 'Ended', code: 'NOT_SIGNED_IN' });

test('a main call carries its session, its user and the zone; the path takes its fields and the query the rest', async () => {
  const { api, sent } = setUp([hello]);
  await expect(api(listChats, { id: 'a/b', limit: 2, tags: ['x', 'y'] })).resolves.toEqual({ data: ['hello'] });
  expect(sent[0]?.url).toBe('/api/chats/a%2Fb/messages?limit=2&tags=x&tags=y');
  const { headers } = sent[0]?.init ?? {};
  expect(headers?.get('x-session-id')).toBe('old');
  expect(headers?.get('x-user-id')).toBe('user-1');
  expect(headers?.get('x-timezone')).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('a writing call sends the rest of its input as JSON', async () => {
  const { api, sent } = setUp([() => json(200, { success: true })]);
  await api(saveName, { id: '7', name: 'Ann' });
  expect(sent[0]).toMatchObject({ url: '/api/names/7', init: { method: 'PUT', body: '{"name":"Ann"}' } });
  expect(sent[0]?.init.headers.get('content-type')).toBe('application/json');
});

test('an auth call sends cookies and the zone, no identity and, without fields, no body', async () => {
  const { api, sent } = setUp([() => json(200, { success: true })]);
  await api(greet, {});
  expect(sent[0]?.init).toMatchObject({ credentials: 'include', body: undefined });
  expect(sent[0]?.init.headers.has('x-session-id')).toBe(false);
  expect(sent[0]?.init.headers.has('content-type')).toBe(false);
});

test('a main call that gets 401 is made once more with a fresh session', async () => {
  const { api, sent, session } = setUp([unauthorized, hello]);
  await expect(api(listChats, { id: '1' })).resolves.toEqual({ data: ['hello'] });
  expect(session.reauthenticate).toHaveBeenCalledExactlyOnceWith(sessionNamed('old'));
  expect(sent[1]?.init.headers.get('x-session-id')).toBe('new');
});

test('when the second try gets 401 too, the visitor is signed out', async () => {
  const { api, session } = setUp([unauthorized, unauthorized]);
  await expect(api(listChats, { id: '1' })).rejects.toMatchObject({ status: 401, message: 'Ended' });
  expect(session.expire).toHaveBeenCalledOnce();
});

test('when the session can’t be renewed, the call fails and is not repeated', async () => {
  const { api, sent } = setUp([unauthorized], { reauthenticate: async () => null });
  await expect(api(listChats, { id: '1' })).rejects.toMatchObject({ status: 401 });
  expect(sent).toHaveLength(1);
});

test('an auth call’s own 401 is an answer', async () => {
  const { api, session } = setUp([unauthorized]);
  await expect(api(greet, {})).rejects.toMatchObject({ status: 401 });
  expect(session.reauthenticate).not.toHaveBeenCalled();
});

test('nobody signed in: a main call never leaves', async () => {
  const { api, sent, session } = setUp([], { current: () => null });
  await expect(api(listChats, { id: '1' })).rejects.toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
  expect(sent).toHaveLength(0);
  expect(session.expire).toHaveBeenCalledOnce();
});

test('an answer of another shape is refused, and so is one that is no JSON', async () => {
  const wrong = { message: 'Invalid response format from server', code: 'INVALID_ANSWER' };
  await expect(setUp([() => json(200, { data: 'no list' })]).api(listChats, { id: '1' })).rejects.toMatchObject(wrong);
  await expect(setUp([() => new Response('<html>')]).api(listChats, { id: '1' })).rejects.toMatchObject(wrong);
});

test('ERR-04 ERR-05 no answer and a missing path field are told apart', async () => {
  const offline = setUp([() => Promise.reject(new TypeError('Failed to fetch'))]);
  await expect(offline.api(listChats, { id: '1' })).rejects.toMatchObject({
    message: 'Network error: No response received from server',
    status: null,
  });
  const { api, sent } = setUp([]);
  await expect(api(listChats, { id: '' })).rejects.toMatchObject({ message: 'Request error: id is missing' });
  expect(sent).toHaveLength(0);
});

test('a call that its caller gave up rejects with the caller’s reason, not with an error people see', async () => {
  const stop = new AbortController();
  const { api } = setUp([
    () => {
      stop.abort(new Error('left the page'));
      return Promise.reject(stop.signal.reason);
    },
  ]);
  await expect(api(listChats, { id: '1' }, { signal: stop.signal })).rejects.toThrow('left the page');
});

test('a call that takes too long ends as one without an answer', async () => {
  const { respond } = createApi(
    (_, init) => new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(new Error()))),
    { current: () => sessionNamed('old'), reauthenticate: async () => null, expire: () => {}, recheck: async () => {} },
  );
  await expect(respond(listChats, { id: '1' }, { timeoutMs: 1 })).rejects.toMatchObject({ code: 'NO_ANSWER' });
});

test('LIM-01 RUN-32 a stream whose answer does not begin in time has failed; one that began stays open', async () => {
  const session = {
    current: () => sessionNamed('old'),
    reauthenticate: async () => null,
    expire: () => {},
    recheck: async () => {},
  };
  const never = createApi(
    (_, init) => new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(new Error()))),
    session,
  );
  await expect(never.respond(listChats, { id: '1' }, { isStream: true, timeoutMs: 1 })).rejects.toMatchObject({
    code: 'NO_ANSWER',
  });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let ending: AbortSignal | null | undefined;
  const begun = createApi(async (_, init) => {
    ending = init.signal;
    return new Response(new ReadableStream());
  }, session);
  await begun.respond(listChats, { id: '1' }, { isStream: true });
  await vi.advanceTimersByTimeAsync(10 * CALL_TIMEOUT_MS);
  expect(ending?.aborted).toBe(false);
});

test('PROG-08 RUN-32 a refusal of a stream whose words never end is over in time, in plain words', async () => {
  const refusing = createApi(
    async (_, { signal }) =>
      new Response(
        new ReadableStream({ start: (body) => signal?.addEventListener('abort', () => body.error(signal.reason)) }),
        { status: 503 },
      ),
    { current: () => sessionNamed('old'), reauthenticate: async () => null, expire: () => {}, recheck: async () => {} },
  );
  await expect(refusing.respond(listChats, { id: '1' }, { isStream: true, timeoutMs: 1 })).rejects.toMatchObject({
    status: 503,
    sentence: 'The server could not do this just now. Please try again in a moment.',
  });
});

test('ACC-03 an account that is to be deleted is asked for anew: this page may not have heard of it', async () => {
  const { api, session } = setUp([() => json(403, { success: false, code: 'ACCOUNT_LEAVING', message: 'Leaving' })]);
  await expect(api(listChats, { id: 'x' })).rejects.toThrow('Leaving');
  expect(session.recheck).toHaveBeenCalledOnce();
});

import { expect, test, vi } from 'vitest';
import { firstAnswersThere, withFirstAnswers } from './first-answers.ts';

const asked = (sessionId: string, method = 'GET'): RequestInit => ({ method, headers: { 'x-session-id': sessionId } });
const FIRST = { sessionId: 'mine', answers: Promise.resolve({ '/usage': { success: true, data: 3 } }) };

function client(first: typeof FIRST | undefined = FIRST, age = 0) {
  const made = vi.fn(async (_url: string) => Response.json('from the server'));
  const fetch = withFirstAnswers(made, first, () => age);
  return { made, read: async (url: string, init: RequestInit) => (await fetch(url, init)).json() };
}

test('ROUTE-18 a call that the document has made already is answered by that, once', async () => {
  const { made, read } = client();
  expect(await read('/api/usage', asked('mine'))).toEqual({ success: true, data: 3 });
  expect(made).not.toHaveBeenCalled();
  expect(await read('/api/usage', asked('mine'))).toBe('from the server');
});

test('ROUTE-18 an answer that is no news any more is asked for again', async () => {
  expect(await client(FIRST, 11_000).read('/api/usage', asked('mine'))).toBe('from the server');
});

test.each([
  ['has no answer', '/api/labels', asked('mine')],
  ['is somebody else’s', '/api/usage', asked('other')],
  ['changes something', '/api/usage', asked('mine', 'POST')],
])('ROUTE-18 a call that %s is made', async (_why, url, init) => {
  expect(await client().read(url, init)).toBe('from the server');
});

test('ROUTE-20 an answer that is there is read before anything else happens', async () => {
  const fetch = withFirstAnswers(
    async () => Response.json('from the server'),
    FIRST,
    () => 0,
  );
  let hasTimePassed = false;
  setTimeout(() => (hasTimePassed = true));
  const response = await fetch('/api/usage', asked('mine'));
  expect(JSON.parse(await response.text())).toEqual({ success: true, data: 3 });
  expect(hasTimePassed).toBe(false);
});

test('ROUTE-20 a screen waits for its first answers, but not for long', async () => {
  await firstAnswersThere(undefined);
  await firstAnswersThere(FIRST);
  vi.useFakeTimers();
  const late = firstAnswersThere({ sessionId: 'mine', answers: new Promise(() => undefined) });
  await vi.advanceTimersByTimeAsync(300);
  await late;
  vi.useRealTimers();
});

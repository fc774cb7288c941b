import { expect, test } from 'vitest';
import { noAnswer, notSent, refusedBy, refusedInside } from './api-error.ts';

test('an answer with a message speaks in the server’s words', () => {
  const error = refusedBy(409, 'Conflict', { success: false, message: 'Taken', code: 'EMAIL_TAKEN' }, null);
  expect(error).toMatchObject({ message: 'Taken', serverMessage: 'Taken', status: 409, code: 'EMAIL_TAKEN' });
});

test('ERR-03 an answer without a message is told in a sentence with a way on, and names its status behind it', () => {
  const error = refusedBy(502, 'Bad Gateway', null, null);
  expect(error).toMatchObject({
    message: 'The server could not do this just now. Please try again in a moment. (HTTP 502: Bad Gateway)',
    serverMessage: null,
    code: 'UNKNOWN',
  });
  expect(refusedBy(413, 'Content Too Large', '<html>', null).message).toMatch(
    /^This is more than .* make it smaller\. \(/,
  );
  // HTTP/2 has no words for a status.
  expect(refusedBy(405, '', null, null).message).toMatch(/^The server did not .* try again\. \(HTTP 405\)$/);
});

test('ERR-01 a 429 shows the server’s error, else its message, else the sentence about load', () => {
  expect(refusedBy(429, '', { error: 'Slow down', message: 'Later' }, null).message).toBe('Slow down');
  expect(refusedBy(429, '', { message: 'Later' }, null).message).toBe('Later');
  expect(refusedBy(429, '', '<html>', null).message).toBe(
    "We're experiencing high server load due to multiple requests. Please try again later or tomorrow.",
  );
});

test('what travels beside the message is kept, and the seconds to wait', () => {
  const body = { success: false, message: 'No', code: 'X', requiresVerification: true, fields: { email: 'Bad' } };
  expect(refusedBy(403, '', body, '30').details).toEqual({
    requiresVerification: true,
    fields: { email: 'Bad' },
    retryAfterSeconds: 30,
  });
});

test('ERR-04 ERR-05 no answer and a request that never left have their own sentences', () => {
  expect(noAnswer().message).toBe('Network error: No response received from server');
  expect(notSent(new Error('id is missing')).message).toBe('Request error: id is missing');
});

test('an answer without a message is known by its error', () => {
  expect(refusedBy(409, 'Conflict', { success: false, error: 'Already running' }, null)).toMatchObject({
    message: 'Already running',
    serverMessage: 'Already running',
  });
});

test('an answer of 200 that says it failed speaks in the server’s words', () => {
  const refused = refusedInside(200, { success: false, message: 'November 20 is full.', code: 'CONFLICT' });
  expect(refused).toMatchObject({ message: 'November 20 is full.', serverMessage: 'November 20 is full.' });
  expect(refusedInside(200, { success: false, error: 'Full' })?.serverMessage).toBe('Full');
  expect(refusedInside(200, { success: false })?.serverMessage).toBeNull();
  expect(refusedInside(200, { success: true, message: 'Done' })).toBeNull();
});

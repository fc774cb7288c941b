import { expect, test } from 'vitest';
import { noAnswer, notSent, refusedBy, refusedInside } from './api-error.ts';
import { reasonBeside, reasonOf } from './reason-of.ts';

test('an answer with a message speaks in the server’s words', () => {
  const error = refusedBy(409, 'Conflict', { success: false, message: 'Taken', code: 'EMAIL_TAKEN' }, null);
  expect(error).toMatchObject({ message: 'Taken', serverMessage: 'Taken', status: 409, code: 'EMAIL_TAKEN' });
});

test('ERR-03 ERR-09 an answer without a message is an error that names its status, told to people in a sentence with a way on', () => {
  const error = refusedBy(502, 'Bad Gateway', null, null);
  expect(error).toMatchObject({ message: 'HTTP 502: Bad Gateway', serverMessage: null, code: 'UNKNOWN' });
  expect(reasonOf(error)).toBe('The server could not do this just now. Please try again in a moment.');
  expect(reasonOf(refusedBy(413, 'Content Too Large', '<html>', null))).toBe(
    'This is more than the server takes at once. Please make it smaller.',
  );
  // HTTP/2 has no words for a status.
  const wordless = refusedBy(405, '', null, null);
  expect(wordless.message).toBe('HTTP 405');
  expect(reasonOf(wordless)).toBe('The server did not accept this. Please reload the page and try again.');
});

test('ERR-10 what only says that something failed is told with a way on, and beside its own heading once', () => {
  const error = refusedBy(500, '', { success: false, message: 'Failed to save colors', code: 'UNEXPECTED' }, null);
  expect(error.serverMessage).toBe('Failed to save colors');
  expect(reasonOf(error)).toBe('Failed to save colors. Please try again in a moment.');
  expect(reasonBeside('Failed to save colors', error)).toBe('Please try again in a moment.');
  expect(reasonBeside('Failed to delete it', new Error('It is in use.'))).toBe('It is in use.');
});

test('what the server said is the error and what people read', () => {
  const error = refusedBy(500, 'Internal Server Error', { message: 'The day is full.' }, null);
  expect([error.message, reasonOf(error)]).toEqual(['The day is full.', 'The day is full.']);
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

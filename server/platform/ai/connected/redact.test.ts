import { APICallError } from 'ai';
import { expect, it } from 'vitest';
import { createRedact } from './redact.ts';
import { toAiFailure } from './to-failure.ts';

it('removes every given key, wherever it stands', () => {
  const redact = createRedact(['first/secret', null, '', 'second.secret']);
  expect(redact('a first/secret b second.secret c first/secret')).toBe('a [redacted] b [redacted] c [redacted]');
});

it('removes what looks like a key, also where a provider shows it in part', () => {
  const redact = createRedact([]);
  expect(redact('Incorrect API key provided: sk-proj-ab***********wxyz.')).not.toContain('wxyz');
  expect(redact('key AIzaSyA1234567890 is not valid')).toBe('key [redacted] is not valid');
});

it('removes names and passwords from addresses', () => {
  expect(createRedact([])('no answer from http://user:pass@host:8080/v1')).toBe('no answer from http://host:8080/v1');
});

it('an answer that repeats a key until it is cut tells no part of it', () => {
  const key = `canary-${'0123456789'.repeat(9)}`;
  const details = { message: 'no', url: 'http://127.0.0.1', requestBodyValues: {}, statusCode: 401 };
  const error = new APICallError({ ...details, responseBody: `${key} `.repeat(200) });
  const { cause } = toAiFailure(error, { aborted: false, timedOut: false }, createRedact([key]));
  expect(cause?.answer).toMatch(/^\[redacted\]/);
  expect(cause?.answer).not.toContain('canary');
});

import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/errors.ts';
import { MediaStoreError } from '../media/media-store.ts';
import { toFailure } from './failures.ts';

const thrown = (parts: object, message = 'x') => Object.assign(new Error(message), parts);

describe('what was thrown', () => {
  it.each([
    ['a failure', new Failure('CONFLICT', 'Not now'), 'CONFLICT'],
    ['a body over the limit', thrown({ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }), 'TOO_LARGE'],
    ['a body of another type', thrown({ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }), 'WRONG_MEDIA_TYPE'],
    ['JSON that is none', new SyntaxError('Unexpected token'), 'VALIDATION'],
    ['a client that hung up in its body', thrown({ code: 'ECONNRESET', statusCode: 400 }, 'aborted'), 'VALIDATION'],
    ['a database that is not there', thrown({ code: 'ECONNREFUSED' }), 'UNAVAILABLE'],
    ['a database that is shutting down', thrown({ code: '57P01' }), 'UNAVAILABLE'],
    ['a database with no place left', thrown({ code: '53300' }), 'UNAVAILABLE'],
    ['a connection that broke', new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
    ['a query without an answer', new Error('Query read timeout'), 'UNAVAILABLE'],
    ['a pool without an answer', new Error('timeout exceeded when trying to connect'), 'UNAVAILABLE'],
    ['a broken client', new Error('Client has encountered a connection error and is not queryable'), 'UNAVAILABLE'],
    ['one of these inside another', new DrizzleQueryError('q', [], thrown({ code: '08006' })), 'UNAVAILABLE'],
    ['a media store that is away', new MediaStoreError('status 500', true), 'UNAVAILABLE'],
    ['a media store that refuses us', new MediaStoreError('status 403', false), 'UNEXPECTED'],
    ['a query that is wrong', new DrizzleQueryError('q', [], thrown({ code: '42P01' })), 'UNEXPECTED'],
    ['a mistake of ours', new TypeError('x is not a function'), 'UNEXPECTED'],
    ['no error at all', null, 'UNEXPECTED'],
  ])('is told of %s by its code', (_what, cause, code) => {
    expect(toFailure(cause).code).toBe(code);
  });
});

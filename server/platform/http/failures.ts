import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAILURES, Failure, type FailureCode } from '../../../domain/errors.ts';
import { AiFailure } from '../ai/failures.ts';
import { databaseIsAway } from '../db/away.ts';
import { MediaStoreError } from '../media/media-store.ts';
import { bearerOf } from './bearer.ts';

/** What Fastify itself refuses, in the product's words. */
const FRAMEWORK_CODES: Record<string, FailureCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_MEDIA_TYPE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'VALIDATION',
  FST_ERR_CTP_INVALID_JSON_BODY: 'VALIDATION',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'VALIDATION',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};

/** Turns whatever was thrown into the one failure that people may see. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (thrown instanceof AiFailure) return modelFailure(thrown);
  if (thrown instanceof MediaStoreError) return new Failure(thrown.retryable ? 'UNAVAILABLE' : 'UNEXPECTED');
  const error = (thrown ?? {}) as { code?: string; statusCode?: number; message?: string; cause?: unknown };
  const framework = FRAMEWORK_CODES[error.code ?? ''];
  if (framework) return new Failure(framework);
  // Before the database's codes: a client that hangs up in the middle of its body is an ECONNRESET too.
  if (error.statusCode === 400 || error instanceof SyntaxError) return new Failure('VALIDATION');
  // The file server's word for an address that climbs out of its folder.
  if (error.statusCode === 403 || error.statusCode === 404) return new Failure('NOT_FOUND');
  if (error.statusCode === 413) return new Failure('TOO_LARGE');
  if (databaseIsAway(error) || error.code === 'ENOSPC') return new Failure('UNAVAILABLE');
  return new Failure('UNEXPECTED');
}

const WAIT_SECONDS = 60;

/** A model's own sentence, with the status that tells a client whose turn it is. */
function modelFailure({ kind, message, retryAfterMs }: AiFailure): Failure {
  if (kind === 'aborted') return new Failure('CANCELLED');
  const retryAfterSeconds = retryAfterMs === null ? WAIT_SECONDS : Math.max(1, Math.ceil(retryAfterMs / 1000));
  if (kind === 'over-budget') return new Failure('QUOTA_EXCEEDED', message, { retryAfterSeconds });
  if (kind === 'rate-limited') return new Failure('RATE_LIMITED', message, { retryAfterSeconds });
  return new Failure('MODEL_FAILED', message);
}

/** The one translator of errors into answers. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => {
    const failure = loggedFailure(request, thrown);
    if (failure.code === 'TOO_LARGE') letFinish(request, reply);
    return sendFailure(request, reply, failure);
  });
}

/**
 * Whoever still sends learns why nothing is taken only when all is sent: a connection that is closed before is reset, and
 * the answer lost. What comes is thrown away, for as long as any request may take.
 */
function letFinish(request: FastifyRequest, reply: FastifyReply): void {
  void reply.removeHeader('connection');
  request.raw.resume();
}

/** The failure for what was thrown; what nobody expected goes into the log. */
export function loggedFailure(request: FastifyRequest, thrown: unknown): Failure {
  const failure = toFailure(thrown);
  if (failure.status >= 500) request.log.error({ err: thrown }, failure.code);
  return failure;
}

/** Sends a failure in the shape of the contract. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { retryAfterSeconds } = failure.details;
  if (failure.code === 'NOT_SIGNED_IN')
    void reply.header('www-authenticate', bearerOf(request) === null ? 'Bearer' : 'Bearer error="invalid_token"');
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  return reply.status(failure.status).send(failureBody(request, failure));
}

/** A failure in the words of the contract. */
export function failureBody(request: FastifyRequest, { code, message, details }: Failure): object {
  const { retryAfterSeconds: _, ...shown } = details;
  return { success: false, message, code, requestId: request.id, ...shown };
}

/** The statuses a client must expect, for the API's documentation. */
export const FAILURE_STATUSES = [...new Set(Object.values(FAILURES).map(({ status }) => status))].sort();

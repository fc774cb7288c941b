import type { FailureDetails } from '../../../domain/errors.ts';

const HIGH_LOAD = "We're experiencing high server load due to multiple requests. Please try again later or tomorrow.";

const TRY_AGAIN = 'Please try again in a moment.';

/** A call that failed; its message is for whoever reads code and consoles, its sentence for people. */
export class ApiError extends Error {
  /** The HTTP status, or null when the server did not answer. */
  readonly status: number | null;
  /** The server's machine word, or NO_ANSWER, NOT_SENT, INVALID_ANSWER, UNKNOWN. */
  readonly code: string;
  /** What the server itself said, or null. */
  readonly serverMessage: string | null;
  /** What people read: the message, unless that names nothing but a status. */
  readonly sentence: string;
  readonly details: FailureDetails & Record<string, unknown>;

  constructor(
    message: string,
    about: {
      status?: number;
      code: string;
      serverMessage?: string | null;
      sentence?: string;
      details?: Record<string, unknown>;
    },
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = about.status ?? null;
    this.code = about.code;
    this.serverMessage = about.serverMessage ?? null;
    this.sentence = about.sentence ?? message;
    this.details = about.details ?? {};
  }
}

/** The error of an answer with a status of 400 or more. */
export function refusedBy(status: number, statusText: string, body: unknown, retryAfter: string | null): ApiError {
  const { success: _, message, error, code, ...rest } = isRecord(body) ? body : {};
  const said = status === 429 ? (textOf(error) ?? textOf(message)) : (textOf(message) ?? textOf(error));
  const known = status === 429 ? (said ?? HIGH_LOAD) : said;
  const seconds = Number(retryAfter);
  return new ApiError(known ?? `HTTP ${status}${statusText && `: ${statusText}`}`, {
    status,
    code: textOf(code) ?? 'UNKNOWN',
    serverMessage: known,
    sentence: known === null ? plainly(status) : withWayOn(known, code),
    details: retryAfter !== null && Number.isFinite(seconds) ? { ...rest, retryAfterSeconds: seconds } : rest,
  });
}

/** The error of an answer that came with a status of success and says itself that it is none; null for all others. */
export function refusedInside(status: number, body: unknown): ApiError | null {
  if (!isRecord(body) || body.success !== false) return null;
  const said = textOf(body.message) ?? textOf(body.error);
  const code = textOf(body.code) ?? 'UNKNOWN';
  return new ApiError(said ?? invalidAnswer(status).message, { status, code, serverMessage: said });
}

/** What only says that something failed says also what to do now. */
function withWayOn(said: string, code: unknown): string {
  return code === 'UNEXPECTED' && !/[.!?]$/.test(said) ? `${said}. ${TRY_AGAIN}` : said;
}

/** What a status means to people who did nothing but click, and what they can do now. */
function plainly(status: number): string {
  if (status >= 500) return `The server could not do this just now. ${TRY_AGAIN}`;
  if (status === 413) return 'This is more than the server takes at once. Please make it smaller.';
  return 'The server did not accept this. Please reload the page and try again.';
}

/** The error of a request that got no answer. */
export function noAnswer(): ApiError {
  return new ApiError('Network error: No response received from server', { code: 'NO_ANSWER' });
}

/** The error of a request that could not even be made. */
export function notSent(cause: unknown): ApiError {
  return new ApiError(`Request error: ${cause instanceof Error ? cause.message : String(cause)}`, { code: 'NOT_SENT' });
}

/** The error of an answer that does not have the contract's shape. */
export function invalidAnswer(status: number): ApiError {
  return new ApiError('Invalid response format from server', { status, code: 'INVALID_ANSWER' });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

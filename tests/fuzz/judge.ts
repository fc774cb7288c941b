import { listMails } from '../../domain/api/system.ts';
import { FAILURES, type FailureCode } from '../../domain/errors.ts';
import { failuresOf } from '../../server/platform/http/docs/call-failures.ts';
import type { RawReply } from '../support/raw-http.ts';
import type { CaseRequest } from './cases.ts';

/** What stands in no answer: how the product is made, and what others keep secret. */
const INSIDES = /\n\s+at \S+ \(|node_modules|\/server\/\w|\.ts:\d+|\$argon2|violates \w+ constraint|syntax error at/;

/** A failure that was foreseen although its status is that of a server: a model or a run that did not work out. */
const FORESEEN = new Set<string>(['MODEL_FAILED', 'RUN_FAILED']);

/** What is wrong with an answer, or null where nothing is. */
export function faultIn(asked: CaseRequest, reply: RawReply, secrets: string[]): string | null {
  const { status, body, headers } = reply;
  // The local mailbox is whoever's machine it is: it shows the mails of all, and to nobody else.
  const leaked = (asked.call === listMails ? [] : secrets).find(
    (secret) => body.includes(secret) || JSON.stringify(headers).includes(secret),
  );
  if (leaked) return `it tells a secret: ${leaked}`;
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  if (status >= 400) return isJson ? faultInFailure(asked, status, body) : `status ${status} without a JSON body`;
  if (asked.call.access !== 'anyone' && asked.caller !== 'signed in') return `${asked.caller} got ${status}`;
  if (asked.isForeignOrigin && asked.call.method !== 'GET') return `another site’s page got ${status}`;
  return faultInSuccess(asked, reply);
}

function faultInFailure({ call }: CaseRequest, status: number, text: string): string | null {
  const { success, message, code, requestId } = parsed(text);
  if (INSIDES.test(text)) return `it tells of its insides: ${text}`;
  if (success !== false || typeof message !== 'string' || !/^\S.*\S$/s.test(message) || typeof requestId !== 'string')
    return `not the shape of a failure: ${text}`;
  if (!(String(code) in FAILURES) || FAILURES[code as FailureCode].status !== status) return `${status} with ${code}`;
  if (status >= 500 && !FORESEEN.has(String(code))) return `${status}: ${message}`;
  // What is no address of this call is none of its failures either.
  if (!failuresOf(call).includes(code as FailureCode) && code !== 'NOT_FOUND') return `it may not fail with ${code}`;
  return null;
}

function faultInSuccess(
  { call, wantsStream, path }: CaseRequest,
  { status, headers, body, isWhole }: RawReply,
): string | null {
  const type = headers['content-type'] ?? '';
  if (call.content !== 'application/json') return null;
  if (wantsStream) return type.startsWith('text/event-stream') ? faultInStream(call, body) : `a stream of ${type}`;
  // '..' in a path may lead to another call, whose answer is another.
  if (status !== call.status) return path.includes('..') ? null : `status ${status}, not ${call.status}`;
  if (!isWhole) return 'an answer that was cut';
  return faultInAnswer(call, body);
}

function faultInStream(call: CaseRequest['call'], body: string): string | null {
  const last = body.split('\n\n').filter(Boolean).at(-1) ?? '';
  const [, event, data = ''] = /^event: (.+)\ndata: (.+)$/s.exec(last) ?? [];
  if (event === 'done') return faultInAnswer(call, data);
  if (event !== 'failed') return `a stream that ends with ${last.slice(0, 200)}`;
  const code = String(parsed(data).code);
  const known = code in FAILURES && (FAILURES[code as FailureCode].status < 500 || FORESEEN.has(code));
  return known && !INSIDES.test(data) ? null : `a stream that fails with ${data.slice(0, 300)}`;
}

function faultInAnswer(call: CaseRequest['call'], text: string): string | null {
  const { success, ...rest } = parsed(text);
  if (success !== true) return `a success without success: ${text.slice(0, 200)}`;
  const fits = call.answer.safeParse(rest);
  return fits.success
    ? null
    : `an answer that is not the contract’s: ${JSON.stringify(fits.error.issues).slice(0, 400)}`;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

import type { AnswerOf, Call, InputOf } from '../../../domain/api/call.ts';
import { CALL_TIMEOUT_MS } from '../../../domain/limits.ts';
import { invalidAnswer, noAnswer, notSent, refusedBy, refusedInside } from './api-error.ts';

export interface RequestOptions {
  headers: Record<string, string>;
  signal?: AbortSignal;
  /** By then the whole answer must be there; of a stream, its beginning. */
  timeoutMs?: number;
  /** The answer stays open: how long it may be silent is for its reader to say. */
  isStream?: boolean;
  /** Which cookies travel; those of this origin alone unless told. */
  credentials?: RequestCredentials;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Makes the call and gives its answer, which is a success; every other outcome is thrown as an ApiError. */
export async function send<C extends Call>(
  fetch: Fetch,
  call: C,
  input: InputOf<C>,
  sending: RequestOptions,
): Promise<Response> {
  const { url, init } = prepare(call, input as Record<string, unknown>, sending);
  const { signal, timeoutMs = CALL_TIMEOUT_MS, isStream = false } = sending;
  const patience = isStream ? untilBegun(timeoutMs) : { signal: AbortSignal.timeout(timeoutMs), hasBegun: undefined };
  const ending = signal ? AbortSignal.any([signal, patience.signal]) : patience.signal;
  const noneHere = (cause: unknown): never => {
    patience.hasBegun?.();
    throw signal?.aborted ? cause : noAnswer();
  };
  const response = await fetch(url, { ...init, signal: ending }).catch(noneHere);
  if (response.ok) {
    patience.hasBegun?.();
    return response;
  }
  // A refusal is no stream: its words have to be there in time, or are done without.
  const body: unknown = await response.json().catch(() => null);
  patience.hasBegun?.();
  if (signal?.aborted) throw signal.reason;
  throw refusedBy(response.status, response.statusText, body, response.headers.get('retry-after'));
}

/** The fields of a successful answer, checked against the contract. */
export async function readAnswer<C extends Call>(call: C, response: Response, signal?: AbortSignal) {
  const text = await response.text().catch((cause: unknown) => {
    throw signal?.aborted ? cause : noAnswer();
  });
  return checkedAnswer(call, parseJson(text), response.status);
}

/** What an answer says, held against the contract; one that says itself that it failed is thrown in its own words. */
export function checkedAnswer<C extends Call>(call: C, body: unknown, status: number): AnswerOf<C> {
  const refused = refusedInside(status, body);
  if (refused) throw refused;
  const parsed = call.answer.safeParse(body);
  if (!parsed.success) throw invalidAnswer(status);
  return parsed.data as AnswerOf<C>;
}

function prepare(
  call: Call,
  input: Record<string, unknown>,
  sending: RequestOptions,
): { url: string; init: RequestInit } {
  try {
    const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = rest.get(name);
      if (value === undefined || value === '') throw new Error(`${name} is missing`);
      rest.delete(name);
      return encodeURIComponent(String(value));
    });
    const inQuery = call.method === 'GET' || call.method === 'DELETE';
    const query = inQuery ? queryOf(rest) : '';
    const body = inQuery || rest.size === 0 ? undefined : bodyOf(call, rest);
    const headers = new Headers({ accept: 'application/json', ...sending.headers });
    // The browser names a form's type itself, with the boundary between its parts.
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    const init: RequestInit = {
      method: call.method,
      headers,
      body,
      credentials: sending.credentials ?? 'same-origin',
      keepalive: sending.keepalive ?? false,
    };
    return { url: `/api${path}${query}`, init };
  } catch (cause) {
    throw notSent(cause);
  }
}

function bodyOf(call: Call, fields: Map<string, unknown>): string | FormData {
  if (call.body === 'json') return JSON.stringify(Object.fromEntries(fields));
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

function queryOf(fields: Map<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** A signal that ends a request whose answer has not even begun by then. */
function untilBegun(timeoutMs: number): { signal: AbortSignal; hasBegun: () => void } {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  return { signal: late.signal, hasBegun: () => clearTimeout(timer) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

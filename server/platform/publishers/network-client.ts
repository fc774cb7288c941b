import type * as z from 'zod/mini';
import { type Clock, systemClock } from '../clock.ts';
import { createBoundedFetch, OutgoingError } from '../outgoing/bounded-fetch.ts';
import { PublishFailure, type PublishFault } from './publisher.ts';
import { type About, type CodeReading, lost, type NetworkAnswer, networkRefusal, unreachable } from './refusals.ts';

export interface NetworkRequest {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  /** What opens the account. */
  token?: string;
  json?: unknown;
  body?: Uint8Array | FormData | URLSearchParams;
  about?: About;
  signal: AbortSignal;
}

export interface NetworkSettings {
  /** How people call the network. */
  label: string;
  /** The only places that are called; tokens never leave them. */
  origins: string[];
  clientSecret: string;
  /** Reads the body of a refusal. */
  read(answer: NetworkAnswer): CodeReading;
  clock?: Clock;
  /** How long one request may take in all; tests shorten it. */
  timeoutMs?: number;
}

export interface NetworkClient {
  /** Asks what may be asked again: reads, uploads, preparations. Without an answer that can be read it is 'later'. */
  ask<T>(request: NetworkRequest, schema: z.ZodMiniType<T>): Promise<T>;
  /**
   * The one request that posts, answered with the post's id: from the moment it goes out, whatever leaves its outcome
   * open is 'unconfirmed'.
   */
  post(request: NetworkRequest, idOf: (answer: NetworkAnswer) => unknown): Promise<string>;
}

const ANSWER_MAX_BYTES = 1024 * 1024;
const TIMEOUT_MS = 30_000;
const ID = /^[\w:.-]{1,200}$/;
/** Connections that were never opened, as Node tells them: an untrusted certificate, no TLS, a handshake that broke off. */
const NEVER_OPENED = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_SSL_WRONG_VERSION|UND_ERR_CONNECT_TIMEOUT|before secure TLS/;

/** Calls a network within bounds, and tells its refusals from what may have been carried out. */
export function createNetworkClient(settings: NetworkSettings): NetworkClient {
  const { label, clientSecret, read, clock = systemClock, timeoutMs = TIMEOUT_MS } = settings;
  const bounds = { maxBytes: ANSWER_MAX_BYTES, idleMs: timeoutMs };
  const fetches = new Map(settings.origins.map((origin) => [origin, createBoundedFetch({ origin, ...bounds })]));

  /** Its answer, where it is a yes. */
  const send = async (request: NetworkRequest, openEnd: PublishFault): Promise<NetworkAnswer> => {
    const { url, token = null, about = 'this post', signal } = request;
    const fetch = fetches.get(URL.parse(url)?.origin ?? '');
    if (!fetch || signal.aborted) throw new PublishFailure('later', unreachable(label, about));
    const answer = await answerTo(fetch, request, timeoutMs).catch((cause: unknown) => {
      const fault = neverSent(cause) ? 'later' : openEnd;
      throw new PublishFailure(fault, fault === 'unconfirmed' ? lost(label) : unreachable(label, about));
    });
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw networkRefusal(answer, read, { label, about, openEnd, secrets: [clientSecret, token], now: clock() });
  };

  return {
    async ask(request, schema) {
      const { body } = await send(request, 'later');
      const { success, data } = schema.safeParse(body);
      if (success) return data;
      throw new PublishFailure('later', `${label} gave an answer that can’t be read. Try again later.`);
    },

    async post(request, idOf) {
      const id = idOf(await send(request, 'unconfirmed'));
      if (typeof id === 'string' && ID.test(id)) return id;
      throw new PublishFailure('unconfirmed', lost(label));
    },
  };
}

async function answerTo(fetch: typeof globalThis.fetch, request: NetworkRequest, timeoutMs: number) {
  const { url, method = 'GET', token, json, body = null, signal } = request;
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    body: json === undefined ? (body as BodyInit | null) : JSON.stringify(json),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  return { status: response.status, headers: response.headers, body: await jsonOf(response) };
}

/** The status has been said by then: a body that breaks off or is no JSON changes nothing of it. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return undefined;
  }
}

/** Whether the request can't have reached the network: nothing was ever connected. */
function neverSent(error: unknown): boolean {
  if (error instanceof OutgoingError) return error.fault === 'other-host';
  const cause = (error as Error).cause as (Error & { code?: string; syscall?: string }) | undefined;
  if (!cause) return false;
  if (cause instanceof AggregateError || cause.syscall === 'connect' || cause.syscall === 'getaddrinfo') return true;
  return NEVER_OPENED.test(`${cause.code} ${cause.message}`);
}

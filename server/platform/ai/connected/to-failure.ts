import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoContentGeneratedError,
  NoImageGeneratedError,
  NoObjectGeneratedError,
  NoSpeechGeneratedError,
  StreamProviderError,
  TypeValidationError,
} from 'ai';
import { OutgoingError } from '../../outgoing/bounded-fetch.ts';
import { AiFailure, type AiFailureCause, type AiFailureDetails, type AiFailureKind } from '../failures.ts';
import type { Redact } from './redact.ts';

/** What the caller knows about how a call ended. */
interface Ending {
  /** The caller gave up. */
  aborted: boolean;
  /** Our own deadline passed. */
  timedOut: boolean;
}

/** Turns whatever a model, the SDK or the network threw into an AiFailure that holds no secret. */
export function toAiFailure(error: unknown, ending: Ending, redact: Redact): AiFailure {
  const chain = causesOf(error);
  const known = chain.find((link) => link instanceof AiFailure);
  if (known) return known;
  const call = chain.find((link) => APICallError.isInstance(link));
  const [kind, details] = ending.aborted ? kindOnly('aborted') : classify(chain, call, ending);
  const cause: AiFailureCause = {
    error: redact(chain.map(describe).join(' ← ')).slice(0, 1000),
    status: call?.statusCode ?? null,
    answer: call ? redact(bodyOf(call)).slice(0, 500) || null : null,
  };
  return new AiFailure(kind, { ...details, cause });
}

type Verdict = [AiFailureKind, AiFailureDetails];
const kindOnly = (kind: AiFailureKind): Verdict => [kind, {}];

const BAD_ANSWERS = [
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoContentGeneratedError,
  NoObjectGeneratedError,
  NoSpeechGeneratedError,
  TypeValidationError,
];

function classify(chain: unknown[], call: APICallError | undefined, ending: Ending): Verdict {
  const outgoing = chain.find((link) => link instanceof OutgoingError);
  if (outgoing?.fault === 'too-large') return kindOnly('too-large');
  if (outgoing?.fault === 'idle') return kindOnly('timeout');
  if (outgoing) return ['unavailable', { retryable: false }];
  if (ending.timedOut) return kindOnly('timeout');
  if (call) return classifyCall(call);
  const streamed = chain.find((link) => StreamProviderError.isInstance(link));
  if (streamed) return classifyStatus(streamed.statusCode, streamed.isRetryable, null);
  const noImage = chain.find((link) => NoImageGeneratedError.isInstance(link));
  if (noImage) return kindOnly(wasBlocked(noImage) ? 'refused' : 'bad-answer');
  const isBadAnswer = chain.some((link) => BAD_ANSWERS.some((kind) => kind.isInstance(link)));
  return kindOnly(isBadAnswer ? 'bad-answer' : 'unavailable');
}

function classifyCall(call: APICallError): Verdict {
  // Google answers a wrong key with 400.
  if (bodyOf(call).includes('API_KEY_INVALID')) return kindOnly('unauthorized');
  return classifyStatus(call.statusCode, call.isRetryable, retryAfterOf(call.responseHeaders ?? {}));
}

/** The SDK's type says text, but some of its providers hand on what they have parsed. */
function bodyOf({ responseBody }: { responseBody?: unknown }): string {
  return typeof responseBody === 'string' ? responseBody : (JSON.stringify(responseBody) ?? '');
}

function classifyStatus(status: number | undefined, isRetryable: boolean, retryAfterMs: number | null): Verdict {
  if (status === 429) return ['rate-limited', { retryAfterMs }];
  if (status === 401 || status === 403) return kindOnly('unauthorized');
  if (isRetryable || status === undefined) return ['unavailable', { retryAfterMs }];
  // A fault that no second try mends is one that the SDK found in an answer that did arrive.
  if (status < 300 || status >= 500) return kindOnly('bad-answer');
  // An unknown model or an unpaid account: neither a second try nor rewording mends it.
  if (status === 404 || status === 402) return ['unavailable', { retryable: false }];
  return kindOnly('refused');
}

function retryAfterOf(headers: Record<string, string>): number | null {
  const milliseconds = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (milliseconds >= 0) return milliseconds;
  const value = headers['retry-after'] ?? '';
  const seconds = Number.parseFloat(value);
  if (seconds >= 0) return seconds * 1000;
  const until = Date.parse(value) - Date.now();
  return until >= 0 ? until : null;
}

function wasBlocked(error: NoImageGeneratedError): boolean {
  return /"finishReason":"[^"]*(?:SAFETY|PROHIBITED|BLOCK|RECITATION|SPII)/.test(
    JSON.stringify(error.calls?.map((call) => call.providerMetadata) ?? []),
  );
}

function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  let link = error;
  while (link != null && !chain.includes(link) && chain.length < 8) {
    chain.push(link);
    link = link instanceof Error ? link.cause : null;
  }
  return chain;
}

function describe(link: unknown): string {
  if (link instanceof Error) return `${link.name}: ${link.message}`;
  return typeof link === 'string' ? link : (JSON.stringify(link) ?? typeof link);
}

import * as z from 'zod/mini';
import { createRedact } from '../ai/connected/redact.ts';
import { PublishFailure, type PublishFault } from './publisher.ts';
import { waitOf } from './rate-limit.ts';

/** What a network said; the body is undefined where it is no JSON that can be read. */
export interface NetworkAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** What a network's own codes mean, where its status does not tell. */
export interface CodeReading {
  fault?: PublishFault;
  /** Nobody knows whether it was carried out, whatever the status says. */
  isOpen?: boolean;
  /** Its reason, in its words. */
  words?: string | undefined;
  /** A whole sentence instead of the usual one. */
  message?: string;
  retryAfterMs?: number;
}

/** What is asked for, as it stands in a refusal. */
export type About = 'this post' | 'this connection';

interface NetworkRequest {
  label: string;
  about: About;
  /** What a fault is where nobody knows whether it was carried out. */
  openEnd: PublishFault;
  /** What must not be shown, even where the network repeats it. */
  secrets: (string | null)[];
  now: Date;
}

const WORDS_MAX = 300;
const oauthErrorSchema = z.object({ error: z.string(), error_description: z.optional(z.string()) });

/** A network's no as a failure with a sentence. */
export function networkRefusal(
  answer: NetworkAnswer,
  read: (answer: NetworkAnswer) => CodeReading,
  asked: NetworkRequest,
): PublishFailure {
  const { label, about, openEnd, secrets, now } = asked;
  const reading = (about === 'this connection' && readOAuthError(label, answer)) || read(answer);
  const fault = reading.fault ?? (reading.isOpen ? openEnd : faultOf(answer.status, openEnd));
  const words = reading.words && oneLine(createRedact(secrets)(reading.words), WORDS_MAX);
  const message = reading.message ?? sentenceOf(fault, answer.status, words, asked);
  return new PublishFailure(fault, message, reading.retryAfterMs ?? waitOf(answer, now));
}

/** A network's words as one short line that can be stored and shown. */
export function oneLine(words: string, most: number): string {
  return words
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();
}

export const unreachable = (label: string, about: About): string => `${label} can’t be reached.${untouched(about)}`;
export const lost = (label: string): string =>
  `${label}’s answer was lost, so this post may be there already. Look there before you send it again.`;

/** What an OAuth server's refusal means (RFC 6749, section 5.2); null where it is none. */
function readOAuthError(label: string, { body }: NetworkAnswer): CodeReading | null {
  const { error, error_description } = oauthErrorSchema.safeParse(body).data ?? {};
  if (error === undefined) return null;
  if (error !== 'invalid_client' && error !== 'unauthorized_client')
    return { fault: 'refused', words: error_description ?? error };
  return badCredentials(label);
}

/** The app itself is not let in: nothing that the post's owner could mend. */
export function badCredentials(label: string): CodeReading {
  const message = `${label} does not accept this Fanfare’s own credentials. Whoever runs it has to mend them.`;
  return { fault: 'later', message };
}

function faultOf(status: number, openEnd: PublishFault): PublishFault {
  if (status === 401) return 'token';
  if (status === 408 || status === 425 || status === 429 || status === 503) return 'later';
  return status >= 400 && status < 500 ? 'refused' : openEnd;
}

function sentenceOf(
  fault: PublishFault,
  status: number,
  words: string | undefined,
  { label, about }: NetworkRequest,
): string {
  if (fault === 'unconfirmed') return lost(label);
  if (fault === 'token') return `${label} no longer lets Fanfare in by this account. Connect it again.`;
  if (fault === 'refused' && words) return `${label} refused ${about}: ${words}`;
  if (fault === 'refused') return `${label} refused ${about} without saying why.${MEND[about]}`;
  if (status === 429) return `${label} wants to be left alone for a while.${untouched(about)}`;
  return `${label} is not available at the moment.${untouched(about)}`;
}

const MEND: Record<About, string> = {
  'this post': ' Change it and send it again, or post it yourself.',
  'this connection': ' Try again later.',
};
const untouched = (about: About): string => (about === 'this post' ? ' Nothing was posted.' : ' Try again later.');

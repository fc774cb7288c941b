import * as z from 'zod/mini';
import type { NetworkApp } from '../../config.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { NetworkClient, NetworkRequest } from './network-client.ts';
import { PublishFailure, type Tokens } from './publisher.ts';

/** The operator's app; tests set the time, and how long is waited. */
export interface PublisherApp extends NetworkApp {
  clock?: Clock;
  timeoutMs?: number;
}

/** What is said to be good for longer is looked at again by then; no date can be written for much more. */
const LONGEST_SECONDS = 10 * 366 * 24 * 60 * 60;

const tokensSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  expires_in: z.optional(
    z.number().check(
      z.positive(),
      z.overwrite((seconds) => Math.min(seconds, LONGEST_SECONDS)),
    ),
  ),
});

type FormRequest = Pick<NetworkRequest, 'url' | 'headers' | 'signal'> & { form: Record<string, string> };

/** Asks for tokens (RFC 6749, section 5). */
export async function requestTokens(
  client: NetworkClient,
  { form, ...request }: FormRequest,
  clock: Clock = systemClock,
): Promise<Tokens> {
  const asked = clock().getTime();
  const body = new URLSearchParams(form);
  const given = await client.ask({ ...request, method: 'POST', body, about: 'this connection' }, tokensSchema);
  return {
    access: given.access_token,
    refresh: given.refresh_token ?? null,
    expiresAt: given.expires_in === undefined ? null : new Date(asked + given.expires_in * 1000),
  };
}

/** The same with a refresh token: where the network refuses it, only its owner can open the account again. */
export async function refreshTokens(
  label: string,
  tokens: Tokens,
  ask: (refreshToken: string) => Promise<Tokens>,
): Promise<Tokens> {
  const ended = new PublishFailure('token', `The connection to ${label} has ended. Connect it again.`);
  if (tokens.refresh === null) throw ended;
  try {
    const fresh = await ask(tokens.refresh);
    return { ...fresh, refresh: fresh.refresh ?? tokens.refresh };
  } catch (cause) {
    throw cause instanceof PublishFailure && cause.fault === 'refused' ? ended : cause;
  }
}

/** Ends tokens (RFC 7009): first what would bring new ones. */
export async function revokeTokens(
  client: NetworkClient,
  { form, ...request }: FormRequest,
  { refresh, access }: Tokens,
): Promise<void> {
  for (const token of [refresh, access]) {
    if (token === null) continue;
    const body = new URLSearchParams({ ...form, token });
    await client.ask({ ...request, method: 'POST', body, about: 'this connection' }, z.unknown());
  }
}

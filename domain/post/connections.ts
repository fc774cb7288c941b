import * as z from 'zod/mini';
import { PLATFORM_RULES, type Platform, platformSchema } from './platforms.ts';

/** How long somebody may take at a network until the connection counts as not made. */
export const CONNECT_WITHIN_MS = 10 * 60_000;

/** An account at a network that can be posted by. */
export const networkAccountSchema = z.object({
  name: z.string(),
  /** The account's picture, small enough to travel with it. */
  picture: z.nullable(z.string()),
});
export type ShownNetworkAccount = z.infer<typeof networkAccountSchema>;

/** How a network stands with a user. */
export const networkConnectionSchema = z.object({
  platform: platformSchema,
  /** Whether the operator has set an app for it, so that it can be connected at all. */
  available: z.boolean(),
  account: z.nullable(networkAccountSchema),
  /** Why nothing goes out by it any more; null while it works. */
  brokenReason: z.nullable(z.string()),
  /** The accounts to choose one of; null where there is nothing to choose. */
  choices: z.nullable(z.array(z.extend(networkAccountSchema, { id: z.string() }))),
});
export type NetworkConnection = z.infer<typeof networkConnectionSchema>;

/** What a visit to a network has come to, as the address of the Connect page says it. */
export const CONNECT_RESULTS = [
  'connected',
  'choose',
  'denied',
  'unknown',
  'late',
  'other',
  'none',
  'refused',
  'later',
  'busy',
] as const;
export const connectResultSchema = z.enum(CONNECT_RESULTS);
export type ConnectResult = z.infer<typeof connectResultSchema>;

/** The sentence for a visit that did not simply connect; null where there is nothing to say. */
export function connectResultText(result: ConnectResult, platform: Platform): string | null {
  const { label, connect } = PLATFORM_RULES[platform];
  const needed = connect?.needed ? ` ${connect.needed}` : '';
  const texts: Record<ConnectResult, string | null> = {
    connected: null,
    choose: null,
    denied: `You did not allow Fanfare to post for you on ${label}, so nothing was connected.`,
    unknown: `This answer of ${label} was used already, or was not asked for in this browser, so nothing was changed. Connect it again.`,
    late: `That took longer than 10 minutes, so ${label} was not connected. Connect it again.`,
    other: `Somebody else is signed in by now, or nobody, so ${label} was not connected. Connect it again.`,
    none: `There is no account on ${label} that Fanfare could post by, so nothing was connected.${needed}`,
    refused: `${label} did not let Fanfare in, so nothing was connected. Connect it again.`,
    later: `${label} could not be asked, so nothing was connected. Try again in a moment, or tell whoever runs this Fanfare.`,
    busy: 'Too many attempts, so nothing was connected. Please wait a few minutes and connect again.',
  };
  return texts[result];
}

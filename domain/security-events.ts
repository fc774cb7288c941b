import * as z from 'zod/mini';

/** Every kind of security event, in the words in which it is shown. */
export const SECURITY_EVENTS = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'signed-out': 'Signed out',
  'session-ended': 'Session ended from another browser',
  'password-changed': 'Password changed',
  'password-reset': 'Password set by a mailed link',
  'two-step-on': 'Two-step sign-in turned on',
  'two-step-off': 'Two-step sign-in turned off',
  'recovery-codes-renewed': 'New recovery codes made',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'token-made': 'API token made',
  'token-revoked': 'API token revoked',
  'address-verified': 'Email address verified',
  'key-connected': 'Model key connected',
  'key-removed': 'Model key removed',
  'network-connected': 'Network connected',
  'network-removed': 'Network disconnected',
  'data-exported': 'Data downloaded',
  'deletion-asked': 'Deletion of the account asked for',
  'deletion-taken-back': 'Deletion of the account taken back',
  'account-deleted': 'An account was deleted',
  operator: 'The operator ran a command',
} as const satisfies Record<string, string>;

export type SecurityEventKind = keyof typeof SECURITY_EVENTS;

/** How many of their own events people are shown. */
export const SECURITY_EVENTS_SHOWN = 50;

export const securityEventSchema = z.object({
  at: z.iso.datetime(),
  kind: z.string(),
  /** What happened, in plain words. */
  what: z.string(),
  detail: z.nullable(z.string()),
  /** Browser and system of whoever did it; null where none is known. */
  device: z.nullable(z.string()),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

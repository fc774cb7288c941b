import { eq } from 'drizzle-orm';
import type { SecurityEventKind } from '../../../domain/security-events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { letter, mainButton, paragraph, smallPrint } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { handles, type JobHandler, jobKind } from '../../platform/queue/jobs.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { RecordEvent } from '../../platform/security-events.ts';

/** What owners are told by mail: whoever took an account over would change these first, and see to it that nobody notices. */
const TOLD = {
  'password-changed': {
    subject: 'Your Fanfare password was changed',
    what: 'The password of your account was changed',
  },
  'password-reset': {
    subject: 'Your Fanfare password was changed',
    what: 'The password of your account was set anew by a mailed link',
  },
  'two-step-on': {
    subject: 'Two-step sign-in is on',
    what: 'Two-step sign-in was turned on for your account',
  },
  'two-step-off': {
    subject: 'Two-step sign-in is off',
    what: 'Two-step sign-in was turned off for your account',
  },
  'recovery-codes-renewed': {
    subject: 'New recovery codes for your Fanfare account',
    what: 'New recovery codes were made for your account, and the old ones stopped working',
  },
  'passkey-added': { subject: 'A passkey was added to Fanfare', what: 'A passkey was added to your account' },
  'passkey-removed': {
    subject: 'A passkey was removed from Fanfare',
    what: 'A passkey was removed from your account',
  },
  'factors-off': {
    subject: 'Two-step sign-in and passkeys are off',
    what: 'Two-step sign-in was turned off and all passkeys were removed from your account by whoever runs this Fanfare',
  },
  'deletion-taken-back': {
    subject: 'Your Fanfare account stays',
    what: 'The deletion of your account was taken back',
  },
  'token-made': {
    subject: 'An API token was made for your Fanfare account',
    what: 'An API token, with which programs work in your account, was made',
  },
} as const satisfies Partial<Record<SecurityEventKind | 'factors-off', { subject: string; what: string }>>;

type ToldKind = keyof typeof TOLD;
const isTold = (kind: SecurityEventKind): kind is ToldKind & SecurityEventKind => kind in TOLD;

/** Tells the owner of an account what somebody has changed of how it is entered. */
export const sendSecurityMail = jobKind<{ userId: string; kind: ToldKind; device: string | null; at: string }>(
  'security-mail',
  { retries: 8, retryPause: 2, backoff: true },
);

/** Notes events down, and promises a mail of those that their owner must hear of, both or neither. */
export function tellingRecorder(record: RecordEvent, queue: Queue, clock: Clock): RecordEvent {
  return async (db, event) => {
    await record(db, event);
    const { userId, kind, device = null } = event;
    if (userId === null || !isTold(kind)) return;
    await queue.send(sendSecurityMail, [{ data: { userId, kind, device, at: clock().toISOString() } }], db);
  };
}

export interface TellingDeps {
  db: Database;
  mailer: Pick<Mailer, 'send'>;
  appUrl: URL;
}

export const securityMailHandler = (deps: TellingDeps): JobHandler =>
  handles(sendSecurityMail, ({ userId, ...change }) => mailOwner(deps, userId, change));

/** Sends the mail, unless the account is gone by then. */
export async function mailOwner(
  { db, mailer, appUrl }: TellingDeps,
  userId: string,
  { kind, device, at }: { kind: ToldKind; device: string | null; at: string },
): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user) await mailer.send(securityMail(appUrl, user, { kind, device, at: new Date(at) }));
}

function securityMail(
  appUrl: URL,
  { email, firstName, timeZone }: { email: string; firstName: string; timeZone: string },
  { kind, device, at }: { kind: ToldKind; device: string | null; at: Date },
): Mail {
  const { subject, what } = TOLD[kind];
  const when = at.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone });
  // No secret in it: whoever looks signs in.
  const link = new URL('/settings?section=account', appUrl).href;
  return {
    to: email,
    subject,
    link,
    ...letter([
      paragraph(`Hello ${firstName},`),
      paragraph(`${what} on ${when} (${timeZone})${device === null ? '' : `, from ${device}`}.`),
      paragraph('If that was you, there is nothing to do. What happened lately, and where you are signed in:'),
      mainButton('See your account', link),
      smallPrint(
        'If it was not you, choose ‘Forgot password’ on the sign-in screen at once: a new password ends every session, but tokens and passkeys go on working. Then look at those and at two-step sign-in in Settings.',
      ),
    ]),
  };
}

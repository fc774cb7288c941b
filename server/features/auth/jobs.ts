import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { handles, type JobHandler, jobKind } from '../../platform/queue/jobs.ts';
import { issueSecret, type Purpose } from './mailed-secrets.ts';
import { accountMail } from './mails.ts';

/**
 * A mail to whoever has this address. It carries no secret (that is made when the mail is sent, so none ever lies in
 * the queue) and is sent for unknown addresses too: only the worker finds out, so the answer can't tell.
 */
export const sendAccountMail = jobKind<{ email: string; purpose: Purpose }>('account-mail', {
  retries: 8,
  retryPause: 2,
  backoff: true,
});

/** Sends the mails that the auth calls have promised. */
export function accountMailHandler(deps: { db: Database; mailer: Mailer; appUrl: URL; clock: Clock }): JobHandler {
  return handles(sendAccountMail, async ({ email, purpose }) => {
    const [user] = await deps.db.select().from(users).where(eq(users.email, email));
    if (!user || (purpose === 'verification' && user.verified)) return;
    const secret = await issueSecret(deps.db, user.id, purpose, deps.clock());
    await deps.mailer.send(accountMail(deps.appUrl, user, purpose, secret));
  });
}

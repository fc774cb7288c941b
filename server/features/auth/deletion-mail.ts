import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { letter, mainButton, paragraph, smallPrint } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { handles, type JobHandler, jobKind } from '../../platform/queue/jobs.ts';

/** Tells the owner of an account that it is to be deleted, and the way back. */
export const sendDeletionMail = jobKind<{ userId: string }>('deletion-mail', {
  retries: 8,
  retryPause: 2,
  backoff: true,
});

/** Sends the mail, unless the account was kept or is gone by then. */
export function deletionMailHandler(deps: { db: Database; mailer: Mailer; appUrl: URL }): JobHandler {
  return handles(sendDeletionMail, async ({ userId }) => {
    const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
    if (user?.deletionAt) await deps.mailer.send(deletionMail(deps.appUrl, user, user.deletionAt));
  });
}

function deletionMail(
  appUrl: URL,
  { email, firstName, timeZone }: { email: string; firstName: string; timeZone: string },
  deletionAt: Date,
): Mail {
  const when = deletionAt.toLocaleString('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  // No secret in it: whoever keeps the account signs in.
  const link = new URL('/auth', appUrl).href;
  return {
    to: email,
    subject: 'Your Fanfare account will be deleted',
    link,
    ...letter([
      paragraph(`Hello ${firstName},`),
      paragraph(
        `Your account and everything in it will be deleted on ${when} (${timeZone}). Until then nothing of yours runs or is published, and your other devices are signed out.`,
      ),
      paragraph('Changed your mind? Sign in before then and choose ‘Keep my account’:'),
      mainButton('Keep my account', link),
      smallPrint(
        'Posts that were published stay on their networks. If you did not ask for this, keep your account and set a new password.',
      ),
    ]),
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MailboxMail } from '../../server/platform/mail/local-mailbox.ts';
import { waitFor } from './wait-for.ts';

/** The mails that the local mailbox has kept for an address, oldest first. */
export function keptMails(dataDir: string, to: string): MailboxMail[] {
  const folder = join(dataDir, 'outbox');
  const names = (() => {
    try {
      return readdirSync(folder).filter((name) => name.endsWith('.json'));
    } catch {
      return [];
    }
  })();
  return names
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as MailboxMail)
    .filter((mail) => mail.to === to);
}

/** Waits until an address has got so many mails and gives the last one. */
export function mailTo(dataDir: string, to: string, count = 1): Promise<MailboxMail> {
  return waitFor(() => {
    const mails = keptMails(dataDir, to);
    const last = mails[count - 1];
    if (!last) throw new Error(`${to} has ${mails.length} mails, not ${count}`);
    return last;
  });
}

/** Waits until an address has got so many mails with a link that sets a new password, and gives the last one. */
export function recoveryMailTo(dataDir: string, to: string, count = 1): Promise<MailboxMail> {
  return waitFor(() => {
    const mails = keptMails(dataDir, to).filter(({ link }) => linkParts(link).type === 'recovery');
    const last = mails[count - 1];
    if (!last) throw new Error(`${to} has ${mails.length} such mails, not ${count}`);
    return last;
  });
}

/** The user id and secret that a mailed link carries. */
export function linkParts(link: string): { userId: string; secret: string; type: string } {
  const { searchParams } = new URL(link);
  const part = (name: string): string => searchParams.get(name) ?? '';
  return { userId: part('userId'), secret: part('secret'), type: part('type') };
}

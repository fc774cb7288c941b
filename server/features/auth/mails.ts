import { letter, mainButton, paragraph, smallPrint } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Purpose } from './mailed-secrets.ts';

const WORDS: Record<Purpose, { subject: string; lead: string; button: string; lifetime: string; otherwise: string }> = {
  verification: {
    subject: 'Verify your email for Fanfare',
    lead: 'Welcome to Fanfare. Please confirm that this is your address:',
    button: 'Verify email',
    lifetime: 'The link works once, within 24 hours.',
    otherwise: 'If you did not sign up, you can ignore this mail.',
  },
  recovery: {
    subject: 'Reset your Fanfare password',
    lead: 'You asked for a new password. Choose it here:',
    button: 'Reset password',
    lifetime: 'The link works once, within one hour.',
    otherwise: 'If you did not ask for it, you can ignore this mail: your password stays as it is.',
  },
};

/** The mail that carries a secret. Its link is built on APP_URL alone, whatever address the request came to. */
export function accountMail(
  appUrl: URL,
  to: { id: string; email: string; firstName: string; verified: boolean },
  purpose: Purpose,
  secret: string,
): Mail {
  const link = mailedLink(appUrl, to.id, purpose, secret);
  const words = WORDS[purpose];
  // Until the address is proven, somebody else may have chosen the name, to have us send their words to a stranger.
  const greeting = to.verified ? `Hello ${to.firstName},` : 'Hello,';
  return {
    to: to.email,
    subject: words.subject,
    link,
    ...letter([
      paragraph(greeting),
      paragraph(words.lead),
      mainButton(words.button, link),
      smallPrint(`${words.lifetime} ${words.otherwise}`),
      { ...smallPrint(link), text: '' },
    ]),
  };
}

/** The address that redeems a secret. */
export function mailedLink(appUrl: URL, userId: string, purpose: Purpose, secret: string): string {
  const link = new URL('/', appUrl);
  link.search = new URLSearchParams({ userId, secret, type: purpose }).toString();
  return link.href;
}

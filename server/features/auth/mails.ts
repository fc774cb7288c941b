import { escapeHtml } from '../../platform/http/html.ts';
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
    text: `${greeting}\n\n${words.lead}\n\n${link}\n\n${words.lifetime}\n${words.otherwise}\n\nFanfare\n`,
    html: htmlOf(greeting, words, link),
  };
}

/** The address that redeems a secret. */
export function mailedLink(appUrl: URL, userId: string, purpose: Purpose, secret: string): string {
  const link = new URL('/', appUrl);
  link.search = new URLSearchParams({ userId, secret, type: purpose }).toString();
  return link.href;
}

function htmlOf(greeting: string, words: (typeof WORDS)[Purpose], link: string): string {
  const href = escapeHtml(link);
  return `<!doctype html>
<html lang="en"><body style="margin:0;padding:32px 16px;background:#f5f7f8;font:15px/24px -apple-system,'Segoe UI',Roboto,sans-serif;color:#143241">
<div style="max-width:480px;margin:0 auto;background:#ffffff;border:1px solid #e3e8ea;border-radius:12px;padding:32px">
<p style="margin:0 0 24px;font-weight:600;font-size:17px">Fanfare</p>
<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>
<p style="margin:0 0 24px">${words.lead}</p>
<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;background:#143241;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:10px">${words.button}</a></p>
<p style="margin:0 0 8px;font-size:13px;line-height:20px;color:#52656e">${words.lifetime} ${words.otherwise}</p>
<p style="margin:0;font-size:13px;line-height:20px;color:#52656e;word-break:break-all">${href}</p>
</div></body></html>
`;
}

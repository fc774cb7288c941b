import { escapeHtml, page } from '../../platform/http/html.ts';
import type { KeptMail } from '../../platform/mail/local-mailbox.ts';

/** The mails of the local mailbox, newest first. */
export function mailboxPage(mails: KeptMail[], isForThisMachine: boolean): string {
  const list = mails.map(
    (mail) => `<article><h3>${escapeHtml(mail.subject)}</h3>
<p>To ${escapeHtml(mail.to)} · <time datetime="${escapeHtml(mail.at)}">${escapeHtml(new Date(mail.at).toUTCString())}</time></p>
<p><a href="${escapeHtml(mail.link)}">${escapeHtml(mail.link)}</a></p>
<details><summary>Read it</summary>
<pre>${withLinks(escapeHtml(mail.text))}</pre></details></article>`,
  );
  const body =
    list.length > 0
      ? list.join('\n')
      : '<article><p>No mail yet. Sign up, and the verification mail appears here.</p></article>';
  const who = isForThisMachine ? 'Only this machine' : 'Only the address that was printed at the start';
  return page(
    'Mailbox',
    `<h1>Local mailbox</h1>
<p>No mail server is configured (SMTP_URL), so mails are kept on this machine. ${who} can open this page.</p>
${body}
<p><a href="/">Back to Fanfare</a></p>`,
  );
}

/** Text that is safe inside HTML already, with the addresses in it as links. */
function withLinks(html: string): string {
  return html.replaceAll(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`);
}

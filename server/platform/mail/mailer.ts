import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { type LocalMailbox, openLocalMailbox } from './local-mailbox.ts';
import type { Mail } from './mail.ts';

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Where mails are kept when no mail server is configured. */
  mailbox: LocalMailbox | null;
}

/** Mail by the configured server, or into the local mailbox where none is. */
export function createMailer(config: Config['mail'], dataDir: string, print: (line: string) => void): Mailer {
  if (config.smtpUrl === null) {
    const mailbox = openLocalMailbox(dataDir, config.from, print);
    return { send: mailbox.keep, mailbox };
  }
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    // The address goes in as one parsed address: nothing in it can become a second recipient or a header.
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ from: config.from, to: { name: '', address: to }, subject, text, html });
    },
    mailbox: null,
  };
}

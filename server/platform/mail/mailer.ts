import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { type LocalMailbox, openLocalMailbox } from './local-mailbox.ts';
import { composed, type Mail } from './mail.ts';

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
    send: async (mail) => {
      await transport.sendMail(composed(mail, config.from));
    },
    mailbox: null,
  };
}

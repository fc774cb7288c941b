import { SMTPServer } from 'smtp-server';

/** A mail as a mail server got it. */
export interface ReceivedMail {
  /** Whom the envelope names, which is who gets it. */
  recipients: string[];
  headers: Record<string, string>;
  /** The body with its transfer encoding taken off, all parts one after the other. */
  body: string;
  raw: string;
}

export interface SmtpSink {
  /** What SMTP_URL takes. */
  url: string;
  mails: ReceivedMail[];
  /** While true, every mail is turned away as a mail server in trouble does. */
  refusing: boolean;
  /** How many mails were turned away. */
  refused: number;
  /** While true, it takes connections and says nothing on them, not even its greeting. */
  silent: boolean;
  /** How many connections were met with silence. */
  unanswered: number;
  stop(): Promise<void>;
}

/** A real mail server on loopback that keeps what it gets. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const sink: SmtpSink = { url: '', mails: [], refusing: false, refused: 0, silent: false, unanswered: 0, stop };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      if (!sink.silent) return done();
      sink.unanswered += 1;
    },
    onMailFrom: (_address, _session, done) => {
      if (!sink.refusing) return done();
      sink.refused += 1;
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        sink.mails.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), ...takeApart(raw), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no address');
  sink.url = `smtp://127.0.0.1:${address.port}`;
  return sink;

  function stop(): Promise<void> {
    return new Promise((resolve) => server.close(() => resolve()));
  }
}

/** Headers and readable body of a mail's source; enough for the mails that the product itself composes. */
export function takeApart(raw: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/);
  const headers: Record<string, string> = {};
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    headers[name.toLowerCase()] = value.join(':').trim();
  }
  return { headers, body: decodeQuotedPrintable(rest.join('\n\n')) };
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgotPassword, login, register, resendVerification, verifyEmail } from '../../../domain/api/account/auth.ts';
import { about } from '../../../domain/api/system.ts';
import { make, send } from '../../../tests/support/client.ts';
import { type ReceivedMail, type SmtpSink, startSmtpSink } from '../../../tests/support/doubles/smtp-sink.ts';
import { linkParts } from '../../../tests/support/mails.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { requestBytes, sendRaw } from '../../../tests/support/raw-http.ts';
import { anyFreePort } from '../../platform/free-port.ts';

const APP_URL = 'https://fanfare.example.com';
const password = 'a good password';

let sink: SmtpSink;
let product: TestProduct;
let base: string;
beforeAll(async () => {
  sink = await startSmtpSink();
  const port = await anyFreePort();
  base = `http://127.0.0.1:${port}`;
  product = await startTestProduct({
    PORT: String(port),
    APP_URL,
    SMTP_URL: sink.url,
    MAIL_FROM: 'Fanfare <hello@fanfare.example.com>',
  });
});
afterAll(async () => {
  await product.stop();
  await sink.stop();
});
beforeEach(() => {
  sink.mails.length = 0;
  sink.refusing = false;
  sink.refused = 0;
});

const signUp = (email: string, firstName = 'Ada') =>
  make(base, register, { email, password, firstName, lastName: 'Lovelace' });
const mailFor = (email: string): Promise<ReceivedMail> =>
  vi.waitFor(
    () => {
      const mail = sink.mails.find(({ recipients }) => recipients.includes(email));
      if (!mail) throw new Error(`no mail for ${email} yet`);
      return mail;
    },
    { timeout: 40_000, interval: 25 },
  );
const linkIn = ({ body }: ReceivedMail): string => /https?:\/\/\S+/.exec(body)?.[0] ?? '';

describe('a mail by SMTP', () => {
  it('has one recipient, the configured sender, a subject, a text and an HTML part, and its link', async () => {
    await signUp('headers@example.com');
    const mail = await mailFor('headers@example.com');
    expect(mail.recipients).toEqual(['headers@example.com']);
    expect(mail.headers).toMatchObject({
      from: 'Fanfare <hello@fanfare.example.com>',
      to: 'headers@example.com',
      subject: 'Verify your email for Fanfare',
      'mime-version': '1.0',
    });
    expect(mail.headers).not.toHaveProperty('bcc');
    expect(mail.headers['message-id']).toMatch(/@fanfare\.example\.com>$/);
    expect(mail.headers['content-type']).toMatch(/^multipart\/alternative/);
    expect(mail.body).toContain('Content-Type: text/plain');
    expect(mail.body).toContain('Content-Type: text/html');
    const link = linkIn(mail);
    expect(link).toMatch(
      /^https:\/\/fanfare\.example\.com\/\?userId=[0-9a-f-]{36}&secret=[\w-]{43}&type=verification$/,
    );
    expect((await make(base, verifyEmail, linkParts(link))).status).toBe(200);

    await make(base, forgotPassword, { email: 'headers@example.com' });
    await vi.waitFor(() => expect(sink.mails).toHaveLength(2), { timeout: 20_000 });
    const recovery = sink.mails[1];
    expect(recovery?.headers.subject).toBe('Reset your Fanfare password');
    expect(recovery?.body).toMatch(
      /https:\/\/fanfare\.example\.com\/\?userId=[0-9a-f-]{36}&secret=[\w-]{43}&type=recovery\n/,
    );
    expect(recovery?.body).toContain('Hello Ada,');
  });

  it('links to APP_URL alone, whatever host the request names', async () => {
    const email = 'forged@example.com';
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
    };
    const input = { email, password, firstName: 'Ada', lastName: 'Lovelace' };
    expect((await sendRaw(base, requestBytes('POST', '/api/auth/register', forged, input))).status).toBe(201);
    const mail = await mailFor(email);
    expect(new URL(linkIn(mail)).origin).toBe(APP_URL);
    expect(mail.raw).not.toContain('evil');
  });

  it('to an address that nobody has proven yet carries no words of whoever typed it', async () => {
    await signUp('stranger@example.com', 'Win a car at http://evil.example <b>now</b>');
    const mail = await mailFor('stranger@example.com');
    expect(mail.body).toContain('Hello,');
    expect(mail.body).not.toContain('evil');
  });

  it('leaves nothing in a local mailbox, on the console or on a page', async () => {
    await signUp('nowhere@example.com');
    await mailFor('nowhere@example.com');
    expect(existsSync(join(product.dataDir, 'outbox'))).toBe(false);
    expect(product.printed).toEqual([]);
    expect((await send(`${base}/dev/mailbox`)).status).toBe(404);
    expect((await make(base, about, {})).body.mailbox).toBeNull();
  });

  it('goes nowhere for an address without an account', async () => {
    await make(base, forgotPassword, { email: 'nobody@example.com' });
    await signUp('after-nobody@example.com');
    await mailFor('after-nobody@example.com');
    expect(sink.mails.flatMap(({ recipients }) => recipients)).toEqual(['after-nobody@example.com']);
  });

  it('does not wait behind others: twenty promised at once all go out', async () => {
    const emails = Array.from({ length: 20 }, (_, index) => `crowd-${index}@example.com`);
    await Promise.all(emails.map((email) => signUp(email)));
    await vi.waitFor(() => expect(sink.mails.map(({ recipients }) => recipients[0]).sort()).toEqual(emails.sort()), {
      timeout: 20_000,
    });
  });
});

describe('a mail server in trouble', () => {
  const failedTries = async (email: string): Promise<number> => {
    const [job] = await product.sql<{ tries: number }>(
      `select retry_count + (state = 'retry')::int as tries from pgboss.job where data->>'email' = $1`,
      [email],
    );
    return job?.tries ?? 0;
  };
  const tryAgainNow = (email: string) =>
    product.sql(`update pgboss.job set start_after = now() where data->>'email' = $1`, [email]);

  it('does not lose the account: the mail arrives when the server is well again', async () => {
    const email = 'later@example.com';
    sink.refusing = true;
    expect((await signUp(email)).status).toBe(201);
    await vi.waitFor(async () => expect(await failedTries(email)).toBeGreaterThan(0), { timeout: 20_000 });
    expect(sink.refused).toBeGreaterThan(0);
    expect((await make(base, login, { email, password })).status).toBe(403);
    sink.refusing = false;
    await tryAgainNow(email);
    expect((await make(base, verifyEmail, linkParts(linkIn(await mailFor(email))))).status).toBe(200);
    expect((await make(base, login, { email, password })).status).toBe(200);
  });

  it('that is gone altogether at sign-up leaves an account whose mail can be asked for again', async () => {
    const email = 'again@example.com';
    const port = Number(new URL(sink.url).port);
    await sink.stop();
    expect((await signUp(email)).status).toBe(201);
    await vi.waitFor(async () => expect(await failedTries(email)).toBeGreaterThan(0), { timeout: 20_000 });
    sink = await startSmtpSink(port);
    expect((await make(base, resendVerification, { email })).status).toBe(200);
    expect((await make(base, verifyEmail, linkParts(linkIn(await mailFor(email))))).status).toBe(200);
  });
});

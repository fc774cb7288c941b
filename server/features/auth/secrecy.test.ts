import { expect, it, vi } from 'vitest';
import * as auth from '../../../domain/api/account/auth.ts';
import * as factors from '../../../domain/api/account/factors.ts';
import { cookiesOf, make, send } from '../../../tests/support/client.ts';
import { appCode } from '../../../tests/support/doubles/authenticator-app.ts';
import { startSmtpSink } from '../../../tests/support/doubles/smtp-sink.ts';
import { linkParts } from '../../../tests/support/mails.ts';
import { startTestProduct } from '../../../tests/support/product.ts';
import { requestBytes, sendRaw } from '../../../tests/support/raw-http.ts';

it('the log of a whole journey, failures included, holds no password, secret, session, cookie, link, key, ticket or recovery code', async () => {
  const sink = await startSmtpSink();
  const lines: string[] = [];
  const smtpUrl = sink.url.replace('smtp://', 'smtp://operator:canary-smtp-password@');
  const product = await startTestProduct(
    { LOG_LEVEL: 'trace', SMTP_URL: smtpUrl },
    { logTo: { write: (line) => lines.push(line) } },
  );
  const { url } = product;
  const secrets = ['canary-smtp-password', '$argon2'];
  const planted = (secret: string): string => {
    secrets.push(secret);
    return secret;
  };
  const mailedLink = async (kind: 'verification' | 'recovery'): Promise<{ userId: string; secret: string }> => {
    const isMeant = ({ body }: { body: string }): boolean => body.includes(`type=${kind}`);
    await vi.waitFor(() => expect(sink.mails.some(isMeant)).toBe(true), { timeout: 40_000 });
    const link = /http\S+/.exec(sink.mails.find(isMeant)?.body ?? '')?.[0] ?? '';
    planted(linkParts(link).secret);
    return linkParts(link);
  };

  try {
    const email = 'canary@example.com';
    const password = planted('canary-password-1');
    const newPassword = planted('canary-password-2');
    const person = { email, firstName: 'Ada', lastName: 'L' };

    sink.refusing = true;
    await make(url, auth.register, { ...person, password });
    await vi.waitFor(() => expect(lines.join('')).toContain('a job failed'), { timeout: 20_000 });
    sink.refusing = false;
    await make(url, auth.register, { ...person, password });
    await make(url, auth.register, { ...person, email: 'x', password });
    await make(url, auth.login, { email, password: planted('canary-wrong-guess') });
    await make(url, auth.login, { email, password });
    await product.sql('update pgboss.job set start_after = now()');
    const verification = await mailedLink('verification');
    await send(`${url}/?userId=${verification.userId}&secret=${verification.secret}&type=verification`);
    await send(`${url}/api/auth/verify-email?secret=${verification.secret}`);
    await make(url, auth.verifyEmail, verification);
    await make(url, auth.verifyEmail, verification);
    await make(url, auth.resendVerification, { email });

    const signedIn = await make(url, auth.login, { email, password });
    const cookie = cookiesOf(signedIn);
    planted(cookie.split('=')[1] ?? '');
    const sessionId = planted(signedIn.body.session.id);
    const identity = { sessionId, userId: signedIn.body.session.userId };
    const key = planted((await make(url, factors.beginTwoStep, { password }, identity)).body.data.key);
    const code = appCode(key, product.clock.now);
    const { recoveryCodes } = (await make(url, factors.confirmTwoStep, { code }, identity)).body;
    const [first = '', second = ''] = recoveryCodes.map(planted);
    const { ticket = '' } = (await make(url, auth.login, { email, password })).body as { ticket?: string };
    await make(url, factors.secondStep, { ticket: planted(ticket), code: planted('canary-wrong-code') });
    expect((await make(url, factors.secondStep, { ticket, code: first })).status).toBe(200);
    expect((await make(url, factors.endTwoStep, { password, code: second }, identity)).status).toBe(200);
    await make(url, auth.validateSession, {}, { sessionId, cookie });
    const refreshed = await make(url, auth.refreshSession, {}, { cookie });
    planted(refreshed.body.session.id);
    await make(url, auth.logout, {}, { sessionId: refreshed.body.session.id, cookie });
    await make(url, auth.validateSession, {}, { sessionId });

    await make(url, auth.forgotPassword, { email });
    const recovery = await mailedLink('recovery');
    await make(url, auth.resetPassword, { ...recovery, newPassword: 'short' });
    await make(url, auth.resetPassword, { ...recovery, newPassword });

    // What breaks: half a JSON, a body that is too large, bytes that are no HTTP, a table that is gone.
    const json = { 'content-type': 'application/json' };
    await send(`${url}/api/auth/login`, { method: 'POST', headers: json, body: `{"password":"${newPassword}"` });
    const huge = JSON.stringify({ password: newPassword, filler: 'x'.repeat(2 ** 21) });
    await send(`${url}/api/auth/login`, { method: 'POST', headers: json, body: huge }).catch(() => {});
    await sendRaw(url, `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nbroken header ${sessionId}\r\n\r\n`);
    await sendRaw(url, requestBytes('GET', `/%zz?secret=${recovery.secret}`, { cookie }));
    await product.sql('alter table users rename to users_gone');
    const broken = await make(url, auth.register, { ...person, email: 'other@example.com', password });
    expect(broken.status).toBe(500);
    expect((await make(url, auth.login, { email, password: newPassword })).status).toBe(500);
    await product.sql('alter table users_gone rename to users');
    await product.sql('alter table sessions rename to sessions_gone');
    expect((await make(url, auth.login, { email, password: newPassword })).status).toBe(500);
    await product.sql('alter table sessions_gone rename to sessions');

    const log = lines.join('');
    // It is a real log: each request, and why the broken ones broke.
    expect(log).toContain('"path":"/api/auth/login"');
    expect(log).toContain(broken.body.requestId);
    expect(log).toContain('relation \\"users\\" does not exist');
    expect(log).toContain('"code":"42P01"');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(6);
      expect(log).not.toContain(secret);
      expect(log).not.toContain([...Buffer.from(secret)].join(','));
    }
    expect(secrets.length).toBeGreaterThanOrEqual(10);
    expect(log).not.toContain('fanfare_refresh=');
    expect(log).not.toContain('type=verification');
    const [output] = await product.sql(`select string_agg(output::text, '') as text from pgboss.job`);
    expect(String(output?.text)).not.toContain('canary');
  } finally {
    await product.stop();
    await sink.stop();
  }
});

import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword, register, verifyEmail } from '../../../domain/api/account/auth.ts';
import { about, listMails } from '../../../domain/api/system.ts';
import { RECOVERY_LIFETIME_MS } from '../../../domain/limits.ts';
import { make, send } from '../../../tests/support/client.ts';
import { takeApart } from '../../../tests/support/doubles/smtp-sink.ts';
import { linkParts, mailTo } from '../../../tests/support/mails.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { exchange, type RawReply, requestBytes, sendRaw } from '../../../tests/support/raw-http.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';
import { anyFreePort } from '../../platform/free-port.ts';

describe('without a mail server', () => {
  let product: TestProduct;
  let link: string;
  beforeAll(async () => {
    product = await startTestProduct();
    const person = { email: 'ada@example.com', password: 'a good password', firstName: '<i>Ada</i>', lastName: 'L' };
    await make(product.url, register, person);
    link = (await mailTo(product.dataDir, person.email)).link;
  });
  afterAll(() => product.stop());

  it('every mail is kept in DATA_DIR/outbox as .eml, for the product’s own user alone', () => {
    const folder = join(product.dataDir, 'outbox');
    const names = readdirSync(folder);
    const eml = names.find((name) => name.endsWith('.eml')) ?? '';
    const mail = takeApart(readFileSync(join(folder, eml), 'utf8'));
    expect(mail.headers).toMatchObject({ to: 'ada@example.com', subject: 'Verify your email for Fanfare' });
    expect(mail.body).toContain(link);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  it('its link is printed on the console', async () => {
    // Kept first, printed then.
    const line = `Mail for ada@example.com: Verify your email for Fanfare\n  ${link}`;
    await waitFor(() => expect(product.printed).toEqual([line]));
    expect(link).toBe(`${product.url}/${new URL(link).search}`);
  });

  it('AUTH-51 PUB-103 the mailbox lists what each mail says, newest first, and is kept by no cache', async () => {
    await make(product.url, forgotPassword, { email: 'ada@example.com' });
    const newer = await mailTo(product.dataDir, 'ada@example.com', 2);
    const listed = await make(product.url, listMails, {});
    expect([listed.status, listed.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(listed.body.data.map((mail) => mail.link)).toEqual([newer.link, link]);
    expect(listed.body.data[1]).toMatchObject({ to: 'ada@example.com', subject: 'Verify your email for Fanfare' });
    expect(listed.body.data[1]?.text).toContain(`Please confirm that this is your address:\n\nVerify email: ${link}`);
    expect((await make(product.url, about, {})).body.mailbox).toBe('/dev/mailbox');
  });

  it('AUTH-57 a link is open until it is used or its time is over', async () => {
    const states = async () => (await make(product.url, listMails, {})).body.data.map(({ linkState }) => linkState);
    expect(await states()).toEqual(['open', 'open']);
    await make(product.url, verifyEmail, linkParts(link));
    expect(await states()).toEqual(['open', 'used']);
    const before = product.clock.now;
    product.clock.now = new Date(before.getTime() + RECOVERY_LIFETIME_MS);
    expect(await states()).toEqual(['expired', 'used']);
    product.clock.now = before;
  });

  const WHOLE = { enough: ([reply]: RawReply[]) => reply?.isWhole === true };
  /** Asks as a browser does, which keeps its connection, with some headers of one's own. */
  const lookAt = async (path: string, headers: Record<string, string>): Promise<RawReply> => {
    const asked = requestBytes('GET', path, { connection: 'keep-alive', ...headers });
    const [reply] = await exchange(product.url, [Buffer.from(asked)], WHOLE);
    return reply ?? { status: Number.NaN, headers: {}, body: '', isWhole: false };
  };

  it.each([
    ['a foreign host', { host: 'fanfare.example.com' }],
    ['a host that only begins like a local one', { host: 'localhost.evil.example' }],
    ['no host', { host: '' }],
    ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }],
    ['Forwarded', { forwarded: 'for=127.0.0.1' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'localhost' }],
    ['X-Real-IP', { 'x-real-ip': '127.0.0.1' }],
    ['Via', { via: '1.1 proxy' }],
    ['X-Forwarded-Port', { 'x-forwarded-port': '443' }],
    ['CF-Connecting-IP', { 'cf-connecting-ip': '127.0.0.1' }],
    ['True-Client-IP', { 'true-client-ip': '127.0.0.1' }],
  ])('AUTH-52 the mailbox is hidden from requests with %s', async (_what, headers) => {
    for (const path of ['/dev/mailbox', '/api/mailbox']) expect((await lookAt(path, headers)).status).toBe(404);
    const told = await lookAt('/api/about', headers);
    expect(JSON.parse(told.body)).toMatchObject({ success: true, mailbox: null });
  });

  it('the mailbox is hidden from a proxy that adds nothing but speaks HTTP/1.0, as nginx did', async () => {
    const asked = requestBytes('GET', '/api/mailbox', {}).replace('HTTP/1.1', 'HTTP/1.0');
    expect((await sendRaw(product.url, asked)).status).toBe(404);
  });

  it('the mailbox is hidden from a proxy that adds nothing and speaks HTTP/1.1, as nginx does from 1.29.7 on', async () => {
    const asked = requestBytes('GET', '/api/mailbox', { connection: 'keep-alive' });
    const [reply] = await exchange(product.url, [Buffer.from(asked.replace('connection: keep-alive\r\n', ''))], WHOLE);
    expect(reply?.status).toBe(404);
  });

  it('a mail whose file is broken is left out, and the others are shown', async () => {
    const folder = join(product.dataDir, 'outbox');
    for (const [name, content] of [
      ['half', '{"to":"ada@exa'],
      ['strange', '{"to":5}'],
      ['empty', ''],
    ])
      writeFileSync(join(folder, `9999-${name}.json`), content ?? '');
    mkdirSync(join(folder, '9999-folder.json'));
    const listed = await make(product.url, listMails, {});
    expect(listed.status).toBe(200);
    expect(listed.body.data.map((mail) => mail.link)).toContain(link);
  });

  it('the mailbox opens under every local name', async () => {
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect((await lookAt('/api/mailbox', { host })).status).toBe(200);
  });
});

const KEYED = /^Mails are kept on this machine \(set SMTP_URL to send them\): (\S+)\/dev\/mailbox\?key=(\S{43})$/;

it.each<[string, Record<string, string>]>([
  ['an https APP_URL', { APP_URL: 'https://fanfare.example.com' }],
  ['an http APP_URL that is not this machine’s', { APP_URL: 'http://fanfare.example.com' }],
  ['a proxy that is trusted', { TRUSTED_PROXIES: '10.0.0.5' }],
])('AUTH-52 behind %s only the key printed at the start opens the mailbox', async (_, env) => {
  const port = await anyFreePort();
  const product = await startTestProduct({ PORT: String(port), ...env });
  const base = `http://127.0.0.1:${port}`;
  try {
    const [, origin, key] = KEYED.exec(product.printed[0] ?? '') ?? [];
    expect(origin).toBe(product.url);
    // As nginx passes on what came from anywhere, with no header of its own.
    for (const query of ['', '?key=', '?key=x', `?key=${key}x`]) {
      expect((await send(`${base}/dev/mailbox${query}`)).status).toBe(404);
      expect((await send(`${base}/api/mailbox${query}`)).status).toBe(404);
    }
    expect((await send(`${base}/dev/mailbox?key=x&key=${key}`)).status).toBe(404);
    expect((await make(base, about, {})).body.mailbox).toBeNull();
    const listed = await make(base, listMails, { key });
    expect([listed.status, listed.headers.get('cache-control')]).toEqual([200, 'no-store']);
  } finally {
    await product.stop();
  }
});

it('AUTH-52 processes with one SECRET_KEY behind a balancer open by one key', async () => {
  const env = { APP_URL: 'https://fanfare.example.com', SECRET_KEY: 'one secret of all processes, long enough' };
  const [first, second] = [await startTestProduct(env), await startTestProduct(env)];
  const other = await startTestProduct({ ...env, SECRET_KEY: 'the secret of another installation altogether' });
  try {
    const [key, same, others] = [first, second, other].map(({ printed }) => KEYED.exec(printed[0] ?? '')?.[2]);
    expect(key).toBe(same);
    expect(key).not.toBe(others);
    expect(key).not.toContain('secret');
  } finally {
    await Promise.all([first.stop(), second.stop(), other.stop()]);
  }
});

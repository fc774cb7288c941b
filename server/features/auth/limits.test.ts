import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { forgotPassword, login, register, resendVerification, verifyEmail } from '../../../domain/api/account/auth.ts';
import type { Call, InputOf } from '../../../domain/api/call.ts';
import { type FailureBody, make, type Reply, send } from '../../../tests/support/client.ts';
import { keptMails, linkParts, mailTo } from '../../../tests/support/mails.ts';
import { newPerson, signInAs } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { spawnProduct } from '../../../tests/support/spawned-product.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
beforeEach(() => product.sql('delete from rate_limits'));

const guess = (email: string, password = 'a wrong guess') => make(product.url, login, { email, password });
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const statuses = (replies: Reply<unknown>[]) => Object.groupBy(replies, ({ status }) => status);
/** The limiter counts by the machine's own clock: instead of waiting, the end of every window is moved here. */
const windowsEnd = () => product.sql('update rate_limits set expire = $1', [Date.now() - 1]);

function expectRefused(reply: Reply<Partial<FailureBody>>, withinSeconds: number, text: string): void {
  expect(reply.status).toBe(429);
  expect(reply.body).toMatchObject({ success: false, code: 'RATE_LIMITED', message: text });
  const wait = Number(reply.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(withinSeconds - MINUTE);
  expect(wait).toBeLessThanOrEqual(withinSeconds);
}

describe('guessing passwords', () => {
  it('ERR-02 is refused after five failures with 429, Retry-After and a text, the right password too', async () => {
    const person = await newPerson(product);
    for (let failure = 0; failure < 5; failure++) expect((await guess(person.email)).status).toBe(401);
    const text = 'Too many attempts. Please try again in 15 minutes.';
    expectRefused(await guess(person.email), 15 * MINUTE, text);
    expectRefused(await guess(person.email, person.password), 15 * MINUTE, text);
    expectRefused(await guess(` ${person.email.toUpperCase()}`, person.password), 15 * MINUTE, text);
  });

  it('is free again when the window has ended, and tries meanwhile do not prolong it', async () => {
    const person = await newPerson(product);
    await times(5, () => guess(person.email));
    const ends = async () => product.sql<{ expire: string }>('select key, expire from rate_limits order by key');
    const before = await ends();
    await times(10, () => guess(person.email, person.password));
    expect(await ends()).toEqual(before);
    await windowsEnd();
    await signInAs(product, person.email, person.password);
  });

  it('gets at most five of fifty guesses at once looked at', async () => {
    const person = await newPerson(product);
    const replies = statuses(await times(50, (index) => guess(person.email, `guess ${index}`)));
    expect(replies[401]).toHaveLength(5);
    expect(replies[429]).toHaveLength(45);
  });

  it('counts an unknown address like a known one', async () => {
    const replies = statuses(await times(8, () => guess('nobody@example.com')));
    expect(replies[401]).toHaveLength(5);
    expect(replies[429]).toHaveLength(3);
  });

  it('does not lock other accounts', async () => {
    const [victim, other] = [await newPerson(product), await newPerson(product)];
    await times(6, () => guess(victim.email));
    await signInAs(product, other.email, other.password);
  });

  it('starts anew after a success', async () => {
    const person = await newPerson(product);
    for (let round = 0; round < 3; round++) {
      await times(4, () => guess(person.email));
      await signInAs(product, person.email, person.password);
    }
  });

  it('does not count the right password of an account that is not verified yet', async () => {
    const email = 'waiting@example.com';
    await make(product.url, register, { email, password: 'a good password', firstName: 'A', lastName: 'B' });
    for (let attempt = 0; attempt < 7; attempt++) expect((await guess(email, 'a good password')).status).toBe(403);
    await make(product.url, verifyEmail, linkParts((await mailTo(product.dataDir, email)).link));
    await signInAs(product, email, 'a good password');
  });

  it('is refused from a network after a hundred failures on any accounts, and successes count for nothing', async () => {
    const person = await newPerson(product);
    await signInAs(product, person.email, person.password);
    const replies = statuses(await times(104, (index) => guess(`stranger-${index}@example.com`)));
    expect(replies[401]).toHaveLength(100);
    expect(replies[429]).toHaveLength(4);
    expectRefused(
      await guess(person.email, person.password),
      15 * MINUTE,
      'Too many attempts. Please try again in 15 minutes.',
    );
  });

  it('is counted together by all processes on one database', async () => {
    const person = await newPerson(product);
    const other = await spawnProduct(inject('postgresUrl'), { DATABASE_URL: product.databaseUrl });
    try {
      const here = await times(10, () => guess(person.email));
      const there = await times(10, () => make(other.url, login, { email: person.email, password: 'another guess' }));
      expect(statuses([...here, ...there])[401]).toHaveLength(5);
      expect((await make(other.url, login, { email: person.email, password: person.password })).status).toBe(429);
    } finally {
      await other.stop();
    }
  });
});

describe('where a guess comes from', () => {
  const from = (base: string, forwardedFor: string, index: number) =>
    send<FailureBody>(`${base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
      body: JSON.stringify({
        email: `from-${forwardedFor.replaceAll(/\W/g, '-')}-${index}@example.com`,
        password: 'x',
      }),
    });

  /** A hundred guesses that were looked at: a server that is busy turns some away, and those are not counted. */
  async function guessAHundred(base: string, address: (index: number) => string): Promise<void> {
    let next = 0;
    for (let left = 100; left > 0; ) {
      const answers = await times(left, () => from(base, address(next % 100), next++));
      const { 401: looked = [], 429: refused = [] } = statuses(answers);
      if (refused.length > 0) return;
      left -= looked.length;
    }
  }

  it('is the connection’s address: nobody escapes with a forwarded one', async () => {
    await guessAHundred(product.url, (index) => `203.0.113.${index}`);
    expect((await from(product.url, '203.0.113.200', 0)).status).toBe(429);
  });

  it('is what a trusted proxy says, one IPv6 network counting as one', async () => {
    const proxied = await startTestProduct({ TRUSTED_PROXIES: 'loopback' });
    try {
      await guessAHundred(proxied.url, () => '203.0.113.7');
      expect((await from(proxied.url, '203.0.113.7', 200)).status).toBe(429);
      expect((await from(proxied.url, '203.0.113.8', 0)).status).toBe(401);
      // What stands before the proxy's own word is the sender's invention.
      expect((await from(proxied.url, '198.51.100.1, 203.0.113.7', 0)).status).toBe(429);
      await guessAHundred(proxied.url, (index) => `2001:db8:1:2::${index + 1}`);
      expect((await from(proxied.url, '2001:db8:1:2:ffff::1', 0)).status).toBe(429);
      expect((await from(proxied.url, '2001:db8:1:3::1', 0)).status).toBe(401);
    } finally {
      await proxied.stop();
    }
  });
});

describe('mails to one address', () => {
  const ask = <C extends Call>(call: C, email: string) => make(product.url, call, { email } as InputOf<C>);

  it('ERR-02 are capped at five an hour over both kinds, alike for known and unknown addresses', async () => {
    const person = await newPerson(product);
    const asked = async (email: string) => {
      const replies = [];
      for (const call of [forgotPassword, resendVerification, forgotPassword, forgotPassword, resendVerification])
        replies.push(await ask(call, email));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const last = [await ask(forgotPassword, email), await ask(resendVerification, email)];
      for (const reply of last) expectRefused(reply, HOUR, 'Too many attempts. Please try again in 60 minutes.');
      return [...replies, ...last].map(({ body }) => ({ ...body, requestId: '' }));
    };
    expect(await asked(person.email)).toEqual(await asked('nobody-at-all@example.com'));
    // One at sign-up and three recoveries; a verified address gets no verification mail.
    await mailTo(product.dataDir, person.email, 4);
    await windowsEnd();
    expect((await ask(forgotPassword, person.email)).status).toBe(200);
    await mailTo(product.dataDir, person.email, 5);
    expect(keptMails(product.dataDir, person.email)).toHaveLength(5);
  });

  it('hold when all come at once', async () => {
    const replies = statuses(await times(30, () => ask(forgotPassword, 'flooded@example.com')));
    expect(replies[200]).toHaveLength(5);
    expect(replies[429]).toHaveLength(25);
  });

  it('of many people are capped at a hundred an hour for one network', async () => {
    const replies = statuses(await times(103, (index) => ask(forgotPassword, `many-${index}@example.com`)));
    expect(replies[200]).toHaveLength(100);
    expect(replies[429]).toHaveLength(3);
  });
});

it('a network may create a hundred accounts an hour, refused ones included', async () => {
  const signUp = (index: number) =>
    make(product.url, register, {
      email: `crowd-${index}@example.com`,
      password: 'a good password',
      firstName: 'A',
      lastName: 'B',
    });
  await signUp(0);
  await product.sql(`update rate_limits set points = 99 where key like 'register:%'`);
  expect((await signUp(1)).status).toBe(201);
  expectRefused(await signUp(2), HOUR, 'Too many attempts. Please try again in 60 minutes.');
  expect(await product.sql(`select 1 from users where email = 'crowd-2@example.com'`)).toHaveLength(0);
});

it('a network may try a hundred mailed links an hour', async () => {
  const tryLink = () => make(product.url, verifyEmail, { userId: '00000000-0000-4000-8000-000000000000', secret: 'x' });
  expect((await tryLink()).status).toBe(400);
  await product.sql(`update rate_limits set points = 100 where key like 'link:%'`);
  expectRefused(await tryLink(), HOUR, 'Too many attempts. Please try again in 60 minutes.');
});

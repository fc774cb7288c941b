import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  forgotPassword,
  login,
  refreshSession,
  resetPassword,
  validateSession,
} from '../../../domain/api/account/auth.ts';
import { updatePassword } from '../../../domain/api/account/user.ts';
import { cookiesOf, make } from '../../../tests/support/client.ts';
import { linkParts, mailTo } from '../../../tests/support/mails.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';

const NEW_PASSWORD = 'quite another one';
type Link = { userId: string; secret: string };

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
beforeEach(() => product.sql('delete from rate_limits'));

/** The recovery link of somebody who has asked for one; `mails` is how many they have got by then. */
async function recoveryLink(person: Person, mails = 2): Promise<Link> {
  await make(product.url, forgotPassword, { email: person.email });
  return linkParts((await mailTo(product.dataDir, person.email, mails)).link);
}
const reset = (link: Link, newPassword = NEW_PASSWORD) => make(product.url, resetPassword, { ...link, newPassword });
const signIn = ({ email, password }: Person) => make(product.url, login, { email, password });
const change = ({ identity, password }: Person) =>
  make(product.url, updatePassword, { currentPassword: password, newPassword: NEW_PASSWORD }, identity);

/** How many of these replies to a login opened a session that still lives, by its id or by its cookie. */
async function living(replies: Awaited<ReturnType<typeof signIn>>[]): Promise<number> {
  let alive = 0;
  for (const reply of replies.filter(({ status }) => status === 200)) {
    const byId = await make(product.url, validateSession, {}, { sessionId: reply.body.session.id });
    const byCookie = await make(product.url, refreshSession, {}, { cookie: cookiesOf(reply) });
    if (byId.status === 200 || byCookie.status === 200) alive += 1;
  }
  return alive;
}

/**
 * Holds the account's row from before a call until the call waits for it, then does something to the account and lets go:
 * the call has read the account as it was and writes after it has changed.
 */
async function whileHeld<T>(person: Person, call: () => Promise<T>, meanwhile: string): Promise<T> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from users where id = $1 for update', [person.user.id]);
    await client.query('select 1 from sessions where user_id = $1 for update', [person.user.id]);
    const called = call();
    await waitFor(async () => {
      const waiting = await product.sql(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (waiting.length === 0) throw new Error('the call does not wait for the account');
    });
    await client.query(meanwhile, [person.user.id]);
    await client.query('commit');
    return await called;
  } finally {
    await client.end();
  }
}

describe('a login in flight', () => {
  it('with the old password opens no session once a new one is set', async () => {
    const person = await newPerson(product);
    const reply = await whileHeld(person, () => signIn(person), `update users set password_hash = 'new' where id = $1`);
    expect([reply.status, reply.body.code]).toEqual([401, 'WRONG_CREDENTIALS']);
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  it('finds the account gone that is deleted meanwhile', async () => {
    const person = await newPerson(product);
    const reply = await whileHeld(person, () => signIn(person), 'delete from users where id = $1');
    expect([reply.status, reply.body.code]).toEqual([401, 'WRONG_CREDENTIALS']);
  });

  it.for(['reset', 'change'] as const)('lives no longer than the password it was opened with: %s', async (how) => {
    const person = await newPerson(product);
    const link = how === 'reset' ? await recoveryLink(person) : null;
    const logins = Array.from({ length: 4 }, () => signIn(person));
    const set = await (link ? reset(link) : change(person));
    expect(set.status).toBe(200);
    expect(await living(await Promise.all(logins))).toBe(0);
  });
});

describe('a refresh in flight', () => {
  it.for([
    ['its session is ended', 'delete from sessions where user_id = $1'],
    ['its account is deleted', 'delete from users where id = $1'],
  ])('gives nothing when %s meanwhile', async ([, meanwhile = '']) => {
    const person = await newPerson(product);
    const refresh = () => make(product.url, refreshSession, {}, { cookie: person.cookie });
    expect((await whileHeld(person, refresh, meanwhile)).status).toBe(401);
    expect((await refresh()).status).toBe(401);
  });
});

describe('mailed links', () => {
  it('that set a password end with the password that somebody has changed knowing it', async () => {
    const person = await newPerson(product);
    const link = await recoveryLink(person);
    expect((await change(person)).status).toBe(200);
    expect((await reset(link, 'an intruder’s')).body.code).toBe('LINK_INVALID');
    expect((await signIn({ ...person, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('of one account that are opened at once wait for each other: one works, none breaks', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await newPerson(product);
      const links = [await recoveryLink(person, 2), await recoveryLink(person, 3), await recoveryLink(person, 4)];
      const replies = await Promise.all(links.map((link) => reset(link)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    }
  });
});

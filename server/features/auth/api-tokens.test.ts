import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askDeletion } from '../../../domain/api/account/account-deletion.ts';
import { listSecurityEvents } from '../../../domain/api/account/sessions.ts';
import { listTokens, makeToken, revokeToken } from '../../../domain/api/account/tokens.ts';
import { getUserDetails } from '../../../domain/api/account/user.ts';
import { CATALOGUE } from '../../../domain/api/catalogue.ts';
import { createSchedulePlan } from '../../../domain/api/schedule/plans.ts';
import { API_TOKENS_MAX } from '../../../domain/limits.ts';
import { make, send } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { everythingStored } from '../../../tests/support/stage/everything.ts';
import { listen } from '../../../tests/support/streams.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const later = (ms: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + ms);
};
const ask = (who: Person, wish: Partial<Parameters<typeof make<typeof makeToken>>[2]> = {}) =>
  make(product.url, makeToken, { name: 'My assistant', days: null, password: who.password, ...wish }, who.identity);
const tokenOf = async (...wish: Parameters<typeof ask>) => (await ask(...wish)).body.token;
const listed = async (who: Person) => (await make(product.url, listTokens, {}, who.identity)).body.data;
const statusOf = async (token: string) => (await make(product.url, getUserDetails, {}, { token })).status;

describe('a personal API token', () => {
  it('TOKEN-01 is shown once, begins with fanfare_, and only its hash is stored', async () => {
    const who = await newPerson(product);
    const { status, body } = await ask(who, { name: '  My assistant ', days: 30 });
    expect(status).toBe(201);
    expect(body.token).toMatch(/^fanfare_[\w-]{43}$/);
    const now = product.clock.now;
    expect(await listed(who)).toEqual([
      {
        id: expect.any(String),
        name: 'My assistant',
        start: body.token.slice(0, 12),
        readOnly: false,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + 30 * DAY).toISOString(),
        used_at: null,
      },
    ]);
    expect(await everythingStored(product)).not.toContain(body.token.slice('fanfare_'.length));
  });

  it('TOKEN-02 is made by its owner alone, who shows the password, under a name, for days that are offered', async () => {
    const who = await newPerson(product);
    for (const [wish, field] of [
      [{ password: 'wrong' }, 'password'],
      [{ name: '  ' }, 'name'],
      [{ name: 'x'.repeat(61) }, 'name'],
      [{ days: 31 as never }, 'days'],
    ] as const) {
      const { status, body } = await ask(who, wish);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    }
    expect(await listed(who)).toEqual([]);
  });

  it('TOKEN-03 makes the calls that a session makes, from any origin and without its headers', async () => {
    const who = await newPerson(product);
    const token = await tokenOf(who);
    expect((await make(product.url, getUserDetails, {}, { token })).body.data.email).toBe(who.email);
    const plan = {
      workflowName: 'Fresh bread',
      scheduledAt: new Date(product.clock.now.getTime() + DAY).toISOString(),
    };
    const posted = await send(`${product.url}/api${createSchedulePlan.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        origin: 'https://elsewhere.example',
      },
      body: JSON.stringify(plan),
    });
    expect(posted.status).toBe(200);
    expect(
      await product.sql('select workflow_name from schedule_plans where user_id = $1', [who.user.id]),
    ).toHaveLength(1);
  });

  it('TOKEN-04 decides nothing over the account: password, factors, sessions, tokens and its end need a session', async () => {
    const token = await tokenOf(await newPerson(product));
    const calls = Object.values(CATALOGUE).flat();
    const forPersons = calls.filter(({ access }) => access === 'person');
    expect(forPersons.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/update-password',
        '/two-step',
        '/passkeys',
        '/sessions',
        '/account-deletion',
        '/api-tokens',
        '/calendar-feed',
      ]),
    );
    for (const call of forPersons) {
      const { status, body } = await make(product.url, call, { id: randomUUID() } as never, { token });
      expect([call.path, status, body.code]).toEqual([call.path, 403, 'PERSON_NEEDED']);
    }
  });

  it('TOKEN-05 that is read-only answers GET alone', async () => {
    const token = await tokenOf(await newPerson(product), { readOnly: true });
    expect(await statusOf(token)).toBe(200);
    const writing = Object.values(CATALOGUE)
      .flat()
      .filter(({ access, method }) => access === 'session' && method !== 'GET');
    for (const call of writing) {
      const { status, body } = await make(product.url, call, { id: randomUUID() } as never, { token });
      expect([call.path, status, body.code]).toEqual([call.path, 403, 'READ_ONLY']);
    }
  });

  it('TOKEN-06 ends with its days, and an unknown one is refused with the way on', async () => {
    const who = await newPerson(product);
    const token = await tokenOf(who, { days: 30 });
    later(30 * DAY - MINUTE);
    expect(await statusOf(token)).toBe(200);
    later(MINUTE);
    for (const refused of [token, `${token}x`, 'fanfare_', 'Basic', who.session.id]) {
      const { status, headers, body } = await make(product.url, getUserDetails, {}, { token: refused });
      expect([status, body.code, body.message]).toEqual([
        401,
        'NOT_SIGNED_IN',
        'This token is not known here: it was mistyped, has expired or was revoked. Make a new one in Settings.',
      ]);
      expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    }
  });

  it('TOKEN-07 tells when it was last used, to five minutes', async () => {
    const who = await newPerson(product);
    const token = await tokenOf(who, { days: 365 });
    const lastUse = async () => (await listed(who))[0]?.used_at;
    const first = product.clock.now.toISOString();
    await statusOf(token);
    later(4 * MINUTE);
    await statusOf(token);
    expect(await lastUse()).toBe(first);
    later(MINUTE);
    await statusOf(token);
    expect(await lastUse()).toBe(product.clock.now.toISOString());
  });

  it('TOKEN-08 is revoked by its owner alone, once, and at once: what it had open is closed', async () => {
    const [who, stranger] = [await newPerson(product), await newPerson(product)];
    const token = await tokenOf(who);
    const screen = await listen(product.url, { token });
    await vi.waitFor(() => expect(screen.heard()).toContain('event: ready'));
    const id = (await listed(who))[0]?.id ?? '';
    const revoke = ({ identity }: Person, which: string) => make(product.url, revokeToken, { id: which }, identity);
    for (const unknown of [randomUUID(), 'x']) expect((await revoke(who, unknown)).status).toBe(404);
    expect((await revoke(stranger, id)).status).toBe(404);
    expect(await statusOf(token)).toBe(200);
    const replies = await Promise.all(Array.from({ length: 10 }, () => revoke(who, id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(404)]);
    await screen.closed;
    expect(await statusOf(token)).toBe(401);
  });

  it('TOKEN-09 is told of in the security activity when it is made and revoked, without its name or signs', async () => {
    const who = await newPerson(product);
    const token = await tokenOf(who, { name: 'Canary', days: 90, readOnly: true });
    await make(product.url, revokeToken, { id: (await listed(who))[0]?.id ?? '' }, who.identity);
    const { body } = await make(product.url, listSecurityEvents, {}, who.identity);
    expect(body.data.slice(0, 2)).toMatchObject([
      { kind: 'token-revoked', what: 'API token revoked' },
      { kind: 'token-made', what: 'API token made', detail: 'Read-only, for 90 days' },
    ]);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`Canary|${token.slice(0, 12)}`));
  });

  it('TOKEN-10 is powerless in an account that is to be deleted, also for what is answered even then', async () => {
    const who = await newPerson(product);
    const token = await tokenOf(who);
    await make(product.url, askDeletion, { password: who.password }, who.identity);
    for (const path of ['/user-details', '/export', '/events', `/media/${randomUUID()}`]) {
      const reply = await send<{ code: string }>(`${product.url}/api${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([path, reply.status, reply.body.code]).toEqual([path, 403, 'ACCOUNT_LEAVING']);
    }
  });

  it('TOKEN-11 is one of at most 50 of an account, however many are made at once', async () => {
    const who = await newPerson(product);
    await product.sql(
      `insert into api_tokens (user_id, name, token_hash, start, read_only, created_at)
       select $1::uuid, 'Program', 'hash ' || $1::uuid || n, 'fanfare_', false, now() from generate_series(1, $2::int) as n`,
      [who.user.id, API_TOKENS_MAX - 1],
    );
    const replies = await Promise.all([ask(who), ask(who), ask(who)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await listed(who)).toHaveLength(API_TOKENS_MAX);
  });
});

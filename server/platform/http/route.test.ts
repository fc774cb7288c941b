import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../../../domain/api/call.ts';
import { CATALOGUE } from '../../../domain/api/catalogue.ts';
import { type Identity, make, send } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { authenticateCaller } from '../../features/auth/authenticate.ts';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { createRouter } from './route.ts';
import { createHttpServer } from './server.ts';

const whoAmI = call('GET', '/who-am-i', {
  summary: 'Tells who asks, and in which zone.',
  access: 'session',
  input: z.object({}),
  answer: z.object({ userId: z.string(), timeZone: z.string() }),
});
const rename = call('PUT', '/things/{id}', {
  summary: 'Takes a part of its path and a body.',
  access: 'anyone',
  input: z.object({ id: z.string(), name: z.string('Name is required') }),
  answer: z.object({ id: z.string(), name: z.string() }),
});
const failing = call('GET', '/failing', {
  summary: 'Throws something, or answers what the contract does not say.',
  access: 'anyone',
  input: z.object({ how: z.enum(['error', 'text', 'null', 'answer']) }),
  answer: z.object({ wanted: z.string() }),
});
const DETAIL = 'password=hunter2 in /srv/app/secret.ts';

describe('a served call', () => {
  let product: TestProduct;
  let database: OpenDatabase;
  let app: FastifyInstance;
  let base: string;
  let person: Person;
  beforeAll(async () => {
    product = await startTestProduct();
    person = await newPerson(product);
    database = await openDatabase(product.databaseUrl, () => {});
    app = await createHttpServer({
      appUrl: new URL('http://localhost:1'),
      trustedProxies: [],
      idleMs: 0,
      log: silentLog,
    });
    const clock = () => product.clock.now;
    const router = createRouter(app, authenticateCaller({ db: database.db, clock }));
    router.serve(whoAmI, [], async ({ caller, timeZone }) => ({ userId: caller.userId, timeZone }));
    router.serve(rename, [], async ({ input }) => input);
    router.serve(failing, [], async ({ input }) => {
      if (input.how === 'error') throw new TypeError(DETAIL);
      if (input.how === 'text') throw DETAIL;
      if (input.how === 'null') throw null;
      return { unwanted: DETAIL } as unknown as { wanted: string };
    });
    base = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await product.stop();
  });
  const ask = (who: Identity) => make(base, whoAmI, {}, who);

  it('API-04 finds its caller by x-session-id and x-user-id, and the zone by x-timezone', async () => {
    const reply = await send(`${base}/api/who-am-i`, {
      headers: {
        'x-session-id': person.session.id,
        'x-user-id': person.user.id,
        'x-timezone': 'America/New_York',
      },
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, userId: person.user.id, timeZone: 'America/New_York' });
  });

  it.each([undefined, '', 'Mars/Olympus', '+02:00; drop table', '../etc/passwd', 'x'.repeat(500)])(
    'API-04 takes the zone %j as UTC',
    async (timeZone) => {
      expect((await ask({ ...person.identity, timeZone })).body).toMatchObject({ success: true, timeZone: 'UTC' });
    },
  );

  it('API-05 answers 401 when the user id is not the session’s', async () => {
    const other = await newPerson(product);
    const sessionId = person.session.id;
    for (const userId of [other.user.id, person.user.id.toUpperCase(), '', 'x', undefined]) {
      const reply = await ask({ sessionId, userId });
      expect(reply.status).toBe(401);
      expect(reply.body).toMatchObject({
        success: false,
        code: 'NOT_SIGNED_IN',
        message: 'Your session has ended. Please sign in again.',
      });
    }
  });

  it('answers 401 without a session, with an unknown one, and by the cookie alone', async () => {
    const { userId } = person.identity;
    for (const who of [{}, { userId }, { userId, sessionId: 'x' }, { userId, cookie: person.cookie }])
      expect((await ask(who)).status).toBe(401);
  });

  it('answers 401 when the session has run out', async () => {
    const before = product.clock.now;
    product.clock.now = new Date(before.getTime() + 24 * 60 * 60_000);
    expect((await ask(person.identity)).status).toBe(401);
    product.clock.now = before;
    expect((await ask(person.identity)).status).toBe(200);
  });

  it('API-07 answers a success with success true and what the contract says, nothing else', async () => {
    const reply = await make(base, rename, { id: 'a/b c', name: 'New' });
    expect(reply.body).toEqual({ success: true, id: 'a/b c', name: 'New' });
  });

  it('takes a part of the path from the path alone', async () => {
    const reply = await send(`${base}/api/things/mine`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'theirs', name: 'New' }),
    });
    expect(reply.body).toEqual({ success: true, id: 'mine', name: 'New' });
  });

  it('API-08 answers a failure with a status of 400 or more, success false, message and code', async () => {
    const reply = await make(base, rename, { id: '1', name: undefined as unknown as string });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      success: false,
      message: 'Name is required',
      code: 'VALIDATION',
      fields: { name: 'Name is required' },
      requestId: reply.headers.get('x-request-id'),
    });
  });

  it.each(['error', 'text', 'null', 'answer'] as const)(
    'answers 500 with one plain sentence and the request id when it breaks (%s), and no word of why',
    async (how) => {
      const reply = await make(base, failing, { how });
      expect(reply.status).toBe(500);
      expect(reply.body).toEqual({
        success: false,
        message: 'Something went wrong on our side. Please try again.',
        code: 'UNEXPECTED',
        requestId: reply.headers.get('x-request-id'),
      });
    },
  );
});

it('ROUTE-15 a call is for anyone or for the holder of a session, and only auth and system calls are for anyone', () => {
  const open = Object.entries(CATALOGUE).filter(([, calls]) => calls.some(({ access }) => access === 'anyone'));
  expect(open.map(([area]) => area)).toEqual(['Auth', 'System']);
  for (const { access } of Object.values(CATALOGUE).flat()) expect(['anyone', 'session', 'person']).toContain(access);
});

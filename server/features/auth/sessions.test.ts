import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout, refreshSession, validateSession } from '../../../domain/api/account/auth.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, signInAs } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

const HOUR = 60 * 60_000;

describe('a session', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  it('AUTH-49 is validated by its header, which answers success, session and user', async () => {
    const person = await newPerson(product);
    const reply = await make(product.url, validateSession, {}, { sessionId: person.session.id });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, session: person.session, user: person.user });
  });

  it('AUTH-50 is refreshed by the cookie alone, and the old id stops working', async () => {
    const person = await newPerson(product);
    const reply = await make(product.url, refreshSession, {}, { cookie: person.cookie });
    expect(reply.status).toBe(200);
    expect(reply.body.user).toEqual(person.user);
    expect(reply.body.session.id).not.toBe(person.session.id);
    const validate = (sessionId: string) => make(product.url, validateSession, {}, { sessionId });
    expect((await validate(reply.body.session.id)).status).toBe(200);
    expect((await validate(person.session.id)).status).toBe(401);
    expect((await make(product.url, refreshSession, {})).status).toBe(401);
  });

  it('AUTH-48 ends on the server when its holder logs out, the cookie included', async () => {
    const person = await newPerson(product);
    const reply = await make(product.url, logout, {}, { sessionId: person.session.id });
    expect(reply.body).toEqual({ success: true });
    expect((await make(product.url, validateSession, {}, { sessionId: person.session.id })).status).toBe(401);
    expect((await make(product.url, refreshSession, {}, { cookie: person.cookie })).status).toBe(401);
  });

  it('ends by its cookie too, which the browser is told to forget, and ending it twice is no fault', async () => {
    const person = await newPerson(product);
    for (let time = 0; time < 2; time++) {
      const reply = await make(product.url, logout, {}, { cookie: person.cookie });
      expect(reply.body).toEqual({ success: true });
      expect(reply.headers.getSetCookie()[0]).toMatch(/^fanfare_refresh=; .*Path=\/api; Expires=Thu, 01 Jan 1970/);
    }
    expect((await make(product.url, validateSession, {}, { sessionId: person.session.id })).status).toBe(401);
  });

  it('ends alone: nobody else’s, and not one that the same person has elsewhere', async () => {
    const [person, other] = [await newPerson(product), await newPerson(product)];
    const elsewhere = await signInAs(product, person.email, person.password);
    await make(product.url, logout, {}, { sessionId: person.session.id });
    await make(product.url, logout, {}, {});
    for (const { session } of [other, elsewhere])
      expect((await make(product.url, validateSession, {}, { sessionId: session.id })).status).toBe(200);
  });

  it('has one id at a time, also after twenty refreshes at once', async () => {
    const person = await newPerson(product);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => make(product.url, refreshSession, {}, { cookie: person.cookie })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const ids = replies.map(({ body }) => body.session.id);
    const checks = await Promise.all(ids.map((sessionId) => make(product.url, validateSession, {}, { sessionId })));
    expect(checks.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('lives 24 hours, and the cookie revives it for a month', async () => {
    const person = await newPerson(product);
    const begun = product.clock.now;
    expect(new Date(person.session.expiresAt).getTime() - begun.getTime()).toBe(24 * HOUR);
    product.clock.now = new Date(begun.getTime() + 24 * HOUR);
    expect((await make(product.url, validateSession, {}, { sessionId: person.session.id })).status).toBe(401);
    expect((await make(product.url, refreshSession, {}, { cookie: person.cookie })).status).toBe(200);
    product.clock.now = new Date(begun.getTime() + 31 * 24 * HOUR);
    expect((await make(product.url, refreshSession, {}, { cookie: person.cookie })).status).toBe(401);
    product.clock.now = new Date();
  });

  it('is never stored as it is', async () => {
    const person = await newPerson(product);
    const rows = await product.sql('select * from sessions');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(person.session.id);
    expect(JSON.stringify(rows)).not.toContain(person.cookie.split('=')[1]);
  });
});

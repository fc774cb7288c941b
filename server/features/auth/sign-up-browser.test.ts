import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  forgotPassword,
  logout,
  register,
  resetPassword,
  validateSession,
  verifyEmail,
} from '../../../domain/api/account/auth.ts';
import { listSecurityEvents } from '../../../domain/api/account/sessions.ts';
import { cookiesOf, make } from '../../../tests/support/client.ts';
import { linkParts, mailTo } from '../../../tests/support/mails.ts';
import { newPerson, signInAs } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { turnOnTwoStep } from '../../../tests/support/stage/two-step.ts';

const PASSWORD = 'a good password';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
beforeEach(() => product.sql('delete from rate_limits'));

let count = 0;
/** Somebody who has signed up: the cookie of their browser, and the link that was mailed. */
async function newcomer() {
  const email = `fresh-${++count}@example.com`;
  const reply = await make(product.url, register, { email, password: PASSWORD, firstName: 'Nora', lastName: 'Quist' });
  const { link } = await mailTo(product.dataDir, email);
  return { email, reply, cookie: cookiesOf(reply), link: linkParts(link) };
}
const verify = (link: { userId: string; secret: string }, cookie?: string) =>
  make(product.url, verifyEmail, link, { cookie });

describe('the link of the first mail', () => {
  it('AUTH-54 signs in the browser that signed up, once', async () => {
    const { email, cookie, link } = await newcomer();
    const reply = await verify(link, cookie);
    expect(reply.body).toMatchObject({ message: 'Email verified successfully!', email, signedIn: { user: { email } } });
    const session = reply.body.signedIn?.session;
    expect((await make(product.url, validateSession, {}, { sessionId: session?.id })).status).toBe(200);
    const [refresh, forgotten] = reply.headers.getSetCookie();
    expect(refresh).toMatch(/^fanfare_refresh=.+; Path=\/api; HttpOnly; SameSite=Lax$/);
    expect(forgotten).toMatch(/^fanfare_sign_up=; .*Expires=Thu, 01 Jan 1970/);
    const identity = { sessionId: session?.id, userId: session?.userId };
    expect((await make(product.url, listSecurityEvents, {}, identity)).body.data.map(({ kind }) => kind)).toEqual([
      'signed-in',
      'address-verified',
    ]);
    // Neither the link nor the cookie is worth anything from now on, after logging out in particular.
    await make(product.url, logout, {}, { sessionId: session?.id });
    const again = await verify(link, cookie);
    expect([again.status, again.body.code]).toEqual([400, 'ALREADY_VERIFIED']);
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('AUTH-54 the browser is known by a cookie that no script reads and that goes to that one call', async () => {
    const { reply, cookie } = await newcomer();
    expect(reply.headers.getSetCookie()).toHaveLength(1);
    expect(reply.headers.getSetCookie()[0]).toMatch(
      /^fanfare_sign_up=[\w-]{43}; Max-Age=86400; Path=\/api\/auth\/verify-email; HttpOnly; SameSite=Strict$/,
    );
    const kept = await product.sql<{ secret_hash: string }>('select secret_hash from mailed_secrets');
    expect(JSON.stringify(kept)).not.toContain(cookie.split('=')[1]);
  });

  it('AUTH-55 opened anywhere else it verifies the address, names it, and opens no session', async () => {
    for (const elsewhere of [undefined, 'fanfare_sign_up=', 'fanfare_sign_up=made-up', (await newcomer()).cookie]) {
      const { email, link } = await newcomer();
      const reply = await verify(link, elsewhere);
      expect(reply.body).toMatchObject({ success: true, email, signedIn: null });
      expect(reply.headers.getSetCookie()).toEqual([]);
      await signInAs(product, email, PASSWORD);
    }
  });

  it('AUTH-55 a mail program that was there first has used it up: the browser that signed up is not signed in by it', async () => {
    const { link, cookie } = await newcomer();
    expect((await verify(link)).status).toBe(200);
    const late = await verify(link, cookie);
    expect([late.status, late.body.code, late.body.message]).toEqual([
      400,
      'ALREADY_VERIFIED',
      'Your email is already verified',
    ]);
  });

  it('AUTH-55 the cookie without the link, or with another’s, opens nothing', async () => {
    const [mine, theirs] = [await newcomer(), await newcomer()];
    for (const link of [
      { ...mine.link, secret: 'guessed' },
      { userId: mine.link.userId, secret: theirs.link.secret },
    ])
      expect((await verify(link, mine.cookie)).status).toBe(400);
    expect((await verify(theirs.link, mine.cookie)).body.signedIn).toBeNull();
    expect((await verify(mine.link, mine.cookie)).body.signedIn).not.toBeNull();
  });

  it('AUTH-54 of twenty tries at once in that browser, one is signed in', async () => {
    const { link, cookie } = await newcomer();
    const replies = await Promise.all(Array.from({ length: 20 }, () => verify(link, cookie)));
    expect(replies.filter(({ body }) => body.signedIn)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it('AUTH-56 whoever is signed in in that browser stays so', async () => {
    const somebody = await newPerson(product);
    const { email, link, cookie } = await newcomer();
    const reply = await verify(link, `${cookie}; ${somebody.cookie}`);
    expect(reply.body).toMatchObject({ email, signedIn: null });
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  it('AUTH-55 is not enough where a second step is asked for', async () => {
    const { email, link, cookie } = await newcomer();
    await product.sql('update users set verified = true where email = $1', [email]);
    await turnOnTwoStep(product, await signInAs(product, email, PASSWORD));
    await product.sql('update users set verified = false where email = $1', [email]);
    expect((await verify(link, cookie)).body).toMatchObject({ email, signedIn: null });
  });

  it('AUTH-55 is not enough once another password was set', async () => {
    const { email, link, cookie } = await newcomer();
    await make(product.url, forgotPassword, { email });
    const recovery = linkParts((await mailTo(product.dataDir, email, 2)).link);
    expect((await make(product.url, resetPassword, { ...recovery, newPassword: 'quite another' })).status).toBe(200);
    expect((await verify(link, cookie)).body).toMatchObject({ email, signedIn: null });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  checkResetLink,
  forgotPassword,
  login,
  refreshSession,
  register,
  resendVerification,
  resetPassword,
  validateSession,
  verifyEmail,
} from '../../../domain/api/account/auth.ts';
import { type FailureBody, make, send } from '../../../tests/support/client.ts';
import { linkParts, mailTo } from '../../../tests/support/mails.ts';
import { newPerson, type Person, signInAs } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

const HOUR = 60 * 60_000;
const NEW_PASSWORD = 'quite another one';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
// The limits have their own tests; here many tries come from one address.
beforeEach(() => product.sql('delete from rate_limits'));

let count = 0;
/** Somebody who has signed up and holds an unused verification link. */
async function newcomer(): Promise<{ email: string; link: { userId: string; secret: string } }> {
  const email = `newcomer-${++count}@example.com`;
  await make(product.url, register, { email, password: 'a good password', firstName: 'New', lastName: 'Comer' });
  return { email, link: linkParts((await mailTo(product.dataDir, email)).link) };
}
/** The recovery link of somebody who has asked for one; `mails` is how many they have got by then. */
async function recoveryLink(person: Person, mails = 2): Promise<{ userId: string; secret: string }> {
  await make(product.url, forgotPassword, { email: person.email });
  return linkParts((await mailTo(product.dataDir, person.email, mails)).link);
}
const verify = (link: { userId: string; secret: string }) => make(product.url, verifyEmail, link);
const reset = (link: { userId: string; secret: string }, newPassword = NEW_PASSWORD) =>
  make(product.url, resetPassword, { ...link, newPassword });
const later = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  const before = product.clock.now;
  product.clock.now = new Date(before.getTime() + ms);
  try {
    return await work();
  } finally {
    product.clock.now = before;
  }
};
const post = (path: string, body: unknown) =>
  send<FailureBody>(`${product.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a verification link', () => {
  it('verifies the address, after which signing in works', async () => {
    const { email, link } = await newcomer();
    const reply = await verify(link);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, message: 'Email verified successfully!', email, signedIn: null });
    await signInAs(product, email, 'a good password');
  });

  it('AUTH-47 works once and for 24 hours', async () => {
    const first = await newcomer();
    await later(24 * HOUR - 1, async () => expect((await verify(first.link)).status).toBe(200));
    const again = await verify(first.link);
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({
      success: false,
      code: 'ALREADY_VERIFIED',
      message: 'Your email is already verified',
    });
    const second = await newcomer();
    await later(24 * HOUR, async () => {
      const late = await verify(second.link);
      expect([late.status, late.body.code]).toEqual([400, 'LINK_INVALID']);
    });
    expect((await make(product.url, login, { email: second.email, password: 'a good password' })).status).toBe(403);
  });

  it('succeeds exactly once of twenty tries at once', async () => {
    const { link } = await newcomer();
    const replies = await Promise.all(Array.from({ length: 20 }, () => verify(link)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it('can be sent again; whichever is used first uses the others up', async () => {
    const { email, link } = await newcomer();
    await make(product.url, resendVerification, { email });
    const newer = linkParts((await mailTo(product.dataDir, email, 2)).link);
    expect(newer.secret).not.toBe(link.secret);
    expect((await verify(newer)).status).toBe(200);
    expect((await verify(link)).status).toBe(400);
  });

  it('does nothing for another account, known or not', async () => {
    const [mine, theirs] = [await newcomer(), await newcomer()];
    for (const userId of [theirs.link.userId, '00000000-0000-4000-8000-000000000000', 'admin', "' or 1=1 --"])
      expect((await verify({ userId, secret: mine.link.secret })).status).toBe(400);
    expect((await make(product.url, login, { email: theirs.email, password: 'a good password' })).status).toBe(403);
    expect((await verify(mine.link)).status).toBe(200);
  });

  it('API-09 is refused with its text when a part of it is missing or no text', async () => {
    const { userId, secret } = (await newcomer()).link;
    for (const wrong of [null, '', [], [secret], { secret }, 0, true, 'x'.repeat(201)]) {
      expect((await post('verify-email', { userId, secret: wrong })).body).toMatchObject({
        success: false,
        code: 'VALIDATION',
        message: 'Invalid verification link',
      });
      expect((await post('verify-email', { userId: wrong, secret })).status).toBe(400);
    }
    expect((await post('verify-email', {})).body.message).toBe('Invalid verification link');
    expect((await verify({ userId, secret })).status).toBe(200);
  });
});

describe('a recovery link', () => {
  it('AUTH-46 sets the password and ends every session of the user, and nobody else’s', async () => {
    const [person, bystander] = [await newPerson(product), await newPerson(product)];
    const elsewhere = await signInAs(product, person.email, person.password);
    const reply = await reset(await recoveryLink(person));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, message: 'Your password has been successfully changed' });
    for (const { session, cookie } of [person, elsewhere]) {
      expect((await make(product.url, validateSession, {}, { sessionId: session.id })).status).toBe(401);
      expect((await make(product.url, refreshSession, {}, { cookie })).status).toBe(401);
    }
    expect((await make(product.url, validateSession, {}, { sessionId: bystander.session.id })).status).toBe(200);
    expect((await make(product.url, login, { email: person.email, password: person.password })).status).toBe(401);
    await signInAs(product, person.email, NEW_PASSWORD);
  });

  it('AUTH-47 works once and for one hour', async () => {
    const person = await newPerson(product);
    const link = await recoveryLink(person);
    await later(HOUR, async () => expect((await reset(link)).status).toBe(400));
    await later(HOUR - 1, async () => expect((await reset(link)).status).toBe(200));
    expect((await reset(link, 'yet another one')).body.code).toBe('LINK_INVALID');
    await signInAs(product, person.email, NEW_PASSWORD);
  });

  it('AUTH-60 can be asked whether it still works, which uses nothing up', async () => {
    const person = await newPerson(product);
    const link = await recoveryLink(person);
    const check = async (asked = link) => {
      const { status, body } = await make(product.url, checkResetLink, asked);
      return [status, body.code];
    };
    expect([await check(), await check()]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    await later(HOUR, async () => expect(await check()).toEqual([400, 'LINK_INVALID']));
    expect((await reset(link)).status).toBe(200);
    expect(await check()).toEqual([400, 'LINK_INVALID']);
    const verification = (await newcomer()).link;
    for (const other of [verification, { ...link, userId: 'admin' }])
      expect(await check(other)).toEqual([400, 'LINK_INVALID']);
  });

  it('succeeds exactly once of twenty tries at once, and that one’s password is the password', async () => {
    const person = await newPerson(product);
    const link = await recoveryLink(person);
    const passwords = Array.from({ length: 20 }, (_, index) => `password ${index}`);
    const replies = await Promise.all(passwords.map((password) => reset(link, password)));
    const winners = passwords.filter((_, index) => replies[index]?.status === 200);
    expect(winners).toHaveLength(1);
    await signInAs(product, person.email, winners[0] ?? '');
  });

  it('is no verification link, nor the other way round', async () => {
    const { email, link } = await newcomer();
    expect((await reset(link)).status).toBe(400);
    await make(product.url, forgotPassword, { email });
    const recovery = linkParts((await mailTo(product.dataDir, email, 2)).link);
    expect((await verify(recovery)).status).toBe(400);
    expect((await verify(link)).status).toBe(200);
    expect((await reset(recovery)).status).toBe(200);
  });

  it('shows that the address is its holder’s, so an unverified account may sign in afterwards', async () => {
    const { email } = await newcomer();
    await make(product.url, forgotPassword, { email });
    expect((await reset(linkParts((await mailTo(product.dataDir, email, 2)).link))).status).toBe(200);
    await signInAs(product, email, NEW_PASSWORD);
  });

  it('of another account changes nothing', async () => {
    const [person, victim] = [await newPerson(product), await newPerson(product)];
    const link = await recoveryLink(person);
    expect((await reset({ userId: victim.user.id, secret: link.secret })).status).toBe(400);
    await signInAs(product, victim.email, victim.password);
    expect((await make(product.url, validateSession, {}, { sessionId: victim.session.id })).status).toBe(200);
  });

  it('API-09 is refused with its texts when a part is missing or no text, and stays usable', async () => {
    const person = await newPerson(product);
    const { userId, secret } = await recoveryLink(person);
    const refusal = async (input: object) =>
      (await post('reset-password', { userId, secret, newPassword: NEW_PASSWORD, ...input })).body.message;
    for (const wrong of [null, '', [secret], { secret }, 0]) {
      expect(await refusal({ secret: wrong })).toBe('Invalid reset link');
      expect(await refusal({ userId: wrong })).toBe('Invalid reset link');
    }
    for (const wrong of [null, '', undefined, 123456, ['123456']])
      expect(await refusal({ newPassword: wrong })).toBe('New password is required');
    expect(await refusal({ newPassword: '12345' })).toBe('Password must be at least 6 characters long');
    expect(await refusal({ newPassword: 'x'.repeat(129) })).toBe('Password must be at most 128 characters long');
    expect((await reset({ userId, secret })).status).toBe(200);
  });
});

describe('mailed secrets', () => {
  it('are stored as hashes alone, and expired ones go when a new one is made', async () => {
    const { email, link } = await newcomer();
    const kept = async () =>
      product.sql<{ secret_hash: string }>('select secret_hash from mailed_secrets where user_id = $1', [link.userId]);
    expect(JSON.stringify(await kept())).not.toContain(link.secret);
    // The link's, and that of the browser that signed up.
    expect(await kept()).toHaveLength(2);
    await later(25 * HOUR, async () => {
      await make(product.url, resendVerification, { email });
      await mailTo(product.dataDir, email, 2);
    });
    expect(await kept()).toHaveLength(1);
  });
});

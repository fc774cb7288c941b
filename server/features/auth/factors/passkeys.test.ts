import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword, resetPassword, validateSession } from '../../../../domain/api/account/auth.ts';
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  getFactors,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '../../../../domain/api/account/factors.ts';
import { cookiesOf, make, send } from '../../../../tests/support/client.ts';
import { softwarePasskey } from '../../../../tests/support/doubles/software-passkey.ts';
import { linkParts, recoveryMailTo } from '../../../../tests/support/mails.ts';
import { newPerson, type Person } from '../../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../../tests/support/product.ts';
import { turnOnTwoStep } from '../../../../tests/support/stage/two-step.ts';

const MINUTE = 60_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const begin = (who: Person, code?: string) =>
  make(product.url, beginPasskey, { password: who.password, ...(code !== undefined && { code }) }, who.identity);
const creationChallenge = async (who: Person): Promise<string> => (await begin(who)).body.options.challenge;
const keep = (who: Person, answer: ReturnType<ReturnType<typeof softwarePasskey>['created']>, name = 'My laptop') =>
  make(product.url, addPasskey, { name, answer }, who.identity);
const withPasskey = async (who: Person, name?: string) => {
  const passkey = softwarePasskey(product.url);
  const reply = await keep(who, passkey.created(await creationChallenge(who)), name);
  expect(reply.status, reply.body.message).toBe(200);
  return passkey;
};
const signInChallenge = async (): Promise<string> => (await make(product.url, askPasskey, {})).body.options.challenge;
const signIn = (answer: ReturnType<ReturnType<typeof softwarePasskey>['signed']>) =>
  make(product.url, signInWithPasskey, { answer });
const passkeysOf = async (who: Person) => (await make(product.url, getFactors, {}, who.identity)).body.data.passkeys;

describe('adding passkeys', () => {
  it('FACT-13 keeps several under their names, tells when each was used last, and removes them', async () => {
    const who = await newPerson(product);
    const oneMinuteLater = (): string => {
      product.clock.now = new Date(product.clock.now.getTime() + MINUTE);
      return product.clock.now.toISOString();
    };
    const first = oneMinuteLater();
    const laptop = await withPasskey(who, 'My laptop');
    const second = oneMinuteLater();
    await withPasskey(who, '  Phone  ');
    const third = oneMinuteLater();
    expect((await signIn(laptop.signed(await signInChallenge()))).status).toBe(200);
    expect(await passkeysOf(who)).toEqual([
      { id: expect.any(String), name: 'My laptop', addedAt: first, lastUsedAt: third },
      { id: expect.any(String), name: 'Phone', addedAt: second, lastUsedAt: null },
    ]);
    const [shown] = await passkeysOf(who);
    const removed = await make(product.url, removePasskey, { id: shown?.id ?? '' }, who.identity);
    expect(removed.body.data.passkeys.map(({ name }) => name)).toEqual(['Phone']);
    const refused = await signIn(laptop.signed(await signInChallenge()));
    expect([refused.status, refused.body.code]).toEqual([401, 'PASSKEY_REFUSED']);
  });

  it('FACT-22 are given other names by their owner alone, and still work', async () => {
    const [who, other] = [await newPerson(product), await newPerson(product)];
    const passkey = await withPasskey(who, 'My laptop');
    const [kept] = await passkeysOf(who);
    const rename = (by: Person, name: string) =>
      make(product.url, renamePasskey, { id: kept?.id ?? '', name }, by.identity);
    const renamed = await rename(who, '  Old laptop ');
    expect([renamed.body.message, renamed.body.data.passkeys.map(({ name }) => name)]).toEqual([
      'Passkey renamed',
      ['Old laptop'],
    ]);
    expect((await rename(who, '  ')).body.fields).toEqual({ name: 'Please give the passkey a name' });
    expect((await rename(other, 'Mine')).status).toBe(404);
    expect((await passkeysOf(who)).map(({ name }) => name)).toEqual(['Old laptop']);
    expect((await signIn(passkey.signed(await signInChallenge()))).status).toBe(200);
  });

  it('FACT-13 asks for the password and, with two-step sign-in, for a code', async () => {
    const who = await newPerson(product);
    const wrong = await make(product.url, beginPasskey, { password: 'not it' }, who.identity);
    expect([wrong.status, wrong.body.fields]).toEqual([400, { password: 'This password is incorrect' }]);
    const app = await turnOnTwoStep(product, who);
    expect((await begin(who)).body.fields).toEqual({ code: 'Please enter a code' });
    expect((await begin(who, app.nextCode())).status).toBe(200);
  });

  it('FACT-15 asks for a passkey that names its user, verified, for the address of the product', async () => {
    const { options } = (await begin(await newPerson(product))).body;
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Fanfare' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  it('FACT-15 refuses what was made for another address or without knowing whose hand it was', async () => {
    const who = await newPerson(product);
    for (const claims of [
      { origin: 'https://evil.example' },
      { origin: product.url.replace('http:', 'https:') },
      { rpId: 'evil.example' },
      { isUserVerified: false },
    ]) {
      const reply = await keep(who, softwarePasskey(product.url).created(await creationChallenge(who), claims));
      expect([reply.status, reply.body.message]).toEqual([
        400,
        'This passkey could not be checked, so it was not added. Please try again.',
      ]);
    }
    expect(await passkeysOf(who)).toEqual([]);
  });

  it('FACT-16 takes a challenge once, within five minutes, from the one whom it was given to', async () => {
    const [who, other] = [await newPerson(product), await newPerson(product)];
    const challenge = await creationChallenge(who);
    const stolen = await keep(other, softwarePasskey(product.url).created(challenge));
    expect([stolen.status, stolen.body.message]).toEqual([400, 'This took too long. Please try again.']);
    expect((await keep(who, softwarePasskey(product.url).created(challenge))).status).toBe(200);
    expect((await keep(who, softwarePasskey(product.url).created(challenge))).status).toBe(400);
    expect((await keep(who, softwarePasskey(product.url).created(await signInChallenge()))).status).toBe(400);
    const old = await creationChallenge(who);
    product.clock.now = new Date(product.clock.now.getTime() + 5 * MINUTE);
    expect((await keep(who, softwarePasskey(product.url).created(old))).status).toBe(400);
    expect(await passkeysOf(who)).toHaveLength(1);
  });

  it('FACT-18 finds another’s passkey as little as one that nobody has', async () => {
    const [who, other] = [await newPerson(product), await newPerson(product)];
    await withPasskey(who);
    const [mine] = await passkeysOf(who);
    const remove = (id: string, by: Person) => make(product.url, removePasskey, { id }, by.identity);
    const answers = await Promise.all([
      remove(mine?.id ?? '', other),
      remove(crypto.randomUUID(), other),
      remove('x', other),
    ]);
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      Array(3).fill([404, 'This passkey was removed already.']),
    );
    expect(await passkeysOf(who)).toHaveLength(1);
  });

  it('FACT-19 keeps a passkey for one account, and twenty for each', async () => {
    const [who, other] = [await newPerson(product), await newPerson(product)];
    const passkey = await withPasskey(who);
    const twice = await keep(other, passkey.created(await creationChallenge(other)));
    expect([twice.status, twice.body.message]).toEqual([
      409,
      'This passkey was added before: you can sign in with it.',
    ]);
    const challenges: string[] = [];
    while (challenges.length < 21) challenges.push(await creationChallenge(other));
    const replies = await Promise.all(
      challenges.map((challenge) => keep(other, softwarePasskey(product.url).created(challenge))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    expect((await begin(other)).body.message).toMatch(/^An account can have up to 20 passkeys\./);
  });
});

describe('signing in with a passkey', () => {
  it('FACT-14 needs no password and no code', async () => {
    const who = await newPerson(product);
    const passkey = await withPasskey(who);
    await turnOnTwoStep(product, who);
    const reply = await signIn(passkey.signed(await signInChallenge()));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, session: reply.body.session, user: who.user });
    expect(cookiesOf(reply)).toMatch(/^fanfare_refresh=/);
    expect((await make(product.url, validateSession, {}, { sessionId: reply.body.session.id })).status).toBe(200);
  });

  it('FACT-14 works after a password reset too', async () => {
    const who = await newPerson(product);
    const passkey = await withPasskey(who);
    await make(product.url, forgotPassword, { email: who.email });
    const { userId, secret } = linkParts((await recoveryMailTo(product.dataDir, who.email)).link ?? '');
    await make(product.url, resetPassword, { userId, secret, newPassword: 'another password' });
    expect((await signIn(passkey.signed(await signInChallenge()))).status).toBe(200);
  });

  it('FACT-15 refuses an answer for another address, without verification, of another key or of nobody', async () => {
    const who = await newPerson(product);
    const passkey = await withPasskey(who);
    const forged = {
      ...softwarePasskey(product.url).signed(await signInChallenge()),
      id: passkey.id,
      rawId: passkey.id,
    };
    const answers = [
      passkey.signed(await signInChallenge(), { origin: 'https://evil.example' }),
      passkey.signed(await signInChallenge(), { rpId: 'evil.example' }),
      passkey.signed(await signInChallenge(), { isUserVerified: false }),
      forged,
      softwarePasskey(product.url).signed(await signInChallenge()),
    ];
    for (const answer of answers) {
      const reply = await signIn(answer);
      expect([reply.status, reply.body.code]).toEqual([401, 'PASSKEY_REFUSED']);
    }
  });

  it('FACT-15 takes its address from the settings, whatever host a request names', async () => {
    const asked = await send<{ options: { rpId: string } }>(
      `${product.url.replace('localhost', '127.0.0.1')}/api/auth/passkey-challenge`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
        body: '{}',
      },
    );
    expect(asked.body.options.rpId).toBe('localhost');
  });

  it('FACT-16 takes a challenge once, within five minutes, even of twenty answers at once', async () => {
    const who = await newPerson(product);
    const passkey = await withPasskey(who);
    const answer = passkey.signed(await signInChallenge());
    const replies = await Promise.all(Array.from({ length: 20 }, () => signIn(answer)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await signIn(answer)).body.code).toBe('PASSKEY_REFUSED');
    const old = await signInChallenge();
    product.clock.now = new Date(product.clock.now.getTime() + 5 * MINUTE);
    const late = await signIn(passkey.signed(old));
    expect([late.status, late.body.message]).toEqual([401, 'This took too long. Please try again.']);
    expect((await signIn(passkey.signed('made-up'))).status).toBe(401);
    expect((await signIn(passkey.signed(await creationChallenge(who)))).status).toBe(401);
  });

  it('FACT-17 refuses a passkey whose counter does not grow', async () => {
    const who = await newPerson(product);
    const passkey = await withPasskey(who);
    const withCounter = async (counter: number) =>
      (await signIn(passkey.signed(await signInChallenge(), { counter }))).status;
    expect(await withCounter(5)).toBe(200);
    expect(await withCounter(5)).toBe(401);
    expect(await withCounter(4)).toBe(401);
    expect(await withCounter(0)).toBe(401);
    expect(await withCounter(6)).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['texts that are no bytes', { id: 'a b', rawId: 'a b', type: 'public-key', response: { clientDataJSON: '§' } }],
    [
      'bytes that are no JSON',
      {
        id: 'aaaa',
        rawId: 'aaaa',
        type: 'public-key',
        response: { clientDataJSON: 'aaaa', authenticatorData: 'aaaa', signature: 'aaaa' },
      },
    ],
  ])('refuses %s in a sentence', async (_, answer) => {
    const reply = await signIn(answer as never);
    expect([400, 401]).toContain(reply.status);
    expect(reply.body.message).toMatch(/\w/);
  });
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { login, resetPassword } from '../domain/api/account/auth.ts';
import { getFactors } from '../domain/api/account/factors.ts';
import { checkUsage } from '../domain/api/account/usage.ts';
import { getUserDetails } from '../domain/api/account/user.ts';
import { make } from '../tests/support/client.ts';
import { keptMails, linkParts } from '../tests/support/mails.ts';
import { operatorOf } from '../tests/support/operator.ts';
import { newPerson, signInAs } from '../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../tests/support/product.ts';
import { turnOnTwoStep } from '../tests/support/stage/two-step.ts';
import { listen } from '../tests/support/streams.ts';

let product: TestProduct;
let operator: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  product = await startTestProduct();
  operator = await operatorOf(product);
});
afterAll(async () => {
  await operator.close();
  await product.stop();
});

const admin = (...args: string[]) => operator.run(...args);

it('CONN-04 makes an account premium and free again, seen at once by the account’s open screens', async () => {
  const who = await newPerson(product);
  const screen = await listen(product.url, who.identity);
  await vi.waitFor(() => expect(screen.heard()).toContain('event: ready'));
  const usage = async () => (await make(product.url, checkUsage, {}, who.identity)).body.data;
  const plan = async () => (await make(product.url, getUserDetails, {}, who.identity)).body.data.plan;
  expect(await admin('premium', ` ${who.email.toUpperCase()} `)).toEqual({
    done: true,
    printed: [`${who.email} has the Premium Plan now.`],
  });
  await vi.waitFor(() => expect(screen.heard()).toContain('event: usage.changed'));
  expect([await usage(), await plan()]).toMatchObject([{ isPremium: true, remainingUsage: null }, 'Premium Plan']);
  expect((await admin('free', who.email)).printed).toEqual([`${who.email} has the Free Plan now.`]);
  expect([await usage(), await plan()]).toMatchObject([{ isPremium: false, remainingUsage: 10 }, 'Free Plan']);
  await screen.end();
});

it('gives a link that sets a new password, once', async () => {
  const who = await newPerson(product);
  const { printed } = await admin('reset-password-link', who.email);
  const link = new URL(printed[0] ?? '');
  expect([link.origin, link.searchParams.get('type')]).toEqual(['https://fanfare.example.com', 'recovery']);
  const { userId, secret } = linkParts(link.href);
  const reset = () => make(product.url, resetPassword, { userId, secret, newPassword: 'found again' });
  expect((await reset()).status).toBe(200);
  expect((await make(product.url, login, { email: who.email, password: 'found again' })).status).toBe(200);
  expect((await reset()).status).toBe(400);
});

it('deletes an account with everything in it, for ever and only when that is meant', async () => {
  const who = await newPerson(product);
  expect(await admin('delete', who.email)).toEqual({
    done: false,
    printed: [`This can't be undone. If you mean it: npm run admin -- delete ${who.email} --for-ever`],
  });
  expect((await make(product.url, getUserDetails, {}, who.identity)).status).toBe(200);
  const screen = await listen(product.url, who.identity);
  await vi.waitFor(() => expect(screen.heard()).toContain('event: ready'));
  expect((await admin('delete', who.email, '--for-ever')).done).toBe(true);
  await screen.closed;
  expect((await make(product.url, getUserDetails, {}, who.identity)).status).toBe(401);
  expect((await admin('delete', who.email, '--for-ever')).done).toBe(false);
});

it('FACT-12 lets the password alone sign somebody in who has lost app, recovery codes and passkeys', async () => {
  const who = await newPerson(product);
  await turnOnTwoStep(product, who);
  const enter = () => make(product.url, login, { email: who.email, password: who.password });
  expect((await enter()).status).toBe(403);
  expect(await admin('factors-off', who.email)).toEqual({
    done: true,
    printed: [`${who.email} signs in with the password alone now.`],
  });
  const subjects = keptMails(product.dataDir, who.email).map(({ subject }) => subject);
  expect(subjects).toContain('Two-step sign-in and passkeys are off');
  expect((await enter()).status).toBe(200);
  expect((await make(product.url, getFactors, {}, who.identity)).body.data).toEqual({
    twoStep: { since: null, recoveryCodesLeft: 0 },
    passkeys: [],
  });
  expect((await admin('factors-off', 'nobody@example.com')).done).toBe(false);
});

it('lists the accounts with their plans', async () => {
  const who = await newPerson(product);
  await admin('premium', who.email);
  const { done, printed } = await admin('list');
  expect(done).toBe(true);
  expect(printed.find((line) => line.endsWith(who.email))).toMatch(/^\d{4}-\d\d-\d\d {2}premium {2}/);
  expect(printed.at(-1)).toBe(`${printed.length - 1} accounts`);
});

it('OPS-21 signs everybody out, open screens too', async () => {
  const [one, two] = [await newPerson(product), await newPerson(product)];
  const screen = await listen(product.url, one.identity);
  await vi.waitFor(() => expect(screen.heard()).toContain('event: ready'));
  expect(await admin('end-sessions')).toEqual({ done: true, printed: ['Everybody is signed out.'] });
  await screen.closed;
  for (const { identity } of [one, two])
    expect((await make(product.url, getUserDetails, {}, identity)).status).toBe(401);
});

it('OPS-51 signs one account out everywhere, and nobody else', async () => {
  const [one, other] = [await newPerson(product), await newPerson(product)];
  await signInAs(product, one.email, one.password);
  const screen = await listen(product.url, one.identity);
  await vi.waitFor(() => expect(screen.heard()).toContain('event: ready'));
  expect(await admin('end-sessions', ` ${one.email.toUpperCase()}`)).toEqual({
    done: true,
    printed: [`${one.email} is signed out: 2 sessions have ended.`],
  });
  await screen.closed;
  const status = async ({ identity }: typeof one) => (await make(product.url, getUserDetails, {}, identity)).status;
  expect([await status(one), await status(other)]).toEqual([401, 200]);
  expect((await admin('end-sessions', one.email)).printed).toEqual([
    `${one.email} is signed out: 0 sessions have ended.`,
  ]);
  expect(await admin('end-sessions', 'nobody@example.com')).toEqual({
    done: false,
    printed: ['There is no account with the address nobody@example.com.'],
  });
  expect(await status(other)).toBe(200);
});

it('OPS-52 words that a command doesn’t know are refused with what there is, and nothing is done', async () => {
  const who = await newPerson(product);
  for (const words of [
    ['list', who.email],
    ['premium', who.email, 'other@example.com'],
    ['premium', who.email, '--for-ever'],
    ['end-sessions', 'everybody'],
    ['end-sessions', ''],
    ['end-sessions', who.email, 'other@example.com'],
    ['end-sessions', '--for', who.email],
    ['delete', who.email, '--forever'],
    ['delete', who.email, 'for-ever', '--for-ever'],
  ]) {
    const { done, printed } = await admin(...words);
    expect([words, done, printed[0]?.split('\n')[0]]).toEqual([words, false, 'What the operator can do:']);
  }
  const { body } = await make(product.url, getUserDetails, {}, who.identity);
  expect(body.data).toMatchObject({ plan: 'Free Plan' });
});

it('OPS-36 words that steer a terminal are never printed as they are', async () => {
  for (const words of [
    ['audit', '--since', '\u001b[2J'],
    ['audit', '\u001b[2j@example.com'],
  ]) {
    const { done, printed } = await admin(...words);
    expect([done, printed.join()]).toEqual([false, expect.stringMatching(/\\u\{1b\}\[2j/i)]);
    expect(printed.join()).not.toMatch(/\p{Cc}/u);
  }
});

it.for([
  [['premium', 'nobody@example.com'], 'There is no account with the address nobody@example.com.'],
  [['reset-password-link', 'nobody@example.com'], 'There is no account with the address nobody@example.com.'],
  [['premium'], 'What the operator can do:'],
  [['promote', 'nobody@example.com'], 'What the operator can do:'],
  [[], 'What the operator can do:'],
] as const)('refuses %j and says why', async ([args, why]) => {
  const { done, printed } = await admin(...args);
  expect([done, printed[0]?.split('\n')[0]]).toEqual([false, why]);
});

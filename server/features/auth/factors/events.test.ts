import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '../../../../domain/api/account/auth.ts';
import { endTwoStep, renewRecoveryCodes, secondStep } from '../../../../domain/api/account/factors.ts';
import { listSecurityEvents } from '../../../../domain/api/account/sessions.ts';
import { make } from '../../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../../tests/support/product.ts';
import { turnOnTwoStep } from '../../../../tests/support/stage/two-step.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const ticketFor = async ({ email, password }: Person): Promise<string> =>
  ((await make(product.url, login, { email, password })).body as { ticket?: string }).ticket ?? '';
const finish = (ticket: string, code: string) => make(product.url, secondStep, { ticket, code });

it('ACC-13 ACC-14 notes what happens to the second step, and no code', async () => {
  const who = await newPerson(product);
  const { nextCode, recoveryCodes } = await turnOnTwoStep(product, who);
  expect((await finish(await ticketFor(who), '000000')).status).toBe(401);
  const code = nextCode();
  expect((await finish(await ticketFor(who), code)).status).toBe(200);
  const proof = () => ({ password: who.password, code: nextCode() });
  await make(product.url, renewRecoveryCodes, proof(), who.identity);
  await make(product.url, endTwoStep, proof(), who.identity);
  const { data } = (await make(product.url, listSecurityEvents, {}, who.identity)).body;
  expect(data.slice(0, 5).map(({ kind, detail }) => [kind, detail])).toEqual([
    ['two-step-off', null],
    ['recovery-codes-renewed', null],
    ['signed-in', 'With a code'],
    ['sign-in-failed', 'Wrong code'],
    ['two-step-on', null],
  ]);
  for (const secret of [code, ...recoveryCodes, who.password]) expect(JSON.stringify(data)).not.toContain(secret);
});

it('ACC-13 a ticket is worth nothing once its account is gone', async () => {
  const who = await newPerson(product);
  const { nextCode } = await turnOnTwoStep(product, who);
  const ticket = await ticketFor(who);
  const code = nextCode();
  await product.sql('update users set deletion_at = $2 where id = $1', [who.user.id, product.clock.now]);
  const reply = await finish(ticket, code);
  expect([reply.status, reply.body.code]).toEqual([401, 'SIGN_IN_EXPIRED']);
});

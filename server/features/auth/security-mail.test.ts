import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addPasskey,
  beginPasskey,
  endTwoStep,
  getFactors,
  removePasskey,
  renewRecoveryCodes,
} from '../../../domain/api/account/factors.ts';
import { makeToken } from '../../../domain/api/account/tokens.ts';
import { updatePassword } from '../../../domain/api/account/user.ts';
import { make } from '../../../tests/support/client.ts';
import { softwarePasskey } from '../../../tests/support/doubles/software-passkey.ts';
import { keptMails } from '../../../tests/support/mails.ts';
import { newPerson } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { turnOnTwoStep } from '../../../tests/support/stage/two-step.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

it('FACT-23 mails the owner whatever is changed of how the account is entered, and no secret', async () => {
  const who = await newPerson(product);
  const { nextCode, recoveryCodes } = await turnOnTwoStep(product, who);
  const proof = () => ({ password: who.password, code: nextCode() });
  const { options } = (await make(product.url, beginPasskey, proof(), who.identity)).body;
  const answer = softwarePasskey(product.url).created(options.challenge);
  await make(product.url, addPasskey, { name: 'My laptop', answer }, who.identity);
  const [passkey] = (await make(product.url, getFactors, {}, who.identity)).body.data.passkeys;
  await make(product.url, removePasskey, { id: passkey?.id ?? '' }, who.identity);
  const renewed = await make(product.url, renewRecoveryCodes, proof(), who.identity);
  const program = { name: 'My program', days: null, ...proof() };
  const made = await make(product.url, makeToken, program, who.identity);
  await make(product.url, endTwoStep, proof(), who.identity);
  const change = { currentPassword: who.password, newPassword: 'another password' };
  await make(product.url, updatePassword, change, who.identity);
  const wanted = [
    'Two-step sign-in is on',
    'A passkey was added to Fanfare',
    'A passkey was removed from Fanfare',
    'New recovery codes for your Fanfare account',
    'An API token was made for your Fanfare account',
    'Two-step sign-in is off',
    'Your Fanfare password was changed',
  ];
  const mails = await waitFor(() => {
    const all = keptMails(product.dataDir, who.email).filter(({ subject }) => wanted.includes(subject));
    expect(all.map(({ subject }) => subject).sort()).toEqual(wanted.toSorted());
    return all;
  });
  const changed = mails.find(({ subject }) => subject === 'Your Fanfare password was changed');
  expect(changed?.text).toMatch(/The password of your account was changed on .*\d{4} at .*\(.+\), from /);
  expect(changed?.text).toContain('If it was not you, choose ‘Forgot password’');
  expect(changed?.text).toContain('tokens and passkeys go on working');
  const said = mails.map(({ text }) => text).join();
  const secrets = [
    who.password,
    'another password',
    ...recoveryCodes,
    ...renewed.body.recoveryCodes,
    who.session.id,
    made.body.token,
  ];
  for (const secret of secrets) expect(said).not.toContain(secret);
});

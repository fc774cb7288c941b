import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgotPassword, login, register, resendVerification } from '../../../domain/api/account/auth.ts';
import { make, type Reply } from '../../../tests/support/client.ts';
import { newPerson } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

const UNKNOWN = 'nobody@example.com';
const UNVERIFIED = 'unverified@example.com';

let product: TestProduct;
let verified: string;
beforeAll(async () => {
  product = await startTestProduct();
  verified = (await newPerson(product)).email;
  await make(product.url, register, { email: UNVERIFIED, password: 'a good password', firstName: 'A', lastName: 'B' });
});
afterAll(() => product.stop());

/** All of an answer that could tell addresses apart: what changes from call to call is left out. */
function seen({ status, headers, body }: Reply<object>): object {
  const headersSeen = Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
  return { status, headers: headersSeen, body: { ...body, requestId: 'any' } };
}

it('AUTH-28 resend and forgot answer alike whether or not the address is known', async () => {
  for (const [call, message] of [
    [forgotPassword, 'Password reset link has been sent to your email.'],
    [resendVerification, 'Verification email has been sent! Please check your inbox.'],
  ] as const) {
    const unknown = await make(product.url, call, { email: UNKNOWN });
    expect(unknown.status).toBe(200);
    expect(unknown.body).toEqual({ success: true, message });
    for (const email of [verified, UNVERIFIED])
      expect(seen(await make(product.url, call, { email }))).toEqual(seen(unknown));
  }
});

it('resend and forgot do the same for a known and an unknown address before they answer: one job each', async () => {
  const jobsOf = async (email: string) =>
    product.sql(`select name, data - 'email' as data from pgboss.job where data->>'email' = $1 order by created_on`, [
      email,
    ]);
  const before = [await jobsOf(verified), await jobsOf(UNKNOWN)].map((jobs) => jobs.length);
  for (const email of [verified, UNKNOWN])
    for (const call of [forgotPassword, resendVerification]) await make(product.url, call, { email });
  const [known, unknown] = [await jobsOf(verified), await jobsOf(UNKNOWN)];
  expect(known.slice(before[0])).toEqual(unknown.slice(before[1]));
  expect(unknown.slice(before[1])).toHaveLength(2);
});

it('a wrong password answers alike for a known, an unverified and an unknown address', async () => {
  const answers = [];
  for (const email of [UNKNOWN, verified, UNVERIFIED])
    answers.push(seen(await make(product.url, login, { email, password: 'a wrong guess' })));
  expect(answers[0]).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, register, verifyEmail } from '../../../domain/api/account/auth.ts';
import { FAILURES } from '../../../domain/errors.ts';
import { type FailureBody, make, send } from '../../../tests/support/client.ts';
import { linkParts, mailTo } from '../../../tests/support/mails.ts';
import { newPerson } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const ada = { firstName: 'Ada', lastName: 'Lovelace', password: 'analytical' };
const signUp = (email: string, more: object = {}) => make(product.url, register, { ...ada, email, ...more });
const post = (path: string, body: unknown) =>
  send<FailureBody>(`${product.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('signing up', () => {
  it('AUTH-19 AUTH-21 takes email, name, password, firstName, lastName and answers 201 with success, message and user', async () => {
    const reply = await signUp('ada@example.com', { name: 'Ada Lovelace' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      success: true,
      message: 'Registration successful! Please check your email for verification link.',
      user: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: 'ada@example.com',
        name: 'Ada Lovelace',
        firstName: 'Ada',
        lastName: 'Lovelace',
        avatar: null,
        deletionAt: null,
      },
    });
  });

  it('AUTH-20 joins first and last name by a space, whatever name says', async () => {
    const reply = await signUp('joined@example.com', { firstName: '  Grace ', lastName: ' Hopper', name: 'Admin' });
    expect(reply.body.user).toMatchObject({ firstName: 'Grace', lastName: 'Hopper', name: 'Grace Hopper' });
    expect((await signUp('unnamed@example.com')).body.user.name).toBe('Ada Lovelace');
  });

  it('AUTH-25 answers a known email with 409 and the exact sentence, in any spelling of it', async () => {
    await signUp('known@example.com');
    for (const spelling of ['known@example.com', 'KNOWN@Example.COM', '  known@example.com\t']) {
      const { status, body } = await signUp(spelling);
      expect(status).toBe(409);
      expect(body.message).toBe('A user with the same id, email, or phone already exists in this project.');
      expect(body).toEqual({ success: false, message: body.message, code: 'EMAIL_TAKEN', requestId: body.requestId });
    }
  });

  it('makes one account of twenty registrations at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => signUp('race@example.com')));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(await product.sql('select 1 from users where email = $1', ['race@example.com'])).toHaveLength(1);
    const jobs = await product.sql(`select 1 from pgboss.job where data->>'email' = $1`, ['race@example.com']);
    expect(jobs).toHaveLength(1);
  });

  it('gives nobody more than an account: what else is sent is ignored', async () => {
    const more = { id: '00000000-0000-4000-8000-000000000000', verified: true, premium: true, role: 'admin' };
    const reply = await signUp('greedy@example.com', more);
    expect(reply.status).toBe(201);
    expect(reply.body.user.id).not.toBe(more.id);
    const [row] = await product.sql('select verified, premium from users where email = $1', ['greedy@example.com']);
    expect(row).toEqual({ verified: false, premium: false });
  });

  it('stores a password as an Argon2id hash alone', async () => {
    await signUp('hashed@example.com', { password: 'plain as day' });
    const [row] = await product.sql<Record<string, string>>('select * from users where email = $1', [
      'hashed@example.com',
    ]);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain('plain as day');
  });

  it('keeps the caller’s zone for the account’s days', async () => {
    const zoneOf = async (email: string, timeZone: string) => {
      await make(product.url, register, { ...ada, email }, { timeZone });
      return (await product.sql<{ time_zone: string }>('select time_zone from users where email = $1', [email]))[0];
    };
    expect(await zoneOf('berlin@example.com', 'Europe/Berlin')).toEqual({ time_zone: 'Europe/Berlin' });
    expect(await zoneOf('mars@example.com', 'Mars/Olympus')).toEqual({ time_zone: 'UTC' });
  });

  it.each([
    ['a missing first name', { firstName: undefined }, 'firstName', 'First name and last name are required'],
    ['a blank first name', { firstName: '  ' }, 'firstName', 'First name and last name are required'],
    ['a missing last name', { lastName: null }, 'lastName', 'First name and last name are required'],
    ['a last name that is a list', { lastName: ['x'] }, 'lastName', 'First name and last name are required'],
    ['a name without end', { firstName: 'x'.repeat(101) }, 'firstName', 'This name is too long'],
    ['a name that is a number', { name: 7 }, 'name', 'This name is not a text'],
    ['a missing email', { email: undefined }, 'email', 'Email is required'],
    ['a blank email', { email: '  ' }, 'email', 'Email is required'],
    ['an email of null', { email: null }, 'email', 'Email is required'],
    ['an email that is a number', { email: 5 }, 'email', 'Email is required'],
    ['a list of emails', { email: ['a@example.com'] }, 'email', 'Email is required'],
    ['an email that is none', { email: 'ada' }, 'email', 'Please enter a valid email address'],
    ['two emails in one', { email: 'a@example.com,b@example.com' }, 'email', 'Please enter a valid email address'],
    ['a named email', { email: 'Ada <a@example.com>' }, 'email', 'Please enter a valid email address'],
    [
      'a header in an email',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      'email',
      'Please enter a valid email address',
    ],
    ['an email without end', { email: `${'a'.repeat(250)}@example.com` }, 'email', 'This email address is too long'],
    ['a missing password', { password: undefined }, 'password', 'Password is required'],
    ['an empty password', { password: '' }, 'password', 'Password is required'],
    ['a password of null', { password: null }, 'password', 'Password is required'],
    ['a password that is a number', { password: 123456 }, 'password', 'Password is required'],
    ['a short password', { password: '12345' }, 'password', 'Password must be at least 6 characters long'],
    [
      'a password without end',
      { password: 'x'.repeat(129) },
      'password',
      'Password must be at most 128 characters long',
    ],
  ])('API-09 refuses %s with 400 and its text', async (_what, wrong, field, text) => {
    const reply = await post('register', { ...ada, email: 'wrong@example.com', ...wrong });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      success: false,
      code: 'VALIDATION',
      message: text,
      fields: { [field]: text },
      requestId: reply.headers.get('x-request-id'),
    });
    expect(await product.sql('select 1 from users where email = $1', ['wrong@example.com'])).toHaveLength(0);
  });

  it('tells every wrong field at once', async () => {
    const { body } = await post('register', {});
    expect(Object.keys(body.fields ?? {})).toEqual(['firstName', 'lastName', 'email', 'password']);
    expect(body.message).toBe('First name and last name are required');
  });

  it('takes any characters in a password, six to 128 of them, and none of them is trimmed', async () => {
    for (const [index, password] of [' 1234 ', 'пароль', '🔑'.repeat(64)].entries()) {
      const email = `password-${index}@example.com`;
      expect((await signUp(email, { password })).status).toBe(201);
      await make(product.url, verifyEmail, linkParts((await mailTo(product.dataDir, email)).link));
      expect((await make(product.url, login, { email, password })).status).toBe(200);
      expect((await make(product.url, login, { email, password: `${password} ` })).status).toBe(401);
    }
  });
});

describe('signing in', () => {
  it('AUTH-13 takes email and password and answers success, session{id, userId, expiresAt} and user', async () => {
    const person = await newPerson(product);
    const reply = await make(product.url, login, { email: person.email, password: person.password });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      success: true,
      session: {
        id: expect.stringMatching(/^[\w-]{43}$/),
        userId: person.user.id,
        expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
      user: person.user,
    });
    expect(reply.body.session.id).not.toBe(person.session.id);
  });

  it('finds the account in any spelling of its address', async () => {
    const person = await newPerson(product);
    for (const email of [person.email.toUpperCase(), `  ${person.email} `])
      expect((await make(product.url, login, { email, password: person.password })).status).toBe(200);
  });

  it('AUTH-18 answers a wrong pair with 401; the 403 comes only when the password was right', async () => {
    const email = 'unverified@example.com';
    await signUp(email);
    const wrong = await make(product.url, login, { email, password: 'not it at all' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ success: false, ...messageOf('WRONG_CREDENTIALS') });
    expect(wrong.body).not.toHaveProperty('requiresVerification');
    const right = await make(product.url, login, { email, password: ada.password });
    expect(right.status).toBe(403);
    expect(right.body).toMatchObject({
      success: false,
      ...messageOf('EMAIL_NOT_VERIFIED'),
      requiresVerification: true,
    });
    expect(right.headers.getSetCookie()).toEqual([]);
  });

  it('sets a cookie that no script can read and no other site can send', async () => {
    const person = await newPerson(product);
    const reply = await make(product.url, login, { email: person.email, password: person.password });
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/api', 'SameSite=Lax']);
  });

  it.each([
    [{}, 'Email is required'],
    [{ email: ' ', password: 'x' }, 'Email is required'],
    [{ email: { $ne: null }, password: 'x' }, 'Email is required'],
    [{ email: 'a@example.com' }, 'Password is required'],
    [{ email: 'a@example.com', password: '' }, 'Password is required'],
    [{ email: 'a@example.com', password: null }, 'Password is required'],
    [{ email: 'a@example.com', password: ['x'] }, 'Password is required'],
    [{ email: 'a@example.com', password: 'x'.repeat(1025) }, 'Password is too long'],
  ])('API-09 refuses %j with 400 and its text', async (input, text) => {
    const reply = await post('login', input);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ success: false, code: 'VALIDATION', message: text });
  });
});

describe('asking for a mail', () => {
  it.each(['forgot-password', 'resend-verification'])(
    'API-09 %s refuses a missing or wrong email with 400',
    async (path) => {
      for (const email of [undefined, null, '', '   ', 7, ['a@example.com']]) {
        const reply = await post(path, { email });
        expect(reply.status).toBe(400);
        expect(reply.body).toMatchObject({ success: false, message: 'Email is required' });
      }
      const reply = await post(path, { email: 'a@example.com\nBcc: b@example.com' });
      expect(reply.body.message).toBe('Please enter a valid email address');
    },
  );
});

function messageOf(code: keyof typeof FAILURES): { code: string; message: string } {
  return { code, message: FAILURES[code].message };
}

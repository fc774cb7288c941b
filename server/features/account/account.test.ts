import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { login, validateSession } from '../../../domain/api/account/auth.ts';
import * as calls from '../../../domain/api/account/user.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person, signInAs } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { fileOf, pictureFile } from '../../../tests/support/stage/pictures.ts';
import { listen } from '../../../tests/support/streams.ts';

let product: TestProduct;
let person: Person;
beforeAll(async () => {
  product = await startTestProduct();
  person = await newPerson(product);
});
afterAll(() => product.stop());

const details = async (who = person) => (await make(product.url, calls.getUserDetails, {}, who.identity)).body.data;

describe('a profile', () => {
  const profile = { firstName: 'Maya', lastName: 'Okafor', email: 'x@example.com' };

  it('SET-04 SET-05 SET-06 is answered whole, with the plan as it is and instants in UTC', async () => {
    const who = await newPerson(product);
    expect(await details(who)).toEqual({
      name: 'Ada Tester',
      firstName: 'Ada',
      lastName: 'Tester',
      email: who.email,
      bio: '',
      company: '',
      jobTitle: '',
      member_since: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      next_billing_date: null,
      plan: 'Free Plan',
      avatar: null,
    });
    await product.sql('update users set premium = true where id = $1', [who.user.id]);
    expect((await details(who)).plan).toBe('Premium Plan');
  });

  it('SET-12 is changed, but for the address and everything that is not one’s own to change', async () => {
    const who = await newPerson(product);
    const change = {
      ...profile,
      name: 'Maya O.',
      bio: 'Bakes.',
      company: 'Mill Lane',
      jobTitle: 'Baker',
      premium: true,
      plan: 'Premium Plan',
      verified: false,
      id: person.user.id,
    };
    const { status, body } = await make(product.url, calls.updateProfile, change, who.identity);
    expect([status, body.message]).toEqual([200, 'Profile updated']);
    expect(await details(who)).toMatchObject({
      name: 'Maya O.',
      firstName: 'Maya',
      lastName: 'Okafor',
      email: who.email,
      bio: 'Bakes.',
      company: 'Mill Lane',
      jobTitle: 'Baker',
      plan: 'Free Plan',
    });
    expect((await details(person)).firstName).toBe('Ada');
    const session = await make(product.url, validateSession, {}, who.identity);
    expect(session.body.user).toMatchObject({ name: 'Maya O.', firstName: 'Maya' });
  });

  it.for(['firstName', 'lastName', 'email'])('SET-10 needs its %s', async (field) => {
    for (const value of ['', '  ', undefined]) {
      const { status, body } = await make(
        product.url,
        calls.updateProfile,
        { ...profile, [field]: value },
        person.identity,
      );
      expect([status, body.message]).toEqual([400, 'First name, last name, and email are required']);
    }
  });

  it('is not read or changed without a session', async () => {
    expect((await make(product.url, calls.getUserDetails, {})).status).toBe(401);
    const other = { ...person.identity, userId: (await newPerson(product)).user.id };
    expect((await make(product.url, calls.updateProfile, profile, other)).status).toBe(401);
  });

  it('SET-13 SET-17 SET-23 ERR-08 says what failed, in the server’s words where it has some', async () => {
    const broken = await startTestProduct();
    const who = await newPerson(broken);
    const short = { currentPassword: who.password, newPassword: '12345' };
    expect((await make(broken.url, calls.updatePassword, short, who.identity)).body.message).toBe(
      'New password must be at least 6 characters long',
    );
    await broken.sql(`create function refuse() returns trigger as $$ begin raise 'no'; end $$ language plpgsql`);
    await broken.sql('create trigger refuse before update on users for each row execute function refuse()');
    const told = async (reply: Promise<{ status: number; body: { message?: string } }>) => (await reply).body.message;
    expect(await told(make(broken.url, calls.updateProfile, profile, who.identity))).toBe('Failed to update profile');
    const avatar = await pictureFile(9, 9);
    expect(await told(make(broken.url, calls.uploadAvatar, { avatar }, who.identity))).toBe('Failed to update avatar');
    const change = { currentPassword: who.password, newPassword: 'another one' };
    expect(await told(make(broken.url, calls.updatePassword, change, who.identity))).toBe('Failed to update password');
    await broken.stop();
  });
});

describe('an avatar', () => {
  const upload = (avatar: File) => make(product.url, calls.uploadAvatar, { avatar }, person.identity);

  it.for(['png', 'jpeg', 'webp', 'gif'] as const)('SET-16 is a small square made from a %s', async (format) => {
    const { status, body } = await upload(await pictureFile(900, 300, { format }));
    expect(status).toBe(200);
    expect((await details()).avatar).toBe(body.data.avatar_url);
    const response = await fetch(`${product.url}${body.data.avatar_url}`, { headers: { cookie: person.cookie } });
    expect(response.headers.get('content-type')).toBe('image/webp');
    const { width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height, exif]).toEqual([512, 512, undefined]);
  });

  it.for<[string, () => Promise<File> | File, string]>([
    ['a text', () => fileOf('hello', 'me.png', 'image/png'), 'Please select an image file'],
    ['an SVG', () => fileOf('<svg onload="alert(1)"/>', 'me.svg', 'image/svg+xml'), 'Please select an image file'],
    [
      'exactly 5 MB',
      () => fileOf(new Uint8Array(5 * 1024 * 1024), 'me.png', 'image/png'),
      'File size must be less than 5MB',
    ],
    [
      'a picture of a hundred million pixels',
      () => pictureFile(10_000, 10_000),
      'This picture has too many pixels. Please choose a smaller one.',
    ],
    [
      'the head of a picture',
      () => fileOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'me.jpg', 'image/jpeg'),
      'This picture can’t be read. Please try another file.',
    ],
  ])('SET-14 SET-15 %s is refused, and the old one stays', async ([, file, message]) => {
    const before = (await details()).avatar;
    const { status, body } = await upload(await file());
    expect([status, body.message]).toEqual([400, message]);
    expect((await details()).avatar).toBe(before);
  });
});

describe('a password', () => {
  const change = (who: Person, currentPassword: string, newPassword: string, userId = who.user.id) =>
    make(product.url, calls.updatePassword, { userId, currentPassword, newPassword }, who.identity);

  it('SET-22 is changed by who knows it; the other sessions end, this one goes on', async () => {
    const who = await newPerson(product);
    const elsewhere = await signInAs(product, who.email, who.password);
    const { status, body } = await change(who, who.password, 'quite another');
    expect([status, body.message]).toEqual([200, 'Password updated. Your other devices have been signed out.']);
    expect((await make(product.url, validateSession, {}, who.identity)).status).toBe(200);
    expect((await make(product.url, validateSession, {}, elsewhere.identity)).status).toBe(401);
    expect((await make(product.url, login, { email: who.email, password: who.password })).status).toBe(401);
    await signInAs(product, who.email, 'quite another');
  });

  it('ends the live changes of the screens that it signs out, which so learn of it at once', async () => {
    const who = await newPerson(product);
    const elsewhere = await signInAs(product, who.email, who.password);
    const screen = await listen(product.url, elsewhere.identity);
    await vi.waitFor(() => expect(screen.heard()).toContain('event: ready'));
    await change(who, who.password, 'quite another');
    await screen.closed;
  });

  it.for([
    ['a missing one', '', 'long enough', 'All password fields are required'],
    ['a missing new one', 'a good password', '', 'All password fields are required'],
    ['a short one', 'a good password', '12345', 'New password must be at least 6 characters long'],
    ['a long one', 'a good password', 'x'.repeat(129), 'New password must be at most 128 characters long'],
    ['a wrong one', 'not it', 'long enough', 'Current password is incorrect'],
  ] as const)('SET-18 SET-20 %s is refused and nobody is signed out', async ([, current, next, message]) => {
    const who = await newPerson(product);
    const elsewhere = await signInAs(product, who.email, who.password);
    const { status, body } = await change(who, current, next);
    expect([status, body.message]).toEqual([400, message]);
    expect((await make(product.url, validateSession, {}, elsewhere.identity)).status).toBe(200);
  });

  it('is nobody else’s to change, and not to be guessed', async () => {
    const who = await newPerson(product);
    expect((await change(person, person.password, 'long enough', who.user.id)).status).toBe(401);
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess++) statuses.push((await change(who, `guess ${guess}`, 'long enough')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  it('is changed once by several at once', async () => {
    const who = await newPerson(product);
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, index) => change(who, who.password, `new password ${index}`)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

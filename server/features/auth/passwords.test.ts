import * as argon2 from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });

it('a password fits its own hash and no other does', async () => {
  const stored = await hashPassword('a good password');
  expect(await passwordFits(stored, 'a good password')).toBe(true);
  expect(await passwordFits(stored, 'A good password')).toBe(false);
  expect(await hashPassword('a good password')).not.toBe(stored);
});

it('an account that does not exist costs the same work as one that does', async () => {
  const stored = await hashPassword('a good password');
  await passwordFits(null, 'the first one also makes the stand-in');
  const verify = vi.mocked(argon2.verify);
  const hash = vi.mocked(argon2.hash);
  const workOf = async (account: string | null) => {
    verify.mockClear();
    hash.mockClear();
    await passwordFits(account, 'a guess');
    return { hashes: hash.mock.calls.length, verified: verify.mock.calls.map(([kept]) => costOf(String(kept))) };
  };
  expect(await workOf(null)).toEqual(await workOf(stored));
  expect(await workOf(null)).toEqual({ hashes: 0, verified: ['$argon2id$v=19$m=19456,t=2,p=1'] });
});

it('nobody signs in to an account that does not exist, whatever the stand-in’s password is', async () => {
  await passwordFits(null, 'warm up');
  vi.mocked(argon2.verify).mockResolvedValueOnce(true);
  expect(await passwordFits(null, 'the stand-in’s own')).toBe(false);
});

/** Kind, version and cost of an Argon2 hash: all that decides how long verifying takes. */
function costOf(hash: string): string {
  return hash.split('$').slice(0, 4).join('$');
}

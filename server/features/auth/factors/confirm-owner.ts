import { eq } from 'drizzle-orm';
import { Failure } from '../../../../domain/errors.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import type { AuthLimits } from '../limits.ts';
import { passwordFits } from '../passwords.ts';
import { spendCode, type TwoStepDeps, twoStepSince } from './two-step.ts';

export interface OwnerDeps extends TwoStepDeps {
  limits: Pick<AuthLimits, 'guesses' | 'codes'>;
}

/** Lets only the owner of an account go on: a session left open on a shared computer knows neither password nor code. */
export async function confirmOwner(
  deps: OwnerDeps,
  userId: string,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  await confirmPassword(deps, userId, password);
  await confirmSecondStep(deps, userId, code);
}

/** Lets only those go on who have a code, where two-step sign-in is on. */
export async function confirmSecondStep(deps: OwnerDeps, userId: string, code: string | undefined): Promise<void> {
  if ((await twoStepSince(deps.db, userId)) === null) return;
  if (code === undefined) throw refused('code', 'Please enter a code');
  await confirmCode(deps, userId, () => spendCode(deps, deps.db, userId, code));
}

/** Lets only those go on who know the password. */
export async function confirmPassword({ db, limits }: OwnerDeps, userId: string, password: string): Promise<void> {
  await limits.guesses.perAccount.spend(userId);
  const [account] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  if (!(await passwordFits(account?.passwordHash ?? null, password)))
    throw refused('password', 'This password is incorrect');
  await limits.guesses.perAccount.forgive(userId);
}

/** Does what a right code allows; a wrong one, which gives nothing, is counted. */
export async function confirmCode<T>(
  { limits }: OwnerDeps,
  userId: string,
  spend: () => Promise<T | false>,
): Promise<T> {
  await limits.codes.spend(userId);
  const gained = await spend();
  if (gained === false) throw refused('code', 'This code is wrong or was used before');
  await limits.codes.forgive(userId);
  return gained;
}

const refused = (field: string, text: string): Failure =>
  new Failure('VALIDATION', text, { fields: { [field]: text } });

import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { beginTwoStep } from '../../../../domain/api/account/factors.ts';
import { Failure } from '../../../../domain/errors.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queries } from '../../../platform/db/database.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { authenticators, recoveryCodes } from '../../../platform/db/schema/factors.ts';
import type { KeyBox } from '../../../platform/key-box.ts';
import { replaceRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import { isAppCode, keyAddress, keyText, stepOf } from './totp.ts';

export interface TwoStepDeps {
  db: Database;
  box: KeyBox;
  clock: Clock;
}

const KEY_BYTES = 20;
const KEY_LOST =
  'The codes of your app can’t be checked any more. Use a recovery code, or ask whoever runs this Fanfare to switch two-step sign-in off.';

/** What a key is sealed for: moved to another user, it does not open. */
const sealedFor = (userId: string): string => `${userId}:authenticator`;
const isOn = (userId: string) => and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt));

/** Since when an account asks for a code; null where it does not. */
export async function twoStepSince(db: Queries, userId: string): Promise<Date | null> {
  const [on] = await db.select({ since: authenticators.confirmedAt }).from(authenticators).where(isOn(userId));
  return on?.since ?? null;
}

/** Makes a key for an app. Nothing asks for its codes yet; one that was made before and never confirmed is replaced. */
export async function makeKey(
  { db, box }: TwoStepDeps,
  userId: string,
): Promise<z.output<typeof beginTwoStep.answer>['data']> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  // The account went away while its session was being used.
  if (!user) throw new Failure('NOT_SIGNED_IN');
  const key = randomBytes(KEY_BYTES);
  const sealed = await box.seal(key.toString('base64url'), sealedFor(userId));
  const made = await db
    .insert(authenticators)
    .values({ userId, sealed })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { sealed },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  if (made.length === 0) throw new Failure('CONFLICT', 'Two-step sign-in is on already.');
  return { key: keyText(key), address: keyAddress(key, user.email) };
}

/** Turns two-step sign-in on for the first right code and gives the recovery codes; false for a wrong one. */
export async function turnOn(deps: TwoStepDeps, userId: string, code: string): Promise<string[] | false> {
  return deps.db.transaction(async (tx) => {
    const [made] = await tx
      .select({ sealed: authenticators.sealed })
      .from(authenticators)
      .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)))
      // Of twenty at once one turns it on; the others find it on.
      .for('update');
    if (!made) throw new Failure('CONFLICT', 'This key can no longer be confirmed. Please begin again.');
    const confirmedAt = deps.clock();
    const lastStep = await stepFor(deps, userId, { ...made, lastStep: 0 }, code);
    if (lastStep === null) return false;
    await tx.update(authenticators).set({ confirmedAt, lastStep }).where(eq(authenticators.userId, userId));
    return replaceRecoveryCodes(tx, userId);
  });
}

/** Uses up a code of the app, or a recovery code; false where it is wrong or was used before. */
export async function spendCode(
  deps: Pick<TwoStepDeps, 'box' | 'clock'>,
  db: Queries,
  userId: string,
  code: string,
): Promise<boolean> {
  if (!isAppCode(code)) return spendRecoveryCode(db, userId, code);
  const [on] = await db
    .select({ sealed: authenticators.sealed, lastStep: authenticators.lastStep })
    .from(authenticators)
    .where(isOn(userId));
  const step = on ? await stepFor(deps, userId, on, code) : null;
  if (step === null) return false;
  const spent = await db
    .update(authenticators)
    .set({ lastStep: step })
    // Of twenty at once, one.
    .where(and(isOn(userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return spent.length === 1;
}

/** Gives new recovery codes in place of those that are left. */
export async function renewCodes({ db }: Pick<TwoStepDeps, 'db'>, userId: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    // What is turned off meanwhile is left without codes.
    const on = await tx
      .select({ userId: authenticators.userId })
      .from(authenticators)
      .where(isOn(userId))
      .for('update');
    if (on.length === 0) throw new Failure('CONFLICT', 'Two-step sign-in is off.');
    return replaceRecoveryCodes(tx, userId);
  });
}

/** Asks an account for no code any more. */
export async function turnOff(db: Queries, userId: string): Promise<void> {
  await db.delete(authenticators).where(eq(authenticators.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

async function stepFor(
  { box, clock }: Pick<TwoStepDeps, 'box' | 'clock'>,
  userId: string,
  { sealed, lastStep }: { sealed: string; lastStep: number },
  code: string,
): Promise<number | null> {
  if (!isAppCode(code)) return null;
  const key = await box.open(sealed, sealedFor(userId));
  // Never a way around the code: what can't be read opens nothing.
  if (key === null) throw new Failure('CONFLICT', KEY_LOST);
  return stepOf(Buffer.from(key, 'base64url'), code, clock(), lastStep);
}

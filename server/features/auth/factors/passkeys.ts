import { and, asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type {
  addPasskey,
  askPasskey,
  beginPasskey,
  Passkey,
  signInWithPasskey,
} from '../../../../domain/api/account/factors.ts';
import { Failure } from '../../../../domain/errors.ts';
import { PASSKEYS_MAX } from '../../../../domain/limits.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queries } from '../../../platform/db/database.ts';
import { owned } from '../../../platform/db/owned.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { passkeys } from '../../../platform/db/schema/factors.ts';
import type { RequestSource } from '../../../platform/http/device-of.ts';
import type { RecordEvent } from '../../../platform/security-events.ts';
import { isLeft, publicUser, type StartedSession, startSession } from '../sessions.ts';
import { keepChallenge, redeemChallenge } from './challenges.ts';

export interface PasskeyDeps {
  db: Database;
  clock: Clock;
  record: RecordEvent;
  /** The product's own address. Never a header: whoever could choose the address could have passkeys sign for theirs. */
  appUrl: URL;
}

const TOO_MANY = `An account can have up to ${PASSKEYS_MAX} passkeys. Remove one that you no longer use.`;
const PASSKEY_GONE = 'This passkey was removed already.';
const TOO_LATE = 'This took too long. Please try again.';

/** What passkeys may sign with: Ed25519, ES256 and RS256, as COSE numbers them. What Node only tries out yet is not asked for. */
const ALGORITHMS = [-8, -7, -257];

/** None is asked for, so what an answer says of them is not read. */
const NO_EXTENSIONS = {};

/** Loaded with the first passkey: what it knows of certificates takes a quarter of a second to read. */
const webauthn = () => import('@simplewebauthn/server');

/** What somebody's passkeys are called and when each was used. */
export async function passkeysOf(db: Queries, userId: string): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    addedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** What a browser needs to make a passkey for somebody. */
export async function creationOptions(
  { db, clock, appUrl }: PasskeyDeps,
  userId: string,
): Promise<z.output<typeof beginPasskey.answer>['options']> {
  const { generateRegistrationOptions } = await webauthn();
  const [user] = await db.select({ email: users.email, name: users.name }).from(users).where(eq(users.id, userId));
  // The account went away while its session was being used.
  if (!user) throw new Failure('NOT_SIGNED_IN');
  const known = await db.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, userId));
  if (known.length >= PASSKEYS_MAX) throw new Failure('CONFLICT', TOO_MANY);
  const { rp, ...options } = await generateRegistrationOptions({
    rpName: 'Fanfare',
    rpID: appUrl.hostname,
    userID: Buffer.from(userId),
    userName: user.email,
    userDisplayName: user.name,
    excludeCredentials: known,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, { challenge: options.challenge, userId }, clock());
  return { ...options, rp: { ...rp, id: appUrl.hostname } };
}

/** Keeps a passkey that a browser has made. */
export async function keepPasskey(
  { db, clock, appUrl }: PasskeyDeps,
  userId: string,
  { name, answer }: z.output<typeof addPasskey.input>,
): Promise<void> {
  const expectedChallenge = await redeemChallenge(db, answer.response.clientDataJSON, userId, clock());
  if (expectedChallenge === null) throw new Failure('VALIDATION', TOO_LATE);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: NO_EXTENSIONS },
    expectedChallenge,
    expectedOrigin: appUrl.origin,
    expectedRPID: appUrl.hostname,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo)
    throw new Failure('VALIDATION', 'This passkey could not be checked, so it was not added. Please try again.');
  const { id, publicKey, counter } = registrationInfo.credential;
  await db.transaction(async (tx) => {
    // One after the other, so that no two become one too many.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= PASSKEYS_MAX)
      throw new Failure('CONFLICT', TOO_MANY);
    const kept = await tx
      .insert(passkeys)
      .values({
        userId,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        name,
        createdAt: clock(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (kept.length === 0) throw new Failure('CONFLICT', 'This passkey was added before: you can sign in with it.');
  });
}

/** What a browser needs to sign whoever is there in; it names nobody, the passkey does. */
export async function requestOptions({
  db,
  clock,
  appUrl,
}: PasskeyDeps): Promise<z.output<typeof askPasskey.answer>['options']> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: appUrl.hostname, userVerification: 'required' });
  await keepChallenge(db, { challenge: options.challenge, userId: null }, clock());
  return { ...options, rpId: appUrl.hostname };
}

/** Starts a session for whoever's passkey has answered. */
export async function redeemPasskey(
  { db, clock, appUrl, record }: PasskeyDeps,
  { answer }: z.output<typeof signInWithPasskey.input>,
  whence: RequestSource,
): Promise<StartedSession & { refresh: string }> {
  const expectedChallenge = await redeemChallenge(db, answer.response.clientDataJSON, null, clock());
  if (expectedChallenge === null) throw new Failure('PASSKEY_REFUSED', TOO_LATE);
  const [known] = await db
    .select({ passkey: passkeys, user: publicUser, passwordHash: users.passwordHash })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, answer.id));
  if (!known || isLeft(known.user, clock())) throw new Failure('PASSKEY_REFUSED');
  const { passkey, user, passwordHash } = known;
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: NO_EXTENSIONS },
    expectedChallenge,
    expectedOrigin: appUrl.origin,
    expectedRPID: appUrl.hostname,
    credential: {
      id: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: { newCounter: 0 } }));
  if (!verified) throw new Failure('PASSKEY_REFUSED');
  const started = await db.transaction(async (tx) => {
    const used = await tx
      .update(passkeys)
      .set({ counter: authenticationInfo.newCounter, lastUsedAt: clock() })
      // Removed, or used elsewhere, since it was looked at.
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
      .returning({ id: passkeys.id });
    const session =
      used.length === 1
        ? await startSession(tx, { userId: user.id, passwordHash, device: whence.device }, clock())
        : null;
    if (session) await record(tx, { userId: user.id, kind: 'signed-in', detail: 'With a passkey', ...whence });
    return session;
  });
  if (!started) throw new Failure('PASSKEY_REFUSED', TOO_LATE);
  return { ...started, user };
}

/** Gives one of somebody's passkeys another name. */
export async function namePasskey(db: Queries, userId: string, id: string, name: string): Promise<void> {
  const named = await db
    .update(passkeys)
    .set({ name })
    .where(owned(passkeys, userId, id))
    .returning({ id: passkeys.id });
  if (named.length === 0) throw new Failure('NOT_FOUND', PASSKEY_GONE);
}

/** Forgets one of somebody's passkeys. */
export async function forgetPasskey(db: Queries, userId: string, id: string): Promise<void> {
  const gone = await db
    .delete(passkeys)
    .where(owned(passkeys, userId, id))
    .returning({ id: passkeys.id });
  if (gone.length === 0) throw new Failure('NOT_FOUND', PASSKEY_GONE);
}

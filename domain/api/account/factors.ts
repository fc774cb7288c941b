import * as z from 'zod/mini';
import { PASSKEY_NAME_MAX } from '../../limits.ts';
import { tidyName } from '../../names.ts';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';
import { signedIn, typedPasswordSchema } from './auth.ts';

/** A code as people type or paste it, from an app or from paper: spaces, dashes and case say nothing. */
export const codeSchema = z.string('Please enter a code').check(
  z.maxLength(100, 'This is no code'),
  z.overwrite((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase()),
  z.minLength(1, 'Please enter a code'),
);

/** What shows again that an account is one's own: the password and, where two-step sign-in is on, a code. */
export const ownerProof = { password: typedPasswordSchema, code: z.optional(codeSchema) };

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  /** Null until it is used for the first time. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const factorsSchema = z.object({
  twoStep: z.object({
    /** Since when a code is asked for; null while none is. */
    since: z.nullable(z.iso.datetime()),
    recoveryCodesLeft: z.int(),
  }),
  passkeys: z.array(passkeySchema),
});
export type Factors = z.infer<typeof factorsSchema>;

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()), data: factorsSchema });
const changed = z.object({ message: z.string(), data: factorsSchema });

const bytes = z.string().check(z.regex(/^[\w-]*$/, 'This is no answer of a passkey'), z.maxLength(100_000));
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };
/** What navigator.credentials.get gives, as JSON. */
export const passkeyAssertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
});
/** What navigator.credentials.create gives, as JSON. */
export const passkeyCreationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});

export const secondStep = call('POST', '/auth/second-step', {
  summary: 'Ends a sign-in that a right password began: its ticket, and a code of the app or a recovery code.',
  access: 'anyone',
  input: z.object({
    ticket: z.string('Please sign in with your password first').check(z.maxLength(200)),
    code: codeSchema,
  }),
  answer: signedIn,
});

export const askPasskey = call('POST', '/auth/passkey-challenge', {
  summary: 'What navigator.credentials.get needs to sign in with a passkey; works once, within five minutes.',
  access: 'anyone',
  input: z.object({}),
  answer: z.object({ options: z.looseObject({ challenge: z.string(), rpId: z.string() }) }),
});

export const signInWithPasskey = call('POST', '/auth/passkey', {
  summary: 'Starts a session for the answer of a passkey; no password and no code is asked for.',
  access: 'anyone',
  input: z.object({ answer: passkeyAssertionSchema }),
  answer: signedIn,
});

export const getFactors = call('GET', '/sign-in-factors', {
  summary: 'What the caller signs in with beside the password.',
  access: 'person',
  input: z.object({}),
  answer: z.object({ data: factorsSchema }),
});

export const beginTwoStep = call('POST', '/two-step', {
  summary: 'Makes a key for an authenticator app; no code is asked for until one was confirmed.',
  access: 'person',
  input: z.object({ password: typedPasswordSchema }),
  answer: z.object({
    data: z.object({
      /** In base32, as apps take it. */
      key: z.string(),
      /** The same for a QR code: otpauth://… */
      address: z.string(),
    }),
  }),
});

export const confirmTwoStep = call('POST', '/two-step/confirm', {
  summary: 'Turns two-step sign-in on for a right code, and gives the recovery codes, once.',
  access: 'person',
  input: z.object({ code: codeSchema }),
  answer: recoveryCodes,
});

export const endTwoStep = call('POST', '/two-step/off', {
  summary: 'Turns two-step sign-in off; its recovery codes stop working.',
  access: 'person',
  input: z.object(ownerProof),
  answer: changed,
});

export const renewRecoveryCodes = call('POST', '/two-step/recovery-codes', {
  summary: 'Gives new recovery codes, once; the old ones stop working.',
  access: 'person',
  input: z.object(ownerProof),
  answer: recoveryCodes,
});

export const beginPasskey = call('POST', '/passkeys/challenge', {
  summary: 'What navigator.credentials.create needs to make a passkey; works once, within five minutes.',
  access: 'person',
  input: z.object(ownerProof),
  answer: z.object({ options: z.looseObject({ challenge: z.string(), rp: z.looseObject({ id: z.string() }) }) }),
});

const NAME_REQUIRED = 'Please give the passkey a name';
const passkeyNameSchema = z
  .string(NAME_REQUIRED)
  .check(
    tidyName(),
    z.minLength(1, NAME_REQUIRED),
    z.maxLength(PASSKEY_NAME_MAX, `A name can have up to ${PASSKEY_NAME_MAX} characters`),
  );

export const addPasskey = call('POST', '/passkeys', {
  summary: 'Keeps a new passkey under a name.',
  access: 'person',
  input: z.object({
    name: passkeyNameSchema,
    answer: passkeyCreationSchema,
  }),
  answer: changed,
});

export const renamePasskey = call('PUT', '/passkeys/{id}', {
  summary: 'Gives a passkey another name.',
  access: 'person',
  input: z.object({ id: idSchema, name: passkeyNameSchema }),
  answer: changed,
});

export const removePasskey = call('DELETE', '/passkeys/{id}', {
  summary: 'Forgets a passkey; it signs nobody in any more.',
  access: 'person',
  input: z.object({ id: idSchema }),
  answer: changed,
});

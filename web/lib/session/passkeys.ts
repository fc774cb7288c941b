import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { askPasskey, beginPasskey } from '../../../domain/api/account/factors.ts';
import type { AnswerOf } from '../../../domain/api/call.ts';

/** Lets the browser ask for one of the passkeys that it knows for this site. */
export function askForPasskey({ options }: AnswerOf<typeof askPasskey>) {
  return inWords(
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
    options.rpId,
  );
}

/** Lets the browser make a passkey for this site. */
export function makePasskey({ options }: AnswerOf<typeof beginPasskey>) {
  return inWords(
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
    options.rp.id,
  );
}

async function inWords<Answer>(asked: Promise<Answer>, site: string): Promise<Answer> {
  try {
    return await asked;
  } catch (cause) {
    throw new Error(reasonIn(cause, site), { cause });
  }
}

/** Why a browser gave no passkey; it tells hardly more than the name of an error, so that no site learns what somebody has. */
function reasonIn(cause: unknown, site: string): string {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'SecurityError') return `Passkeys work at ${site} only. Please open Fanfare there.`;
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No passkey was used. Please try again.';
  return 'This browser could not use a passkey here. Please try another browser or device.';
}

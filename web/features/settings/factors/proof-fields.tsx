import { Field } from '../../../components/fields/field.tsx';
import { useUser } from '../../../lib/session/session.ts';
import type { Proof } from './use-proof.ts';

/** Asks for the password. */
export function PasswordField({ proof }: { proof: Proof }) {
  const user = useUser();
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        data-autofocus
        {...proof.field('password')}
      />
    </>
  );
}

/** Asks for a code. */
export function CodeField({ proof, hint }: { proof: Proof; hint?: string }) {
  return <Field label="Code" autoComplete="one-time-code" data-autofocus hint={hint} {...proof.field('code')} />;
}

export const EITHER_CODE = 'Of your authenticator app, or a recovery code.';

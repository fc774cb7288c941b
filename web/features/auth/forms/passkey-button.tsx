import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { patiently } from '../../../lib/api/connection.ts';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import { authFailureText } from '../texts.ts';

const loadSignIn = patiently(() => import('./passkey-sign-in.ts'));

const KNOWS_PASSKEYS = 'PublicKeyCredential' in window;

/** Signs in without a password, where the browser knows passkeys; what it takes is loaded when it is asked for. */
export function PasskeyButton({ onFail }: { onFail: (text: string) => void }) {
  const [isRunning, setIsRunning] = useState(false);
  if (!KNOWS_PASSKEYS) return null;
  const signIn = async () => {
    setIsRunning(true);
    try {
      const { signInByPasskey } = await loadSignIn();
      await signInByPasskey();
    } catch (error) {
      onFail(error instanceof ApiError ? authFailureText('login', error) : reasonOf(error));
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <Button look="quiet" size="large" busy={isRunning} onClick={signIn} className="-mt-1">
      {!isRunning && <KeyRound size={15} aria-hidden="true" />}
      Sign in with a passkey
    </Button>
  );
}

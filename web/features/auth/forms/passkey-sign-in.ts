import { askPasskey, signInWithPasskey } from '../../../../domain/api/account/factors.ts';
import { api } from '../../../lib/api/api.ts';
import { askForPasskey } from '../../../lib/session/passkeys.ts';
import { keeper } from '../../../lib/session/session.ts';

/** Signs in whoever's passkey the browser is given. */
export async function signInByPasskey(): Promise<void> {
  const answer = await askForPasskey(await api(askPasskey, {}));
  keeper.signIn(await api(signInWithPasskey, { answer }));
}

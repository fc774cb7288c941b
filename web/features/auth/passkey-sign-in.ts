import { askPasskey, signInWithPasskey } from '../../../domain/api/factors.ts';
import { api } from '../../lib/api.ts';
import { askForPasskey } from '../../lib/passkeys.ts';
import { keeper } from '../../lib/session.ts';

/** Signs in whoever's passkey the browser is given. */
export async function signInByPasskey(): Promise<void> {
  const answer = await askForPasskey(await api(askPasskey, {}));
  keeper.signIn(await api(signInWithPasskey, { answer }));
}

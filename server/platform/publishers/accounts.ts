import type { NetworkAccount } from './publisher.ts';
import { oneLine } from './refusals.ts';
import { webAddress } from './web-address.ts';

const NAME_MAX = 200;

/** An account with a name that can be shown, and a picture only where its address can be one. */
export function accountOf(
  label: string,
  { id, name = '', picture }: { id: string; name?: string | undefined; picture?: string | undefined },
): NetworkAccount {
  return { id, name: oneLine(name, NAME_MAX) || label, picture: webAddress(picture) };
}

import { hash, verify } from '@node-rs/argon2';

// Argon2id (the library's default kind) at OWASP's first recommendation: about 20 ms and 19 MiB a guess.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let strangersHash: Promise<string> | undefined;

/** Whether the password fits; takes as long for an account that does not exist (`stored` null) as for one that does. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  strangersHash ??= hashPassword('nobody has this password');
  const fits = await verify(stored ?? (await strangersHash), password);
  return fits && stored !== null;
}

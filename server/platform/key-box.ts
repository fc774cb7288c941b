import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureFolder } from './folders.ts';
import { createSecret, deriveSecret } from './secrets.ts';

/** Encrypts what must be read again, so that the database alone, or a copy of it, gives nothing away. */
export interface KeyBox {
  /** `belongsTo` is sealed in: what is moved to another place does not open there. */
  seal(secret: string, belongsTo: string): Promise<string>;
  /** Null where it can't be opened: the key was changed or lost, or it was sealed for something else. */
  open(sealed: string, belongsTo: string): Promise<string | null>;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const VERSION = 'v1.';

/** A box that is locked by the operator's secret or, where none is set, by a key file in the data folder. */
export function createKeyBox({ secretKey, dataDir }: { secretKey: string | null; dataDir: string }): KeyBox {
  const file = join(dataDir, 'secret.key');
  // Read each time: a key that was changed or taken away counts at once, and none lies in memory for long. Those who ask
  // at the same time, as a burst of posts does, share a reading.
  let reading: Promise<string | null> | null = null;
  const readOnce = (): Promise<string | null> => {
    reading ??= readKeyFile(file).finally(() => {
      reading = null;
    });
    return reading;
  };
  const keyFrom = (secret: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', 'fanfare stored keys', KEY_BYTES));
  const known = async (): Promise<string | null> => secretKey ?? readOnce();
  return {
    seal: async (secret, belongsTo) => {
      const key = keyFrom((await known()) ?? (await makeKeyFile(file)));
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(belongsTo));
      const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    open: async (sealed, belongsTo) => {
      const secret = await known();
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      if (secret === null || !sealed.startsWith(VERSION) || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(belongsTo))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}

const FINGERPRINT_LETTERS = 16;

/** What tells one key from another, and nothing of either; null where there is none yet. */
export async function keyFingerprint(from: { secretKey: string | null; dataDir: string }): Promise<string | null> {
  const key = from.secretKey ?? (await readKeyFile(join(from.dataDir, 'secret.key')));
  return key === null ? null : deriveSecret(key, 'fanfare key fingerprint').slice(0, FINGERPRINT_LETTERS);
}

/** Null where there is none, or one that nobody could have made here. */
async function readKeyFile(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim() || null;
}

/** Makes the key file, for its owner alone; where another process was quicker, theirs counts. */
async function makeKeyFile(file: string): Promise<string> {
  await ensureFolder(dirname(file));
  const draft = `${file}.${createSecret()}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${createSecret()}\n`);
    await handle.sync();
    // Unlike a rename, a link never replaces: there is one key, whole, or none.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
  const made = await readKeyFile(file);
  if (made === null) throw new Error(`${file} can't be read`);
  return made;
}

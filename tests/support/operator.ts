import { join } from 'node:path';
import { type OperatorDeps, runCommand } from '../../server/admin.ts';
import { openDatabase } from '../../server/platform/db/database.ts';
import { openLocalMailbox } from '../../server/platform/mail/local-mailbox.ts';
import { openFileStore } from '../../server/platform/media/file-store.ts';
import { eventRecorder } from '../../server/platform/security-events.ts';
import type { TestProduct } from './product.ts';

/** The operator at the machine of a product: what their commands work on, and the commands themselves. */
export async function operatorOf(product: TestProduct) {
  const { db, close } = await openDatabase(product.databaseUrl, () => {});
  const store = await openFileStore(join(product.dataDir, 'media'));
  const mailbox = openLocalMailbox(product.dataDir, 'fanfare@example.com', () => {});
  const record = eventRecorder(() => product.clock.now);
  const parts = { db, store, mailbox, record };
  return {
    parts,
    close,
    run: async (...args: string[]) => {
      const printed: string[] = [];
      const appUrl = new URL('https://fanfare.example.com');
      const deps: OperatorDeps = { ...parts, appUrl, print: (line) => printed.push(line) };
      return { done: await runCommand(deps, args), printed };
    },
  };
}

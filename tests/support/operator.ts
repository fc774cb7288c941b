import { join } from 'node:path';
import type { Platform } from '../../domain/post/platforms.ts';
import { type OperatorDeps, runCommand } from '../../server/admin.ts';
import { revokeConnections } from '../../server/features/publishing/connections.ts';
import { openDatabase } from '../../server/platform/db/database.ts';
import { createKeyBox } from '../../server/platform/key-box.ts';
import { openLocalMailbox } from '../../server/platform/mail/local-mailbox.ts';
import { openFileStore } from '../../server/platform/media/file-store.ts';
import type { Publisher } from '../../server/platform/publishers/publisher.ts';
import { eventRecorder } from '../../server/platform/security-events.ts';
import type { TestProduct } from './product.ts';

/** The operator at the machine of a product: what their commands work on, and the commands themselves. */
export async function operatorOf(product: TestProduct, publishers = new Map<Platform, Publisher>()) {
  const { db, close } = await openDatabase(product.databaseUrl, () => {});
  const store = await openFileStore(join(product.dataDir, 'media'));
  const mailbox = openLocalMailbox(product.dataDir, 'fanfare@example.com', () => {});
  const record = eventRecorder(() => product.clock.now);
  const box = createKeyBox({ secretKey: null, dataDir: product.dataDir });
  const leaveNetworks = (userId: string) => revokeConnections({ db, box, publishers }, userId);
  const parts = { db, store, mailbox, mailer: { send: mailbox.keep }, record, leaveNetworks };
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

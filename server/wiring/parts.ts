import type { SQL } from 'drizzle-orm';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { BuiltinEngine } from '../platform/ai/builtin/engine.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Notifications } from '../platform/db/notifications.ts';
import type { KeyBox } from '../platform/key-box.ts';
import type { Log } from '../platform/log.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import type { RecordEvent } from '../platform/security-events.ts';

/** What is open in a process: the platform that every feature is wired to. */
export interface Parts {
  config: Config;
  clock: Clock;
  /** The time of the schedule, which all machines share. */
  databaseNow: () => SQL<Date>;
  log: Log;
  print: (line: string) => void;
  databaseUrl: string;
  db: Database;
  pool: pg.Pool;
  notifications: Notifications;
  media: { db: Database; clock: Clock; store: MediaStore };
  engine: BuiltinEngine;
  box: KeyBox;
  mailer: Mailer;
  /** Notes security events down. */
  record: RecordEvent;
  appUrl: URL;
  /** What is wrong with what everything needs: its own database, the disk. */
  trouble: () => Promise<string | null>;
}

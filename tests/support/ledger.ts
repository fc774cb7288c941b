import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Platform } from '../../domain/post/platforms.ts';
import type { PublicationState } from '../../domain/post/publication.ts';
import type { NoticeNote } from '../../server/features/notices/notes.ts';
import { ledgerOf } from '../../server/features/publishing/ledger.ts';
import type { Notify } from '../../server/features/publishing/notify.ts';
import { publishHandlers } from '../../server/features/publishing/publish-jobs.ts';
import type { Try } from '../../server/features/publishing/publish-queue.ts';
import { sealTokens } from '../../server/features/publishing/tokens.ts';
import { type Database, openDatabase } from '../../server/platform/db/database.ts';
import { openNotifications } from '../../server/platform/db/notifications.ts';
import { createKeyBox, type KeyBox } from '../../server/platform/key-box.ts';
import type { Publisher, Tokens } from '../../server/platform/publishers/publisher.ts';
import { openQueue, type Queue } from '../../server/platform/queue/queue.ts';
import { silentLog } from './silent-log.ts';
import { createTestDatabase } from './test-postgres.ts';

export interface LedgerRow {
  state: PublicationState;
  attempts: number;
  url: string | null;
  externalId: string | null;
  reason: string | null;
  account: string | null;
}

/** The ledger on a database of its own, without the rest of the product: a test is its worker. */
export interface LedgerStage {
  userId: string;
  clock: { now: Date };
  told: NoticeNote[];
  db: Database;
  queue: Queue;
  box: KeyBox;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** A post that waits to go out by the connected account. */
  queued(
    text?: string,
    more?: { media?: object[]; state?: PublicationState; attempts?: number; firstComment?: string },
  ): Promise<string>;
  connect(tokens?: Partial<Tokens>): Promise<void>;
  /** Works on a try as a worker would. */
  work(given: Try, lease?: { attempt?: number; signal?: AbortSignal }): Promise<void>;
  lost(given: Try): Promise<void>;
  row(postId: string): Promise<LedgerRow>;
  /** The jobs that wait for a post, and how many seconds they wait at least. */
  jobs(postId: string): Promise<{ attempt: number; wait: number }[]>;
  story(postId: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** Opens it for networks that the test may exchange. */
export async function openLedger(publishers: ReadonlyMap<Platform, Publisher>): Promise<LedgerStage> {
  const database = await createTestDatabase(inject('postgresUrl'));
  const { db, pool, close } = await openDatabase(database.url, () => {});
  const notifications = await openNotifications(database.url, ['fanfare_jobs'], silentLog);
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-ledger-'));
  const box = createKeyBox({ secretKey: null, dataDir });
  const clock = { now: new Date() };
  const told: NoticeNote[] = [];
  const notify: Notify = async (_, notes) => void told.push(...notes);
  const handlers = publishHandlers({
    db,
    box,
    publishers,
    queue: () => queue,
    ledger: ledgerOf({ db, databaseNow: () => sql<Date>`${clock.now.toISOString()}::timestamptz`, notify }),
    readMedia: async (_, id) => (id.startsWith('0') ? null : { bytes: new Uint8Array([1]), contentType: 'image/png' }),
    publicAddress: async (_, id) => `https://fanfare.example/${id}`,
    notify,
  });
  const queue: Queue = await openQueue(database.url, handlers, { db, notifications, work: false, log: silentLog });
  const [handler] = handlers;
  const query: LedgerStage['query'] = async (text, values) => (await pool.query(text, values)).rows;
  const [user] = await query<{ id: string }>(
    `insert into users (email, first_name, last_name, name, password_hash) values ('a@example.com', 'A', 'B', 'A B', 'x') returning id`,
  );
  const userId = user?.id ?? '';

  const connect: LedgerStage['connect'] = async (tokens = {}) => {
    const given = { access: 'first', refresh: null, expiresAt: null, ...tokens };
    const sealed = await sealTokens(box, userId, 'linkedin', given);
    await query(
      `insert into network_connections (user_id, platform, account_id, account_name, sealed, expires_at)
       values ($1, 'linkedin', 'ada', 'Ada Lovelace', $2, $3)
       on conflict (user_id, platform) do update set sealed = $2, expires_at = $3, broken_reason = null, created_at = now()`,
      [userId, sealed, given.expiresAt],
    );
  };
  await connect();
  const work = async (given: Try, { attempt = 0, signal = new AbortController().signal } = {}): Promise<void> => {
    await handler?.work(given, { attempt, signal });
  };

  return {
    userId,
    clock,
    told,
    db,
    queue,
    box,
    query,
    connect,
    work,
    lost: async (given) => handler?.lost?.(given),
    queued: async (
      text = `Fresh bread ${randomUUID()}`,
      { media = [], state = 'queued', attempts = 0, firstComment = '' } = {},
    ) => {
      const [made] = await query<{ id: string }>(
        `with task as (
           insert into scheduled_workflows (user_id, name, status, scheduled_for, time_zone, platforms, agent_type, agents, connections)
           values ($1, 'Bread', 'completed', $2, 'UTC', '["linkedin"]', 'custom', '[]', '[]') returning id
         ), run as (insert into runs (scheduled_workflow_id, firing) select id, $2 from task returning id, scheduled_workflow_id),
         post as (
           insert into posts (user_id, scheduled_workflow_id, run_id, platform, text, media, first_comment)
           select $1, scheduled_workflow_id, id, 'linkedin', $3, $4, nullif($7, '') from run returning id
         )
         insert into publications (post_id, user_id, state, attempts, due_at, account, account_id)
         select id, $1, $5, $6, $2, 'Ada Lovelace', 'ada' from post returning post_id as id`,
        [userId, clock.now, text, JSON.stringify(media), state, attempts, firstComment],
      );
      return made?.id ?? '';
    },
    row: async (postId) => {
      const [row] = await query<LedgerRow>(
        `select state, attempts, url, external_id as "externalId", reason, account from publications where post_id = $1`,
        [postId],
      );
      if (!row) throw new Error(`No publication of ${postId}`);
      return row;
    },
    jobs: (postId) =>
      query(
        `select (data->>'attempt')::int as attempt, round(extract(epoch from start_after - created_on))::int as wait
         from pgboss.job where data->>'postId' = $1 order by 1`,
        [postId],
      ),
    story: async (postId) =>
      (
        await query<{ line: string }>(
          `select what || ': ' || detail as line from task_events e join posts p using (scheduled_workflow_id) where p.id = $1 order by e.id`,
          [postId],
        )
      ).map(({ line }) => line),
    stop: async () => {
      await queue.stop();
      await notifications.close();
      await close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

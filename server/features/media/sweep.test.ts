import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-postgres.ts';
import { type OpenDatabase, openDatabase } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { openFileStore } from '../../platform/media/file-store.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { mediaSweepHandler } from './jobs.ts';
import { mediaPortOf } from './media.ts';

const HOUR_MS = 60 * 60_000;

describe('the sweep of media', () => {
  let database: { url: string; drop(): Promise<void> };
  let open: OpenDatabase;
  let other: pg.Client;
  let folder: string;
  let store: MediaStore;
  let userId: string;
  let id: string;
  /** Hours since the medium was made. */
  let hours: number;
  const clock = (): Date => new Date(Date.now() + hours * HOUR_MS);
  const sweepAfter = async (passed: number, keepDays: number | null = null): Promise<void> => {
    hours = passed;
    const lease = { attempt: 0, signal: new AbortController().signal, finish: async () => {} };
    await mediaSweepHandler({ db: open.db, store, clock }, keepDays).work({}, lease);
  };
  const use = (avatar: string | null) => other.query('update users set avatar = $1 where id = $2', [avatar, userId]);
  const isKept = async (): Promise<boolean> => (await store.get(id)) !== null;

  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'));
    open = await openDatabase(database.url, () => {});
    other = new pg.Client({ connectionString: database.url });
    await other.connect();
    folder = mkdtempSync(join(tmpdir(), 'fanfare-media-'));
    store = await openFileStore(folder);
    const person = { email: 'ada@example.com', firstName: 'A', lastName: 'T', name: 'A T', passwordHash: 'x' };
    const [made] = await open.db.insert(users).values(person).returning({ id: users.id });
    userId = made?.id ?? '';
  });
  beforeEach(async () => {
    hours = 0;
    await use(null);
    id = (await mediaPortOf({ db: open.db, store, clock }, userId).store(new Uint8Array([1]), 'image/png')).id;
  });
  afterAll(async () => {
    await other.end();
    await open.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('removes what nothing has named for a day, and not what was named until just now', async () => {
    await use(id);
    await sweepAfter(100);
    await use(null);
    await sweepAfter(106);
    expect(await isKept()).toBe(true);
    await sweepAfter(131);
    expect(await isKept()).toBe(false);
  });

  it('keeps what is used again before its day is over, and gives it a whole day anew', async () => {
    await sweepAfter(30);
    await use(id);
    await sweepAfter(60);
    await use(null);
    await sweepAfter(66);
    await sweepAfter(72);
    expect(await isKept()).toBe(true);
    await sweepAfter(91);
    expect(await isKept()).toBe(false);
  });

  it('POST-35 keeps the pictures of what was deleted until that can’t be undone any more', async () => {
    const rows = { scheduled_workflows: [{ post: { own: { twitter: { media: [{ mediaId: id }] } } } }] };
    hours = 100;
    const deleted = [randomUUID(), userId, JSON.stringify(rows), clock()];
    await other.query('insert into deleted_tasks (id, user_id, rows, deleted_at) values ($1, $2, $3, $4)', deleted);
    await sweepAfter(100.9);
    const left = async () => (await other.query('select id from deleted_tasks')).rowCount;
    expect([await isKept(), await left()]).toEqual([true, 1]);
    await sweepAfter(102);
    expect([await isKept(), await left()]).toEqual([true, 0]);
    await sweepAfter(127);
    expect(await isKept()).toBe(false);
  });

  describe('with KEEP_MEDIA_DAYS', () => {
    const DAYS = 24;
    let session: string;
    /** The picture stands in a conversation that was gone on with so many days after it was made. */
    const tellOf = async (days = 0): Promise<void> => {
      session = randomUUID();
      const at = new Date(Date.now() + days * DAYS * HOUR_MS);
      await other.query(
        `insert into chat_sessions (id, user_id, title, last_message, updated_at) values ($1, $2, 'Bread', '', $3)`,
        [session, userId, at],
      );
      await other.query(
        `insert into chat_records (user_id, listed_under, user_message, message, outputs, status, created_at)
         values ($1, $2, 'A poster', '', $3, 'completed', $4)`,
        [userId, session, JSON.stringify([{ output_type: 'image', output: `/api/media/${id}` }]), at],
      );
    };
    /** Twice, a day and more apart, as whatever nothing names is given a day. */
    const sweepsFrom = async (days: number, keepDays: number | null): Promise<void> => {
      await sweepAfter(days * DAYS, keepDays);
      await sweepAfter((days + 1.1) * DAYS, keepDays);
    };

    it('OPS-22 removes a picture that only a conversation shows which has rested for longer, and leaves its words', async () => {
      await tellOf();
      await sweepsFrom(28, 30);
      expect(await isKept()).toBe(true);
      await sweepsFrom(400, null);
      expect(await isKept()).toBe(true);
      await sweepsFrom(30.1, 30);
      expect(await isKept()).toBe(false);
      expect((await other.query('select from chat_records where listed_under = $1', [session])).rowCount).toBe(1);
    });

    it('OPS-22 keeps what a conversation shows that was gone on with, and what is younger than it', async () => {
      await tellOf(20);
      await sweepsFrom(35, 30);
      expect(await isKept()).toBe(true);
      await sweepsFrom(51, 30);
      expect(await isKept()).toBe(false);
      hours = 100 * DAYS;
      id = (await mediaPortOf({ db: open.db, store, clock }, userId).store(new Uint8Array([1]), 'image/png')).id;
      await tellOf(0);
      await sweepsFrom(110, 30);
      expect(await isKept()).toBe(true);
    });

    it('OPS-22 keeps what something else shows too', async () => {
      await tellOf();
      await use(id);
      await sweepsFrom(400, 30);
      expect(await isKept()).toBe(true);
    });
  });

  it('keeps what comes into use while it is being removed', async () => {
    await sweepAfter(30);
    await other.query('begin');
    await other.query('select from media where id = $1 for update', [id]);
    const sweep = sweepAfter(60);
    await vi.waitFor(async () => {
      const { rows } = await open.pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`);
      expect(rows).toHaveLength(1);
    });
    await use(id);
    await other.query('commit');
    await sweep;
    expect(await isKept()).toBe(true);
    expect((await other.query('select from media where id = $1', [id])).rowCount).toBe(1);
  });
});

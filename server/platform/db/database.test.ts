import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { Failure } from '../../../domain/errors.ts';
import { createTestDatabase } from '../../../tests/support/test-postgres.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';
import { type OpenDatabase, openDatabase, type Queries } from './database.ts';
import { migrateDatabase } from './migrate.ts';
import { users } from './schema/accounts.ts';

it('three processes may migrate an empty database at once', async () => {
  const database = await createTestDatabase(inject('postgresUrl'), 'template0');
  try {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url)));
    const { db, close } = await openDatabase(database.url, () => {});
    expect(await db.select().from(users)).toEqual([]);
    const applied = await db.execute(
      sql`select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash`,
    );
    expect(applied.rows.length).toBeGreaterThan(0);
    expect(applied.rows.filter(({ times }) => times !== 1)).toEqual([]);
    await close();
  } finally {
    await database.drop();
  }
});

describe('an open database', () => {
  let database: { url: string; drop(): Promise<void> };
  let open: OpenDatabase;
  const errors: Error[] = [];
  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'));
    open = await openDatabase(database.url, (cause) => errors.push(cause));
  });
  afterAll(async () => {
    await open.close();
    await database.drop();
  });
  const addUser = (db: Queries, email: string) =>
    db.insert(users).values({ email, firstName: 'A', lastName: 'B', name: 'A B', passwordHash: 'x' });
  const emails = async () => (await open.db.select({ email: users.email }).from(users)).map(({ email }) => email);
  const answers = async () => (await open.db.execute(sql`select 1 as one`)).rows;

  it('SCALE-12 keeps a connection over which nothing is asked for an hour', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await answers();
      vi.advanceTimersByTime(60 * 60_000);
      expect(open.pool.totalCount).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('SCALE-06 has the database plan what is asked again and again once for a connection, and nothing else', async () => {
    const { db, pool } = open;
    for (const email of ['a', 'b', 'c', 'd']) await db.select().from(users).where(eq(users.email, email));
    await pool.query('select $1::int', [1]);
    const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.statement).toContain('"users"."email" = $1');
  });

  it('SCALE-09 ends at the database, too, what nobody waits for any more', async () => {
    await expect(open.pool.query('select pg_sleep(600)')).rejects.toThrow('Query read timeout');
    await waitFor(async () => {
      const running = sql`select pid from pg_stat_activity where state = 'active' and query = 'select pg_sleep(600)'`;
      expect((await open.db.execute(running)).rows).toEqual([]);
    });
  });

  it('keeps all of a transaction or nothing', async () => {
    const refused = open.db.transaction(async (tx) => {
      await addUser(tx, 'half@example.com');
      throw new Failure('CONFLICT');
    });
    await expect(refused).rejects.toThrow(Failure);
    expect(await emails()).toEqual([]);
    expect(await open.db.transaction(async (tx) => (await addUser(tx, 'whole@example.com')).rowCount)).toBe(1);
    expect(await emails()).toEqual(['whole@example.com']);
  });

  it('PUB-71 does again what another transaction stood in the way of, each waiting for the other', async () => {
    const both = ['left@example.com', 'right@example.com'];
    for (const email of both) await addUser(open.db, email);
    const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const lock = (tx: Queries, email: string) => tx.select().from(users).where(eq(users.email, email)).for('update');
    let tries = 0;
    const crossed = both.map((email, at) =>
      open.db.transaction(async (tx) => {
        tries++;
        await lock(tx, email);
        held[at]?.resolve();
        await Promise.all(held.map(({ promise }) => promise));
        return (await lock(tx, both[1 - at] ?? '')).length;
      }),
    );
    expect(await Promise.all(crossed)).toEqual([1, 1]);
    expect(tries).toBe(3);
    for (const email of both) await open.db.delete(users).where(eq(users.email, email));
  });

  it('outlives a connection that is cut in the middle of a transaction', async () => {
    const before = errors.length;
    const cut = open.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await addUser(tx, 'cut@example.com');
      await open.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await addUser(tx, 'more@example.com');
    });
    await expect(cut).rejects.toThrow();
    // Somebody heard the connection's own error: unheard, it would have ended the process.
    expect(errors.length).toBeGreaterThan(before);
    expect(await emails()).toEqual(['whole@example.com']);
    expect(await answers()).toEqual([{ one: 1 }]);
  });

  it('loses no place in its pool to connections that break before a transaction begins', async () => {
    const breakIt = (client: { connection?: { stream: { destroy(): void } } }): void =>
      client.connection?.stream.destroy();
    open.pool.on('acquire', breakIt);
    for (let broken = 0; broken < 30; broken++)
      await expect(open.db.transaction(async () => 'never')).rejects.toThrow();
    open.pool.off('acquire', breakIt);
    expect(open.pool.totalCount).toBe(0);
    expect(await open.db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([
      { one: 1 },
    ]);
  });

  it('gives a connection back after a refusal, so that refusals cost no new ones', async () => {
    const pidOf = async (tx: Queries) => (await tx.execute(sql`select pg_backend_pid() as pid`)).rows[0];
    let refusedOn: unknown;
    await open.db
      .transaction(async (tx) => {
        refusedOn = await pidOf(tx);
        throw new Failure('CONFLICT');
      })
      .catch(() => {});
    expect(await open.db.transaction(pidOf)).toEqual(refusedOn);
  });
});

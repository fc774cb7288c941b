import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import type { Database } from './database.ts';
import { withQuickRows } from './quick-rows.ts';
import { scheduledWorkflows, series } from './schema/scheduled.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ SERVICES: 'web' });
  await product.sql(`
    with owner as (
      insert into users (email, first_name, last_name, name, password_hash) values ('a@example.com', 'A', 'B', 'A B', '') returning id
    ), weekly as (
      insert into series (user_id, rule, wall_time, time_zone) select id, 'FREQ=WEEKLY', '2026-11-17T09:00', 'UTC' from owner returning id, user_id
    )
    insert into scheduled_workflows (user_id, series_id, occurrence, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
    select user_id, case when name = 'Weekly' then id end, case when name = 'Weekly' then now() end, name, now(), 'UTC', '["linkedin"]', 'custom', '[]', '[]'
    from weekly, (values ('Weekly'), ('Once')) as one (name)`);
});
afterAll(() => product.stop());

const questions: [string, (db: Database) => Promise<unknown[]>][] = [
  ['all of a table', (db) => db.select().from(scheduledWorkflows).orderBy(scheduledWorkflows.name)],
  [
    'a joined table that some have none of',
    (db) =>
      db
        .select()
        .from(scheduledWorkflows)
        .leftJoin(series, eq(series.id, scheduledWorkflows.seriesId))
        .orderBy(scheduledWorkflows.name),
  ],
  [
    'a part made of two tables',
    (db) =>
      db
        .select({ both: { rule: series.rule, name: scheduledWorkflows.name }, one: { of: series.id, more: sql`1` } })
        .from(scheduledWorkflows)
        .leftJoin(series, eq(series.id, scheduledWorkflows.seriesId))
        .orderBy(scheduledWorkflows.name),
  ],
  [
    'a joined table that all have',
    (db) => db.select().from(scheduledWorkflows).innerJoin(series, eq(series.id, scheduledWorkflows.seriesId)),
  ],
  [
    'what is told by an expression, as it is and mapped',
    (db) =>
      db
        .select({
          told: sql<string>`lower(${scheduledWorkflows.name})`.as('told'),
          long: sql`name`.mapWith((name) => `${name}!`),
        })
        .from(scheduledWorkflows)
        .orderBy(scheduledWorkflows.name),
  ],
  [
    'what an insert gives back',
    (db) => db.update(series).set({ rule: 'FREQ=DAILY' }).returning({ rule: series.rule, skipped: series.skipped }),
  ],
];
it.each(questions)('SCALE-10 rows are made as Drizzle makes them: %s', async (_, ask) => {
  const plain = drizzle(product.databaseUrl);
  const quick = withQuickRows(drizzle(product.databaseUrl));
  try {
    const wanted = await ask(plain);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await ask(quick)).toEqual(wanted);
    expect(await quick.transaction((tx) => ask(tx as unknown as Database))).toEqual(wanted);
  } finally {
    await plain.$client.end();
    await quick.$client.end();
  }
});

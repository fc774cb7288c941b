import { expect } from 'vitest';

type Sql = <Row extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Writes down every change of a status as the database sees it, whoever made it. */
export async function startAudit(sql: Sql): Promise<void> {
  // Outside the product's schema: of a table that leads to no user the media sweep would rightly be afraid.
  await sql('create schema watched');
  await sql('create table watched.audit (id uuid, was text, became text)');
  await sql(`create function write_audit() returns trigger language plpgsql as $$
    begin
      insert into watched.audit values (old.id, old.status, new.status);
      return new;
    end $$`);
  await sql(`create trigger audit after update of status on scheduled_workflows for each row
    when (old.status is distinct from new.status) execute function write_audit()`);
}

const count = async (sql: Sql, query: string): Promise<number> =>
  (await sql<{ n: number }>(`select count(*)::int as n from (${query}) as found`))[0]?.n ?? -1;

/** What must hold after every fault once all has come to rest, seen from outside. */
export async function checkTrust(
  sql: Sql,
  { approved, accepted, revived = 0 }: { approved: number; accepted: number; revived?: number },
): Promise<void> {
  const found = (query: string): Promise<number> => count(sql, query);
  // 1: no approved plan is lost.
  expect(await found(`select from schedule_plans where state = 'confirmed'`), 'approved plans').toBe(approved);
  // 2: at most one completed run for each occurrence.
  expect(
    await found(`select id from watched.audit where became = 'completed' group by id having count(*) > 1`),
    'occurrences that were completed twice',
  ).toBe(0);
  expect(
    await found(`select from scheduled_workflows w
      where (select count(*) from task_events e where e.scheduled_workflow_id = w.id and e.what = 'completed') > 1`),
    'occurrences that say twice that they were completed',
  ).toBe(0);
  // 3: every run has ended.
  expect(await found('select from runs where finished_at is null'), 'runs without an end').toBe(0);
  expect(await found(`select from scheduled_workflows where status = 'executing'`), 'workflows that hang').toBe(0);
  // 4: a final state never changes by itself.
  expect(await found(`select from watched.audit where was = 'completed'`), 'changes of a completed workflow').toBe(0);
  expect(
    await found(`select from watched.audit where was = 'failed' and became <> 'scheduled'`),
    'failed, then other',
  ).toBe(0);
  expect(await found(`select from watched.audit where was = 'failed'`), 'failed ones that came back').toBe(revived);
  // 5: the quota equals the runs that were accepted.
  const [usage] = await sql<{ used: number }>('select coalesce(sum(used), 0)::int as used from usage_days');
  expect(usage?.used, 'runs that were counted').toBe(accepted);
}

// What was deleted can be brought back for a while, with what it made.
const named = `select distinct (regexp_matches(said, '/api/media/([0-9a-f-]{36})', 'g'))[1]::uuid as id from (
  select output::text as said from run_nodes union all select rows::text from deleted_tasks) as kept`;

/** What nothing names was seen to be so: the next sweep takes it away. */
export async function checkMediaSeen(sql: Sql): Promise<void> {
  const unseen = `select id from media where unused_since is null except ${named}`;
  expect(await count(sql, unseen), 'unnamed media that no sweep has seen').toBe(0);
}

/** 6: no orphaned media: what a run names is there, and what is there is named. */
export async function checkMedia(sql: Sql): Promise<void> {
  expect(await count(sql, `select id from media except ${named}`), 'media that nothing names').toBe(0);
  expect(await count(sql, `${named} except select id from media`), 'names of media that are not there').toBe(0);
}

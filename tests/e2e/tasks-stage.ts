import type { Page } from '@playwright/test';
import type { ScheduledWorkflow } from '../../domain/schedule/scheduled.ts';
import type { SpawnedProduct } from '../support/spawned-product.ts';
import { query } from './people.ts';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type Seed = Partial<
  Pick<
    ScheduledWorkflow,
    | 'name'
    | 'status'
    | 'platforms'
    | 'agentType'
    | 'agents'
    | 'executed_at'
    | 'execution_duration'
    | 'error_message'
    | 'lateness'
    | 'timeZone'
  >
> & { at?: Date; rule?: string };

const AGENT = {
  id: 'chat-1',
  type: 'chat',
  name: 'Text Content',
  input: 'Our new blend is here.',
  description: 'Come and taste it on Friday.',
  verbatim: true,
};

/** Puts tasks onto somebody's schedule, straight into the database; gives their ids. */
export async function seedTasks(product: SpawnedProduct, userId: string, seeds: Seed[]): Promise<string[]> {
  const ids: string[] = [];
  for (const seed of seeds) {
    const at = seed.at ?? new Date(Date.now() + DAY);
    const timeZone = seed.timeZone ?? 'Europe/Berlin';
    const [series] = seed.rule
      ? await query<{ id: string }>(
          product,
          `insert into series (user_id, rule, wall_time, time_zone)
           values ($1, $2, to_char($3::timestamptz at time zone $4, 'YYYY-MM-DD"T"HH24:MI'), $4) returning id`,
          [userId, seed.rule, at.toISOString(), timeZone],
        )
      : [];
    const [row] = await query<{ id: string }>(
      product,
      `insert into scheduled_workflows (user_id, series_id, occurrence, name, status, scheduled_for, time_zone, platforms,
         agent_type, agents, connections, executed_at, execution_duration, error_message, lateness)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '[]', $11, $12, $13, $14) returning id`,
      [
        userId,
        series?.id ?? null,
        series ? at.toISOString() : null,
        seed.name ?? 'Monday coffee tip',
        seed.status ?? 'scheduled',
        at.toISOString(),
        timeZone,
        JSON.stringify(seed.platforms ?? ['linkedin']),
        seed.agentType ?? 'social-media',
        JSON.stringify(seed.agents ?? [AGENT]),
        seed.executed_at ?? null,
        seed.execution_duration ?? null,
        seed.error_message ?? null,
        seed.lateness ?? null,
      ],
    );
    const id = row?.id ?? '';
    ids.push(id);
    await query(product, `insert into task_events (scheduled_workflow_id, at, what) values ($1, now(), 'scheduled')`, [
      id,
    ]);
  }
  return ids;
}

/** Gives a task that has run what it made. */
export async function seedResult(product: SpawnedProduct, taskId: string, text: string): Promise<void> {
  const [run] = await query<{ id: string }>(
    product,
    `insert into runs (scheduled_workflow_id, firing, started_at, finished_at) values ($1, now(), now(), now()) returning id`,
    [taskId],
  );
  const output = { output_type: 'text', output: text, agent: 'Text Content', timestamp: Math.floor(Date.now() / 1000) };
  await query(product, `insert into run_nodes (run_id, node_id, output) values ($1, 'chat-1', $2)`, [
    run?.id,
    JSON.stringify(output),
  ]);
}

/** A thousand tasks in one statement: upcoming ones through this month and the next, and some of every other status. */
export async function seedThousand(product: SpawnedProduct, userId: string): Promise<void> {
  await query(
    product,
    `insert into scheduled_workflows (user_id, name, status, scheduled_for, time_zone, platforms, agent_type, agents, connections)
     select $1, 'Workflow number ' || n,
       case when n <= 700 then 'scheduled' when n <= 900 then 'completed' else 'failed' end,
       case when n <= 700 then now() + interval '1 hour' + n * interval '40 minutes' else now() - n * interval '30 minutes' end,
       'Europe/Berlin', '["linkedin", "twitter"]', 'social-media', $2, '[]'
     from generate_series(1, 1000) as n`,
    [userId, JSON.stringify([AGENT])],
  );
}

/** The parts of the tasks' screen that many tests touch. */
export function tasksScreen(page: Page) {
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  return {
    dialog,
    column: (title: string) => page.getByRole('region', { name: title, exact: true }),
    card: (name: string) => page.getByRole('article', { name, exact: true }),
    act: (does: string, name: string) => page.getByRole('button', { name: `${does}: ${name}`, exact: true }),
    view: (name: 'Kanban' | 'List' | 'Agenda' | 'Calendar') => page.getByRole('button', { name, exact: true }).click(),
    /** The one field in which a phone chooses its view. */
    phoneView: page.getByRole('combobox', { name: 'View' }),
    events: page.locator('.rbc-event'),
  };
}

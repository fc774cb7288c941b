import { SEED_POSTS } from './month-of-posts.ts';

/** What runs a statement. */
interface StatementRunner {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** How much of everything an account holds. */
export interface Belongings {
  tasks: number;
  /** Exchanges, ten to a conversation. */
  records: number;
  /** One in twenty waits for its approval. */
  plans: number;
  notices: number;
  workflows: number;
}

const CONVERSATIONS = `
with conversations as (
  insert into chat_sessions (id, user_id, title, last_message, message_count, updated_at)
  select gen_random_uuid(), $1, 'Conversation ' || n, 'Thank you', 10, now() - n * interval '1 hour'
  from generate_series(1, $2::int / 10) as n returning id, updated_at
)
insert into chat_records (user_id, listed_under, session_id, user_message, message, outputs, status, created_at)
select $1, id, id, 'Write about our bread', 'Here it is.', jsonb_build_array(jsonb_build_object(
    'output_type', 'text', 'output', repeat('Fresh from the oven this morning. ', 15), 'agent', 'Text Content', 'timestamp', 1)),
  'completed', updated_at - n * interval '1 minute'
from conversations, generate_series(0, 9) as n`;

const PLANS = `
insert into schedule_plans (user_id, session_id, state, workflow_name, description, input, platforms, agent_type, medium, frequency,
  scheduled_at, wall_time, time_zone, assumed, original_message, created_at)
select $1, (select id from chat_sessions where user_id = $1 limit 1), case when n % 20 = 0 then 'pending' else 'confirmed' end, 'Plan ' || n, '',
  repeat('Fresh from the oven, come and taste it. ', 8), '["linkedin"]', 'social-media', 'text', 'once',
  now() + n * interval '10 minutes', '2027-01-01T09:00', 'Europe/Berlin', '[]', 'Post this', now() - n * interval '1 minute'
from generate_series(1, $2::int) as n`;

const NOTICES = `
insert into notices (user_id, kind, cause, title, detail, created_at, read_at)
select $1, 'failed', 'seed ' || n, 'A post was not sent', 'The network was away.', now() - n * interval '1 minute', case when n > 20 then now() end
from generate_series(1, $2::int) as n`;

const WORKFLOWS = `
insert into workflows (user_id, name, agents, connections, execution_results, updated_at)
select $1, 'Workflow ' || n, jsonb_build_array(jsonb_build_object('id', 'a', 'type', 'chat', 'name', 'Text', 'input', 'Hello',
  'description', '', 'position', jsonb_build_object('x', 0, 'y', 0))), '[]', '[]', now() - n * interval '1 minute'
from generate_series(1, $2::int) as n`;

const STATEMENTS: Record<keyof Belongings, string> = {
  tasks: SEED_POSTS,
  records: CONVERSATIONS,
  plans: PLANS,
  notices: NOTICES,
  workflows: WORKFLOWS,
};

/** Fills an account by a statement for each kind of thing. */
export async function fillAccount(client: StatementRunner, userId: string, held: Belongings): Promise<void> {
  for (const kind of ['tasks', 'records', 'plans', 'notices', 'workflows'] as const)
    if (held[kind] > 0) await client.query(STATEMENTS[kind], [userId, held[kind]]);
}

/** Other people, each with so many tasks: what a run meets in a database that is in use. */
export async function fillTasksOfOthers(client: StatementRunner, people: number, tasksEach: number): Promise<void> {
  const { rows } = (await client.query(
    `insert into users (email, first_name, last_name, name, password_hash, verified)
     select gen_random_uuid() || '@example.com', 'A', 'B', 'A B', 'x', true from generate_series(1, $1::int) returning id`,
    [people],
  )) as { rows: { id: string }[] };
  for (const { id } of rows) await client.query(SEED_POSTS, [id, tasksEach]);
}

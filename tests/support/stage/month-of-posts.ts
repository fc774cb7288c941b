/** One user's schedule of so many posts ($2) in one statement: six in ten are over and went out, one in a hundred failed, the rest comes. */
export const SEED_POSTS = `
with tasks as (
  insert into scheduled_workflows
    (user_id, name, status, scheduled_for, time_zone, platforms, agent_type, agents, connections, post, executed_at, execution_duration)
  select $1, 'Post number ' || n,
    case when n % 10 >= 6 then 'scheduled' when n % 100 = 0 then 'failed' else 'completed' end,
    date_trunc('minute', now()) + (case when n % 10 >= 6 then 1 else -1 end) * (n + 60) * interval '25 minutes',
    'Europe/Berlin', case when n % 3 = 0 then '["linkedin"]' else '["linkedin", "twitter"]' end::jsonb, 'social-media',
    jsonb_build_array(jsonb_build_object('id', 'chat-1', 'type', 'chat', 'name', 'Text Content', 'verbatim', true, 'description', '',
      'input', 'Number ' || n || '. ' || repeat('Fresh from the oven this morning, come and taste it. ', 8))),
    '[]', jsonb_build_object('media', '[]'::jsonb, 'own', case when n % 5 = 0
      then jsonb_build_object('twitter', jsonb_build_object('text', 'Short words of number ' || n)) else '{}' end),
    case when n % 10 < 6 then date_trunc('minute', now()) - (n + 60) * interval '25 minutes' end, case when n % 10 < 6 then 1.5 end
  from generate_series(1, $2::int) as n returning id, user_id, status, scheduled_for, platforms
), done as (
  insert into runs (scheduled_workflow_id, firing, started_at, finished_at)
  select id, scheduled_for, scheduled_for, scheduled_for from tasks where status = 'completed' returning id, scheduled_workflow_id
), written as (
  insert into posts (user_id, scheduled_workflow_id, run_id, platform, text, media, created_at)
  select tasks.user_id, tasks.id, done.id, platform, 'Out on ' || platform || ': ' || repeat('fresh from the oven, come and taste it. ', 8), '[]',
    tasks.scheduled_for
  from done join tasks on tasks.id = done.scheduled_workflow_id, jsonb_array_elements_text(tasks.platforms) as platform
  returning id, user_id, created_at
), sent as (
  insert into publications (post_id, user_id, state, at, due_at)
  select id, user_id, (array['sent', 'sent', 'sent', 'ready', 'refused'])[1 + abs(hashtext(id::text)) % 5], created_at, created_at from written
), labelled as (
  insert into labels (user_id, name, colour) select $1, 'Client ' || n, 'blue' from generate_series(1, 10) as n returning id
)
insert into task_labels (scheduled_workflow_id, label_id)
select tasks.id, (select id from labelled order by md5(id::text || tasks.id::text) limit 1) from tasks`;

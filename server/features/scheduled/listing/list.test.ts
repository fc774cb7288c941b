import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../domain/api/call.ts';
import { listScheduledWorkflows } from '../../../../domain/api/schedule/scheduled.ts';
import { taskSortSchema } from '../../../../domain/schedule/scheduled.ts';
import { make } from '../../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../../tests/support/product.ts';

const DAY = 24 * 60 * 60_000;

describe('the list of scheduled workflows', () => {
  let product: TestProduct;
  let ada: Person;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    product = await startTestProduct();
    ada = await newPerson(product);
    await seed('Bakery', { days: 3, platforms: ['twitter'], input: 'Rye bread, still warm.' });
    await seed('apples', { days: 1, own: { facebook: { text: 'Only here: "sour" cherries' } } });
    await seed('Cider', { days: 2, description: 'A line about pressing day' });
    await seed('Old news', { days: -2, status: 'completed', posts: { linkedin: ['sent', 'It went out on a Friday'] } });
    await seed('Older', { days: -3, status: 'completed', posts: { linkedin: ['ready', ''], twitter: ['sent', ''] } });
    await seed('Broken', { days: -1, status: 'failed' });
  });
  afterAll(() => product.stop());

  interface Seed {
    days: number;
    status?: string;
    platforms?: string[];
    input?: string;
    description?: string;
    own?: object;
    posts?: Record<string, [state: string, text: string]>;
  }
  const seed = async (name: string, { days, status = 'scheduled', posts = {}, ...seed }: Seed) => {
    const agent = {
      id: 'chat-1',
      type: 'chat',
      name: 'Text',
      input: seed.input ?? '',
      description: seed.description ?? '',
    };
    const [row] = await product.sql<{ id: string }>(
      `insert into scheduled_workflows (user_id, name, status, scheduled_for, time_zone, platforms, agent_type, agents, connections, post)
       values ($1, $2, $3, $4, 'UTC', $5, 'custom', $6, '[]', $7) returning id`,
      [
        ada.user.id,
        name,
        status,
        new Date(Date.now() + days * DAY),
        JSON.stringify(seed.platforms ?? ['linkedin']),
        JSON.stringify([agent]),
        JSON.stringify({ media: [], own: seed.own ?? {} }),
      ],
    );
    ids.set(name, row?.id ?? '');
    for (const [platform, [state, text]] of Object.entries(posts))
      await product.sql(
        `with run as (
           insert into runs (scheduled_workflow_id, firing) values ($1, now())
           on conflict (scheduled_workflow_id, firing) do update set attempts = 1 returning id
         ), post as (
           insert into posts (user_id, scheduled_workflow_id, run_id, platform, text, media) select $2, $1, id, $3, $4, '[]' from run returning id
         )
         insert into publications (post_id, user_id, state, due_at) select id, $2, $5, now() from post`,
        [row?.id, ada.user.id, platform, text, state],
      );
  };
  const list = (input: InputOf<typeof listScheduledWorkflows>) =>
    make(product.url, listScheduledWorkflows, input, ada.identity);
  const names = async (input: InputOf<typeof listScheduledWorkflows>) =>
    (await list(input)).body.data.map(({ name }) => name);

  it('MONTH-01 begins with what comes next: what waits soonest first, then what is over, latest first', async () => {
    expect(await names({ sort: 'next' })).toEqual(['apples', 'Cider', 'Bakery', 'Broken', 'Old news', 'Older']);
    expect((await names({})).slice(0, 3)).toEqual(['Bakery', 'Cider', 'apples']);
  });

  it('MONTH-02 is sorted by moment, name, status or network, up or down', async () => {
    expect((await names({ sort: 'oldest' })).slice(0, 2)).toEqual(['Older', 'Old news']);
    expect((await names({ sort: 'name' })).slice(0, 3)).toEqual(['apples', 'Bakery', 'Broken']);
    expect((await names({ sort: '-name' })).at(-1)).toBe('apples');
    expect((await names({ sort: 'status' })).slice(0, 4)).toEqual(['apples', 'Cider', 'Bakery', 'Broken']);
    expect((await names({ sort: '-status' })).slice(0, 3)).toEqual(['Older', 'Old news', 'Broken']);
    expect((await names({ sort: '-platforms' }))[0]).toBe('Bakery');
    expect((await list({ sort: 'colour' as 'name' })).status).toBe(400);
  });

  it.each(taskSortSchema.options)('MONTH-03 by %s, its pages hold every post once', async (sort) => {
    const whole = await names({ sort });
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const { body } = await list({ sort, limit: 2, ...(after ? { after } : {}) });
      seen.push(...body.data.map(({ name }) => name));
      after = body.next;
    } while (after);
    expect(seen).toEqual(whole);
  });

  it('MONTH-03 goes on behind a post that was deleted meanwhile', async () => {
    await seed('Apricots', { days: 9 });
    const first = await list({ sort: 'name', limit: 2 });
    expect(first.body.data.map(({ name }) => name)).toEqual(['apples', 'Apricots']);
    await product.sql('delete from scheduled_workflows where id = $1', [ids.get('Apricots')]);
    expect((await names({ sort: 'name', limit: 1, after: first.body.next ?? '' }))[0]).toBe('Bakery');
  });

  it.each([
    '',
    'x',
    '[]',
    '[1]',
    '["a","b"]',
    '{"a":1}',
    '["2026-01-01T00:00:00Z","no id"]',
    '["2026\\u0000","x"]',
    '["2026-01-01T00:00:00+16:00","00000000-0000-0000-0000-000000000000"]',
  ])('MONTH-04 a place that no page has named is refused in words: %s', async (after) => {
    const { status, body } = await list({ sort: 'newest', after });
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'Please give the place that the page before has named.',
    });
  });

  it('MONTH-05 is searched in names and in the words of the posts, also in what single networks get and in what went out', async () => {
    expect(await names({ q: 'BAKERY' })).toEqual(['Bakery']);
    expect(await names({ q: 'still warm' })).toEqual(['Bakery']);
    expect(await names({ q: 'pressing day' })).toEqual(['Cider']);
    expect(await names({ q: '"sour" cherries' })).toEqual(['apples']);
    expect(await names({ q: 'on a friday' })).toEqual(['Old news']);
    // What is not a word of anybody finds nothing: names of fields, ids, signs of patterns.
    for (const q of ['chat-1', 'verbatim', 'firstComment', '%', '_______________________________________'])
      expect(await names({ q })).toEqual([]);
  });

  it('MONTH-06 is narrowed by label and by how posts stand together', async () => {
    const [label] = await product.sql<{ id: string }>(
      `insert into labels (user_id, name, colour) values ($1, 'Client A', 'blue') returning id`,
      [ada.user.id],
    );
    await product.sql('insert into task_labels values ($1, $2)', [ids.get('Cider'), label?.id]);
    expect(await names({ label: label?.id ?? '' })).toEqual(['Cider']);
    expect(await names({ label: 'nobody’s' })).toEqual([]);
    expect(await names({ posting: 'ready' })).toEqual(['Older']);
    expect(await names({ posting: 'sent' })).toEqual(['Old news']);
    expect(await names({ posting: 'refused' })).toEqual([]);
  });

  it('MONTH-07 gives a board the first of each status, and counts what is found and what there is', async () => {
    const { body } = await list({ sort: 'board', limit: 1, count: true });
    expect(body.data.map(({ name }) => name)).toEqual(['apples', 'Older', 'Old news', 'Broken']);
    expect(body.count).toEqual({ scheduled: 3, executing: 0, completed: 2, failed: 1, all: 6, unposted: { ready: 1 } });
    const found = await list({ sort: 'next', count: true, q: 'cider' });
    expect(found.body.count).toEqual({ scheduled: 1, executing: 0, completed: 0, failed: 0, all: 6 });
  });

  it('MONTH-83 a board begins its completed ones with what is still to be posted, most pressing first, and counts it', async () => {
    await seed('Refused', {
      days: -9,
      status: 'completed',
      posts: { linkedin: ['sent', ''], twitter: ['refused', ''] },
    });
    await seed('Nothing to post', { days: -1, status: 'completed' });
    const { body } = await list({ sort: 'board', count: true });
    const completed = body.data.filter(({ status }) => status === 'completed').map(({ name }) => name);
    expect(completed).toEqual(['Refused', 'Older', 'Nothing to post', 'Old news']);
    expect(body.count).toMatchObject({ completed: 4, unposted: { refused: 1, ready: 1 } });
    expect((await list({ sort: 'board', count: true, q: 'older' })).body.count).toMatchObject({
      completed: 1,
      unposted: { ready: 1 },
    });
    await product.sql(`delete from scheduled_workflows where name in ('Refused', 'Nothing to post')`);
  });

  it('MONTH-84 an agenda and a calendar show what ran before its moment where it ran', async () => {
    await seed('Early', { days: 5, status: 'completed' });
    const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
    await product.sql('update scheduled_workflows set executed_at = $1 where id = $2', [at(-1.5), ids.get('Early')]);
    const names1 = await names({ sort: 'ahead', from: at(-2.5), limit: 3 });
    expect(names1).toEqual(['Old news', 'Early', 'Broken']);
    const { body } = await list({ sort: 'ahead', from: at(-2.5), limit: 2 });
    expect(await names({ sort: 'ahead', from: at(-2.5), after: body.next ?? '', limit: 1 })).toEqual(['Broken']);
    expect(await names({ sort: 'back', to: at(-1.2) })).toEqual(['Early', 'Old news', 'Older']);
    expect(await names({ from: at(4), to: at(6) })).toEqual([]);
    expect(await names({ from: at(-1.6), to: at(-1.4) })).toEqual(['Early']);
    await product.sql('delete from scheduled_workflows where id = $1', [ids.get('Early')]);
  });

  it('SEC-312 gives no more on one page than a server can hold, however large the workflows; the next pages have the rest', async () => {
    const bob = await newPerson(product);
    await product.sql(
      `insert into scheduled_workflows (user_id, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
       select $1, 'Large ' || n, now() + n * interval '1 day', 'UTC', '["linkedin"]', 'custom',
         (select jsonb_agg(jsonb_build_object('id', 'a' || one, 'type', 'chat', 'name', 'Text', 'description', '',
           'input', repeat('word ', 3900))) from generate_series(1, 50) as one), '[]'
       from generate_series(1, 20) as n`,
      [bob.user.id],
    );
    const asked = async (more: object) =>
      (await make(product.url, listScheduledWorkflows, { sort: 'oldest', limit: 500, ...more }, bob.identity)).body;
    const names: string[] = [];
    let pages = 0;
    for (let after: object | null = {}; after; pages++) {
      const { data, next } = await asked(after);
      expect(data.length).toBeLessThan(10);
      names.push(...data.map(({ name }) => name));
      after = next ? { after: next } : null;
    }
    expect([pages, names]).toEqual([3, Array.from({ length: 20 }, (_, n) => `Large ${n + 1}`)]);
    expect((await asked({ sort: 'board' })).data.length).toBeLessThan(10);
  });

  it('MONTH-08 an agenda without end also tells what series bring, and not what its filters leave out', async () => {
    const from = new Date(Date.now() + 20 * DAY);
    await product.sql(
      `with s as (insert into series (user_id, rule, wall_time, time_zone)
         values ($1, 'FREQ=WEEKLY', to_char($2::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI'), 'UTC') returning id)
       insert into scheduled_workflows (user_id, series_id, occurrence, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
       select $1, id, $2, 'Weekly', $2, 'UTC', '["instagram"]', 'custom', '[]', '[]' from s`,
      [ada.user.id, from],
    );
    const agenda = { sort: 'oldest', from: new Date(from.getTime() - DAY).toISOString() } as const;
    expect((await list(agenda)).body.projected).toHaveLength(8);
    expect((await list({ ...agenda, limit: 1 })).body.projected).toEqual([]);
    expect((await list({ ...agenda, platform: 'instagram' })).body.projected).toHaveLength(8);
    expect((await list({ ...agenda, platform: 'twitter' })).body.projected).toEqual([]);
  });
});

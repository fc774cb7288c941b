import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getScheduledWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { POSTING_ORDER, type PublicationState } from '../../../domain/post/publication.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

const ADD_TASK = `insert into scheduled_workflows (user_id, name, status, scheduled_for, time_zone, platforms, agent_type, agents, connections)
  values ($1, 'Bread', 'completed', now(), 'UTC', '["linkedin"]', 'custom', '[]', '[]') returning id`;
const ADD_POST = `with run as (
    insert into runs (scheduled_workflow_id, firing) values ($1, clock_timestamp()) returning id
  ), post as (
    insert into posts (user_id, scheduled_workflow_id, run_id, platform, text, media) select $2, $1, id, 'linkedin', '', '[]' from run returning id
  )
  insert into publications (post_id, user_id, state, due_at) select id, $2, $3, now() from post returning post_id as id`;
const MOVE = 'update publications set state = $2 where post_id = $1';

describe('where the posts of a task stand', () => {
  let product: TestProduct;
  let ada: Person;
  beforeAll(async () => {
    product = await startTestProduct();
    ada = await newPerson(product);
  });
  afterAll(() => product.stop());

  const one = async (statement: string, values: unknown[]): Promise<string> =>
    (await product.sql<{ id: string }>(statement, values))[0]?.id ?? '';
  const task = (): Promise<string> => one(ADD_TASK, [ada.user.id]);
  const post = (id: string, state: PublicationState): Promise<string> => one(ADD_POST, [id, ada.user.id, state]);
  const posting = async (id: string) =>
    (await make(product.url, getScheduledWorkflow, { id }, ada.identity)).body.data.posting;

  it.each(POSTING_ORDER.flatMap((first) => POSTING_ORDER.map((second) => [first, second] as const)))(
    'PUB-30 is where the most pressing of them stands: %s and %s',
    async (first, second) => {
      const id = await task();
      expect(await posting(id)).toBeNull();
      await post(id, first);
      expect(await posting(id)).toBe(first);
      const other = await post(id, 'sent');
      await product.sql(MOVE, [other, second]);
      expect(await posting(id)).toBe(POSTING_ORDER.find((state) => state === first || state === second));
    },
  );

  it('PUB-30 is nowhere any more when its posts are gone', async () => {
    const id = await task();
    await post(id, 'refused');
    await product.sql('delete from runs where scheduled_workflow_id = $1', [id]);
    expect(await posting(id)).toBeNull();
  });

  it('PUB-30 is right where two of them change at the same moment', async () => {
    const id = await task();
    const both = [await post(id, 'refused'), await post(id, 'refused')];
    const clients = both.map(() => new pg.Client({ connectionString: product.databaseUrl }));
    try {
      for (const client of clients) await client.connect();
      for (const client of clients) await client.query('begin');
      const [first, second] = clients;
      await first?.query(MOVE, [both[0], 'sent']);
      // Waits for the first, whose change it could not see when it began.
      const later = second?.query(MOVE, [both[1], 'sent']);
      await first?.query('commit');
      await later;
      await second?.query('commit');
    } finally {
      for (const client of clients) await client.end();
    }
    expect(await posting(id)).toBe('sent');
  });
});

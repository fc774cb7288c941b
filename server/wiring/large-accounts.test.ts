import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '../../domain/api/call.ts';
import { listPendingPlans } from '../../domain/api/schedule/plans.ts';
import { listScheduledWorkflows } from '../../domain/api/schedule/scheduled.ts';
import { listWorkflows } from '../../domain/api/workflow/workflows.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { type Reading, readingOf } from '../../tests/support/reading-of.ts';
import { fillAccount } from '../../tests/support/stage/full-account.ts';
import { listHistory } from '../features/chat/kept/history.ts';
import { labelsOf } from '../features/month/labels.ts';
import { freeSlots } from '../features/month/posting-slots.ts';
import { noticeList } from '../features/notices/notices.ts';
import { pendingPlans } from '../features/plans/pending.ts';
import { publicationList } from '../features/publishing/hand-over.ts';
import { listTasks } from '../features/scheduled/listing/list.ts';
import type { ListInput } from '../features/scheduled/listing/list-filters.ts';
import { listSaved } from '../features/workflows/list-saved.ts';
import type { Database, Queries } from '../platform/db/database.ts';

type Question = [what: string, work: (db: Database) => Promise<unknown>];

const PAGE = 20;
const LARGE_TABLES = ['scheduled_workflows', 'task_words', 'posts', 'publications', 'task_labels'];
const HELD = { tasks: 2_000, records: 2_000, plans: 2_000, notices: 2_000, workflows: 2_000 };
const HELD_BY_OTHERS = { tasks: 12_000, records: 0, plans: 0, notices: 0, workflows: 0 };

/** Rows, since they cost the same on every machine; nothing here asserts a time. */
describe('an account that holds thousands', () => {
  let product: TestProduct;
  let owner: string;
  let rare: string;
  let common: string;
  beforeAll(async () => {
    product = await startTestProduct({ SERVICES: 'web' });
    const client = { query: product.sql };
    owner = await newAccount('owner');
    await fillAccount(client, owner, HELD);
    await fillAccount(client, await newAccount('others'), HELD_BY_OTHERS);
    rare = await newLabel('rare', 50);
    common = await newLabel('common', 2);
    await product.sql('vacuum analyze');
  });
  afterAll(() => product.stop());
  const newAccount = async (name: string): Promise<string> => {
    const [row] = await product.sql<{ id: string }>(
      `insert into users (email, first_name, last_name, name, password_hash) values ($1, 'A', 'B', 'A B', '') returning id`,
      [`${name}@example.com`],
    );
    return row?.id ?? '';
  };
  /** A label that one in so many of the owner's posts carries. */
  const newLabel = async (name: string, oneIn: number): Promise<string> => {
    const [row] = await product.sql<{ id: string }>(
      `insert into labels (user_id, name, colour) values ($1, $2, 'blue') returning id`,
      [owner, name],
    );
    const id = row?.id ?? '';
    await product.sql(
      `insert into task_labels (scheduled_workflow_id, label_id)
       select id, $2 from (select id, row_number() over (order by id) as n from scheduled_workflows where user_id = $1) as own
       where n % $3 = 0`,
      [owner, id, oneIn],
    );
    return id;
  };
  const read = (work: (db: Database) => Promise<unknown>): Promise<Reading> => readingOf(product.databaseUrl, work);
  const tasks = (db: Queries, input: Partial<ListInput>) =>
    listTasks(db, owner, { ...listScheduledWorkflows.input.parse({}), limit: PAGE, ...input });
  const plans = (db: Queries, input: InputOf<typeof listPendingPlans>) =>
    pendingPlans(db, owner, listPendingPlans.input.parse(input));
  const saved = (db: Database, sort: 'name' | 'changed') =>
    listSaved({ db, clock: () => new Date() }, owner, listWorkflows.input.parse({ sort, limit: PAGE }));
  const hours = (count: number): string => new Date(Date.now() + count * 60 * 60_000).toISOString();

  const paged: Question[] = [
    ['a list from what comes next', (db) => tasks(db, { sort: 'next' })],
    ['a list by name', (db) => tasks(db, { sort: 'name' })],
    ['a list by name, backwards', (db) => tasks(db, { sort: '-name' })],
    ['a list by status', (db) => tasks(db, { sort: 'status' })],
    ['a list by status, backwards', (db) => tasks(db, { sort: '-status' })],
    ['a search for what few posts hold', (db) => tasks(db, { sort: 'next', q: 'number 42' })],
    ['a list of a label that few posts carry', (db) => tasks(db, { sort: 'next', label: rare })],
    ['the newest tasks', (db) => tasks(db, { sort: 'newest' })],
    ['saved workflows by name', (db) => saved(db, 'name')],
    ['saved workflows, last changed first', (db) => saved(db, 'changed')],
    ['an agenda', (db) => tasks(db, { sort: 'ahead', from: hours(0) })],
    ['an agenda, earlier', (db) => tasks(db, { sort: 'back', to: hours(0) })],
    ['a day of a calendar', (db) => tasks(db, { from: hours(30), to: hours(40) })],
    ['the board’s first of a column', (db) => tasks(db, { sort: 'oldest', status: 'scheduled' })],
    ['the history', (db) => listHistory(db, owner, { limit: PAGE, sessions: PAGE })],
    ['notices', (db) => noticeList(db, owner, { limit: PAGE })],
    ['the next slot of who has none', (db) => db.transaction((tx) => freeSlots(tx, owner, new Date()))],
    ['plans of a day that wait', (db) => plans(db, { from: hours(0), to: hours(24) })],
    ['a page of the plans that wait', (db) => plans(db, { limit: PAGE })],
  ];
  it.each(paged)('SCALE-01 %s reads the rows of its page, not of the account', async (_, work) => {
    // Of each row on the page some more: its series, its labels, its posts and where they stand.
    expect((await read(work)).rows).toBeLessThan(40 * PAGE);
  });

  it.each(['next', 'name'] as const)(
    'SCALE-01 a list by %s of a label that half of all posts carry reads the label’s entries beside the rows of its page',
    async (sort) => {
      expect((await read((db) => tasks(db, { sort, label: common }))).rows).toBeLessThan(HELD.tasks / 2 + 40 * PAGE);
    },
  );

  it.each(['next', 'name', 'status', '-status'] as const)(
    'SCALE-01 a list by %s goes on from where it was without the rows before',
    async (sort) => {
      let after = '';
      await read(async (db) => {
        after = (await tasks(db, { sort, limit: 500 })).next ?? '';
      });
      expect((await read((db) => tasks(db, { sort, after }))).rows).toBeLessThan(40 * PAGE);
    },
  );

  it('SCALE-01 a list of what was refused reads the refused ones of its page', async () => {
    const { rows } = await read((db) => tasks(db, { sort: 'next', posting: 'refused' }));
    const [held] = await product.sql<{ refused: number }>(
      'select count(*)::int as refused from scheduled_workflows where user_id = $1 and posting = 1',
      [owner],
    );
    expect(rows).toBeLessThan(10 * PAGE);
    expect(held?.refused).toBeGreaterThan(10 * PAGE);
  });

  it('SCALE-01 the next free slot reads what stands before it, not a year', async () => {
    await product.sql('update users set premium = true where id = $1', [owner]);
    await product.sql(
      `insert into posting_slots (user_id, platform, weekday, time) select $1, 'linkedin', n, '09:07' from generate_series(1, 7) as n`,
      [owner],
    );
    const { rows } = await read((db) =>
      db.transaction(async (tx) => (await freeSlots(tx, owner, new Date())).next(['linkedin'])),
    );
    expect(rows).toBeLessThan(40 * PAGE);
  });

  it.each(['board', 'next'] as const)(
    'SCALE-11 the counts beside a %s read one entry of an index for each post, hundreds to a page, and no row',
    async (sort) => {
      const bare = await read((db) => tasks(db, { sort }));
      const counted = await read((db) => tasks(db, { sort, count: true }));
      expect(counted.rows - bare.rows).toBe(HELD.tasks);
      expect(counted.pages - bare.pages).toBeLessThan(HELD.tasks / 50);
    },
  );

  const ofAll: Question[] = [
    ['the board with its counts', (db) => tasks(db, { sort: 'board', count: true })],
    ['what was refused', (db) => tasks(db, { sort: 'next', posting: 'refused' })],
    ['a search for what all posts hold', (db) => tasks(db, { sort: 'next', q: 'Fresh from', count: true })],
    ['a search for a letter or two', (db) => tasks(db, { sort: 'next', q: '42', count: true })],
    ['labels with the number of their posts', (db) => labelsOf(db, owner)],
    ['posts that wait', (db) => publicationList(db, owner, { state: 'waiting', limit: PAGE })],
  ];
  it.each(ofAll)('SCALE-02 %s reads no table through, where everybody’s rows are', async (_, work) => {
    const { whole } = await read(work);
    expect(whole.filter((table) => LARGE_TABLES.includes(table))).toEqual([]);
  });
});

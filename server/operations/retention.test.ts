import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { say } from '../../tests/support/chat.ts';
import { simpleEngine } from '../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/database.ts';
import { openLocalMailbox } from '../platform/mail/local-mailbox.ts';
import { forgetOld } from './retention.ts';

let product: TestProduct;
let open: OpenDatabase;
let who: Person;
beforeAll(async () => {
  product = await startTestProduct({}, { engine: simpleEngine() });
  open = await openDatabase(product.databaseUrl, () => {});
  who = await newPerson(product);
});
afterAll(async () => {
  await open.close();
  await product.stop();
});

it('OPS-12 forgets chats, runs, read notices, security events and kept mails that are older than the operator keeps them, and nothing else', async () => {
  const { body: old } = await say(product.url, who.identity, 'Write a post about rye bread');
  const { body: waiting } = await say(product.url, who.identity, 'Post on LinkedIn tomorrow at 9am: rye is back');
  const { body: young } = await say(product.url, who.identity, 'Write a post about oat bread');
  await product.sql(`update chat_sessions set updated_at = now() - interval '91 days' where id = any($1)`, [
    [old.session_id, waiting.session_id],
  ]);
  const note = (title: string, read: string) =>
    product.sql(
      `insert into notices (user_id, kind, cause, title, detail, created_at, read_at)
        values ($1, 'missed', $2, $2, '', now() - interval '91 days', ${read})`,
      [who.user.id, title],
    );
  await note('read', 'now()');
  await note('unread', 'null');
  await product.sql(
    `with saved as (
       insert into workflows (user_id, name, agents, connections, execution_results) values ($1, 'Saved', '[]', '[]', '[]') returning id
     )
     insert into workflow_runs (user_id, workflow_id, by, state, started_at, ms, made, reused, failed, tokens, counted, agents, connections)
     select $1, id, 'hand', 'completed', now() - days * interval '1 day', 1, 1, 0, 0, 0, true, '[]', '[]' from saved, unnest(array[1, 91]) as days`,
    [who.user.id],
  );
  const runs = () => product.sql(`select started_at > now() - interval '2 days' as young from workflow_runs`);
  const mailbox = openLocalMailbox(product.dataDir, 'x@example.com', () => {});
  const mails = () => readdirSync(join(product.dataDir, 'outbox'));
  const at = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60_000);
  const keep = { chats: 90, runs: 90, notices: 90, media: null, mails: 30, events: 90 };
  const events = () => product.sql('select kind from security_events order by id');
  await product.sql(`insert into security_events (at, kind) values (now() - interval '91 days', 'operator')`);
  expect(await events()).toHaveLength(3);
  const before = mails().length;
  expect(before).toBeGreaterThan(0);

  await forgetOld(
    { db: open.db, clock: at(0), mailbox },
    { chats: null, runs: null, notices: null, media: null, mails: null, events: null },
  );
  expect([(await events()).length, (await runs()).length]).toEqual([3, 2]);
  await forgetOld({ db: open.db, clock: at(0), mailbox }, keep);
  expect(await runs()).toEqual([{ young: true }]);
  const chats = await product.sql<{ id: string }>('select id from chat_sessions');
  expect(new Set(chats.map(({ id }) => id))).toEqual(new Set([waiting.session_id, young.session_id]));
  expect(await product.sql('select title from notices')).toEqual([{ title: 'unread' }]);
  expect(mails().length).toBe(before);
  expect(await events()).toEqual([{ kind: 'address-verified' }, { kind: 'signed-in' }]);
  await forgetOld({ db: open.db, clock: at(31), mailbox }, keep);
  expect(mails()).toEqual([]);
});

import { expect, it } from 'vitest';
import { tableFaults, tablesIn, writesIn } from './check-tables.ts';

const schema = {
  path: 'server/platform/db/schema/chat.ts',
  text: "export const chatSessions = pgTable('chat_sessions', {",
};

it('finds the tables of the schema, and what is written by the query builder or in SQL', () => {
  expect(tablesIn(schema.text)).toEqual(['chatSessions']);
  const text = `await tx.insert(runs).values(row);
    await db
      .update(
        series,
      )
    sql\`with gone as (delete from \${posts} where id = 1) insert into \${taskEvents} (at) select 1\`;
    sql\`select from \${users} for update\``;
  expect(writesIn(text)).toEqual(['runs', 'series', 'posts', 'taskEvents']);
});

it('lets the owner write its table, and names everybody else', () => {
  const writes = (path: string) => tableFaults([schema, { path, text: 'db.delete(chatSessions)' }]);
  expect(writes('server/features/chat/kept/history.ts')).toEqual([]);
  expect(writes('server/operations/retention.ts')).toEqual([]);
  expect(writes('server/features/plans/plans.ts')).toEqual([
    'server/features/plans/plans.ts writes chatSessions, which belongs to chat: call what it offers',
  ]);
});

it('asks for the owner of a new table', () => {
  const text = "export const drafts = pgTable('drafts', {";
  expect(tableFaults([{ path: 'server/platform/db/schema/drafts.ts', text }])).toEqual([
    'drafts belongs to nobody: name its owner',
  ]);
});

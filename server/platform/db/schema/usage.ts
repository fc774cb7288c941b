import { bigint, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** What an account has used on a day of its own zone. */
export const usageDays = pgTable(
  'usage_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** The workflows that it has started. */
    used: integer().notNull(),
    /** What a connected model has made for it. */
    generated: integer().notNull().default(0),
    /** The requests that went to connected models, whoever pays for them. */
    requests: integer().notNull().default(0),
    /** The tokens that they used; of those under way, what they will about use. */
    tokens: bigint({ mode: 'number' }).notNull().default(0),
    /** The part of the tokens that the operator pays for. */
    operatorTokens: bigint('operator_tokens', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Places of a day that a scheduled run has used and that no scheduled workflow shows any more. */
export const spentPlaces = pgTable(
  'spent_places',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** The workflow or series that was deleted, or the run of one that was scheduled again. */
    place: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.place] })],
);

import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ModelKind, ModelProvider, Provider } from '../../../../domain/models.ts';
import { users } from './accounts.ts';

/** The keys that people have connected, encrypted: the table alone opens nothing. */
export const modelKeys = pgTable(
  'model_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().$type<ModelProvider>().notNull(),
    sealed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider] })],
);

/** What people have chosen to make their texts, pictures and voices; who has chosen nothing has no row. */
export const modelChoices = pgTable(
  'model_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<ModelKind>().notNull(),
    provider: text().$type<Provider>().notNull(),
    /** Null for the engine inside. */
    model: text(),
    /** Of a local model: host and port of its server, one of those that the operator allows. */
    server: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

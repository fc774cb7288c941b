import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Design } from '../../../../domain/design.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

/** What agents made and people uploaded: whose it is and what it is; the bytes lie in the media store under the same id. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentType: text('content_type').notNull(),
    bytes: integer().notNull(),
    /** How large a picture is in pixels; null for sounds, and for what was kept before that was known. */
    width: integer(),
    height: integer(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** What the built-in designer drew it from, so that it can be changed. */
    design: jsonb().$type<Design>(),
    /** Since when the sweep has found nothing that names it; null while something does. */
    unusedSince: instant('unused_since'),
  },
  (table) => [index('media_of_user').on(table.userId, table.createdAt.desc().nullsFirst())],
);

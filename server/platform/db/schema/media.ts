import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Design } from '../../../../domain/post/design.ts';
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

/** The photos that people keep to use again: which of their media they are, and what they call them. */
export const photos = pgTable(
  'photos',
  {
    /** The medium itself: a photo is one of its owner's. */
    id: uuid()
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Of the file as it came: the same file twice is one photo. */
    hash: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('photo_once').on(table.userId, table.hash),
    index('photos_of_user').on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
);

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Platform } from '../../../../domain/post/platforms.ts';
import type { PostMedia } from '../../../../domain/post/post.ts';
import type { PublicationState } from '../../../../domain/post/publication.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { runs, scheduledWorkflows } from './scheduled.ts';

/** What a run has brought forth for one network, as it goes out. */
export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scheduledWorkflowId: uuid('scheduled_workflow_id')
      .notNull()
      .references(() => scheduledWorkflows.id, { onDelete: 'cascade' }),
    runId: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    platform: text().$type<Platform>().notNull(),
    text: text().notNull(),
    media: jsonb().$type<PostMedia[]>().notNull(),
    firstComment: text('first_comment'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    // One post for each network, however often a run is taken over.
    uniqueIndex('posts_of_run').on(table.runId, table.platform),
    index('posts_of_workflow').on(table.scheduledWorkflowId),
    index('posts_of_user').on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
);

/** The ledger: a post's way out, one row each; the row is written before the network is asked. */
export const publications = pgTable(
  'publications',
  {
    postId: uuid('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<PublicationState>().notNull(),
    /** The number of its present try; it only grows, and every writer names the one that it speaks of. */
    attempts: integer().notNull().default(0),
    /** When it came to stand there. */
    at: instant('at').notNull().defaultNow(),
    /** Until when it was to be out; later than an hour after it, nothing is tried again. */
    dueAt: instant('due_at').notNull(),
    url: text(),
    externalId: text('external_id'),
    reason: text(),
    /** The name of the account by which it goes out; null where its owner posts it by hand. */
    account: text(),
    /** The id of that account at its network: names change, and two may have the same. */
    accountId: text('account_id'),
  },
  (table) => [
    // What stands at a network is one post, whoever looks for it at the same time.
    uniqueIndex('publications_external').on(table.userId, table.accountId, table.externalId),
    index('publications_ready').on(table.userId, table.at).where(sql`state in ('ready', 'refused', 'unconfirmed')`),
    index('publications_under_way').on(table.at).where(sql`state in ('queued', 'sending')`),
  ],
);

/** The accounts on networks that people have connected, one for each network. Tokens are encrypted. */
export const networkConnections = pgTable(
  'network_connections',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    platform: text().$type<Platform>().notNull(),
    accountId: text('account_id').notNull(),
    accountName: text('account_name').notNull(),
    /** An address of the account's picture at the network, if any. */
    accountPicture: text('account_picture'),
    sealed: text().notNull(),
    expiresAt: instant('expires_at'),
    /** Why nothing goes out by it any more; null while it works. */
    brokenReason: text('broken_reason'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.platform] })],
);

/** Connections that are being made: a callback is honoured once, for who began it, for a short time. */
export const connectionAttempts = pgTable(
  'connection_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    platform: text().$type<Platform>().notNull(),
    /** The PKCE verifier, encrypted; after the callback the tokens, while an account is being chosen. */
    sealed: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('connection_attempts_expires').on(table.expiresAt)],
);

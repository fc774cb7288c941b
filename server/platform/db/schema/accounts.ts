import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SecurityEventKind } from '../../../../domain/security-events.ts';
import { instant } from './columns.ts';

/** The people who use the product. Addresses are stored in lower case and are unique. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    name: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    verified: boolean().notNull().default(false),
    premium: boolean().notNull().default(false),
    bio: text().notNull().default(''),
    company: text().notNull().default(''),
    jobTitle: text('job_title').notNull().default(''),
    /** The id of the picture among the media. */
    avatar: uuid(),
    /** The zone in which the account's days begin and end. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** How many tokens connected models may use on one day, as the account's owner wishes; null for no limit. */
    dailyTokens: integer('daily_tokens'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the account is deleted with everything in it, as its owner has asked; null where nobody has. */
    deletionAt: instant('deletion_at'),
    /** Until when its posts were held back by such a wish, which was taken back then: those due before are not sent late. */
    heldUntil: instant('held_until'),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_deletion').on(table.deletionAt).where(sql`deletion_at is not null`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Who is signed in where. Only hashes: a stolen table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    refreshExpiresAt: instant('refresh_expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Browser and system in plain words; null where the session is older than that is known. */
    device: text(),
    /** When it last asked for something, to a few minutes. */
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sessions_session_hash').on(table.sessionHash),
    uniqueIndex('sessions_refresh_hash').on(table.refreshHash),
    index('sessions_user').on(table.userId),
    index('sessions_refresh_expires').on(table.refreshExpiresAt),
  ],
);

/** What people give their own programs to act for them. Only hashes: a stolen table opens nothing. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Its first signs, to tell it from the others. */
    start: text().notNull(),
    readOnly: boolean('read_only').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null where it never expires. */
    expiresAt: instant('expires_at'),
    /** When it last asked for something, to a few minutes. */
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('api_tokens_hash').on(table.tokenHash), index('api_tokens_user').on(table.userId)],
);

/** The secrets of mailed links, and of browsers that signed up, hashed; a row is removed when it is redeemed. */
export const mailedSecrets = pgTable(
  'mailed_secrets',
  {
    secretHash: text('secret_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['verification', 'recovery', 'sign-up'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('mailed_secrets_user').on(table.userId), index('mailed_secrets_expires').on(table.expiresAt)],
);

/**
 * What happened to accounts and by the operator's hand; rows are only added. No address stands in it: whose an event is
 * tells the reference, so that it goes with the account. What is nobody's has none.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<SecurityEventKind>().notNull(),
    /** What it was about, in a few words; never a secret. */
    detail: text(),
    /** Browser and system of whoever did it, in plain words; of the operator's commands, the system's user who gave it. */
    device: text(),
    /** Their network address, as limits know it; null where nobody's request did it. */
    address: text(),
  },
  (table) => [
    index('security_events_of_user').on(table.userId, table.id.desc()),
    index('security_events_at').on(table.at),
    index('security_events_failures').on(table.userId, table.at).where(sql`kind = 'sign-in-failed'`),
  ],
);

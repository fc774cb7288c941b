import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The key that somebody's authenticator app makes its codes of, encrypted: the table alone makes none. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed: text().notNull(),
  /** Null until the app has shown that it has the key: before that no code is asked for. */
  confirmedAt: instant('confirmed_at'),
  /** The thirty seconds of the newest code that was taken: neither it nor an older one works again. */
  lastStep: integer('last_step').notNull().default(0),
});

/** What stands in for an app that is lost, hashed; a row is removed when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ofUser(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Right passwords that wait for their code, hashed; a row is removed when it becomes a session. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    userId: ofUser(),
    /** Which password was right: once there is another, the ticket is worth nothing. */
    passwordHash: text('password_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_tickets_user').on(table.userId)],
);

/** The passkeys that people sign in with; only their public halves are known here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    credentialId: text('credential_id').notNull().unique('passkey_once'),
    /** A COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, as far as it counts: a number that comes again tells of a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** What passkeys are asked to sign; a row is removed by the first answer to it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** Who adds a passkey; null where somebody signs in, whom nobody knows yet. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
);

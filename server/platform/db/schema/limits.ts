import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The counters of the rate limiter, shared by all processes; the column names are the limiter's own. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

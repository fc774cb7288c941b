import { and, eq, sql } from 'drizzle-orm';
import type { Models } from '../../../domain/api/models.ts';
import { AiFailure } from '../../platform/ai/failures.ts';
import type { TokenMeter } from '../../platform/ai/token-meter.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db/database.ts';
import { noticeOf, tellChange } from '../../platform/db/notifications.ts';
import { preparedOn } from '../../platform/db/prepared.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { usageDays } from '../../platform/db/schema/usage.ts';
import type { Occasion } from './model-budget.ts';
import { accountDay } from './usage.ts';

interface TokenDeps {
  db: Queries;
  clock: Clock;
  /** What the operator's models may use for one account and day; null where nothing limits it. */
  dailyTokens: number | null;
}

const OWN_LIMIT =
  'Today’s token limit that you have set is reached. Raise it in Settings, Integrations, AI models, or go on tomorrow.';
const OPERATOR_LIMIT = 'Today’s tokens for connected models are used up. You get new ones tomorrow.';

const ownLimit = sql`(select ${users.dailyTokens} from ${users} where ${users.id} = ${usageDays.userId})`;
/** Null, like a limit that nobody has set, lets everything pass. */
const isBelow = (used: unknown, limit: unknown) => sql`coalesce(${used} < ${limit}, true)`;

/**
 * One statement, as for runs: nothing begins once what was used, and what those under way will about use, reach a limit.
 * The reserve is how many times the limit an occasion may use.
 */
const beginRequest = preparedOn((db) =>
  db
    .insert(usageDays)
    .values({
      userId: sql.placeholder('userId'),
      day: sql.placeholder('day'),
      used: 0,
      requests: 1,
      tokens: sql.placeholder('estimate'),
      operatorTokens: sql.placeholder('operatorEstimate'),
    })
    .onConflictDoUpdate({
      target: [usageDays.userId, usageDays.day],
      set: {
        requests: sql`${usageDays.requests} + 1`,
        tokens: sql`${usageDays.tokens} + excluded.tokens`,
        operatorTokens: sql`${usageDays.operatorTokens} + excluded.operator_tokens`,
      },
      setWhere: and(
        isBelow(usageDays.tokens, sql`${ownLimit} * ${sql.placeholder('share')}::bigint`),
        isBelow(usageDays.operatorTokens, sql`${sql.placeholder('operatorLimit')}::bigint`),
      ),
    })
    .returning({ told: sql`pg_notify('fanfare_changes', ${sql.placeholder('notice')})` })
    .prepare('begin_model_request'),
);

/** Who has a model asked: a test of a new key must be possible at any time, and is limited by itself. */
export type TokenOccasion = Occasion | 'tested';

/** Counts every request to a connected model and the tokens that it uses, for one account. */
export function tokensFor({ db, clock, dailyTokens }: TokenDeps, userId: string, occasion: TokenOccasion): TokenMeter {
  // Approved posts have as much again in reserve, as they have of the budget.
  const share = { asked: 1, scheduled: 2, tested: null }[occasion];
  return {
    begin: async ({ isOwn, estimate }) => {
      const now = clock();
      const { day } = await accountDay(db, userId, now);
      const operatorLimit = isOwn || share === null || dailyTokens === null ? null : dailyTokens * share;
      const begun = await beginRequest(db).execute({
        userId,
        day: day.date,
        estimate,
        operatorEstimate: isOwn ? 0 : estimate,
        share,
        operatorLimit,
        notice: noticeOf(userId, 'usage.changed'),
      });
      if (begun.length === 0) {
        const { limits, today } = await tokensToday({ db, clock, dailyTokens }, userId);
        const isOwnLimit = limits.own !== null && today.tokens >= limits.own * (share ?? 1);
        throw new AiFailure('over-budget', {
          message: isOwnLimit ? OWN_LIMIT : OPERATOR_LIMIT,
          retryAfterMs: day.ends.getTime() - now.getTime(),
        });
      }
      return {
        end: async (tokens) => {
          if (tokens === null || tokens === estimate) return;
          const more = tokens - estimate;
          await db
            .update(usageDays)
            .set({
              tokens: sql`greatest(0, ${usageDays.tokens} + ${more})`,
              operatorTokens: sql`greatest(0, ${usageDays.operatorTokens} + ${isOwn ? 0 : more})`,
            })
            .where(and(eq(usageDays.userId, userId), eq(usageDays.day, day.date)));
          await tellChange(db, userId, 'usage.changed');
        },
      };
    },
  };
}

/** What connected models used for an account on its day, and the limits on it. */
export async function tokensToday(
  { db, clock, dailyTokens }: TokenDeps,
  userId: string,
): Promise<Pick<Models, 'today' | 'limits'>> {
  const { day } = await accountDay(db, userId, clock());
  const [row] = await db
    .select({
      own: users.dailyTokens,
      requests: usageDays.requests,
      tokens: usageDays.tokens,
      operatorTokens: usageDays.operatorTokens,
    })
    .from(users)
    .leftJoin(usageDays, and(eq(usageDays.userId, users.id), eq(usageDays.day, day.date)))
    .where(eq(users.id, userId));
  const { requests, tokens, operatorTokens } = row ?? {};
  return {
    today: {
      requests: requests ?? 0,
      tokens: tokens ?? 0,
      operatorTokens: operatorTokens ?? 0,
      resetsAt: day.ends.toISOString(),
    },
    limits: { operator: dailyTokens, own: row?.own ?? null },
  };
}

/** Sets how many tokens connected models may use for an account on one day; null for no limit. */
export async function setTokenLimit(db: Queries, userId: string, dailyTokens: number | null): Promise<void> {
  await db.update(users).set({ dailyTokens }).where(eq(users.id, userId));
  await tellChange(db, userId, 'models.changed');
}

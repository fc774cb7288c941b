import { eq, sql } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import { SAVED_WORKFLOWS_MAX_BYTES } from '../../../domain/limits.ts';
import type { Transaction } from './database.ts';
import { users } from './schema/accounts.ts';
import { workflows } from './schema/workflows.ts';

/**
 * Keeps workflows in the room that an account has for them, or fails and keeps none: whoever lists or exports them reads
 * them all at once.
 */
export async function keepWithinRoom<T>(tx: Transaction, userId: string, keep: () => Promise<T>): Promise<T> {
  // Held until the transaction ends: what one account saves at the same time counts one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const kept = await keep();
  const { agents, connections, executionResults, notes } = workflows;
  const bytes = sql.join(
    [agents, connections, executionResults, notes].map((column) => sql`octet_length(${column}::text)`),
    sql` + `,
  );
  const [sum] = await tx
    .select({
      bytes: sql<number>`coalesce(sum(${bytes}), 0)::float8`,
    })
    .from(workflows)
    .where(eq(workflows.userId, userId));
  if ((sum?.bytes ?? 0) > SAVED_WORKFLOWS_MAX_BYTES)
    throw new Failure('CONFLICT', 'There is no more room for saved workflows. Please delete some first.');
  return kept;
}

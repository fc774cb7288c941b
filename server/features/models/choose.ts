import { and, eq, notExists, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { CHOOSE_SERVER, type ModelTest, type testModel as testCall } from '../../../domain/api/models.ts';
import { Failure } from '../../../domain/errors.ts';
import { cleanKey, keyFault } from '../../../domain/model-keys.ts';
import { type ModelKind, type ModelProvider, PROVIDER_RULES } from '../../../domain/models.ts';
import { serverUrl } from '../../platform/ai/connected/local-servers.ts';
import { urlOf } from '../../platform/ai/connections.ts';
import type { ModelCandidate } from '../../platform/ai/test-model.ts';
import type { TokenMeter } from '../../platform/ai/token-meter.ts';
import type { Queries } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { modelChoices, modelKeys } from '../../platform/db/schema/models.ts';
import type { RecordEvent } from '../../platform/security-events.ts';
import { belongsTo, type OwnModelsDeps, storedKeys } from './own-models.ts';

export interface ChooseDeps extends OwnModelsDeps {
  /** Counts what tests use; their limit is one of its own. */
  tokensOfTests(userId: string): TokenMeter;
  record: RecordEvent;
}

/** What somebody wishes to connect. */
export type Wish = z.output<typeof testCall.input>;

/** Makes one real call with what somebody wishes to connect; nothing is stored. */
export async function tryModel(
  deps: ChooseDeps,
  userId: string,
  wish: Wish & { provider: ModelProvider },
  signal: AbortSignal,
): Promise<{ told: ModelTest; candidate: ModelCandidate | null }> {
  const candidate = await candidateOf(deps, userId, wish);
  if (typeof candidate === 'string') {
    const told = { message: candidate, milliseconds: null, model: null, models: [] };
    return { told: { ...told, result: 'other-key', field: 'key' }, candidate: null };
  }
  // With it comes all that speaks with models, which no start needs.
  const { probeModel } = await import('../../platform/ai/test-model.ts');
  const told = await probeModel(wish.kind, candidate, { signal, tokens: deps.tokensOfTests(userId) });
  return { told, candidate };
}

/** Chooses what serves a kind, once it has answered; where it has not, everything stays as it was. */
export async function keepChosenModel(
  deps: ChooseDeps,
  userId: string,
  wish: Wish,
  signal: AbortSignal,
): Promise<void> {
  const { kind, provider } = wish;
  if (provider === 'builtin') return keep(deps, userId, { kind, provider, model: null, server: null }, null);
  const { told, candidate } = await tryModel(deps, userId, { ...wish, provider }, signal);
  if (told.result !== 'ok' || candidate === null)
    throw new Failure('MODEL_UNUSABLE', told.message, told.field ? { fields: { [told.field]: told.message } } : {});
  const key = candidate.key === null ? null : await deps.box.seal(candidate.key, belongsTo(userId, provider));
  const server = provider === 'local' ? (wish.server ?? null) : null;
  // One that lies here already only serves another kind.
  const isNew = cleanKey(wish.key ?? '') !== '';
  const sealed = key === null ? null : { key, isNew };
  await keep(deps, userId, { kind, provider, model: told.model, server }, sealed);
}

/** Takes a choice back; with it goes the key that nothing else uses. */
export async function dropChosenModel(deps: KeepDeps, userId: string, kind: ModelKind): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.delete(modelChoices).where(and(eq(modelChoices.userId, userId), eq(modelChoices.kind, kind)));
    await dropUnusedKeys(deps, tx, userId);
    await tellChange(tx, userId, 'models.changed');
  });
}

type KeepDeps = Pick<ChooseDeps, 'db' | 'record'>;
type Choice = Omit<typeof modelChoices.$inferInsert, 'userId'>;

async function keep(
  deps: KeepDeps,
  userId: string,
  choice: Choice,
  sealed: { key: string; isNew: boolean } | null,
): Promise<void> {
  const { provider } = choice;
  await deps.db.transaction(async (tx) => {
    if (sealed !== null && provider !== 'builtin') {
      await tx
        .insert(modelKeys)
        .values({ userId, provider, sealed: sealed.key })
        .onConflictDoUpdate({ target: [modelKeys.userId, modelKeys.provider], set: { sealed: sealed.key } });
      if (sealed.isNew) await deps.record(tx, { userId, kind: 'key-connected', detail: PROVIDER_RULES[provider].name });
    }
    await tx
      .insert(modelChoices)
      .values({ userId, ...choice })
      .onConflictDoUpdate({ target: [modelChoices.userId, modelChoices.kind], set: choice });
    await dropUnusedKeys(deps, tx, userId);
    await tellChange(tx, userId, 'models.changed');
  });
}

async function dropUnusedKeys({ record }: KeepDeps, db: Queries, userId: string): Promise<void> {
  const used = db
    .select({ one: sql`1` })
    .from(modelChoices)
    .where(and(eq(modelChoices.userId, userId), eq(modelChoices.provider, sql`${modelKeys.provider}`)));
  const dropped = await db
    .delete(modelKeys)
    .where(and(eq(modelKeys.userId, userId), notExists(used)))
    .returning({ provider: modelKeys.provider });
  for (const { provider } of dropped)
    await record(db, { userId, kind: 'key-removed', detail: PROVIDER_RULES[provider].name });
}

/** What is to be tried, or what is visibly wrong with the key, in a sentence. */
async function candidateOf(
  { db, box, config }: OwnModelsDeps,
  userId: string,
  { kind, provider, key: pasted, model, server }: Wish & { provider: ModelProvider },
): Promise<ModelCandidate | string> {
  const { name, kinds } = PROVIDER_RULES[provider];
  if (!kinds.includes(kind)) {
    const message = `${name} makes texts only. Choose another provider for this.`;
    throw new Failure('VALIDATION', message, { fields: { provider: message } });
  }
  const open = { provider, model: model || null, isOwn: true };
  if (provider === 'local') {
    if (config.localServers.length === 0)
      throw new Failure(
        'NOT_ALLOWED',
        'Whoever runs this Fanfare does not allow local servers. Choose a provider instead.',
      );
    // Only a name that the operator allows leads anywhere: nobody types an address.
    const url = serverUrl(config.localServers, server ?? '');
    if (url === null) throw new Failure('VALIDATION', CHOOSE_SERVER, { fields: { server: CHOOSE_SERVER } });
    return { ...open, url, key: null };
  }
  if (!config.ownKeysAllowed)
    throw new Failure('NOT_ALLOWED', 'Whoever runs this Fanfare does not allow keys of your own.');
  const key = cleanKey(pasted ?? '') || (await storedKeys({ db, box }, userId)).get(provider) || '';
  return keyFault(key, provider) ?? { ...open, url: urlOf(config, provider), key };
}

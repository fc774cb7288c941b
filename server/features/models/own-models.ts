import { and, eq, sql } from 'drizzle-orm';
import type { ModelKind, ModelProvider, Provider } from '../../../domain/models.ts';
import type { Config } from '../../config.ts';
import { serverUrl } from '../../platform/ai/connected/local-servers.ts';
import { type Connections, type KindConnection, operatorConnections, urlOf } from '../../platform/ai/connections.ts';
import type { Database } from '../../platform/db/database.ts';
import { knownUntilTold, type UserKnowledge } from '../../platform/db/known-until-told.ts';
import type { Notifications } from '../../platform/db/notifications.ts';
import { preparedOn } from '../../platform/db/prepared.ts';
import { modelChoices, modelKeys } from '../../platform/db/schema/models.ts';
import type { KeyBox } from '../../platform/key-box.ts';

export interface OwnModelsDeps {
  db: Database;
  box: KeyBox;
  config: Config['ai'];
}

/** What a user has chosen for one kind, opened. */
export interface OwnModel {
  kind: ModelKind;
  provider: Provider;
  model: string | null;
  server: string | null;
  /** What serves because of it; null where the operator no longer allows it, so that the standard does. */
  connection: KindConnection | null;
  /** Why it can't serve, in a sentence. */
  trouble: string | null;
}

const KEY_LOST = 'Your stored key can’t be read any more, so the built-in engine serves. Paste the key again.';
const KEYS_FORBIDDEN = 'Whoever runs this Fanfare does not allow keys of your own any more.';
const SERVER_FORBIDDEN = 'Whoever runs this Fanfare does not allow this server any more. Choose another one.';

const choicesOf = preparedOn((db) =>
  db
    .select({
      kind: modelChoices.kind,
      provider: modelChoices.provider,
      model: modelChoices.model,
      server: modelChoices.server,
      sealed: modelKeys.sealed,
    })
    .from(modelChoices)
    .leftJoin(
      modelKeys,
      and(eq(modelKeys.userId, modelChoices.userId), eq(modelKeys.provider, sql`${modelChoices.provider}`)),
    )
    .where(eq(modelChoices.userId, sql.placeholder('userId')))
    .prepare('model_choices_of'),
);

/** What a key is sealed for: moved to another user or provider, it does not open. */
export const belongsTo = (userId: string, provider: ModelProvider): string => `${userId}:${provider}`;

/** What a user has chosen, with what becomes of it here. */
export async function ownModels({ db, box, config }: OwnModelsDeps, userId: string): Promise<OwnModel[]> {
  const rows = await choicesOf(db).execute({ userId });
  return Promise.all(
    rows.map(async ({ sealed, ...row }): Promise<OwnModel> => {
      const { provider, model, server } = row;
      if (provider === 'builtin' || model === null)
        return { ...row, connection: { provider: 'builtin' }, trouble: null };
      if (provider === 'local') {
        const url = serverUrl(config.localServers, server ?? '');
        if (url === null) return { ...row, connection: null, trouble: SERVER_FORBIDDEN };
        return { ...row, connection: { provider, model, url, key: null, isOwn: true }, trouble: null };
      }
      if (!config.ownKeysAllowed) return { ...row, connection: null, trouble: KEYS_FORBIDDEN };
      const key = sealed === null ? null : await box.open(sealed, belongsTo(userId, provider));
      if (key === null) return { ...row, connection: { provider: 'builtin' }, trouble: KEY_LOST };
      return { ...row, connection: { provider, model, url: urlOf(config, provider), key, isOwn: true }, trouble: null };
    }),
  );
}

/** The user's own keys, as far as they can be read. */
export async function storedKeys(
  { db, box }: Pick<OwnModelsDeps, 'db' | 'box'>,
  userId: string,
): Promise<Map<Provider, string>> {
  const keys = new Map<Provider, string>();
  for (const { provider, sealed } of await db.select().from(modelKeys).where(eq(modelKeys.userId, userId))) {
    const key = await box.open(sealed, belongsTo(userId, provider));
    if (key !== null) keys.set(provider, key);
  }
  return keys;
}

/** What makes a user's things from this moment on. */
export type ServingModels = UserKnowledge<Connections>;

/** What serves each user. */
export function servingModels(deps: OwnModelsDeps, notifications: Notifications): ServingModels {
  const standard = operatorConnections(deps.config);
  return knownUntilTold(notifications, 'models.changed', async (userId) => {
    const own = await ownModels(deps, userId);
    return Object.assign({ ...standard }, ...own.map(({ kind, connection }) => connection && { [kind]: connection }));
  });
}

import type { ModelKindState, Models } from '../../../domain/api/models.ts';
import { keyHint } from '../../../domain/model-keys.ts';
import {
  MODEL_KINDS,
  MODEL_PROVIDERS,
  type ModelKind,
  type ModelProvider,
  PROVIDER_RULES,
} from '../../../domain/models.ts';
import { SUGGESTIONS } from '../../platform/ai/connected/model-lists.ts';
import { engineOf, type KindConnection, operatorConnections } from '../../platform/ai/connections.ts';
import { type OwnModel, type OwnModelsDeps, ownModels, storedKeys } from './own-models.ts';

export interface StateDeps extends OwnModelsDeps {
  /** What connected models used for a user today, and the limits on it. */
  tokensToday(userId: string): Promise<Pick<Models, 'today' | 'limits'>>;
}

/** What serves a user now, what else they may choose, and what it has used. */
export async function modelsOf(deps: StateDeps, userId: string): Promise<Models> {
  const { config } = deps;
  const [own, keys, tokens] = await Promise.all([
    ownModels(deps, userId),
    storedKeys(deps, userId),
    deps.tokensToday(userId),
  ]);
  const standard = operatorConnections(config);
  const isOffered = (provider: ModelProvider, kind: ModelKind): boolean =>
    PROVIDER_RULES[provider].kinds.includes(kind) &&
    (provider === 'local' ? config.localServers.length > 0 : config.ownKeysAllowed);
  const kinds = MODEL_KINDS.map((kind): ModelKindState => {
    const mine = own.find((one) => one.kind === kind) ?? null;
    return {
      kind,
      serving: servingOf(kind, mine?.connection ?? standard[kind], mine && !mine.trouble ? 'own' : 'operator'),
      standard: servingOf(kind, standard[kind], 'operator'),
      own: mine && ownOf(mine),
      providers: [
        { provider: 'builtin', name: 'Built-in', takesKey: false, keyHint: null, suggestion: null },
        ...MODEL_PROVIDERS.filter((provider) => isOffered(provider, kind)).map((provider) => {
          const { name, takesKey } = PROVIDER_RULES[provider];
          const key = keys.get(provider);
          const suggestion = SUGGESTIONS[provider]?.[kind] ?? null;
          return { provider, name, takesKey, keyHint: key === undefined ? null : keyHint(key), suggestion };
        }),
      ],
    };
  });
  const { ownKeysAllowed, localServers } = config;
  return { kinds, ownKeysAllowed, localServersAllowed: localServers.length > 0, ...tokens };
}

function servingOf(kind: ModelKind, connection: KindConnection, source: 'own' | 'operator'): ModelKindState['serving'] {
  const isInside = connection.provider === 'builtin';
  return {
    provider: connection.provider,
    model: isInside ? null : connection.model,
    engine: engineOf(kind, connection),
    source: isInside && source === 'operator' ? 'builtin' : source,
  };
}

function ownOf({ provider, model, server, trouble }: OwnModel): ModelKindState['own'] {
  return { provider, model, server, trouble };
}

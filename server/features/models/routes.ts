import * as calls from '../../../domain/api/models.ts';
import type { ModelKind } from '../../../domain/models.ts';
import { findServers } from '../../platform/ai/connected/local-servers.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { perUser, type RateLimit } from '../../platform/rate-limits.ts';
import { type ChooseDeps, dropChosenModel, keepChosenModel, tryModel } from './choose.ts';
import type { ServingModels } from './own-models.ts';
import { modelsOf, type StateDeps } from './state.ts';

export interface ModelsDeps extends ChooseDeps, StateDeps {
  serving: ServingModels;
  setTokenLimit(userId: string, dailyTokens: number | null): Promise<void>;
  limits: { modelTests: RateLimit; serverSearches: RateLimit };
}

const MADE: Record<ModelKind, string> = { text: 'texts', image: 'pictures', speech: 'voices' };

/** Serves what makes a user's things: what it is, another choice, and what it may use. */
export function modelRoutes({ serve }: ApiRouter, deps: ModelsDeps): void {
  const { config, limits } = deps;
  const changed = async (userId: string, kind: ModelKind) => {
    // Told to all processes; in this one nobody need wait to hear it.
    deps.serving.forget(userId);
    const data = await modelsOf(deps, userId);
    const { engine } = data.kinds.find((one) => one.kind === kind)?.serving ?? { engine: '' };
    return { message: `${engine} makes your ${MADE[kind]} from now on`, data };
  };

  serve(calls.getModels, [], async ({ caller }) => ({ data: await modelsOf(deps, caller.userId) }));

  serve(calls.findModelServers, [perUser(limits.serverSearches)], async () => ({
    data: await findServers(config.localServers),
  }));

  serve(calls.testModel, [perUser(limits.modelTests)], async ({ input, caller, signal }) => {
    const { provider } = input;
    if (provider === 'builtin') return { data: ALWAYS_THERE };
    return { data: (await tryModel(deps, caller.userId, { ...input, provider }, signal)).told };
  });

  serve(calls.chooseModel, [perUser(limits.modelTests)], async ({ input, caller, signal }) => {
    await keepChosenModel(deps, caller.userId, input, signal);
    return changed(caller.userId, input.kind);
  });

  serve(calls.forgetModel, [], async ({ input, caller }) => {
    await dropChosenModel(deps, caller.userId, input.kind);
    return changed(caller.userId, input.kind);
  });

  serve(calls.limitModelTokens, [], async ({ input, caller }) => {
    const { dailyTokens } = input;
    await deps.setTokenLimit(caller.userId, dailyTokens);
    const message = dailyTokens === null ? 'No limit of your own any more' : 'Your limit counts from now on';
    return { message, data: await modelsOf(deps, caller.userId) };
  });
}

const ALWAYS_THERE: calls.ModelTest = {
  result: 'ok',
  message: 'The built-in engine is always there.',
  field: null,
  milliseconds: null,
  model: null,
  models: [],
};

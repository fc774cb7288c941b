import type { Brand } from '../../domain/brand.ts';
import type { ModelKind } from '../../domain/models.ts';
import { fingerprint } from '../../domain/workflow/fingerprint.ts';
import { TEXT_SENSE } from '../assistant/text-sense.ts';
import { brandForRun, brandOf } from '../features/brand/brand-of.ts';
import { findBrand } from '../features/brand/profile.ts';
import { findMedia, mediaPortOf } from '../features/media/media.ts';
import { servingModels } from '../features/models/own-models.ts';
import { meterFor, type Occasion } from '../features/usage/model-budget.ts';
import { tokensFor } from '../features/usage/model-tokens.ts';
import type { RunSetting } from '../features/workflows/execute.ts';
import { type Agents, createAgents, type MediaPort } from '../platform/ai/agents.ts';
import { type Ai, createAi } from '../platform/ai/ai.ts';
import { DEFAULT_BOUNDS } from '../platform/ai/bounds.ts';
import { type Connections, engineOf, isPaidByOperator } from '../platform/ai/connections.ts';
import { toldMeter } from '../platform/ai/token-meter.ts';
import { knownUntilTold } from '../platform/db/known-until-told.ts';
import type { ReadMedia } from '../platform/media/image-data.ts';
import type { Parts } from './parts.ts';

/** What each person's work is made with: models and their meters, media, brand. */
export function wireModels({ config, clock, db, box, engine, media, notifications }: Parts) {
  const ownModels = { db, box, config: config.ai };
  const serving = servingModels(ownModels, notifications);
  const mediaFor = (userId: string): MediaPort => mediaPortOf(media, userId);
  const { dailyBudget, dailyTokens } = config.ai;
  const meter = (userId: string, occasion: Occasion) => meterFor({ db, clock, dailyBudget }, userId, occasion);
  const tokens = { db, clock, dailyTokens };
  const aiFor = async (
    userId: string,
    occasion: Occasion = 'asked',
    instead: Partial<Connections> = {},
    onTokens: (tokens: number) => void = () => {},
  ): Promise<Ai> => {
    const chosen = { ...(await serving.of(userId)), ...instead };
    return createAi(chosen, engine, DEFAULT_BOUNDS, toldMeter(tokensFor(tokens, userId, occasion), onTokens));
  };
  const agentsFor = (
    userId: string,
    occasion: Occasion = 'asked',
    instead: Partial<Connections> = {},
    onTokens?: (tokens: number) => void,
  ): Agents => {
    const findAi = () => aiFor(userId, occasion, instead, onTokens);
    return createAgents(findAi, mediaFor(userId), TEXT_SENSE, clock, meter(userId, occasion));
  };
  const readMedia: ReadMedia = (userId, id) => findMedia(media, userId, id);
  const ownBrand = (userId: string): Promise<Brand> => brandOf(media, userId);
  const knownBrands = knownUntilTold(notifications, 'brand.changed', (userId) => findBrand(db, userId));
  const runSetting = async (userId: string, wantsLogo: boolean): Promise<RunSetting> => {
    const [row, models] = await Promise.all([knownBrands.of(userId), serving.of(userId)]);
    const { brand, mark } = await brandForRun(media.store, row, wantsLogo);
    const markOf = (kind: ModelKind): string => fingerprint(`${mark} ${engineOf(kind, models[kind])}`);
    const text = markOf('text');
    return {
      brand,
      marks: { chat: text, image: markOf('image'), audio: markOf('speech'), branch: text, join: text },
    };
  };
  const hasModel = async (userId: string): Promise<boolean> => (await serving.of(userId)).text.provider !== 'builtin';
  const budgetFor = async (userId: string): Promise<number | null> =>
    Object.values(await serving.of(userId)).some(isPaidByOperator) ? dailyBudget : null;
  return {
    ownModels,
    serving,
    tokens,
    meter,
    mediaFor,
    aiFor,
    agentsFor,
    readMedia,
    ownBrand,
    knownBrands,
    runSetting,
    hasModel,
    budgetFor,
  };
}

export type ModelWiring = ReturnType<typeof wireModels>;

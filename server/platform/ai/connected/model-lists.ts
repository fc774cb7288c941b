import * as z from 'zod/mini';
import { isModelName, type ModelKind, type ModelProvider } from '../../../../domain/models.ts';
import { createBoundedFetch } from '../../outgoing/bounded-fetch.ts';
import type { ModelConnection } from '../connections.ts';

type ListSource = Pick<ModelConnection, 'provider' | 'url' | 'key'>;

const LIST_BYTES = 4 * 1024 * 1024;
const MOST_MODELS = 500;

const openaiList = z.object({ data: z.array(z.object({ id: z.string() })) });
const googleList = z.object({ models: z.array(z.object({ name: z.string() })) });

/** The models that a provider lists for this key; null where it gives no list that can be read. */
export async function listModels({ provider, url, key }: ListSource, timeoutMs: number): Promise<string[] | null> {
  const fetch = createBoundedFetch({ origin: new URL(url).origin, maxBytes: LIST_BYTES, idleMs: timeoutMs });
  const address = new URL(`${url.replace(/\/$/, '')}/models`);
  if (provider === 'google') address.searchParams.set('pageSize', '1000');
  if (provider === 'anthropic') address.searchParams.set('limit', '1000');
  try {
    const response = await fetch(address, {
      headers: headersFor(provider, key),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return null;
    const body: unknown = await response.json();
    const names =
      provider === 'google'
        ? googleList.parse(body).models.map(({ name }) => name.replace(/^models\//, ''))
        : openaiList.parse(body).data.map(({ id }) => id);
    return [...new Set(names)].filter(isModelName).slice(0, MOST_MODELS);
  } catch {
    // A list is a help, not a need: why there is none is told by the real call.
    return null;
  }
}

function headersFor(provider: ModelProvider, key: string | null): Record<string, string> {
  if (key === null) return {};
  if (provider === 'anthropic') return { 'x-api-key': key, 'anthropic-version': '2023-06-01' };
  return provider === 'google' ? { 'x-goog-api-key': key } : { authorization: `Bearer ${key}` };
}

const EVERYTHING_ELSE =
  /embed|moderation|whisper|transcri|realtime|rerank|guard|aqa|sora|veo|search|computer-use|audio/i;
const PICTURES = /image|dall-e|imagen|diffusion|flux/i;
const VOICES = /tts|speech|kokoro|voice/i;

/** Those of a provider's models whose names fit a kind, as they came; all of them where no name tells. */
export function modelsFor(kind: ModelKind, names: string[]): string[] {
  const fits = (name: string): boolean => {
    if (kind === 'image') return PICTURES.test(name);
    if (kind === 'speech') return VOICES.test(name);
    return !PICTURES.test(name) && !VOICES.test(name) && !EVERYTHING_ELSE.test(name);
  };
  const fitting = names.filter(fits);
  return fitting.length > 0 ? fitting : names;
}

/** A model to begin with. */
export const SUGGESTIONS: Partial<Record<ModelProvider, Partial<Record<ModelKind, string>>>> = {
  openai: { text: 'gpt-5.2', image: 'gpt-image-1', speech: 'gpt-4o-mini-tts' },
  anthropic: { text: 'claude-opus-4-5' },
  google: { text: 'gemini-3-pro', image: 'gemini-2.5-flash-image', speech: 'gemini-2.5-flash-preview-tts' },
};

/** The model to take where nobody named one: the suggestion if it is listed or nothing is, else the first that fits. */
export function modelToTake(provider: ModelProvider, kind: ModelKind, listed: string[]): string | null {
  const suggestion = SUGGESTIONS[provider]?.[kind] ?? null;
  const isUsable = suggestion !== null && (listed.length === 0 || listed.includes(suggestion));
  return isUsable ? suggestion : (listed[0] ?? suggestion);
}

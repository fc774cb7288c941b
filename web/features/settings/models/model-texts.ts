import type { ModelKindState, Models } from '../../../../domain/api/models.ts';
import { type ModelKind, PROVIDER_RULES, type Provider } from '../../../../domain/models.ts';

/** Each kind as people call it, what the engine inside does about it, and what a test asks for. */
export const KIND_TEXTS: Record<ModelKind, { title: string; things: string; inside: string; trial: string }> = {
  text: {
    title: 'Text',
    things: 'Texts',
    inside: 'Puts your own words into shape and adds nothing to them.',
    trial: 'Asking for one word…',
  },
  image: {
    title: 'Pictures',
    things: 'Pictures',
    inside: 'Draws cards from your words and your brand.',
    trial: 'Asking for one picture…',
  },
  speech: { title: 'Voice', things: 'Voices', inside: 'Reads your words aloud.', trial: 'Asking for one spoken word…' },
};

/** Where a provider's keys are made. */
export const KEY_PAGES: Partial<Record<Provider, { href: string; host: string }>> = {
  openai: { href: 'https://platform.openai.com/api-keys', host: 'platform.openai.com' },
  anthropic: { href: 'https://console.anthropic.com/settings/keys', host: 'console.anthropic.com' },
  google: { href: 'https://aistudio.google.com/apikey', host: 'aistudio.google.com' },
};

/** A stored key by its end. */
export function hiddenKey(hint: string): string {
  return `••••${hint.replace(/^…/, '')}`;
}

/** What serves a kind, as people call it: 'Built-in editor', 'OpenAI gpt-5.2'. */
export function servingName({ provider, model, engine }: ModelKindState['serving']): string {
  return provider === 'builtin' || model === null ? engine : `${PROVIDER_RULES[provider].name} ${model}`;
}

/** How it comes that this serves, in one line. */
export function servingReason({ kind, serving, own, providers }: ModelKindState): string {
  if (serving.source === 'operator') return 'Set up for everybody by whoever runs this Fanfare.';
  if (serving.provider === 'builtin') return KIND_TEXTS[kind].inside;
  if (serving.provider === 'local') return own?.server ? `Your choice, at ${own.server}.` : 'Your choice.';
  const hint = providers.find(({ provider }) => provider === serving.provider)?.keyHint;
  return hint ? `With your key ${hiddenKey(hint)}.` : 'With your key.';
}

/** How much was used: '12,480 tokens in 34 requests'. */
export function usedText({ tokens, requests }: Pick<Models['today'], 'tokens' | 'requests'>): string {
  const count = (number: number, one: string) => `${number.toLocaleString('en-US')} ${number === 1 ? one : `${one}s`}`;
  return `${count(tokens, 'token')} in ${count(requests, 'request')}`;
}

/** The number that somebody wrote, with or without separators; null for an empty field, NaN for no number. */
export function writtenNumber(text: string): number | null {
  const digits = text.replace(/[\s,.’']/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

import type { ModelKind, ModelProvider } from '../../../domain/models.ts';
import { BUILTIN_DESIGNER, BUILTIN_EDITOR, BUILTIN_VOICE } from '../../../domain/workflow/outputs.ts';
import type { Config } from '../../config.ts';

/** How the model is reached that serves one kind of output. */
export type KindConnection =
  | { provider: 'builtin' }
  | {
      provider: ModelProvider;
      model: string;
      /** Where its API begins, e.g. https://api.openai.com/v1. */
      url: string;
      key: string | null;
      /** Whether the user pays for it, not the operator. */
      isOwn: boolean;
    };
export type ModelConnection = Exclude<KindConnection, { provider: 'builtin' }>;

export type Connections = Record<ModelKind, KindConnection>;

/** Whether what it makes costs the operator something. */
export function isPaidByOperator(connection: KindConnection): boolean {
  return connection.provider !== 'builtin' && !connection.isOwn;
}

/** Where the providers answer unless the settings say otherwise; given always, so that the SDK reads no environment. */
const DEFAULT_URLS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const;

/** Where the API of a provider begins: its own address, unless the operator names a gateway. */
export function urlOf(config: Config['ai'], provider: Exclude<ModelProvider, 'local'>): string {
  const gateways = { openai: config.openaiUrl, anthropic: config.anthropicUrl, google: config.googleUrl };
  return gateways[provider] ?? DEFAULT_URLS[provider];
}

/** The operator's models, which serve everybody who has chosen none. */
export function operatorConnections(config: Config['ai']): Connections {
  const keys = {
    openai: config.openaiKey,
    anthropic: config.anthropicKey,
    google: config.googleKey,
    local: config.localKey,
  };
  const connectionOf = (choice: Config['ai'][ModelKind]): KindConnection => {
    if (choice.provider === 'builtin') return choice;
    const url = choice.provider === 'local' ? (config.localUrl ?? '') : urlOf(config, choice.provider);
    return { ...choice, url, key: keys[choice.provider], isOwn: false };
  };
  return {
    text: connectionOf(config.text),
    image: connectionOf(config.image),
    speech: connectionOf(config.speech),
  };
}

const BUILTIN_ENGINES: Record<ModelKind, string> = {
  text: BUILTIN_EDITOR,
  image: BUILTIN_DESIGNER,
  speech: BUILTIN_VOICE,
};

/** What made something, as people see it. */
export function engineOf(kind: ModelKind, connection: KindConnection): string {
  return connection.provider === 'builtin' ? BUILTIN_ENGINES[kind] : `${connection.provider} ${connection.model}`;
}

import { listModels } from './model-lists.ts';

/** A model server that answers near this installation. */
export interface LocalServer {
  /** What people and choices name it by: host and port. */
  server: string;
  name: string;
  models: string[];
}

const NAMES: Record<string, string> = {
  '11434': 'Ollama',
  '1234': 'LM Studio',
  '8080': 'llama.cpp',
  '8000': 'vLLM',
};
const ANSWER_WITHIN_MS = 2_000;

/** Where the API of an allowed server begins, by what people name it; null for any other: no address is ever made of a name. */
export function serverUrl(allowed: string[], server: string): string | null {
  const origin = allowed.find((address) => new URL(address).host === server);
  return origin === undefined ? null : `${origin}/v1`;
}

/** Those of the allowed servers that list their models now. */
export async function findServers(allowed: string[]): Promise<LocalServer[]> {
  const found = await Promise.all(
    allowed.map(async (address): Promise<LocalServer[]> => {
      const { host, port } = new URL(address);
      const models = await listModels({ provider: 'local', url: `${address}/v1`, key: null }, ANSWER_WITHIN_MS);
      return models === null ? [] : [{ server: host, name: NAMES[port] ?? 'Local server', models }];
    }),
  );
  return found.flat();
}

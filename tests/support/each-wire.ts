import { afterAll, afterEach, beforeAll } from 'vitest';
import { type FakeProviders, startFakeProviders } from './doubles/fake-providers.ts';

/** A text model of every provider, each asked on a wire of its own. */
export const TEXT_WIRES = [
  { provider: 'openai', model: 'gpt-5.2' },
  { provider: 'anthropic', model: 'claude-opus-4-5' },
  { provider: 'google', model: 'gemini-3-pro' },
  { provider: 'local', model: 'qwen3' },
] as const;

/** Providers for all tests of a file; after each they say again what they said at first, and know of no request. */
export function withFakeProviders(take: (fake: FakeProviders) => void): void {
  let fake: FakeProviders;
  let asBegun: Pick<FakeProviders, 'text' | 'models'>;
  beforeAll(async () => {
    fake = await startFakeProviders();
    asBegun = { text: fake.text, models: fake.models };
    take(fake);
  });
  afterEach(() => {
    fake.requests.length = 0;
    fake.upcoming.length = 0;
    Object.assign(fake, asBegun, { always: null });
  });
  afterAll(() => fake.close());
}

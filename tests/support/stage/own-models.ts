import type { InputOf } from '../../../domain/api/call.ts';
import { chooseModel, forgetModel, getModels, type Models } from '../../../domain/api/models.ts';
import type { ModelKind } from '../../../domain/models.ts';
import { make } from '../client.ts';
import type { FakeProviders } from '../doubles/fake-providers.ts';
import type { Person } from '../people.ts';
import type { TestProduct } from '../product.ts';

/** A key as people paste it; nothing of it but its end may ever be seen again. */
export const OWN_KEY = 'sk-own-canary-4f1d9b7a6c5e3d2b-wxyz';

/** Settings that send the providers' calls to a loopback server, and choose none of them. */
export function gatewaysTo({ origin }: FakeProviders): Record<string, string> {
  return {
    OPENAI_BASE_URL: `${origin}/openai/v1`,
    ANTHROPIC_BASE_URL: `${origin}/anthropic/v1`,
    GOOGLE_GENERATIVE_AI_BASE_URL: `${origin}/google/v1beta`,
  };
}

/** Somebody's models as Settings shows and changes them. */
export function modelsOf(product: Pick<TestProduct, 'url'>, { identity }: Person) {
  return {
    get: async (): Promise<Models> => {
      const { status, body } = await make(product.url, getModels, {}, identity);
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body.data;
    },
    choose: (input: InputOf<typeof chooseModel>) => make(product.url, chooseModel, input, identity),
    forget: (kind: ModelKind) => make(product.url, forgetModel, { kind }, identity),
  };
}

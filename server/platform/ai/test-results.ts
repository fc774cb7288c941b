import type { ModelTest } from '../../../domain/api/models.ts';
import { type ModelKind, PROVIDER_RULES } from '../../../domain/models.ts';
import type { ModelConnection } from './connections.ts';
import type { AiFailure } from './failures.ts';

/** What a test tells of a model that does not serve. */
export type TestFault = Pick<ModelTest, 'result' | 'message' | 'field'>;
type ConnectionAddress = Pick<ModelConnection, 'provider' | 'url'>;

const MAKES: Record<ModelKind, string> = { text: 'texts', image: 'pictures', speech: 'speech' };

/** Told only in our own words: a provider's are in any language, and may repeat the key. */
export function explainTest(
  kind: ModelKind,
  { model, ...tried }: ConnectionAddress & { model: string },
  failure: AiFailure,
  timeoutMs: number,
): TestFault {
  const name = nameOf(tried);
  const status = failure.cause?.status ?? null;
  const answer = failure.cause?.answer ?? '';
  const isKnown = (pattern: RegExp): boolean => status !== null && status >= 400 && pattern.test(answer);
  const fault = (result: TestFault['result'], message: string, field: TestFault['field'] = null): TestFault => ({
    result,
    message,
    field: field === 'key' && !PROVIDER_RULES[tried.provider].takesKey ? null : field,
  });

  if (failure.kind === 'timeout')
    return fault(
      'slow',
      `${name} did not answer within ${timeoutMs / 1000} seconds. Try again, or choose another model.`,
    );
  if (/^\s*</.test(answer))
    return fault('nonsense', `${name} answered with a web page instead of a model’s answer. Try again later.`);
  if (isKnown(/insufficient_quota|credit|billing|payment/i) || status === 402)
    return fault('no-credit', `${name} says that this account has no credit left. Top it up there, then try again.`);
  if (status === 403)
    return fault(
      'not-allowed',
      `${name} does not let this key use ${model}. Choose another model, or allow it there.`,
      'key',
    );
  if (failure.kind === 'unauthorized')
    return fault('wrong-key', `${name} did not accept this key. Copy it again, whole, from your account there.`, 'key');
  if (failure.kind === 'rate-limited')
    return fault('busy', `${name} gets too many requests with this key right now. Try again in a minute.`);
  if (status === 404 || isKnown(/model_not_found|(?:unknown|invalid|unsupported|no such) model/i))
    return fault('no-such-model', `${name} does not serve a model ‘${model}’. Choose one of its list.`, 'model');
  // What the SDK does not even send: it knows that this model makes something else.
  const isUnsent = status === null && /^(?:Error|AI_Unsupported\w*): /.test(failure.cause?.error ?? '');
  if (failure.kind === 'refused' || isUnsent)
    return fault('refused', `${name} does not make ${MAKES[kind]} with ${model}. Choose another model.`, 'model');
  if (failure.kind === 'unavailable')
    return fault(
      'unreachable',
      status === null
        ? `${name} can’t be reached from here. Try again in a moment.`
        : `${name} has a fault of its own right now. Try again in a few minutes.`,
    );
  if (answer === '') return fault('nonsense', `${name} answered with nothing. Try again, or choose another model.`);
  return fault('nonsense', `${name} gave an answer that can’t be read. Try again, or choose another model.`);
}

/** Where nobody named a model and none is listed. */
export function noModel(tried: ConnectionAddress, isThere: boolean): TestFault {
  if (!isThere) return notThere(tried);
  return {
    result: 'no-such-model',
    message: `${nameOf(tried)} has no model yet. Load one there, then search again.`,
    field: 'model',
  };
}

/** Where a local server does not list the model that was named. */
export function notListed(tried: ConnectionAddress, model: string, listed: string[] | null): TestFault {
  if (listed === null) return notThere(tried);
  return {
    result: 'no-such-model',
    message: `${nameOf(tried)} has no model ‘${model}’. Choose one of its list.`,
    field: 'model',
  };
}

function notThere(tried: ConnectionAddress): TestFault {
  return {
    result: 'unreachable',
    message: `${nameOf(tried)} does not answer. Start it, then search again.`,
    field: 'server',
  };
}

function nameOf({ provider, url }: ConnectionAddress): string {
  return provider === 'local' ? `The server at ${new URL(url).host}` : PROVIDER_RULES[provider].name;
}

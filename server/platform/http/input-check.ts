import type * as z from 'zod/mini';
import type { Call } from '../../../domain/api/call.ts';
import { Failure } from '../../../domain/errors.ts';
import { sentenceFor } from '../../../domain/input-sentences.ts';

/** The input of a call as its contract says it, or a failure with a sentence for each field that is not. */
export function checkInput<C extends Call>(call: C, input: object): z.output<C['input']> {
  const parsed = call.input.safeParse(input, { error: sentenceFor });
  if (parsed.success) return parsed.data as z.output<C['input']>;
  throw validationFailure(parsed.error.issues);
}

/** The first fault is the message; every field gets its own first text. */
export function validationFailure(issues: { path: PropertyKey[]; message: string }[]): Failure {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (field !== '') fields[field] ??= issue.message;
  }
  return new Failure('VALIDATION', issues[0]?.message, { fields });
}

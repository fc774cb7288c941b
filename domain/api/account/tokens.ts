import * as z from 'zod/mini';
import { API_TOKEN_DAYS, API_TOKEN_NAME_MAX } from '../../limits.ts';
import { tidyName } from '../../names.ts';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';
import { ownerProof } from './factors.ts';

export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first signs, to tell it from the others: the rest is shown once, when it is made. */
  start: z.string(),
  readOnly: z.boolean(),
  created_at: z.iso.datetime(),
  /** Null for one that never expires. */
  expires_at: z.nullable(z.iso.datetime()),
  /** To a few minutes; null until it is used for the first time. */
  used_at: z.nullable(z.iso.datetime()),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const listTokens = call('GET', '/api-tokens', {
  summary: 'The caller’s tokens, the newest first; none of them is ever shown again.',
  access: 'person',
  input: z.object({}),
  answer: z.object({ data: z.array(apiTokenSchema) }),
});

export const TOKEN_NAME_REQUIRED = 'Please give the token a name';

export const makeToken = call('POST', '/api-tokens', {
  summary:
    'Makes a token for a program of the caller’s, and shows it, once. It is sent as "Authorization: Bearer fanfare_…".',
  access: 'person',
  status: 201,
  input: z.object({
    name: z
      .string(TOKEN_NAME_REQUIRED)
      .check(
        tidyName(),
        z.minLength(1, TOKEN_NAME_REQUIRED),
        z.maxLength(API_TOKEN_NAME_MAX, `A name can have up to ${API_TOKEN_NAME_MAX} characters`),
      ),
    /** Null for one that never expires. */
    days: z.nullable(z.literal(API_TOKEN_DAYS, 'Please choose one of the days that are offered')),
    /** Whether it can only look: every call but GET is refused. */
    readOnly: z._default(z.boolean(), false),
    ...ownerProof,
  }),
  answer: z.object({ token: z.string(), data: z.array(apiTokenSchema) }),
  fallback: 'Failed to make the token',
});

export const revokeToken = call('DELETE', '/api-tokens/{id}', {
  summary: 'Revokes a token; whoever uses it is refused at once.',
  access: 'person',
  input: z.object({ id: idSchema }),
  answer: z.object({ message: z.string(), data: z.array(apiTokenSchema) }),
  fallback: 'Failed to revoke the token',
});

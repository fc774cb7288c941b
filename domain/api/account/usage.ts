import * as z from 'zod/mini';
import { call } from '../call.ts';

export const checkUsage = call('GET', '/usage', {
  summary: 'How many workflows the caller may still start today, in the account’s own zone.',
  access: 'session',
  input: z.object({}),
  answer: z.object({
    data: z.object({
      isPremium: z.boolean(),
      /** Null where there is no limit. */
      remainingUsage: z.nullable(z.int()),
      limit: z.nullable(z.int()),
      /** What a connected model may still make today; null where no model is connected or nothing limits it. */
      modelBudget: z.nullish(z.object({ remaining: z.int(), limit: z.int() })),
      resetsAt: z.iso.datetime(),
    }),
  }),
});

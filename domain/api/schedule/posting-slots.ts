import * as z from 'zod/mini';
import { platformsSchema } from '../../post/platforms.ts';
import { postingSlotsSchema } from '../../schedule/posting-slots.ts';
import { call } from '../call.ts';

const slots = z.object({
  data: z.object({
    slots: postingSlotsSchema,
    /** The account's zone, in which the times of day are meant. */
    timeZone: z.string(),
  }),
});

export const getPostingSlots = call('GET', '/posting-slots', {
  summary: 'The weekly moments at which the caller posts on each network.',
  access: 'session',
  input: z.object({}),
  answer: slots,
  fallback: 'Failed to load posting slots',
});

export const savePostingSlots = call('PUT', '/posting-slots', {
  summary: 'Sets all weekly moments at which the caller posts.',
  access: 'session',
  input: z.object({ slots: postingSlotsSchema }),
  answer: slots,
  fallback: 'Failed to save posting slots',
});

/** One name, several with commas, or the field several times. */
const namedPlatforms = z.pipe(
  z.transform((named: string | string[]) => [named].flat().flatMap((names) => String(names).split(','))),
  platformsSchema.check(z.minLength(1, 'Please select at least one platform')),
);

export const nextPostingSlot = call('GET', '/posting-slots/next', {
  summary:
    'The first coming slot of these networks at which none of them has a task, an occurrence of a series or a waiting plan.',
  access: 'session',
  input: z.object({
    platforms: namedPlatforms,
    /** The task or plan that it is for: what that one takes now is free to it. */
    asking: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({
    data: z.object({
      scheduledFor: z.nullable(z.iso.datetime()),
      /** Why there is none, and what to do. */
      reason: z.nullable(z.string()),
    }),
  }),
  fallback: 'Failed to find a free slot',
});

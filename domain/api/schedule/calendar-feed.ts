import * as z from 'zod/mini';
import { call } from '../call.ts';

const feed = z.object({
  /** Where calendars read the schedule; whoever has the address can. Null where there is none. */
  url: z.nullable(z.string()),
  createdAt: z.nullable(z.iso.datetime()),
});

// The address opens the schedule for whoever has it, also when the token by which it was learned is revoked.
export const getCalendarFeed = call('GET', '/calendar-feed', {
  summary: 'The secret address at which calendars read the caller’s schedule, if there is one.',
  access: 'person',
  input: z.object({}),
  answer: z.object({ data: feed }),
  fallback: 'Failed to load the calendar address',
});

export const renewCalendarFeed = call('POST', '/calendar-feed', {
  summary: 'Makes a secret address for calendars; one that was there before is dead from then on.',
  access: 'person',
  input: z.object({}),
  answer: z.object({ message: z.string(), data: feed }),
  fallback: 'Failed to make a calendar address',
});

export const deleteCalendarFeed = call('DELETE', '/calendar-feed', {
  summary: 'Takes the secret address for calendars away.',
  access: 'person',
  input: z.object({}),
  answer: z.object({ message: z.string(), data: feed }),
  fallback: 'Failed to remove the calendar address',
});

import * as z from 'zod/mini';
import { call } from './call.ts';

/** What of a user's data has changed, as the stream of live changes names it. */
export const LIVE_CHANGES = [
  'scheduled.changed',
  'publications.changed',
  'notices.changed',
  'chat.changed',
  'usage.changed',
  'models.changed',
  'brand.changed',
] as const;
export type LiveChange = (typeof LIVE_CHANGES)[number];

export const liveChanges = call('GET', '/events', {
  summary: 'What of the caller’s data changes, as server-sent events.',
  access: 'session',
  input: z.object({}),
  answer: z.object({}),
  content: 'text/event-stream',
  evenLeaving: true,
  streams: true,
});

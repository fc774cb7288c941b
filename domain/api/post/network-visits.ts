import * as z from 'zod/mini';
import { platformSchema } from '../../post/platforms.ts';
import { call } from '../call.ts';

export const connectionCallback = call('GET', '/connections/{platform}/callback', {
  summary: 'Where a network sends the browser back to; leads on to the Connect page, which says what it came to.',
  access: 'anyone',
  input: z.object({ platform: platformSchema }),
  answer: z.object({}),
  status: 303,
  content: 'text/html',
});

export const loadOutgoingMedia = call('GET', '/outgoing-media/{pass}', {
  summary: 'A picture of a post for a network that fetches it itself, as JPEG; its pass is good for a few minutes.',
  access: 'anyone',
  input: z.object({ pass: z.string() }),
  answer: z.object({}),
  content: 'image/jpeg',
});

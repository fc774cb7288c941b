import * as z from 'zod/mini';
import { call } from './call.ts';

export const loadMedia = call('GET', '/media/{id}', {
  summary: 'A picture or sound of the caller’s, by the headers of a session or the http-only cookie; takes a Range.',
  access: 'session',
  input: z.object({ id: z.string() }),
  answer: z.object({}),
  content: '*/*',
});

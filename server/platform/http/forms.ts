import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../../domain/errors.ts';
import { whenClosed } from './closing.ts';
import { takeFormApart } from './form-body.ts';

/** Room for the largest file that any call takes, with what a form wraps around it. */
const FORM_MAX_BYTES = 24 * 1024 * 1024;
/** What all forms that are being read or worked on may take together, by the size that they say; in memory it is a few times that. */
const ALL_FORMS_MAX_BYTES = 8 * FORM_MAX_BYTES;
/** One person's share of it: nobody takes the room from all others. */
const ONE_PERSON_MAX_BYTES = 2 * FORM_MAX_BYTES;

const FORM_TYPE = 'multipart/form-data';

/** Lets the server take forms with files; the calls that want one read it themselves. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM_TYPE, (_request, _body, done) => done(null));
}

/** Whether a request carries a form with files. */
export function isForm(request: FastifyRequest): boolean {
  return contentType(request).toLowerCase().startsWith(FORM_TYPE);
}

const contentType = (request: FastifyRequest): string => request.headers['content-type'] ?? '';
const taken = new Map<string, number>();

/**
 * The fields of a form, files among them; how large each may be is said by the call's own contract. The room that it takes
 * is found before a byte is read, and given back when the request is answered.
 */
export async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  whose: string,
): Promise<Record<string, unknown>> {
  if (!isForm(request)) throw new Failure('WRONG_MEDIA_TYPE', 'Please send a form with files.');
  // A form that does not say its size is none that a browser sends.
  const size = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(size <= FORM_MAX_BYTES)) throw new Failure('TOO_LARGE');
  takeRoom(whose, size);
  whenClosed(reply, () => giveRoomBack(whose, size));
  try {
    return Object.fromEntries(takeFormApart(await buffer(request.raw), contentType(request)));
  } catch (cause) {
    throw Object.assign(new Failure('VALIDATION', 'The form could not be read. Please send it once more.'), { cause });
  }
}

function takeRoom(whose: string, size: number): void {
  const own = taken.get(whose) ?? 0;
  const all = [...taken.values()].reduce((sum, bytes) => sum + bytes, 0);
  if (own + size > ONE_PERSON_MAX_BYTES || all + size > ALL_FORMS_MAX_BYTES)
    throw new Failure('RATE_LIMITED', 'Too much is being uploaded at once. Please wait for it and try again.', {
      retryAfterSeconds: 10,
    });
  taken.set(whose, own + size);
}

function giveRoomBack(whose: string, size: number): void {
  const left = (taken.get(whose) ?? 0) - size;
  if (left > 0) taken.set(whose, left);
  else taken.delete(whose);
}

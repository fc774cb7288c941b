import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../../domain/errors.ts';

/** Room for the largest file that any call takes, with what a form wraps around it. */
const FORM_MAX_BYTES = 24 * 1024 * 1024;
const PARTS_MAX = 10;
/** What all forms that are being read or worked on may take together, by the size that they say; in memory it is a few times that. */
const ALL_FORMS_MAX_BYTES = 8 * FORM_MAX_BYTES;
/** One person's share of it: nobody takes the room from all others. */
const ONE_PERSON_MAX_BYTES = 2 * FORM_MAX_BYTES;

/** Lets the server take forms with files; the calls that want one read it themselves. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { parts: PARTS_MAX, fileSize: FORM_MAX_BYTES } });
}

/** Whether a request carries a form with files. */
export function isForm(request: FastifyRequest): boolean {
  return request.isMultipart();
}

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
  reply.raw.once('close', () => giveRoomBack(whose, size));
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      const value =
        part.type === 'file'
          ? new File([new Uint8Array(await part.toBuffer())], part.filename ?? '', { type: part.mimetype })
          : part.value;
      fields.set(part.fieldname, value);
    }
  } catch (cause) {
    throw Object.assign(new Failure('VALIDATION', 'The form could not be read.'), { cause });
  }
  return Object.fromEntries(fields);
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

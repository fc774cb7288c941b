import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../../domain/errors.ts';

/** Room for the largest file that any call takes, with what a form wraps around it. */
const FORM_MAX_BYTES = 24 * 1024 * 1024;
const PARTS_MAX = 10;

/** Lets the server take forms with files; the calls that want one read it themselves. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { parts: PARTS_MAX, fileSize: FORM_MAX_BYTES } });
}

/** Whether a request carries a form with files. */
export function isForm(request: FastifyRequest): boolean {
  return request.isMultipart();
}

/** The fields of a form, files among them; how large each may be is said by the call's own contract. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!isForm(request)) throw new Failure('WRONG_MEDIA_TYPE', 'Please send a form with files.');
  // Refused before a byte is read; a form that does not say its size is none that a browser sends.
  const size = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(size <= FORM_MAX_BYTES)) throw new Failure('TOO_LARGE');
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

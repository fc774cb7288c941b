import { UPLOAD_MAX_BYTES, UPLOAD_TEXTS } from '../../../../domain/post/pictures.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

/** Why a file can't become a picture of somebody, or null. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return UPLOAD_TEXTS.avatarType;
  return size < UPLOAD_MAX_BYTES ? null : UPLOAD_TEXTS.avatarTooLarge;
}

/** What is said when a picture was not taken: the server's words, where it gave any. */
export function avatarFailure(error: unknown): string {
  return (error instanceof ApiError ? error.serverMessage : null) ?? 'Failed to update avatar';
}

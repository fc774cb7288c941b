import { toast } from 'react-toastify/unstyled';
import { ApiError } from '../../lib/api-error.ts';

/** Says what failed, and below it why, where that is known. */
export function toastFailure(what: string, cause: unknown): void {
  const why =
    cause instanceof ApiError || typeof cause === 'string'
      ? String(cause instanceof ApiError ? cause.message : cause)
      : '';
  const reason = why.replace(`${what}: `, '');
  toast.error(
    <div>
      <p className="font-medium">{what}</p>
      {reason !== '' && reason !== what && <p className="text-ink-2">{reason}</p>}
    </div>,
  );
}

import { toast } from 'react-toastify/unstyled';
import { reasonOf } from '../lib/reason-of.ts';

/** Says what failed, and below it why. */
export function toastFailure(what: string, cause: unknown): void {
  const reason = reasonOf(cause).replace(`${what}: `, '');
  toast.error(
    <div>
      <p className="font-medium">{what}</p>
      {reason !== what && <p className="text-ink-2">{reason}</p>}
    </div>,
  );
}

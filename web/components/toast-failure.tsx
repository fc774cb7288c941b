import type { ReactNode } from 'react';
import { toast } from 'react-toastify/unstyled';
import { reasonBeside } from '../lib/api/reason-of.ts';

/** Says what failed, and below it why. */
export function toastFailure(what: string, cause: unknown): void {
  toast.error(failureWords(what, cause));
}

/** What failed and why, as a toast shows it. */
export function failureWords(what: string, cause: unknown): ReactNode {
  const reason = reasonBeside(what, cause);
  return (
    <div>
      <p className="font-medium">{what}</p>
      {reason !== '' && <p className="text-ink-2">{reason}</p>}
    </div>
  );
}

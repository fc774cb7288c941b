import { toast } from 'react-toastify/unstyled';
import type { Way } from '../../../../domain/workflow/way.ts';
import { join } from './workflow-actions.ts';

/** An invalid connection is told in red, for three seconds. */
const SHOWN_MS = 3_000;

/** Connects two agents, or says why they can't be; tells whether it did. */
export function joinOrSay(source: string, target: string, when?: Way): boolean {
  const refusal = join(source, target, when);
  if (refusal !== null)
    toast.error(refusal, { toastId: 'invalid-connection', autoClose: SHOWN_MS, className: 'toast-red' });
  return refusal === null;
}

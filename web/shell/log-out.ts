import { toast } from 'react-toastify/unstyled';
import { logOutHere } from '../lib/session/session.ts';

const ONLY_HERE =
  'You are logged out in this browser. The server can’t be reached right now: it ends your session as soon as this browser reaches it again.';

/** Logs out, and says so where the server could not be told yet. */
export async function logOutTelling(): Promise<void> {
  if (!(await logOutHere())) toast.info(ONLY_HERE);
}

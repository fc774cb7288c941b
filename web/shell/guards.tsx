import { lazy, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { FAILURES } from '../../domain/errors.ts';
import { Waiting } from '../components/full-page.tsx';
import { patiently } from '../lib/api/connection.ts';
import { useSession } from '../lib/session/session.ts';
import { returnTarget, rootTarget } from './addresses.ts';

const LeavingPage = lazy(patiently(() => import('./leaving-page.tsx')));

/**
 * Lets signed-in visitors through and sends all others to sign in, and back afterwards. Whose account is to be deleted is
 * asked about that first.
 */
export function SignedInOnly() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const hasExpired = session.status === 'signed-out' && session.ending === 'expired';
  useEffect(() => {
    if (hasExpired) toast.info(FAILURES.NOT_SIGNED_IN.message, { toastId: 'session-expired' });
  }, [hasExpired]);
  if (session.status === 'checking') return <WaitingForSession />;
  if (session.status === 'signed-in') {
    const deletionAt = session.session.user?.deletionAt ?? null;
    return deletionAt === null ? <Outlet /> : <LeavingPage deletionAt={deletionAt} />;
  }
  // Whoever logged out is done: the next visitor starts at the beginning.
  const state = session.ending === 'logout' ? null : { from: `${pathname}${search}${hash}` };
  return <Navigate to="/auth" replace state={state} />;
}

/** Lets signed-out visitors through; all others go where they wanted to, or to the dashboard, and are told why. */
export function SignedOutOnly({ reason }: { reason?: string }) {
  const { status } = useSession();
  const { state } = useLocation();
  const isSentAway = status === 'signed-in';
  useEffect(() => {
    if (isSentAway && reason) toast.info(reason, { toastId: reason });
  }, [isSentAway, reason]);
  if (status === 'checking') return <WaitingForSession />;
  return isSentAway ? <Navigate to={returnTarget(state)} replace /> : <Outlet />;
}

/** The root has no page of its own. */
export function RootRedirect() {
  const { status } = useSession();
  const { search } = useLocation();
  if (status === 'checking') return <WaitingForSession />;
  return <Navigate to={rootTarget(search, status === 'signed-in')} replace />;
}

function WaitingForSession() {
  return (
    <div className="h-full">
      <Waiting />
    </div>
  );
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { REDIRECT_DELAY_MS } from '../../../domain/limits.ts';
import type { AuthVisit } from './auth-visit.ts';

/** Goes to sign-in a moment after something is done, so that it can be read; null while it is not. */
export function useReturnToLogin(visit: AuthVisit | null): void {
  const navigate = useNavigate();
  const isDone = visit !== null;
  const email = visit?.email;
  useEffect(() => {
    if (!isDone) return;
    const state: AuthVisit = { email };
    const timer = setTimeout(() => void navigate('/auth', { replace: true, state }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone, email, navigate]);
}

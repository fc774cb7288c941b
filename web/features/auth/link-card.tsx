import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Logo } from '../../components/logo.tsx';
import { Backdrop } from './backdrop.tsx';

/** The card of the screens that mailed links lead to. */
export function LinkCard({ children }: { children: ReactNode }) {
  return (
    <Backdrop>
      <div className="auth-card w-full max-w-105 p-6 md:p-8">
        <Logo />
        <div className="mt-8">{children}</div>
      </div>
    </Backdrop>
  );
}

/** The way on when a link did not work. */
export function BackToLogin() {
  const navigate = useNavigate();
  return (
    <Button look="quiet" size="large" onClick={() => void navigate('/auth')} className="w-full">
      Back to Login
    </Button>
  );
}

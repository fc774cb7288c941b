import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { Waiting } from '../components/full-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { TakeOver } from './take-over.tsx';

/** Waits and fails for pages that stand outside the shell, and for the shell itself. */
export function WholePage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="flex h-dvh flex-col">
      <OfflineNotice />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Waiting />}>
            {children}
            <TakeOver />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
}

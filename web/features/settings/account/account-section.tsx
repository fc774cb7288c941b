import { lazy, Suspense } from 'react';
import { patiently } from '../../../lib/api/connection.ts';
import { FactorsSkeleton } from '../factors/factors-skeleton.tsx';
import { OwnData } from '../own-data/own-data.tsx';
import { AccountDeletion } from './account-deletion.tsx';
import { Deactivation } from './deactivation.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecurityActivity } from './security-activity.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

const SignInFactors = lazy(patiently(() => import('../factors/sign-in-factors.tsx')));

/** The password and what else somebody signs in with, who is signed in, what happened, the user's data, and the end of the account. */
export function AccountSection() {
  return (
    <>
      <PasswordForm />
      <Suspense fallback={<FactorsSkeleton />}>
        <SignInFactors />
      </Suspense>
      <SessionsPanel />
      <SecurityActivity />
      <OwnData />
      <Deactivation />
      <AccountDeletion />
    </>
  );
}

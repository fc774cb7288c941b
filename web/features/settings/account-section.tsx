import { AccountDeletion } from './account-deletion.tsx';
import { Deactivation } from './deactivation.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecurityActivity } from './security-activity.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** The password, who is signed in, what happened, the user's data, and the end of the account. */
export function AccountSection() {
  return (
    <>
      <PasswordForm />
      <SessionsPanel />
      <SecurityActivity />
      <OwnData />
      <Deactivation />
      <AccountDeletion />
    </>
  );
}

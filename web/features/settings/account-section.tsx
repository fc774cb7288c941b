import { Deactivation } from './deactivation.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';

/** The password, the user's data, and the end of the account. */
export function AccountSection() {
  return (
    <>
      <PasswordForm />
      <OwnData />
      <Deactivation />
    </>
  );
}

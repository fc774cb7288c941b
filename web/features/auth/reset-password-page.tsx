import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { resetPassword } from '../../../domain/api/auth.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { useSubmission } from '../../components/use-submission.ts';
import { api } from '../../lib/api.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { checkReset } from './checks.ts';
import { FormFrame } from './form-frame.tsx';
import { FormNotice } from './form-notice.tsx';
import { BackToLogin, LinkCard } from './link-card.tsx';
import { failureText, PASSWORD_CHANGED } from './texts.ts';
import { useReturnToLogin } from './use-return-to-login.ts';

/** Sets a new password with the link of a recovery mail. */
export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const userId = query.get('userId') ?? '';
  const secret = query.get('secret') ?? '';
  const [newPassword, setNewPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const { submit, fail, succeed, isRunning, problem, success } = useSubmission('twice');
  usePageTitle('Reset password');
  useReturnToLogin(success !== null);

  const isBroken = userId === '' || secret === '';
  const shown = problem ?? (isBroken ? checkReset({ userId, secret, newPassword, confirmation }) : null);
  const onSubmit = submit(
    () => checkReset({ userId, secret, newPassword, confirmation }),
    async () => {
      try {
        await api(resetPassword, { userId, secret, newPassword });
        succeed(PASSWORD_CHANGED);
      } catch (error) {
        fail({ field: null, text: failureText('reset', error) });
      }
    },
  );
  return (
    <LinkCard>
      <FormFrame title="Choose a new password" text="At least 6 characters, any you like." onSubmit={onSubmit}>
        <FormNotice problem={shown} success={success} />
        {success === null && (
          <>
            <Field
              label="New Password"
              name="newPassword"
              type="password"
              autoComplete="new-password"
              value={newPassword}
              onChange={setNewPassword}
              problem={problem}
            />
            <Field
              label="Confirm New Password"
              name="confirmation"
              type="password"
              autoComplete="new-password"
              value={confirmation}
              onChange={setConfirmation}
              problem={problem}
            />
            <Button type="submit" size="large" busy={isRunning}>
              Reset Password
            </Button>
          </>
        )}
        {shown?.field === null && success === null && <BackToLogin />}
      </FormFrame>
    </LinkCard>
  );
}

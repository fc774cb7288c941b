import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { checkResetLink, resetPassword } from '../../../domain/api/account/auth.ts';
import { Button } from '../../components/button.tsx';
import { useSubmission } from '../../components/fields/use-submission.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { checkReset, INVALID_RESET_LINK } from './forms/checks.ts';
import { FormFrame } from './forms/form-frame.tsx';
import { FormNotice } from './forms/form-notice.tsx';
import { PasswordPair } from './forms/password-pair.tsx';
import { BackToLogin, LinkCard } from './link-card.tsx';
import { NewLink } from './new-link.tsx';
import { authFailureText, PASSWORD_CHANGED } from './texts.ts';
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
  useReturnToLogin(success === null ? null : {});
  const dead = useDeadLink(userId, secret);

  const shown = problem ?? (dead === null ? null : { field: null, text: dead });
  const onSubmit = submit(
    () => checkReset({ userId, secret, newPassword, confirmation }),
    async () => {
      try {
        await api(resetPassword, { userId, secret, newPassword });
        succeed(PASSWORD_CHANGED);
      } catch (error) {
        fail({ field: null, text: authFailureText('reset', error) });
      }
    },
  );
  return (
    <LinkCard>
      <FormFrame title="Choose a new password" text="You sign in with it from then on." onSubmit={onSubmit}>
        <FormNotice problem={shown} success={success} />
        {dead !== null && success === null && <NewLink kind="recovery" />}
        {success === null && (
          <>
            <PasswordPair
              chosen={{ label: 'New Password', name: 'newPassword', value: newPassword, onChange: setNewPassword }}
              confirmation={{
                label: 'Confirm New Password',
                name: 'confirmation',
                value: confirmation,
                onChange: setConfirmation,
              }}
              isWide={false}
              problem={problem}
            />
            <Button type="submit" size="large" look={dead === null ? 'solid' : 'quiet'} busy={isRunning}>
              Reset Password
            </Button>
          </>
        )}
        {shown?.field === null && success === null && <BackToLogin />}
      </FormFrame>
    </LinkCard>
  );
}

/** What to say of a link that no longer works; null while nothing speaks against it. */
function useDeadLink(userId: string, secret: string): string | null {
  const isWhole = userId !== '' && secret !== '';
  const { error } = useQuery({
    queryKey: ['reset-link', userId, secret],
    queryFn: ({ signal }) => api(checkResetLink, { userId, secret }, { signal }),
    enabled: isWhole,
    // Asked once: after it was used it is dead, and that is well.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!isWhole) return INVALID_RESET_LINK;
  // Where nobody answered, the form may still be sent.
  return error instanceof ApiError && error.code === 'LINK_INVALID' ? error.message : null;
}

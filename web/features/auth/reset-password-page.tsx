import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { checkResetLink, resetPassword } from '../../../domain/api/account/auth.ts';
import { Button } from '../../components/button.tsx';
import { useSubmission } from '../../components/fields/use-submission.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { checkReset } from './forms/checks.ts';
import { FormFrame } from './forms/form-frame.tsx';
import { FormNotice } from './forms/form-notice.tsx';
import { PasswordPair } from './forms/password-pair.tsx';
import { BackToLogin, LinkCard } from './link-card.tsx';
import { NewLink } from './new-link.tsx';
import { authFailureText, INVALID_RESET_LINK, PASSWORD_CHANGED } from './texts.ts';
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
  const { dead, checkAgain } = useDeadLink(userId, secret);

  const onSubmit = submit(
    () => checkReset({ userId, secret, newPassword, confirmation }),
    async () => {
      try {
        await api(resetPassword, { userId, secret, newPassword });
        succeed(PASSWORD_CHANGED);
      } catch (error) {
        fail({ field: null, text: authFailureText('reset', error) });
        // It may have died meanwhile.
        void checkAgain();
      }
    },
  );
  if (dead !== null && success === null)
    return (
      <LinkCard>
        <h1 tabIndex={-1} className="mb-3 text-xl font-[560] outline-none">
          Choose a new password
        </h1>
        <div className="flex flex-col gap-4">
          <FormNotice problem={{ field: null, text: dead }} success={null} />
          <NewLink kind="recovery" />
          <BackToLogin />
        </div>
      </LinkCard>
    );
  return (
    <LinkCard>
      <FormFrame title="Choose a new password" text="You sign in with it from then on." onSubmit={onSubmit}>
        <FormNotice problem={problem} success={success} />
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
            <Button type="submit" size="large" busy={isRunning}>
              Reset Password
            </Button>
          </>
        )}
        {problem?.field === null && <BackToLogin />}
      </FormFrame>
    </LinkCard>
  );
}

/** What to say of a link that does not work; null while nothing speaks against it. */
function useDeadLink(userId: string, secret: string): { dead: string | null; checkAgain: () => Promise<unknown> } {
  const isWhole = userId !== '' && secret !== '';
  const { error, refetch: checkAgain } = useQuery({
    queryKey: ['reset-link', userId, secret],
    queryFn: ({ signal }) => api(checkResetLink, { userId, secret }, { signal }),
    enabled: isWhole,
    // Asked once: after it was used it is dead, and that is well.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // Where nobody answered, the form may still be sent.
  const told = error instanceof ApiError && error.code === 'LINK_INVALID' ? error.message : null;
  return { dead: isWhole ? told : INVALID_RESET_LINK, checkAgain };
}

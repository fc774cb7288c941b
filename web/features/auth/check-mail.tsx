import { Mail } from 'lucide-react';
import { toast } from 'react-toastify/unstyled';
import { resendVerification } from '../../../domain/api/account/auth.ts';
import { HOUR_MS, RESEND_WAIT_MS, VERIFICATION_LIFETIME_MS } from '../../../domain/limits.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { useSubmission } from '../../components/fields/use-submission.ts';
import { api } from '../../lib/api/api.ts';
import { useMailboxAddress } from './about-query.ts';
import { FormNotice } from './forms/form-notice.tsx';
import { TextLink } from './text-link.tsx';
import { authFailureText, REGISTERED, VERIFICATION_SENT } from './texts.ts';
import { useWait } from './use-wait.ts';

interface Props {
  email: string;
  onWrongAddress: () => void;
}

/** What is next for whoever has just signed up: the mail, and what to do when it does not come. */
export function CheckMail({ email, onWrongAddress }: Props) {
  const mailbox = useMailboxAddress();
  const resending = useSubmission('twice', REGISTERED);
  const { secondsLeft, begin } = useWait(RESEND_WAIT_MS);
  const isWaiting = secondsLeft > 0;
  const onResend = resending.submit(
    () => null,
    async () => {
      try {
        await api(resendVerification, { email });
        resending.succeed(VERIFICATION_SENT);
        begin();
      } catch (error) {
        resending.fail({ field: null, text: authFailureText('resend', error) });
      }
    },
  );
  return (
    <section aria-labelledby="check-mail" className="mb-7 border-b border-line pb-6">
      <FormNotice {...resending} />
      <h1 id="check-mail" tabIndex={-1} className="mt-4 text-xl font-[560] [overflow-wrap:anywhere] outline-none">
        Check {email}
      </h1>
      <p className="mt-1 text-base text-pretty text-ink-2">
        The link in the mail signs you in, in this browser, and works for {VERIFICATION_LIFETIME_MS / HOUR_MS} hours.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {mailbox && (
          <ButtonLink to={mailbox} onClick={() => toast.dismiss()}>
            <Mail size={15} aria-hidden="true" />
            Open the mailbox
          </ButtonLink>
        )}
        <Button
          look="quiet"
          busy={resending.isRunning}
          aria-disabled={isWaiting}
          onClick={isWaiting ? undefined : () => void onResend()}
          className="tabular-nums"
        >
          {isWaiting ? `Resend in ${secondsLeft} s` : 'Resend'}
        </Button>
        <TextLink onClick={onWrongAddress}>Wrong address?</TextLink>
      </div>
    </section>
  );
}

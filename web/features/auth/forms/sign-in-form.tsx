import { type FocusEvent, lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { resendVerification } from '../../../../domain/api/account/auth.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { useSubmission } from '../../../components/fields/use-submission.ts';
import { api } from '../../../lib/api/api.ts';
import { patiently } from '../../../lib/api/connection.ts';
import { signInHere } from '../../../lib/session/session.ts';
import type { TypedDetails } from '../auth-visit.ts';
import { CheckMail } from '../check-mail.tsx';
import { TextLink } from '../text-link.tsx';
import { authFailureText, needsVerification, ticketIn, VERIFICATION_SENT, VERIFY_FIRST } from '../texts.ts';
import { checkSignIn } from './checks.ts';
import { FormFrame } from './form-frame.tsx';
import { FormNotice } from './form-notice.tsx';
import { PasskeyButton } from './passkey-button.tsx';

// Few need it, and they have typed their password by then.
const loadSecondStep = patiently(() => import('./second-step-form.tsx'));
const SecondStepForm = lazy(loadSecondStep);

interface Props {
  /** Who has just signed up here, and is led to the mail first. */
  registered: TypedDetails | null;
  /** What stands in the address field from the start. */
  address: string;
  /** Whether signing in is what most visitors of this browser want. */
  isMain: boolean;
  onForgot: () => void;
  onWrongAddress: () => void;
}

/** Sign in; an address that is not verified yet gets its mail again. */
export function SignInForm({ registered, address, isMain, onForgot, onWrongAddress }: Props) {
  const [email, setEmail] = useState(address);
  const [offered, setOffered] = useState(registered?.email ?? '');
  const [password, setPassword] = useState('');
  const [ticket, setTicket] = useState<string | null>(null);
  const [unverified, setUnverified] = useState<string | null>(null);
  const submission = useSubmission('twice');
  const resending = useSubmission('twice');

  const onSubmit = submission.submit(
    () => checkSignIn({ email, password }),
    async () => {
      setUnverified(null);
      try {
        await signInHere(email, password);
      } catch (error) {
        const told = ticketIn(error);
        if (told !== null) {
          await loadSecondStep();
          return setTicket(told);
        }
        if (needsVerification(error)) setUnverified(email);
        submission.fail({
          field: null,
          text: needsVerification(error) ? VERIFY_FIRST : authFailureText('login', error),
        });
      }
    },
  );
  const onResend = resending.submit(
    () => null,
    async () => {
      try {
        await api(resendVerification, { email: unverified ?? email });
        setUnverified(null);
        submission.succeed(VERIFICATION_SENT);
      } catch (error) {
        submission.fail({ field: null, text: authFailureText('resend', error) });
      }
    },
  );

  /** Sign-up leaves this form empty; whoever comes to it finds the address that stands above it. */
  const fillAddress = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (offered === '') return;
    // At once, so that what is typed right after takes its place.
    flushSync(() => {
      setEmail((typed) => typed || offered);
      setOffered('');
    });
    currentTarget.select();
  };
  const startAgain = (reason: string | null) => {
    setTicket(null);
    setPassword('');
    if (reason !== null) submission.fail({ field: null, text: reason });
  };
  if (ticket !== null)
    return (
      <Suspense>
        <SecondStepForm ticket={ticket} onAgain={startAgain} />
      </Suspense>
    );
  return (
    <FormFrame
      lead={registered && <CheckMail email={registered.email} onWrongAddress={onWrongAddress} />}
      title={registered ? 'Verified already?' : 'Sign in to Fanfare'}
      text={registered ? 'Sign in with your password.' : 'Good to have you here.'}
      onSubmit={onSubmit}
    >
      <FormNotice {...submission}>
        {unverified !== null && (
          <Button look="quiet" size="small" busy={resending.isRunning} onClick={() => onResend()} className="mt-2.5">
            Resend verification email
          </Button>
        )}
      </FormNotice>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        onFocus={fillAddress}
        problem={submission.problem}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        onFocus={fillAddress}
        problem={submission.problem}
      />
      <TextLink onClick={onForgot} className="-mt-1 self-end">
        Forgot password?
      </TextLink>
      <Button type="submit" size="large" look={isMain ? 'solid' : 'quiet'} busy={submission.isRunning}>
        Sign In
      </Button>
      {!registered && <PasskeyButton onFail={(text) => submission.fail({ field: null, text })} />}
    </FormFrame>
  );
}

import { useState } from 'react';
import { forgotPassword } from '../../../../domain/api/account/auth.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { useSubmission } from '../../../components/fields/use-submission.ts';
import { api } from '../../../lib/api/api.ts';
import { authFailureText, RESET_LINK_SENT } from '../texts.ts';
import { checkForgot } from './checks.ts';
import { FormFrame } from './form-frame.tsx';
import { FormNotice } from './form-notice.tsx';

/** Asks for a link to set a new password. */
export function ForgotForm({ onSignIn }: { onSignIn: () => void }) {
  const [email, setEmail] = useState('');
  const { submit, fail, succeed, isRunning, problem, success } = useSubmission('twice');
  const onSubmit = submit(
    () => checkForgot({ email }),
    async () => {
      try {
        await api(forgotPassword, { email });
        succeed(RESET_LINK_SENT);
      } catch (error) {
        fail({ field: null, text: authFailureText('forgot', error) });
      }
    },
  );
  return (
    <FormFrame
      title="Forgot your password?"
      text="Tell us your email address and we send you a link to choose a new one."
      onSubmit={onSubmit}
    >
      <FormNotice problem={problem} success={success} />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        problem={problem}
      />
      <Button type="submit" size="large" busy={isRunning}>
        Send Reset Link
      </Button>
      <Button look="ghost" onClick={onSignIn}>
        Back to Sign In
      </Button>
    </FormFrame>
  );
}

import { useRef, useState } from 'react';
import { forgotPassword, resendVerification } from '../../../domain/api/account/auth.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { useSubmission } from '../../components/fields/use-submission.ts';
import { api } from '../../lib/api/api.ts';
import { checkForgot } from './forms/checks.ts';
import { FormNotice } from './forms/form-notice.tsx';
import { useFirstField } from './forms/use-first-field.ts';
import { authFailureText, RESET_LINK_SENT, VERIFICATION_SENT } from './texts.ts';

const KINDS = {
  verification: { call: resendVerification, tried: 'resend', sent: VERIFICATION_SENT },
  recovery: { call: forgotPassword, tried: 'forgot', sent: RESET_LINK_SENT },
} as const;

/** In the place of a link that no longer works: a new one. */
export function NewLink({ kind }: { kind: keyof typeof KINDS }) {
  const [email, setEmail] = useState('');
  const { submit, fail, succeed, isRunning, problem, success } = useSubmission('twice');
  const { call, tried, sent } = KINDS[kind];
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form);
  const send = submit(
    () => checkForgot({ email }),
    async () => {
      try {
        await api(call, { email });
        succeed(sent);
      } catch (error) {
        fail({ field: null, text: authFailureText(tried, error) });
      }
    },
  );
  if (success !== null) return <FormNotice problem={null} success={success} />;
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-3">
      <FormNotice problem={problem} success={null} />
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
        Send a new link
      </Button>
    </form>
  );
}

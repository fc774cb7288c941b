import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { forgotPassword, resendVerification } from '../../../domain/api/account/auth.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { useSubmission } from '../../components/fields/use-submission.ts';
import { api } from '../../lib/api/api.ts';
import { isFocusAdrift } from '../../lib/keep-focus.ts';
import { checkForgot } from './forms/checks.ts';
import { FormNotice } from './forms/form-notice.tsx';
import { authFailureText, RESET_LINK_SENT, VERIFICATION_SENT } from './texts.ts';

const KINDS = {
  verification: { call: resendVerification, tried: 'resend', sent: VERIFICATION_SENT },
  recovery: { call: forgotPassword, tried: 'forgot', sent: RESET_LINK_SENT },
} as const;

/** In the place of a link that no longer works: a new one. No form of its own, since it may stand inside another. */
export function NewLink({ kind }: { kind: keyof typeof KINDS }) {
  const [email, setEmail] = useState('');
  const { submit, fail, succeed, isRunning, problem, success } = useSubmission('twice');
  const { call, tried, sent } = KINDS[kind];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const now = document.activeElement;
    const isUnused = isFocusAdrift() || (now instanceof HTMLInputElement && now.value === '');
    // Nobody is to type a password for a dead link; on a phone no keyboard rises.
    if (isUnused && window.matchMedia('(pointer: fine)').matches)
      box.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void send();
  };
  if (success !== null) return <FormNotice problem={null} success={success} />;
  return (
    <div ref={box} className="flex flex-col gap-3">
      <FormNotice problem={problem} success={null} />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        onKeyDown={onKeyDown}
        problem={problem}
      />
      <Button size="large" busy={isRunning} onClick={() => void send()}>
        Send a new link
      </Button>
    </div>
  );
}

import { useState } from 'react';
import { secondStep } from '../../../../domain/api/account/factors.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { useSubmission } from '../../../components/fields/use-submission.ts';
import { api } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { byContract } from '../../../lib/api/problem.ts';
import { keeper } from '../../../lib/session/session.ts';
import { TextLink } from '../text-link.tsx';
import { authFailureText } from '../texts.ts';
import { FormFrame } from './form-frame.tsx';
import { FormNotice } from './form-notice.tsx';

const WAYS = {
  app: {
    text: 'Your authenticator app shows a code for Fanfare.',
    label: 'Code',
    other: 'Use a recovery code',
    field: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  recovery: {
    text: 'Enter one of the recovery codes that you kept. Each works once.',
    label: 'Recovery code',
    other: 'Use a code of your app',
    field: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  },
} as const;

interface Props {
  /** What the right password was worth. */
  ticket: string;
  /** Back to the password; with a reason where it is not the visitor's wish. */
  onAgain: (reason: string | null) => void;
}

/** The second step of signing in: the code of an app, or one of those kept for when it is lost. */
export default function SecondStepForm({ ticket, onAgain }: Props) {
  const [way, setWay] = useState<keyof typeof WAYS>('app');
  const [code, setCode] = useState('');
  const { submit, fail, clear, isRunning, problem, success } = useSubmission('twice');
  const { text, label, other, field } = WAYS[way];
  const onSubmit = submit(
    () => byContract(secondStep, { ticket, code }),
    async () => {
      try {
        keeper.signIn(await api(secondStep, { ticket, code }));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'SIGN_IN_EXPIRED')
          return onAgain(authFailureText('login', error));
        const isAboutCode = error instanceof ApiError && error.code === 'WRONG_CODE';
        fail({ field: isAboutCode ? 'code' : null, text: authFailureText('login', error) });
      }
    },
  );
  return (
    <FormFrame title="Two-step sign-in" text={text} onSubmit={onSubmit}>
      <FormNotice problem={problem} success={success} />
      <Field key={way} label={label} name="code" value={code} onChange={setCode} problem={problem} {...field} />
      <TextLink
        className="-mt-1 self-end"
        onClick={() => {
          clear();
          setCode('');
          setWay(way === 'app' ? 'recovery' : 'app');
        }}
      >
        {other}
      </TextLink>
      <Button type="submit" size="large" busy={isRunning}>
        Sign In
      </Button>
      <Button look="ghost" onClick={() => onAgain(null)}>
        Back to Sign In
      </Button>
    </FormFrame>
  );
}

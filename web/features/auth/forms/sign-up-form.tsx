import { useState } from 'react';
import { register } from '../../../../domain/api/account/auth.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { useSubmission } from '../../../components/fields/use-submission.ts';
import { api } from '../../../lib/api/api.ts';
import type { TypedDetails } from '../auth-visit.ts';
import { ACCOUNT_EXISTS, authFailureText } from '../texts.ts';
import { checkSignUp, type SignUpFields } from './checks.ts';
import { FormFrame } from './form-frame.tsx';
import { FormNotice } from './form-notice.tsx';
import { PasswordPair } from './password-pair.tsx';

const NOTHING: SignUpFields = { firstName: '', lastName: '', email: '', password: '', confirmation: '' };

interface Props {
  /** What was typed before: its address was wrong. */
  typed: TypedDetails | null;
  onRegistered: (person: TypedDetails) => void;
  onSignIn: () => void;
}

/** Sign up; whoever has an account already is led back to signing in. */
export function SignUpForm({ typed, onRegistered, onSignIn }: Props) {
  const [fields, setFields] = useState<SignUpFields>({ ...NOTHING, ...typed });
  const { submit, fail, clear, isRunning, problem, success } = useSubmission('twice');
  const isKnown = problem?.text === ACCOUNT_EXISTS;
  const bound = (name: keyof SignUpFields) => ({
    name,
    value: fields[name],
    onChange: (value: string) => {
      setFields((before) => ({ ...before, [name]: value }));
      // Another address may be free.
      if (name === 'email' && isKnown) clear();
    },
  });

  const onSubmit = submit(
    () => checkSignUp(fields),
    async () => {
      const { email, password } = fields;
      const firstName = fields.firstName.trim();
      const lastName = fields.lastName.trim();
      try {
        await api(register, { email, name: `${firstName} ${lastName}`, password, firstName, lastName });
        onRegistered({ firstName, lastName, email: email.trim() });
      } catch (error) {
        fail({ field: null, text: authFailureText('register', error) });
      }
    },
  );

  return (
    <FormFrame title="Create your account" text="A minute from here to your first post." onSubmit={onSubmit}>
      <FormNotice problem={problem} success={success} />
      <div className="grid grid-cols-2 gap-3">
        <Field label="First name" autoComplete="given-name" problem={problem} {...bound('firstName')} />
        <Field label="Last name" autoComplete="family-name" problem={problem} {...bound('lastName')} />
      </div>
      <Field label="Email" type="email" autoComplete="username" problem={problem} {...bound('email')} />
      <PasswordPair
        chosen={{ label: 'Password', ...bound('password') }}
        confirmation={{ label: 'Confirm password', ...bound('confirmation') }}
        isWide
        problem={problem}
      />
      {isKnown ? (
        <Button size="large" onClick={onSignIn}>
          Back to Sign In
        </Button>
      ) : (
        <Button type="submit" size="large" busy={isRunning}>
          Sign Up
        </Button>
      )}
    </FormFrame>
  );
}

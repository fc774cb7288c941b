import { useState } from 'react';
import { register } from '../../../domain/api/auth.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { useSubmission } from '../../components/use-submission.ts';
import { api } from '../../lib/api.ts';
import { checkSignUp, type SignUpFields } from './checks.ts';
import { FormFrame } from './form-frame.tsx';
import { FormNotice } from './form-notice.tsx';
import { ACCOUNT_EXISTS, failureText } from './texts.ts';

interface Props {
  onRegistered: () => void;
  onSignIn: () => void;
}

/** Sign up; whoever has an account already is led back to signing in. */
export function SignUpForm({ onRegistered, onSignIn }: Props) {
  const [fields, setFields] = useState<SignUpFields>({
    firstName: '',
    lastName: '',
    email: '',
    password: '',
    confirmation: '',
  });
  const { submit, fail, isRunning, problem, success } = useSubmission('twice');
  const isKnown = problem?.text === ACCOUNT_EXISTS;
  const bound = (name: keyof SignUpFields) => ({
    name,
    problem,
    value: fields[name],
    onChange: (value: string) => setFields((before) => ({ ...before, [name]: value })),
  });

  const onSubmit = submit(
    () => checkSignUp(fields),
    async () => {
      const { email, password } = fields;
      const firstName = fields.firstName.trim();
      const lastName = fields.lastName.trim();
      try {
        await api(register, { email, name: `${firstName} ${lastName}`, password, firstName, lastName });
        onRegistered();
      } catch (error) {
        fail({ field: null, text: failureText('register', error) });
      }
    },
  );

  return (
    <FormFrame title="Create your account" text="A minute from here to your first post." onSubmit={onSubmit}>
      <FormNotice problem={problem} success={success} />
      <div className="grid grid-cols-2 gap-3">
        <Field label="First name" autoComplete="given-name" {...bound('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...bound('lastName')} />
      </div>
      <Field label="Email" type="email" autoComplete="username" {...bound('email')} />
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1 max-sm:gap-4">
        <Field label="Password" type="password" autoComplete="new-password" {...bound('password')} />
        <Field label="Confirm password" type="password" autoComplete="new-password" {...bound('confirmation')} />
      </div>
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

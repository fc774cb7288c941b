import { forgotPassword, login, register, resetPassword } from '../../../../domain/api/account/auth.ts';
import { byContract, type FormRule, firstBroken, type Problem } from '../../../lib/api/problem.ts';

export interface SignUpFields {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmation: string;
}

const isBlank = (text: string) => text.trim() === '';
const emailIsMissing = (email: string): FormRule => [isBlank(email), 'email', 'Email is required'];
const passwordIsMissing = (password: string): FormRule => [password === '', 'password', 'Password is required'];
const PASSWORDS_DIFFER = 'Passwords do not match';
export const INVALID_RESET_LINK = 'Invalid reset link';

/** The first thing that is wrong with signing in, or null. */
export function checkSignIn(fields: { email: string; password: string }): Problem | null {
  return firstBroken([emailIsMissing(fields.email), passwordIsMissing(fields.password)]) ?? byContract(login, fields);
}

/** The first thing that is wrong with signing up, or null. */
export function checkSignUp({ confirmation, ...fields }: SignUpFields): Problem | null {
  const namelessField = isBlank(fields.firstName) ? 'firstName' : 'lastName';
  return (
    firstBroken([
      emailIsMissing(fields.email),
      passwordIsMissing(fields.password),
      [isBlank(fields.firstName) || isBlank(fields.lastName), namelessField, 'First name and last name are required'],
      [fields.password !== confirmation, 'confirmation', PASSWORDS_DIFFER],
    ]) ?? byContract(register, fields)
  );
}

/** The first thing that is wrong with asking for a reset link, or null. */
export function checkForgot(fields: { email: string }): Problem | null {
  return firstBroken([emailIsMissing(fields.email)]) ?? byContract(forgotPassword, fields);
}

export interface ResetFields {
  userId: string;
  secret: string;
  newPassword: string;
  confirmation: string;
}

/** The first thing that is wrong with setting a new password, or null. */
export function checkReset({ confirmation, ...fields }: ResetFields): Problem | null {
  return (
    firstBroken([
      [fields.userId === '' || fields.secret === '', null, INVALID_RESET_LINK],
      [fields.newPassword === '', 'newPassword', 'New password is required'],
      [fields.newPassword !== confirmation, 'confirmation', PASSWORDS_DIFFER],
    ]) ?? byContract(resetPassword, fields)
  );
}

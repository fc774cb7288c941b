import { NEW_PASSWORD_SHORT, PASSWORDS_REQUIRED, updatePassword } from '../../../../domain/api/account/user.ts';
import { PASSWORD_MIN } from '../../../../domain/limits.ts';
import { byContract, firstBroken, type Problem } from '../../../lib/api/problem.ts';

export interface PasswordFields {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

export const NO_PASSWORDS: PasswordFields = { currentPassword: '', newPassword: '', confirmation: '' };
export const PASSWORDS_DIFFER = 'New passwords do not match';

/** The first thing that is wrong with a change of password, or null. */
export function checkPasswords({ currentPassword, newPassword, confirmation }: PasswordFields): Problem | null {
  return (
    firstBroken([
      [currentPassword === '', 'currentPassword', PASSWORDS_REQUIRED],
      [newPassword === '', 'newPassword', PASSWORDS_REQUIRED],
      [confirmation === '', 'confirmation', PASSWORDS_REQUIRED],
      [newPassword !== confirmation, 'confirmation', PASSWORDS_DIFFER],
      [newPassword.length < PASSWORD_MIN, 'newPassword', NEW_PASSWORD_SHORT],
    ]) ?? byContract(updatePassword, { currentPassword, newPassword })
  );
}

import { PROFILE_REQUIRED, type UserDetails, updateProfile } from '../../../../domain/api/account/user.ts';
import { byContract, firstBroken, type Problem } from '../../../lib/api/problem.ts';

/** What the profile's form holds. */
export type ProfileFields = Pick<UserDetails, 'firstName' | 'lastName' | 'email' | 'bio' | 'company' | 'jobTitle'>;
export type ProfileField = keyof ProfileFields;

const NAMES = ['firstName', 'lastName', 'email', 'bio', 'company', 'jobTitle'] as const satisfies ProfileField[];

interface ProfileData {
  firstName: string;
  lastName: string;
  email: string;
  bio?: string;
  company?: string;
  jobTitle?: string;
}

/** What is known of somebody, from their profile or only from their session, as the form holds it. */
export function fieldsOf(known: ProfileData | undefined): ProfileFields {
  const { firstName = '', lastName = '', email = '', bio = '', company = '', jobTitle = '' } = known ?? {};
  return { firstName, lastName, email, bio, company, jobTitle };
}

/** Whether something was typed that is not saved yet; what surrounds a text does not count. */
export function isChanged(saved: ProfileFields, shown: ProfileFields): boolean {
  return NAMES.some((name) => saved[name].trim() !== shown[name].trim());
}

/** The first thing that is wrong with a profile, or null. */
export function checkProfile(fields: ProfileFields): Problem | null {
  const isBlank = (name: ProfileField) => fields[name].trim() === '';
  return (
    firstBroken([
      [isBlank('firstName'), 'firstName', PROFILE_REQUIRED],
      [isBlank('lastName'), 'lastName', PROFILE_REQUIRED],
      // The address can't be typed, so there is no field to lead to.
      [isBlank('email'), null, PROFILE_REQUIRED],
    ]) ?? byContract(updateProfile, fields)
  );
}

/** What is sent to save a profile. */
export function profileRequest(fields: ProfileFields) {
  return { ...fields, name: `${fields.firstName.trim()} ${fields.lastName.trim()}` };
}

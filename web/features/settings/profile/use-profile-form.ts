import { useState } from 'react';
import { type UserDetails, updateProfile } from '../../../../domain/api/account/user.ts';
import { type Submission, useSubmission } from '../../../components/fields/use-submission.ts';
import { api } from '../../../lib/api/api.ts';
import { useUser } from '../../../lib/session/session.ts';
import {
  askUserDetails,
  NOT_AUTHENTICATED,
  showUserDetails,
  userIdHere,
  useUserDetails,
} from '../../../lib/session/user-details.ts';
import { fieldRefusal, isUnauthenticated } from '../refusals.ts';
import { checkProfile, fieldsOf, isChanged, type ProfileField, type ProfileFields, profileRequest } from './profile.ts';

export interface ProfileForm {
  /** Null until the server has told them, or where it did not. */
  details: UserDetails | null;
  isLoading: boolean;
  error: Error | null;
  retry: () => void;
  fields: ProfileFields;
  set: (name: ProfileField, value: string) => void;
  isDirty: boolean;
  discard: () => void;
  submission: Submission;
  save: ReturnType<Submission['submit']>;
}

/** The profile as it is saved, with what was typed over it; a failed load leaves what the session knows. */
export function useProfileForm(): ProfileForm {
  const user = useUser();
  const { data, isPending, error, refetch } = useUserDetails();
  const [typed, setTyped] = useState<Partial<ProfileFields>>({});
  const submission = useSubmission('once');
  const saved = fieldsOf(data ?? user);
  const fields = { ...saved, ...typed };

  const work = async () => {
    try {
      userIdHere();
      // What could not be loaded must not be saved as nothing.
      const whole = data ? fields : { ...fieldsOf(await askUserDetails()), ...typed };
      const { data: details } = await api(updateProfile, profileRequest(whole));
      await showUserDetails(details);
      setTyped({});
      submission.succeed('Profile updated');
    } catch (failure) {
      if (isUnauthenticated(failure))
        return submission.fail({ field: null, text: `${NOT_AUTHENTICATED}. Please log in again.` });
      const refused = fieldRefusal(failure, Object.keys(fields));
      if (refused) submission.fail(refused);
      else submission.fail({ field: null, text: 'Failed to update profile' }, failure);
    }
  };

  return {
    details: data ?? null,
    isLoading: isPending,
    error: data ? null : error,
    retry: () => void refetch(),
    fields,
    set: (name, value) => setTyped((now) => ({ ...now, [name]: value })),
    isDirty: isChanged(saved, fields),
    discard: () => {
      setTyped({});
      submission.clear();
    },
    submission,
    save: submission.submit(() => checkProfile(fields), work),
  };
}

import { useState } from 'react';
import { updatePassword } from '../../../../domain/api/account/user.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../../domain/limits.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { useSubmission } from '../../../components/fields/use-submission.ts';
import { api } from '../../../lib/api/api.ts';
import { useUser } from '../../../lib/session/session.ts';
import { NOT_AUTHENTICATED, userIdHere } from '../../../lib/session/user-details.ts';
import { Panel, PanelBody, PanelFoot } from '../panel.tsx';
import { fieldRefusal, isUnauthenticated } from '../refusals.ts';
import { checkPasswords, NO_PASSWORDS, type PasswordFields } from './password.ts';

/** Another password for the one that is known. */
export function PasswordForm() {
  const user = useUser();
  const [fields, setFields] = useState(NO_PASSWORDS);
  const { isRunning, problem, fail, succeed, submit } = useSubmission('once');
  const field = (name: keyof PasswordFields) => ({
    name,
    type: 'password',
    value: fields[name],
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
    problem,
  });
  const work = async () => {
    const { currentPassword, newPassword } = fields;
    try {
      await api(updatePassword, { userId: userIdHere(), currentPassword, newPassword });
      setFields(NO_PASSWORDS);
      succeed('Password updated. Your other devices were signed out.');
    } catch (failure) {
      if (isUnauthenticated(failure)) return fail({ field: null, text: NOT_AUTHENTICATED });
      const refused = fieldRefusal(failure, Object.keys(fields));
      if (refused) fail(refused);
      else fail({ field: null, text: 'Failed to update password' }, failure);
    }
  };
  return (
    <form onSubmit={submit(() => checkPasswords(fields), work)} noValidate>
      <Panel title="Password" text="A new password signs out every other device that is signed in as you.">
        <PanelBody className="grid grid-cols-2 gap-x-4 gap-y-5 max-sm:grid-cols-1">
          {/* Tells password managers whose password this is. */}
          <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <div className="col-span-full max-w-[calc(50%-8px)] max-sm:max-w-none">
            <Field label="Current password" autoComplete="current-password" {...field('currentPassword')} />
          </div>
          <Field
            label="New password"
            autoComplete="new-password"
            hint={`${PASSWORD_MIN} to ${PASSWORD_MAX} characters, any of them.`}
            {...field('newPassword')}
          />
          <Field label="Confirm new password" autoComplete="new-password" {...field('confirmation')} />
        </PanelBody>
        <PanelFoot>
          <Button type="submit" busy={isRunning}>
            {isRunning ? 'Updating…' : 'Update password'}
          </Button>
        </PanelFoot>
      </Panel>
    </form>
  );
}

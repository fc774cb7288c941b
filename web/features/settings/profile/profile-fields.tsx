import { PROFILE_LIMITS } from '../../../../domain/api/account/user.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Panel, PanelBody, PanelFoot } from '../panel.tsx';
import { BioField } from './bio-field.tsx';
import type { ProfileField } from './profile.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** The fields of the profile, and what becomes of a change. */
export function ProfileFieldset({ form }: { form: ProfileForm }) {
  const { details, fields, isDirty, submission } = form;
  const { problem, isRunning } = submission;
  const field = (name: ProfileField) => ({
    name,
    value: fields[name],
    onChange: (value: string) => form.set(name, value),
    problem,
  });
  const about = { disabled: details === null, placeholder: details === null ? 'Not loaded' : undefined };
  return (
    <form onSubmit={form.save} noValidate>
      <Panel title="About you" text="Only you see this; your name also stands in the sidebar.">
        {/* Whatever gets the focus stands clear of the tabs above and the foot below, which stay in sight. */}
        <PanelBody className="grid grid-cols-2 gap-x-4 gap-y-5 max-sm:grid-cols-1 [&_:is(input,textarea)]:scroll-mt-24 [&_:is(input,textarea)]:scroll-mb-20">
          <Field label="First name" autoComplete="given-name" maxLength={PROFILE_LIMITS.name} {...field('firstName')} />
          <Field label="Last name" autoComplete="family-name" maxLength={PROFILE_LIMITS.name} {...field('lastName')} />
          <div className="col-span-full">
            <Field
              label="Email"
              type="email"
              autoComplete="email"
              disabled
              hint="You sign in with this address, so it can’t be changed here."
              {...field('email')}
            />
          </div>
          <Field
            label="Job title"
            autoComplete="organization-title"
            maxLength={PROFILE_LIMITS.jobTitle}
            {...about}
            {...field('jobTitle')}
          />
          <Field
            label="Company"
            autoComplete="organization"
            maxLength={PROFILE_LIMITS.company}
            {...about}
            {...field('company')}
          />
          <div className="col-span-full">
            <BioField {...about} {...field('bio')} />
          </div>
        </PanelBody>
        <PanelFoot className={isDirty ? 'sticky bottom-0 z-5' : undefined}>
          <p className="mr-auto text-sm text-ink-2">
            {isDirty ? 'Not saved yet' : details && <span className="text-ink-3">Everything is saved</span>}
          </p>
          {isDirty && (
            <Button look="ghost" disabled={isRunning} onClick={form.discard}>
              Discard
            </Button>
          )}
          <Button type="submit" busy={isRunning}>
            {isRunning ? 'Saving…' : 'Save changes'}
          </Button>
        </PanelFoot>
      </Panel>
    </form>
  );
}

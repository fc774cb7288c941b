import type { ReactNode } from 'react';
import { inUsEnglish } from '../../../lib/us-dates.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const day = (at: string) => inUsEnglish(at, { month: 'long', day: 'numeric', year: 'numeric' });

/** Who this is: the picture, the name, and what the product knows of the account. */
export function ProfileCard({ form: { details, fields } }: { form: ProfileForm }) {
  return (
    <section aria-label="Your account" className="rounded-lg bg-surface shadow-sm">
      <AvatarPicker person={details ?? fields} email={fields.email} picture={details?.avatar ?? null} />
      <dl className="grid grid-cols-3 border-t border-line max-sm:grid-cols-1 max-sm:py-2">
        <Fact name="Plan">{details?.plan}</Fact>
        <Fact name="Member since">{details && day(details.member_since)}</Fact>
        <Fact name="Next billing date">
          {details && (details.next_billing_date ? day(details.next_billing_date) : 'Nothing is billed')}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="px-6 py-4 not-first:border-l not-first:border-line max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:border-0! max-sm:px-4 max-sm:py-2">
      <dt className="text-xs text-ink-3 max-sm:text-sm">{name}</dt>
      <dd className="mt-1 text-base font-medium tabular-nums max-sm:mt-0 max-sm:text-sm">
        {children ?? 'Not known yet'}
      </dd>
    </div>
  );
}

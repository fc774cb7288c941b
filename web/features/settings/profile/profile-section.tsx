import { CircleAlert } from 'lucide-react';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileFieldset } from './profile-fields.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Somebody's picture, name and what they say about themselves. */
export function ProfileSection({ form }: { form: ProfileForm }) {
  if (form.isLoading) return <Skeleton />;
  return (
    <>
      {form.error && (
        <p
          role="status"
          className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-warn-wash px-3 py-2 text-sm text-warn"
        >
          <CircleAlert size={15} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="font-medium">{reasonOf(form.error).replace(/\.$/, '')}.</span> Until your profile can be
            loaded, this is what is known from signing in.
          </span>
          <button
            type="button"
            onClick={form.retry}
            className="rounded-sm px-1 py-1 font-medium underline underline-offset-3"
          >
            Try again
          </button>
        </p>
      )}
      <ProfileCard form={form} />
      <ProfileFieldset form={form} />
    </>
  );
}

function Skeleton() {
  const bar = 'animate-pulse rounded-sm bg-hover';
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading your profile…</span>
      <div className="rounded-lg bg-surface p-6 shadow-sm max-sm:p-4">
        <div className="flex items-center gap-5">
          <span className="size-20 shrink-0 animate-pulse rounded-full bg-hover" />
          <div className="flex flex-1 flex-col gap-2">
            <span className={`${bar} h-5 w-40`} />
            <span className={`${bar} h-4 w-56 max-w-full`} />
          </div>
        </div>
        <div className="mt-9 grid grid-cols-3 gap-4 max-sm:mt-6 max-sm:grid-cols-1">
          {['plan', 'since', 'next'].map((key) => (
            <span key={key} className={`${bar} h-11 max-sm:h-5`} />
          ))}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-5 rounded-lg bg-surface p-6 shadow-sm max-sm:grid-cols-1 max-sm:p-4">
        {['first', 'last', 'title', 'company'].map((key) => (
          <span key={key} className={`${bar} h-15`} />
        ))}
        <span className={`${bar} col-span-full h-28`} />
      </div>
    </div>
  );
}

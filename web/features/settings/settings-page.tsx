import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { UnsavedGuard } from '../../components/dialogs/unsaved-guard.tsx';
import { Waiting } from '../../components/full-page.tsx';
import { Page } from '../../components/page.tsx';
import { patiently } from '../../lib/api/connection.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { AccountSection } from './account/account-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { useProfileForm } from './profile/use-profile-form.ts';
import { SectionNav } from './section-nav.tsx';
import { SECTION_LOOKS, type SettingsSection, sectionOf } from './sections.ts';

const NotificationsSection = lazy(
  patiently(() =>
    import('./notifications/notifications-section.tsx').then((module) => ({ default: module.NotificationsSection })),
  ),
);
const IntegrationsSection = lazy(
  patiently(() =>
    import('./models/integrations-section.tsx').then((module) => ({ default: module.IntegrationsSection })),
  ),
);
const BillingSection = lazy(
  patiently(() => import('./billing-section.tsx').then((module) => ({ default: module.BillingSection }))),
);

/** Profile, password and preferences, section by section. */
export default function SettingsPage() {
  usePageTitle('Settings');
  const [query] = useSearchParams();
  const section = sectionOf(query.get('section'));
  // Kept here, so that a look into another section loses nothing.
  const profile = useProfileForm();
  const contents: Record<SettingsSection, () => ReactNode> = {
    profile: () => <ProfileSection form={profile} />,
    account: () => <AccountSection />,
    notifications: () => <NotificationsSection />,
    integrations: () => <IntegrationsSection />,
    billing: () => <BillingSection />,
  };
  const { title, text } = SECTION_LOOKS[section];
  return (
    <Page
      title="Settings"
      text="Who you are here, how you sign in, what reaches you, and what Fanfare works together with."
      isEdgeToEdge
    >
      <div className="flex items-start gap-12 max-lg:gap-8 max-md:flex-col max-md:items-stretch max-md:gap-0">
        <SectionNav current={section} unsaved={profile.isDirty ? ['profile'] : []} />
        <div className="min-w-0 max-w-180 flex-1 max-md:px-4 max-md:pt-6">
          <h2 className="text-lg font-[560]">{title}</h2>
          <p className="mt-0.5 text-sm text-ink-2">{text}</p>
          <div key={section} className="appear mt-5 flex flex-col gap-5">
            <Suspense fallback={<Waiting />}>{contents[section]()}</Suspense>
          </div>
        </div>
      </div>
      <UnsavedGuard isDirty={profile.isDirty} text="If you leave now, what you changed in your profile is lost." />
    </Page>
  );
}

import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { BrandProfile } from '../../../domain/api/brand.ts';
import { isSampleBrand, isUnsetBrand } from '../../../domain/sample-brand.ts';
import { UnsavedGuard } from '../../components/dialogs/unsaved-guard.tsx';
import { Page } from '../../components/page.tsx';
import { panelOf } from '../../components/tabs.tsx';
import { patiently } from '../../lib/api/connection.ts';
import { useBrandProfile } from '../../lib/queries/brand-query.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { FormSkeleton, PreviewSkeleton } from './brand-skeleton.tsx';
import { BrandTabs, TABS, TABS_ID, type TabName } from './brand-tabs.tsx';
import { ColorsTab } from './colors-tab.tsx';
import { GuidelinesTab } from './guidelines-tab.tsx';
import { BrandLoadFailure } from './load-failure.tsx';
import { LogoTab } from './logo/logo-tab.tsx';
import { useChosenLogos } from './logo/use-chosen-logos.ts';
import { PreviewCard } from './preview-card.tsx';
import { SampleNote } from './sample-note.tsx';
import { useLoadingToast } from './tell.tsx';
import { useBrandForms } from './use-brand-forms.ts';
import { Welcome } from './welcome.tsx';

const TypographyTab = lazy(patiently(() => import('./typography-tab.tsx')));

/** Logos, colours, typefaces and guidelines. */
export default function BrandPage() {
  usePageTitle('Brand');
  const { data: profile, error, isPending, isFetching, refetch } = useBrandProfile();
  useLoadingToast('Loading your brand…', isPending);
  return (
    <Page title="Brand" text="Everything made for you looks and sounds the way you set it here.">
      {profile ? (
        <Brand profile={profile} />
      ) : isPending ? (
        <Columns main={<FormSkeleton />} side={<PreviewSkeleton />} tabs={<TabBar changed={[]} />} />
      ) : (
        <BrandLoadFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Brand({ profile }: { profile: BrandProfile }) {
  const forms = useBrandForms(profile);
  const chosen = useChosenLogos();
  const tab = useTab()[0];
  const hasChanged: Record<TabName, boolean> = {
    logo: chosen.count > 0,
    colors: forms.isChanged('colors'),
    typography: forms.isChanged('fonts'),
    guidelines: forms.isChanged('guidelines'),
  };
  const changed = TABS.filter((each) => hasChanged[each]);
  return (
    <>
      {isUnsetBrand(profile) && <Welcome />}
      {isSampleBrand(profile) && changed.length === 0 && <SampleNote />}
      <Columns
        tabs={<TabBar changed={changed} />}
        main={
          <div {...panelOf(TABS_ID, tab)}>
            {tab === 'logo' && <LogoTab stored={profile.logo} chosen={chosen} />}
            {tab === 'colors' && <ColorsTab {...forms} />}
            {tab === 'typography' && (
              <Suspense fallback={<FormSkeleton />}>
                <TypographyTab {...forms} />
              </Suspense>
            )}
            {tab === 'guidelines' && <GuidelinesTab {...forms} />}
          </div>
        }
        side={
          <PreviewCard
            forms={forms.forms}
            saved={forms.saved}
            logo={profile.logo.default_logo}
            isLogoWaiting={chosen.files.primary_logo !== undefined}
          />
        }
      />
      <UnsavedGuard
        isDirty={changed.length > 0}
        text="If you leave now, what you changed in your brand and did not save is lost."
      />
    </>
  );
}

function useTab() {
  const [query, setQuery] = useSearchParams();
  const here: TabName = TABS.find((tab) => tab === query.get('tab')) ?? 'logo';
  const choose = (tab: TabName, how: 'click' | 'key') => {
    // The arrow keys pass over tabs: these are not places to come back to.
    setQuery(tab === 'logo' ? {} : { tab }, { replace: how === 'key' || tab === here });
  };
  return [here, choose] as const;
}

function TabBar({ changed }: { changed: TabName[] }) {
  const [here, choose] = useTab();
  return <BrandTabs here={here} changed={changed} onChoose={choose} />;
}

/** The form with the preview beside it, or below it where there is no room. */
function Columns({ tabs, main, side }: { tabs: ReactNode; main: ReactNode; side: ReactNode }) {
  return (
    <>
      {tabs}
      <div className="mt-4 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_336px]">
        <div className="min-w-0">{main}</div>
        <div className="min-w-0 max-xl:max-w-120 xl:sticky xl:top-6">{side}</div>
      </div>
    </>
  );
}

import { Link2, Webhook } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { patiently } from '../../../lib/api/connection.ts';
import { ComingSoon, SOON_LINK } from '../coming-soon.tsx';
import { ModelsPanel, ModelsSkeleton } from './models-panel.tsx';

// The other sections do without it.
const ModelsCard = lazy(patiently(() => import('./models-card.tsx')));
const TokensPanel = lazy(patiently(() => import('../tokens/tokens-panel.tsx')));

const PLANS = [
  {
    icon: Link2,
    title: 'Social accounts',
    text: 'What is due will be published to your own pages and profiles, without copying anything over.',
  },
  { icon: Webhook, title: 'Webhooks', text: 'Let other tools know when a workflow has made something.' },
];

/** What Fanfare works together with, now and later. */
export function IntegrationsSection() {
  return (
    <>
      <Suspense
        fallback={
          <ModelsPanel>
            <ModelsSkeleton />
          </ModelsPanel>
        }
      >
        <ModelsCard />
        <TokensPanel />
      </Suspense>
      <ComingSoon title="More integration settings coming soon" plans={PLANS}>
        Social accounts will be connected under{' '}
        <Link to="/connect" className={SOON_LINK}>
          Connect
        </Link>
        .
      </ComingSoon>
    </>
  );
}

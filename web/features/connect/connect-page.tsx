import { CalendarPlus, MessageSquarePlus } from 'lucide-react';
import { Link } from 'react-router';
import { PLATFORMS } from '../../../domain/post/platforms.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Page } from '../../components/page.tsx';
import { reasonOf } from '../../lib/api/reason-of.ts';
import { useConnections } from '../../lib/queries/connections.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { PlatformCard } from './platform-card.tsx';
import { useVisitResult } from './visit-result.ts';

/** The networks to publish to: those that the operator has an app for can be connected, and the page says what holds for the rest. */
export default function ConnectPage() {
  usePageTitle('Connect');
  const { data: connections, error, refetch } = useConnections();
  const problem = useVisitResult(connections);
  return (
    <Page
      title="Connect"
      // True whether anything can be connected or not: it is seen before that is known.
      text="Fanfare publishes your posts at their time by the accounts that are connected here. What goes to other networks is kept ready for you to post."
    >
      {problem && (
        <p role="alert" className="mt-6 max-w-150 rounded-lg bg-warn-wash px-4 py-3 text-base text-pretty text-warn">
          {problem}
        </p>
      )}
      {!connections && error && (
        <p role="alert" className="mt-6 flex flex-wrap items-center gap-3 text-base">
          <span className="min-w-0">
            Your connections could not be loaded. <span className="text-ink-2">{reasonOf(error)}</span>
          </span>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <ul className="mt-8 grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        {PLATFORMS.map((platform, at) => (
          <li key={platform} className={`rise ${STAGGER[at] ?? ''}`}>
            <PlatformCard platform={platform} connection={connections?.find((one) => one.platform === platform)} />
          </li>
        ))}
      </ul>
      <section aria-labelledby="meanwhile" className="mt-8 rounded-xl bg-sunken p-6 shadow-xs max-sm:p-5">
        <h2 id="meanwhile" className="text-lg font-[560]">
          Where nothing is connected, the last step is yours
        </h2>
        <p className="mt-1 max-w-150 text-base text-pretty text-ink-2">
          Posts are already written, drawn and scheduled for all of them. When one is due, it waits under{' '}
          <Link to="/ready" className="font-medium text-ink underline underline-offset-3">
            Ready to post
          </Link>
          : copy the text, download the picture or the sound, and post it yourself.
        </p>
        <div className="mt-5 flex flex-wrap gap-2">
          <ButtonLink to="/scheduled" className="max-sm:w-full">
            <CalendarPlus size={15} aria-hidden="true" />
            Schedule a post
          </ButtonLink>
          <ButtonLink to="/dashboard" look="quiet" className="max-sm:w-full">
            <MessageSquarePlus size={15} aria-hidden="true" />
            Write one in the chat
          </ButtonLink>
        </div>
      </section>
    </Page>
  );
}

const STAGGER = ['[--i:0]', '[--i:1]', '[--i:2]', '[--i:3]'];

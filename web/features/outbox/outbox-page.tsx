import { CalendarClock, Send } from 'lucide-react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Page } from '../../components/page.tsx';
import { PublicationList } from '../../components/publication/publication-list.tsx';
import { reasonOf } from '../../lib/api/reason-of.ts';
import { useWaitingPosts } from '../../lib/queries/publications.ts';
import { timeOfDay } from '../../lib/us-dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { type WaitingTask, waitingDays } from './waiting-days.ts';

const TITLE = 'Ready to post';
/** True whether any wait or not: it is seen before that is known. */
const TEXT =
  'Posts that are due wait here until you have posted them: copy the text, open the network, post it, and mark it as posted.';

/** What waits to be posted by hand, put right or looked for: day by day, with everything that it takes. */
export default function OutboxPage() {
  usePageTitle(TITLE);
  const { data, error, refetch, isFetching } = useWaitingPosts();
  const now = useNow(60_000);
  if (data?.data.length === 0)
    return (
      <Page title={TITLE} text={TEXT}>
        <NothingWaits />
      </Page>
    );
  const hidden = data ? data.waiting - data.data.length : 0;
  return (
    <Page title={TITLE} text={TEXT}>
      {!data && error && (
        <p role="alert" className="flex flex-wrap items-center gap-3 rounded-lg bg-bad-wash p-4 text-sm text-bad">
          <span className="min-w-0 flex-1">What waits for you could not be loaded. {reasonOf(error)}</span>
          <Button look="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!data && !error && (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">Loading…</span>
          <span className="h-56 animate-pulse rounded-lg bg-hover" />
          <span className="h-56 animate-pulse rounded-lg bg-hover" />
        </div>
      )}
      {waitingDays(data?.data ?? [], now).map(({ day, tasks }) => (
        <section key={day} aria-label={day} className="[section+&]:mt-8">
          <h2 className="text-sm font-medium text-ink-2">{day}</h2>
          <ul className="mt-3 flex flex-col gap-4">
            {tasks.map((task) => (
              <li key={task.id}>
                <TaskCard task={task} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hidden > 0 && (
        <p className="mt-6 text-sm text-ink-2">
          {hidden === 1 ? 'One more waits' : `${hidden.toLocaleString('en-US')} more wait`}: older ones show here as you
          post these.
        </p>
      )}
    </Page>
  );
}

function NothingWaits() {
  return (
    <section className="rounded-xl bg-surface px-6 py-16 text-center shadow-sm">
      <span className="inline-grid size-10 place-items-center rounded-lg bg-accent-wash text-accent-text">
        <Send size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h2 className="mt-4 text-lg font-[560]">Nothing waits for you</h2>
      <p className="mx-auto mt-1 max-w-105 text-base text-balance text-ink-2">
        When a post is due, it stands here with all it takes to post it: the text, the picture, and a way to each
        network.
      </p>
      <ButtonLink to="/scheduled" look="quiet" className="mt-5">
        <CalendarClock size={15} aria-hidden="true" />
        What is scheduled
      </ButtonLink>
    </section>
  );
}

function TaskCard({ task: { id, name, dueAt, posts } }: { task: WaitingTask }) {
  return (
    <article aria-label={name} className="rounded-lg bg-surface p-5 shadow-sm max-sm:p-4">
      <header className="mb-3 flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 text-md font-medium [overflow-wrap:anywhere]">
          <Link to={`/scheduled?task=${id}`} className="rounded-sm hover:underline hover:underline-offset-3">
            {name}
          </Link>
        </h3>
        <time dateTime={dueAt} className="shrink-0 text-xs text-ink-3 tabular-nums">
          {timeOfDay(dueAt)}
        </time>
      </header>
      <PublicationList publications={posts} />
    </article>
  );
}

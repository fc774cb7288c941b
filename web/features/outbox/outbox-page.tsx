import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../components/button.tsx';
import { FullPage } from '../../components/full-page.tsx';
import { Page } from '../../components/page.tsx';
import { PublicationList } from '../../components/publication/publication-list.tsx';
import { reasonOf } from '../../lib/api/reason-of.ts';
import { useWaitingPosts } from '../../lib/queries/publications.ts';
import { timeOfDay } from '../../lib/us-dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { type WaitingTask, waitingDays } from './waiting-days.ts';

/** What waits to be posted by hand, put right or looked for: day by day, with everything that it takes. */
export default function OutboxPage() {
  usePageTitle('Ready to post');
  const { data, error, refetch, isFetching } = useWaitingPosts();
  const now = useNow(60_000);
  if (data?.data.length === 0)
    return (
      <FullPage
        title="Nothing waits for you"
        text="When a post is due, it stands here with all it takes to post it: the text, the picture, and a way to each network."
        ways={
          <ButtonLink to="/scheduled" look="quiet">
            <CalendarClock size={15} aria-hidden="true" />
            What is scheduled
          </ButtonLink>
        }
      />
    );
  const hidden = data ? data.waiting - data.data.length : 0;
  return (
    <Page
      title="Ready to post"
      text="It is time for these. Copy the text, open the network, post it, and mark it as posted."
    >
      {!data && error && (
        <p role="alert" className="mt-8 flex flex-wrap items-center gap-3 rounded-lg bg-bad-wash p-4 text-sm text-bad">
          <span className="min-w-0 flex-1">What waits for you could not be loaded. {reasonOf(error)}</span>
          <Button look="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!data && !error && (
        <div role="status" className="mt-8 flex flex-col gap-4">
          <span className="sr-only">Loading…</span>
          <span className="h-56 animate-pulse rounded-lg bg-hover" />
          <span className="h-56 animate-pulse rounded-lg bg-hover" />
        </div>
      )}
      {waitingDays(data?.data ?? [], now).map(({ day, tasks }) => (
        <section key={day} aria-label={day} className="mt-8">
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

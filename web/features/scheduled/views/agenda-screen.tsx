import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { standsAt } from '../../../../domain/schedule/scheduled.ts';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { usePendingPlans } from '../pending-plans.tsx';
import { useAgenda } from '../task/task-queries.ts';
import { AgendaDaySection } from './agenda-day.tsx';
import { agendaDays } from './agenda-days.ts';
import { type ScreenProps, TaskFrame } from './task-frame.tsx';

/** How far below the window's edge more is asked for. */
const AHEAD_PX = 800;

/** The tasks day by day, from today on without end, and back on demand. */
export function AgendaScreen({ shown: { filters }, onShowAll }: ScreenProps) {
  const [today] = useState(() => new Date(new Date().setHours(0, 0, 0, 0)));
  const start = today.toISOString();
  const agenda = useAgenda(filters, start);
  const plans = usePendingPlans({ from: start }, filters);
  const { tasks, projected, data } = agenda;
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = agenda;
  const { hasPreviousPage, fetchPreviousPage, isFetchingPreviousPage } = agenda;
  // A plan beyond what is loaded would tear a hole into the days between.
  const latest = tasks.at(-1);
  const last = hasNextPage ? (latest ? standsAt(latest) : start) : '9999';
  const days = useMemo(
    () => agendaDays({ tasks, plans: plans.filter((plan) => plan.scheduledFor <= last), projected }, today),
    [tasks, plans, projected, last, today],
  );
  const isEmpty = tasks.length + plans.length + projected.length === 0;
  const hasLookedBack = (data?.pages.length ?? 0) > 1;
  useEffect(() => {
    // Where nothing is to come, what is over is what there is to see.
    if (data && isEmpty && hasPreviousPage && !hasLookedBack) void fetchPreviousPage();
  }, [data, isEmpty, hasPreviousPage, hasLookedBack, fetchPreviousPage]);

  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = end;
    if (!current || !hasNextPage || isFetchingNextPage) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: `${AHEAD_PX}px`,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  const frame = useRef<HTMLDivElement>(null);
  const heightBefore = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever has come above moves what is read
  useLayoutEffect(() => {
    const scroller = scrollerOf(frame.current);
    if (heightBefore.current === null || isFetchingPreviousPage) return;
    scroller.scrollTop += scroller.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  }, [days, isFetchingPreviousPage]);
  const showEarlier = () => {
    heightBefore.current = scrollerOf(frame.current).scrollHeight;
    void fetchPreviousPage();
  };

  return (
    <TaskFrame view="agenda" asked={agenda} found={isEmpty ? 0 : 1} onShowAll={onShowAll}>
      <div ref={frame} className="mx-auto w-full max-w-190 px-4 pb-10">
        {hasPreviousPage && (
          <div className="pb-2 text-center">
            <Button look="ghost" size="small" busy={isFetchingPreviousPage} onClick={showEarlier}>
              Show earlier posts
            </Button>
          </div>
        )}
        {days.map(({ day, entries }) => (
          <AgendaDaySection key={day.getTime()} day={day} entries={entries} today={today} />
        ))}
        <div ref={end} className="h-8 text-center text-ink-3">
          {isFetchingNextPage && <Spinner size={14} />}
        </div>
      </div>
    </TaskFrame>
  );
}

/** What scrolls around a part of the page. */
function scrollerOf(part: Element | null): Element {
  for (let around = part?.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight)
      return around;
  return document.scrollingElement ?? document.documentElement;
}

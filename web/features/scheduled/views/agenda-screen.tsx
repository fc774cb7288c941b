import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { standsAt } from '../../../../domain/schedule/scheduled.ts';
import { Button } from '../../../components/button.tsx';
import { LoadOn } from '../../../components/load-on.tsx';
import { usePendingPlans } from '../pending-plans.tsx';
import { useAgenda } from '../task/task-queries.ts';
import { AgendaDaySection } from './agenda-day.tsx';
import { agendaDays } from './agenda-days.ts';
import { type ScreenProps, TaskFrame } from './task-frame.tsx';

/** The tasks day by day, from today on without end, and back on demand. */
export function AgendaScreen({ shown: { filters }, onShowAll }: ScreenProps) {
  const [today] = useState(() => new Date(new Date().setHours(0, 0, 0, 0)));
  const start = today.toISOString();
  const agenda = useAgenda(filters, start);
  const waiting = usePendingPlans({ from: start }, filters);
  const { plans } = waiting;
  const { tasks, projected, data } = agenda;
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = agenda;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const { hasPreviousPage, fetchPreviousPage, isFetchingPreviousPage } = agenda;
  // A plan beyond what is loaded would tear a hole into the days between.
  const latest = tasks.at(-1);
  const reached = latest ? standsAt(latest) : start;
  const last = hasNextPage ? reached : '9999';
  const lacksPlans = waiting.hasMore && waiting.loadedTo < reached;
  useEffect(() => {
    // Days that are shown have all their plans.
    if (lacksPlans && !waiting.isLoading) waiting.loadMore();
  }, [lacksPlans, waiting.isLoading, waiting.loadMore]);
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
      <div ref={frame} className="mx-auto w-full max-w-190 px-4 max-md:px-3 pb-10">
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
        {hasNextPage ? (
          <LoadOn isLoading={isFetchingNextPage} onNear={loadMore} />
        ) : (
          waiting.hasMore && <LoadOn isLoading={waiting.isLoading} onNear={waiting.loadMore} />
        )}
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

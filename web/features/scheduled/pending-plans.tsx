import { useInfiniteQuery } from '@tanstack/react-query';
import { Hourglass, Repeat } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { listPendingPlans } from '../../../domain/api/schedule/plans.ts';
import { PENDING_PLANS_MAX } from '../../../domain/limits.ts';
import type { PendingPlan } from '../../../domain/schedule/plan.ts';
import { TwoLines } from '../../components/cut-name.tsx';
import { LoadOn } from '../../components/load-on.tsx';
import { api } from '../../lib/api/api.ts';
import { onLiveChange } from '../../lib/api/live-changes.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { requestConversation } from '../../lib/request-conversation.ts';
import { shortMoment } from '../../lib/us-dates.ts';
import { EVERYTHING, type Filters, matchingPlans } from './filters/find-tasks.ts';
import { TaskPlatforms } from './task/task-platforms.tsx';
import { REFRESH_EVERY_MS } from './task/task-queries.ts';
import { ColumnGroup } from './views/column-group.tsx';

export const NEEDS_APPROVAL = 'Needs approval';
const KEY = ['scheduled', 'plans'];
const SHOWN_AT_ONCE = 3;
/** As web/public/first.js asks for them. */
const PAGE = 50;

export interface WaitingPlans {
  plans: PendingPlan[];
  /** How many there are, also on pages that have not come yet. */
  count: number;
  /** The moment of the last one that has come, whether the filters let it through or not. */
  loadedTo: string;
  /** Whether there are more to ask for; not where asking has just failed. */
  hasMore: boolean;
  isLoading: boolean;
  loadMore: () => void;
}

/** The plans that wait for approval in a stretch of time, as far as the filters let them through. */
export function usePendingPlans(stretch: { from: string; to?: string }, filters: Filters): WaitingPlans {
  useEffect(() => onLiveChange('chat.changed', () => queryClient.invalidateQueries({ queryKey: KEY })), []);
  const isNarrowed = Object.entries(EVERYTHING).some(([name, all]) => filters[name as keyof Filters] !== all);
  // A calendar shows its whole stretch, and what filters leave is looked for in as many as may be asked for at once.
  const limit = isNarrowed || stretch.to !== undefined ? PENDING_PLANS_MAX : PAGE;
  const { data, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...KEY, stretch, limit],
    queryFn: ({ pageParam: after, signal }) => {
      const place = after === null ? { count: true } : { after };
      return api(listPendingPlans, { ...stretch, limit, ...place }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: REFRESH_EVERY_MS,
    staleTime: 0,
  });
  const plans = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.data) ?? [];
    return matchingPlans([...new Map(all.map((plan) => [plan.id, plan])).values()], filters);
  }, [data, filters]);
  const count = isNarrowed ? plans.length : Math.max(plans.length, data?.pages[0]?.count ?? 0);
  const loadedTo = data?.pages.at(-1)?.data.at(-1)?.scheduledFor ?? '';
  // What failed is asked for again with the next refresh, not at once and for ever.
  const hasMore = hasNextPage && !isFetchNextPageError;
  return useMemo(
    () => ({ plans, count, loadedTo, hasMore, isLoading: isFetchingNextPage, loadMore: () => void fetchNextPage() }),
    [plans, count, loadedTo, hasMore, isFetchingNextPage, fetchNextPage],
  );
}

/** Leads to the conversation in which a plan can be approved. */
export function useOpenPlan(): (plan: Pick<PendingPlan, 'sessionId'>) => void {
  const navigate = useNavigate();
  return ({ sessionId }) => {
    requestConversation(sessionId);
    void navigate('/dashboard');
  };
}

/** What waits for approval on the board: no tasks yet, so outlines. */
export function PendingPlans({ waiting: { plans, count, hasMore, isLoading, loadMore } }: { waiting: WaitingPlans }) {
  const [isWhole, setIsWhole] = useState(false);
  const openPlan = useOpenPlan();
  if (plans.length === 0) return null;
  const shown = isWhole ? plans : plans.slice(0, SHOWN_AT_ONCE);
  return (
    <ColumnGroup
      title={NEEDS_APPROVAL}
      icon={<Hourglass size={12} aria-hidden="true" className="shrink-0 text-warn" />}
      count={count}
    >
      <ul className="flex flex-col gap-2">
        {shown.map((plan) => (
          <li key={plan.id}>
            <button
              type="button"
              onClick={() => openPlan(plan)}
              title="Open the conversation to approve it"
              className="block w-full rounded-lg border border-dashed border-line-strong p-3 text-left transition-colors duration-120 hover:bg-hover"
            >
              <span className="flex flex-wrap items-center gap-x-1.5 text-xs text-ink-2">
                <time dateTime={plan.scheduledFor} className="tabular-nums">
                  {shortMoment(plan.scheduledFor)}
                </time>
                {plan.recurrenceText && <Repeat size={12} aria-label={`Repeats ${plan.recurrenceText}`} />}
              </span>
              <TwoLines text={plan.name} className="mt-1.5 text-base leading-5 font-medium" />
              <span className="mt-2 flex">
                <TaskPlatforms platforms={plan.platforms} none="All platforms" />
              </span>
            </button>
          </li>
        ))}
        {isWhole && hasMore && (
          <li>
            <LoadOn isLoading={isLoading} onNear={loadMore} />
          </li>
        )}
        {count > SHOWN_AT_ONCE && (
          <li>
            <button
              type="button"
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
              className="h-8 w-full rounded-lg text-sm text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink"
            >
              {isWhole ? 'Show fewer' : `${count - SHOWN_AT_ONCE} more need approval`}
            </button>
          </li>
        )}
      </ul>
    </ColumnGroup>
  );
}

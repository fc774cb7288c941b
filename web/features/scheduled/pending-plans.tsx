import { useQuery } from '@tanstack/react-query';
import { Hourglass, Repeat } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { listPendingPlans } from '../../../domain/api/schedule/plans.ts';
import type { PendingPlan } from '../../../domain/schedule/plan.ts';
import { api } from '../../lib/api/api.ts';
import { onLiveChange } from '../../lib/api/live-changes.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { requestChatSession } from '../../lib/request-chat-session.ts';
import { shortMoment } from '../../lib/us-dates.ts';
import { type Filters, matchingPlans } from './filters/find-tasks.ts';
import { TaskPlatforms } from './task/task-platforms.tsx';
import { REFRESH_EVERY_MS } from './task/task-queries.ts';
import { ColumnGroup } from './views/column-group.tsx';

export const NEEDS_APPROVAL = 'Needs approval';
const KEY = ['scheduled', 'plans'];
const SHOWN_AT_ONCE = 3;
const NONE: PendingPlan[] = [];

/** The plans that wait for approval in a stretch of time, as far as the filters let them through. */
export function usePendingPlans(stretch: { from: string; to?: string }, filters: Filters): PendingPlan[] {
  useEffect(() => onLiveChange('chat.changed', () => queryClient.invalidateQueries({ queryKey: KEY })), []);
  const { data = NONE } = useQuery({
    queryKey: [...KEY, stretch],
    queryFn: async ({ signal }) => (await api(listPendingPlans, stretch, { signal })).data,
    refetchInterval: REFRESH_EVERY_MS,
    staleTime: 0,
  });
  return useMemo(() => matchingPlans(data, filters), [data, filters]);
}

/** Leads to the conversation in which a plan can be approved. */
export function useOpenPlan(): (plan: Pick<PendingPlan, 'sessionId'>) => void {
  const navigate = useNavigate();
  return ({ sessionId }) => {
    requestChatSession(sessionId);
    void navigate('/dashboard');
  };
}

/** What waits for approval on the board: no tasks yet, so outlines. */
export function PendingPlans({ plans }: { plans: PendingPlan[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const openPlan = useOpenPlan();
  if (plans.length === 0) return null;
  const shown = isWhole ? plans : plans.slice(0, SHOWN_AT_ONCE);
  return (
    <ColumnGroup
      title={NEEDS_APPROVAL}
      icon={<Hourglass size={12} aria-hidden="true" className="shrink-0 text-warn" />}
      count={plans.length}
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
              <span className="mt-1.5 line-clamp-2 text-base leading-5 font-medium [overflow-wrap:anywhere]">
                {plan.name}
              </span>
              <span className="mt-2 flex">
                <TaskPlatforms platforms={plan.platforms} none="All platforms" />
              </span>
            </button>
          </li>
        ))}
        {plans.length > SHOWN_AT_ONCE && (
          <li>
            <button
              type="button"
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
              className="h-8 w-full rounded-lg text-sm text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink"
            >
              {isWhole ? 'Show fewer' : `${plans.length - SHOWN_AT_ONCE} more need approval`}
            </button>
          </li>
        )}
      </ul>
    </ColumnGroup>
  );
}

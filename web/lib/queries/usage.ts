import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { api } from '../api/api.ts';
import { onLiveChange } from '../api/live-changes.ts';
import { queryClient } from '../api/query-client.ts';

const SCARCE = 2;

const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: async ({ signal }) => (await api(checkUsage, {}, { signal })).data,
});

/** What the account may still start today, as far as it is known. */
export function useUsage() {
  return useQuery(usageQuery);
}

/** Asks the server now, and tries only once: somebody waits to start a run. */
export function askUsage() {
  return queryClient.fetchQuery({ ...usageQuery, staleTime: 0, retry: false });
}

/** Something was started: what is left is asked for again where it is shown. */
export function usageChanged(): void {
  void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey });
}

/** Follows what is left while the screen is open: a run elsewhere or another plan shows at once. */
export function useLiveUsage(): void {
  useEffect(() => onLiveChange('usage.changed', usageChanged), []);
}

/** Whether so little is left that it is shown in red. */
export function isScarce({
  isPremium,
  remainingUsage,
}: {
  isPremium: boolean;
  remainingUsage: number | null;
}): boolean {
  return !isPremium && (remainingUsage ?? 0) <= SCARCE;
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findModelServers, getModels, type Models } from '../../../../domain/api/models.ts';
import { api } from '../../../lib/api/api.ts';
import { onLiveChange } from '../../../lib/api/live-changes.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: async ({ signal }) => (await api(getModels, {}, { signal })).data,
});

/** What serves the user, what else may, and what it used today: kept up to date while it is shown. */
export function useModels() {
  useEffect(() => {
    const lookAgain = () => void queryClient.invalidateQueries({ queryKey: modelsQuery.queryKey });
    const ends = (['models.changed', 'usage.changed'] as const).map((change) => onLiveChange(change, lookAgain));
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return useQuery(modelsQuery);
}

/** What the server answered to a change shows at once. */
export async function showModels(models: Models): Promise<void> {
  // An answer on its way does not know of the change yet.
  await queryClient.cancelQueries({ queryKey: modelsQuery.queryKey });
  queryClient.setQueryData(modelsQuery.queryKey, models);
}

/** The local servers that answer now; looked for anew each time that somebody wants to choose one. */
export function useModelServers(isWanted: boolean) {
  return useQuery({
    queryKey: ['model-servers'],
    queryFn: async ({ signal }) => (await api(findModelServers, {}, { signal })).data,
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

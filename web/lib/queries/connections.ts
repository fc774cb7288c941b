import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listConnections } from '../../../domain/api/post/connections.ts';
import type { NetworkConnection } from '../../../domain/post/connections.ts';
import { api } from '../api/api.ts';
import { onLiveChange } from '../api/live-changes.ts';
import { queryClient } from '../api/query-client.ts';

const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: async ({ signal }) => (await api(listConnections, {}, { signal })).data,
});

/** How the networks stand with the user: kept up to date while it is shown, since an account may break with any post. */
export function useConnections() {
  useEffect(
    () =>
      onLiveChange(
        'publications.changed',
        () => void queryClient.invalidateQueries({ queryKey: connectionsQuery.queryKey }),
      ),
    [],
  );
  return useQuery(connectionsQuery);
}

/** What the server answered to a change shows at once. */
export async function showConnections(connections: NetworkConnection[]): Promise<void> {
  // An answer on its way does not know of the change yet.
  await queryClient.cancelQueries({ queryKey: connectionsQuery.queryKey });
  queryClient.setQueryData(connectionsQuery.queryKey, connections);
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listPublications } from '../../../domain/api/post/publishing.ts';
import { api } from '../api/api.ts';
import { onLiveChange } from '../api/live-changes.ts';
import { queryClient } from '../api/query-client.ts';

const MOST_SHOWN = 200;

const waitingQuery = queryOptions({
  queryKey: ['publications', 'waiting'],
  queryFn: ({ signal }) => api(listPublications, { state: 'waiting', limit: MOST_SHOWN }, { signal }),
});

const countQuery = queryOptions({
  queryKey: ['publications', 'count'],
  queryFn: async ({ signal }) => (await api(listPublications, { state: 'waiting', limit: 1 }, { signal })).waiting,
});

/** How many posts wait for the owner. */
export function useWaitingCount(): number {
  return useQuery(countQuery).data ?? 0;
}

/** What waits for the owner: posts to be posted by hand, put right, or looked for. */
export function useWaitingPosts() {
  return useQuery(waitingQuery);
}

/** Something became of a post: whatever shows posts or their tasks asks again. */
export async function publicationsChanged(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['publications'] }),
    queryClient.invalidateQueries({ queryKey: ['scheduled'] }),
  ]);
}

/** Follows the posts while the page is open. */
export function useLivePublications(): void {
  useEffect(() => onLiveChange('publications.changed', () => void publicationsChanged()), []);
}

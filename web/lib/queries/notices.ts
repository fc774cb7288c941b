import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listNotices, readNotices } from '../../../domain/api/account/notices.ts';
import { api } from '../api/api.ts';
import { onLiveChange } from '../api/live-changes.ts';
import { queryClient } from '../api/query-client.ts';

const MOST_SHOWN = 50;

const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) => api(listNotices, { limit: MOST_SHOWN }, { signal }),
});

/** What this user was told lately, and how much of it is unread. */
export function useNotices() {
  return useQuery(noticesQuery);
}

/** The newest notices as the server has them now. */
export function askNotices() {
  return queryClient.fetchQuery({ ...noticesQuery, staleTime: 0, retry: false });
}

function noticesChanged(): void {
  void queryClient.invalidateQueries({ queryKey: noticesQuery.queryKey });
}

/** Follows what is told while the page is open. */
export function useLiveNotices(): void {
  useEffect(() => onLiveChange('notices.changed', noticesChanged), []);
}

/** Marks notices as read, those that are named or all: on the screen at once, on the server as soon as it answers. */
export async function markNoticesRead(ids?: string[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey: noticesQuery.queryKey });
  queryClient.setQueryData(noticesQuery.queryKey, (known) => {
    if (!known) return known;
    const isNow = (id: string) => !ids || ids.includes(id);
    const fresh = known.data.filter(({ id, isRead }) => isNow(id) && !isRead).length;
    const data = known.data.map((one) => (isNow(one.id) ? { ...one, isRead: true } : one));
    return { ...known, data, unread: ids ? known.unread - fresh : 0 };
  });
  try {
    await api(readNotices, ids ? { ids } : {});
  } finally {
    noticesChanged();
  }
}

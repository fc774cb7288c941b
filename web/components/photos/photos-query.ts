import { useInfiniteQuery } from '@tanstack/react-query';
import { listPhotos } from '../../../domain/api/post/photos.ts';
import type { Photo } from '../../../domain/post/photos.ts';
import { api } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';

const PAGE = 24;
const KEY = 'photos';

/** Somebody's photos from the newest on, those that a search finds. */
export function usePhotos(search: string) {
  return useInfiniteQuery({
    queryKey: [KEY, search],
    initialPageParam: {} as { before?: string; beforeId?: string },
    queryFn: async ({ pageParam, signal }) =>
      (await api(listPhotos, { search, limit: PAGE, ...pageParam }, { signal })).data,
    getNextPageParam: (page: Photo[]) => {
      const last = page.length === PAGE ? page.at(-1) : undefined;
      return last && { before: last.createdAt, beforeId: last.mediaId };
    },
    // What was found stays until the next find is there.
    placeholderData: (before) => before,
  });
}

/** The library is another one now. */
export function photosChanged(): void {
  void queryClient.invalidateQueries({ queryKey: [KEY] });
}

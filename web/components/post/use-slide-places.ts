import { useRef, useState } from 'react';
import { placeSlides } from '../../../domain/api/post/pictures.ts';
import type { PostMedia } from '../../../domain/post/post.ts';
import { api } from '../../lib/api/api.ts';
import { reasonOf } from '../../lib/api/reason-of.ts';
import type { EditPlace } from './post-edits.ts';

/** The pictures with those that were drawn anew in the place of the old ones. */
type Redraw = (media: PostMedia[]) => PostMedia[];

/** Has slides drawn anew where they stand elsewhere since one was moved or taken out: each shows its place. */
export function useSlidePlaces(onDrawn: (place: EditPlace, redraw: Redraw) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const settle = async (place: EditPlace, media: PostMedia[]): Promise<void> => {
    // What is asked for now knows the whole row: an earlier answer would bring slides in their places of before.
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setIsBusy(true);
    setProblem(null);
    try {
      const ids = media.filter(({ kind }) => kind === 'image').map(({ mediaId }) => mediaId);
      const { data } = await api(placeSlides, { ids }, { signal: mine.signal });
      const anew = new Map(data.map(({ of, mediaId }) => [of, mediaId]));
      if (!mine.signal.aborted)
        onDrawn(place, (now) => now.map((one) => ({ ...one, mediaId: anew.get(one.mediaId) ?? one.mediaId })));
    } catch (error) {
      if (!mine.signal.aborted) setProblem(reasonOf(error));
    } finally {
      if (running.current === mine) setIsBusy(false);
    }
  };
  return { isBusy, problem, settle: (place: EditPlace, media: PostMedia[]) => void settle(place, media) };
}

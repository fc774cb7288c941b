import { useState } from 'react';
import { drawPicture } from '../../../domain/api/post/media.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import type { PostMedia } from '../../../domain/post/post.ts';
import { api } from '../../lib/api/api.ts';
import { reasonOf } from '../../lib/api/reason-of.ts';
import { usageChanged } from '../../lib/queries/usage.ts';
import type { EditPlace } from './post-edits.ts';

interface DrawingOrder {
  place: EditPlace;
  text: string;
  platforms: Platform[];
}

/** Has a picture drawn from the words of a post, to be added or to take the place of another. */
export function useDrawing(
  { place, text, platforms }: DrawingOrder,
  onDrawn: (place: EditPlace, media: PostMedia, insteadOf: string | null) => void,
) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [remarks, setRemarks] = useState<string[]>([]);
  const draw = async (insteadOf: string | null): Promise<void> => {
    if (text.trim() === '') return setProblem('Write the text first: the picture is drawn from it.');
    setIsBusy(true);
    setProblem(null);
    setRemarks([]);
    try {
      const { data, remarks: said } = await api(drawPicture, {
        text,
        platforms,
        ...(insteadOf === null ? {} : { insteadOf }),
      });
      onDrawn(place, data, insteadOf);
      setRemarks(said);
      usageChanged();
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, problem, remarks, draw: (insteadOf: string | null) => void draw(insteadOf) };
}
export type PictureDrawing = ReturnType<typeof useDrawing>;

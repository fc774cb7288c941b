import { createStore } from 'zustand/vanilla';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { previewDesign } from '../../../domain/api/post/pictures.ts';
import type { Design } from '../../../domain/post/design.ts';
import { reasonOf } from '../../lib/api/reason-of.ts';

type PreviewPicture = AnswerOf<typeof previewDesign>['data'];

export interface Preview {
  /** The last picture that came; it stays until the next is there. */
  drawn: PreviewPicture | null;
  isDrawing: boolean;
  /** Why the last design could not be drawn. */
  problem: string | null;
}

interface Ports {
  draw(design: Design, signal: AbortSignal): Promise<PreviewPicture>;
  /** Does something once nothing has changed for a moment; gives what calls it off. */
  later(work: () => void): () => void;
}

/** Draws a design while it is edited: once it stands still, and only the last answer counts. */
export function createLivePreview({ draw, later }: Ports) {
  const store = createStore<Preview>(() => ({ drawn: null, isDrawing: false, problem: null }));
  let wanted: Design | null = null;
  let callOff = (): void => {};

  const drawNow = async (design: Design): Promise<void> => {
    const stop = new AbortController();
    callOff = () => stop.abort();
    try {
      const drawn = await draw(design, stop.signal);
      if (wanted === design) store.setState({ drawn, isDrawing: false, problem: null });
    } catch (error) {
      if (wanted === design) store.setState({ isDrawing: false, problem: reasonOf(error) });
    }
  };
  /** Draws a design soon, instead of whatever was to be drawn. */
  const show = (design: Design): void => {
    callOff();
    wanted = design;
    store.setState({ isDrawing: true });
    callOff = later(() => void drawNow(design));
  };
  return {
    store,
    show,
    again: (): void => {
      if (wanted) show(wanted);
    },
    /** Draws nothing more. */
    end: (): void => {
      callOff();
      wanted = null;
    },
  };
}
export type LivePreview = ReturnType<typeof createLivePreview>;

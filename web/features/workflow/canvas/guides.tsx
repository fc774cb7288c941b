import { ViewportPortal } from '@xyflow/react';
import { create } from 'zustand';
import type { Guide } from '../drawing/alignment.ts';

/** The lines that show what a dragged agent stands in line with. */
export const useGuides = create<{ guides: readonly Guide[] }>(() => ({ guides: [] }));

/** Shows the lines of a drag; nothing is drawn anew while there are none. */
export function showGuides(guides: readonly Guide[]): void {
  if (guides.length + useGuides.getState().guides.length > 0) useGuides.setState({ guides });
}

/** What stands in line with the agent that is dragged. */
export function Guides() {
  const guides = useGuides((state) => state.guides);
  if (guides.length === 0) return null;
  return (
    <ViewportPortal>
      {guides.map(({ axis, at, from, to }) => (
        <div
          key={axis}
          className="guide"
          style={
            axis === 'x'
              ? { transform: `translate(${at}px, ${from}px)`, width: 1, height: to - from }
              : { transform: `translate(${from}px, ${at}px)`, width: to - from, height: 1 }
          }
        />
      ))}
    </ViewportPortal>
  );
}

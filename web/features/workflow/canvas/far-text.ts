import { useStore, useStoreApi } from '@xyflow/react';
import { useLayoutEffect } from 'react';

/** What a name should measure on the screen, however far away it is. */
const READABLE_PX = 13;
const STEP = 4;
const SMALLEST = 24;
/** Larger, and not even a short word fits into its agent. */
const LARGEST = 64;

/** How large names are written on agents that are seen from far away; in steps, so that zooming seldom changes it. */
export function farTextSize(zoom: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, Math.ceil(READABLE_PX / zoom / STEP) * STEP));
}

/** Longer words are broken: written smaller, nobody could read them. */
const LONGEST_WORD = 12;

/** How many letters the longest word of a name has, for which the name is written a little smaller. */
export function longestWord(name: string): number {
  return Math.min(LONGEST_WORD, Math.max(1, ...name.split(/[\s-]+/).map(({ length }) => length)));
}

/** Lets the names on far agents, and the lines between them, grow as the canvas shrinks. */
export function useFarText(): void {
  const size = useStore(({ transform }) => farTextSize(transform[2]));
  const store = useStoreApi();
  useLayoutEffect(() => store.getState().domNode?.style.setProperty('--far-text', `${size}px`), [size, store]);
}

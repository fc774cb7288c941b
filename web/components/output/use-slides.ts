import { type KeyboardEvent, useRef, useState } from 'react';

/** A row that scrolls from one whole thing to the next, by swiping, by arrows and by keys. */
export function useSlides(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const go = (to: number): void => {
    const { current } = row;
    const next = Math.min(count - 1, Math.max(0, to));
    setAt(next);
    current?.scrollTo({ left: next * current.clientWidth });
  };
  const settle = (): void => {
    const { current } = row;
    if (current) setAt(Math.round(current.scrollLeft / Math.max(1, current.clientWidth)));
  };
  return {
    at,
    go,
    row: {
      ref: row,
      className: 'flex snap-x snap-mandatory overflow-x-auto scroll-smooth motion-reduce:scroll-auto',
      // Where browsers don't tell when it has come to rest, each step of the way counts.
      ...('onscrollend' in window ? { onScrollEnd: settle } : { onScroll: settle }),
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        go(at + step);
      },
    },
  };
}

import { type RefObject, useLayoutEffect } from 'react';

/** What stands at the top of the screen now. */
const heads = new Set<HTMLElement>();

function place(): void {
  const { style } = document.documentElement;
  const bottoms = [...heads].map((head) => head.getBoundingClientRect().bottom);
  if (bottoms.length === 0) style.removeProperty('--toasts-below');
  else style.setProperty('--toasts-below', `${Math.max(...bottoms)}px`);
}

/** Lets toasts appear below an element while it is there: they never cover its buttons. Of several, the lowest counts. */
export function useToastsBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const head = element.current;
    if (!head) return;
    heads.add(head);
    const observer = new ResizeObserver(place);
    observer.observe(head);
    return () => {
      observer.disconnect();
      heads.delete(head);
      place();
    };
  }, [element]);
}

import { type RefObject, useLayoutEffect } from 'react';

/** Lets toasts appear below an element while it is there: they never cover its buttons. */
export function useToastsBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--toasts-below', `${element.current?.getBoundingClientRect().bottom ?? 0}px`);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--toasts-below');
    };
  }, [element]);
}

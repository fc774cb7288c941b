import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** So close to the end that what comes next should be followed. */
const NEAR = 96;

/** Follows the end of what scrolls while the reader is there, and leaves them alone elsewhere. */
export function useStickToBottom(view: number): {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  jumpToEnd: () => void;
} {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const jumpToEnd = useCallback(() => {
    isFollowing.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, []);

  useEffect(() => {
    const element = scroller.current;
    if (!element || !content.current) return;
    let lastTop = element.scrollTop;
    const onScroll = () => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      // Who goes up wants to stay there. The end alone may be far since a picture has just come: it is followed on.
      if (isNear) isFollowing.current = true;
      else if (element.scrollTop < lastTop) isFollowing.current = false;
      lastTop = element.scrollTop;
      setIsAtEnd(isNear);
    };
    const growth = new ResizeObserver(() => {
      if (isFollowing.current) element.scrollTo({ top: element.scrollHeight });
      else onScroll();
    });
    growth.observe(content.current);
    growth.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      growth.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation begins at its end
  useEffect(jumpToEnd, [view, jumpToEnd]);

  return { scroller, content, isAtEnd, jumpToEnd };
}

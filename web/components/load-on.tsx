import { useEffect, useRef } from 'react';
import { Spinner } from './spinner.tsx';

/** How far below the window's edge more is asked for. */
const AHEAD_PX = 800;

/** Where a list goes on: as it comes near, more is asked for. */
export function LoadOn({ isLoading, onNear }: { isLoading: boolean; onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = end;
    if (!current || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: `${AHEAD_PX}px`,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isLoading, onNear]);
  return (
    <div ref={end} className="h-8 text-center text-ink-3">
      {isLoading && <Spinner size={14} />}
    </div>
  );
}

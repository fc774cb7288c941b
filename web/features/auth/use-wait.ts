import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** How many seconds are left of a wait that began when this was first shown, and what begins it anew. */
export function useWait(ms: number): { secondsLeft: number; begin: () => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + ms);
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= endsAt;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return {
    secondsLeft: Math.max(0, Math.ceil((endsAt - now) / SECOND_MS)),
    begin: () => {
      setNow(Date.now());
      setEndsAt(Date.now() + ms);
    },
  };
}

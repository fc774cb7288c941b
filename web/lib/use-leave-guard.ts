import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router';
import { watchSteps } from './history-steps.ts';

interface LeaveChoice {
  /** Goes where the visitor wanted to. */
  leave: () => void;
  stay: () => void;
}

/**
 * Holds a visitor who is about to leave this path while `isHeld`, and gives what to do then; null while nobody leaves.
 * Links and every other navigation of the app pass through the router's navigator; back and forward are seen before the
 * router sees them, and taken back; a closed tab is asked about by the browser itself. Another query of the
 * same path is no leaving.
 */
export function useLeaveGuard(isHeld: boolean): LeaveChoice | null {
  const { navigator } = useContext(NavigationContext);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isReleased = useRef(false);

  useEffect(() => {
    if (!isHeld) return;
    const path = window.location.pathname;
    const placeNow = () => ({ href: window.location.href, state: window.history.state as unknown });
    // Followed step by step, not render by render: whoever goes back at once was already there.
    let here = placeNow();
    let isReturning = false;
    const hold = (go: () => void) =>
      setLeave(() => () => {
        isReleased.current = true;
        go();
      });

    const { push, replace } = navigator;
    const guarded =
      (go: typeof push): typeof push =>
      (to, ...rest) => {
        if (!isReleased.current && pathOf(to, path) !== path) return hold(() => go(to, ...rest));
        go(to, ...rest);
        here = placeNow();
      };
    navigator.push = guarded(push);
    navigator.replace = guarded(replace);

    const onPop = (event: PopStateEvent) => {
      if (isReleased.current) return;
      if (isReturning) {
        isReturning = false;
        return event.stopImmediatePropagation();
      }
      if (window.location.pathname === path) {
        here = placeNow();
        return;
      }
      event.stopImmediatePropagation();
      const steps = stepsBetween(here.state, event.state);
      if (steps) {
        isReturning = true;
        window.history.go(-steps);
        return hold(() => window.history.go(steps));
      }
      // An entry that is not the router's own: its distance is unknown, so the way back is a new entry.
      const { pathname, search, hash } = window.location;
      window.history.pushState(here.state, '', here.href);
      hold(() => push({ pathname, search, hash }));
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const stopWatching = watchSteps(onPop);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      navigator.push = push;
      navigator.replace = replace;
      stopWatching();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isHeld, navigator]);

  return leave && { leave, stay: () => setLeave(null) };
}

function pathOf(to: To, here: string): string {
  const path = typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname;
  return path ?? here;
}

/** How many entries lie between two states of the router's history; null where one is not its own. */
function stepsBetween(from: unknown, to: unknown): number | null {
  const [start, end] = [from, to].map((state) => (state as { idx?: unknown } | null)?.idx);
  return typeof start === 'number' && typeof end === 'number' ? end - start : null;
}

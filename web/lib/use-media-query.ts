import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query, followed as it changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  const matches = () => window.matchMedia(query).matches;
  // The build prerenders for windows of several widths.
  return useSyncExternalStore(subscribe, matches, matches);
}

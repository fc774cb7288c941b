import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { useMediaQuery } from '../lib/use-media-query.ts';

const KEY = 'fanfare.sidebar';
const WIDE = '(width >= 1024px)';

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'collapsed';
  } catch {
    return true;
  }
}

const store = createStore<{ isOpen: boolean }>(() => ({ isOpen: kept() }));

/** Opens or collapses the sidebar, from now on. */
export function setSidebarOpen(isOpen: boolean): void {
  store.setState({ isOpen });
  try {
    localStorage.setItem(KEY, isOpen ? 'open' : 'collapsed');
  } catch {
    // It then holds for this page alone.
  }
}

/** Whether the sidebar is open, or collapsed to its icons. */
export function useSidebarOpen(): boolean {
  const isOpen = () => store.getState().isOpen;
  return useSyncExternalStore(store.subscribe, isOpen, isOpen);
}

/** Whether the window has room for a sidebar; below that it slides over. */
export function useIsWide(): boolean {
  return useMediaQuery(WIDE);
}

import { create } from 'zustand';

/** Where this browser keeps its choice; the lock of the one page that shows them has the same name. */
export const BROWSER_NOTICES_KEY = 'fanfare.browser-notices';

/** Whether this browser may show notifications: it can't, its user said no, it is off, or on. */
export type BrowserNotices = 'impossible' | 'blocked' | 'off' | 'on';

function stateNow(): BrowserNotices {
  if (typeof Notification === 'undefined' || navigator.locks === undefined) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  try {
    return Notification.permission === 'granted' && localStorage.getItem(BROWSER_NOTICES_KEY) === 'on' ? 'on' : 'off';
  } catch {
    return 'off';
  }
}

const useStore = create<{ state: BrowserNotices }>(() => ({ state: stateNow() }));

/** How it stands with notifications in this browser. */
export function useBrowserNotices(): BrowserNotices {
  return useStore(({ state }) => state);
}

/** Turns notifications on or off in this browser; its user is asked once. */
export async function setBrowserNotices(isOn: boolean): Promise<void> {
  if (isOn && Notification.permission === 'default') await Notification.requestPermission();
  try {
    localStorage.setItem(BROWSER_NOTICES_KEY, isOn ? 'on' : 'off');
  } catch {
    // It then stays off, as it was.
  }
  useStore.setState({ state: stateNow() });
}

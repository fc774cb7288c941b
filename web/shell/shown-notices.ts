import { useEffect } from 'react';
import { showBrowserNotices, useBrowserNotices } from '../lib/browser-notices.ts';

/** Shows what is told as notifications of the browser, where its user has asked for them. */
export function useShownNotices(): void {
  const isOn = useBrowserNotices() === 'on';
  useEffect(() => (isOn ? showBrowserNotices() : undefined), [isOn]);
}

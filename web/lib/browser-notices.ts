import * as z from 'zod/mini';
import { create } from 'zustand';
import type { Notice } from '../../domain/notices.ts';
import { whileTold } from './api/live-changes.ts';
import { askNotices } from './queries/notices.ts';

const KEY = 'fanfare.browser-notices';

/** Whether this browser may show notifications: it can't, its user said no, it is off, or on. */
export type BrowserNotices = 'impossible' | 'blocked' | 'off' | 'on';

function stateNow(): BrowserNotices {
  if (typeof Notification === 'undefined' || navigator.locks === undefined) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  try {
    return Notification.permission === 'granted' && localStorage.getItem(KEY) === 'on' ? 'on' : 'off';
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
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // It then stays off, as it was.
  }
  useStore.setState({ state: stateNow() });
}

/** What a notification tells of, and where that is. */
interface Told {
  id: string;
  path: string;
}

/**
 * Shows what is told as the browser's own notifications, until the answer is called. Of all open pages one does so, even
 * while it is hidden: the others wait for its turn to end. A click brings that page to the front and leads to what it tells of.
 */
export function showBrowserNotices(pathOf: (notice: Notice) => string, onOpen: (told: Told) => void): () => void {
  const end = new AbortController();
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }) => {
      const clicked = clickSchema.safeParse(data);
      if (clicked.success) onOpen(clicked.data.clicked);
    },
    end,
  );
  const work = () =>
    new Promise<void>((resolve) => {
      const known = askNotices()
        .then(({ data }) => new Set(data.map(({ id }) => id)))
        .catch(() => new Set<string>());
      const stop = whileTold('notices.changed', async () => showNew(await known, pathOf, onOpen));
      end.signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  navigator.locks.request(KEY, { signal: end.signal }, work).catch(() => {});
  return () => end.abort();
}

/** What the service worker tells the page when somebody has clicked. */
const clickSchema = z.object({ clicked: z.object({ id: z.string(), path: z.string() }) });

async function showNew(
  known: Set<string>,
  pathOf: (notice: Notice) => string,
  onOpen: (told: Told) => void,
): Promise<void> {
  const { data } = await askNotices().catch(() => ({ data: [] }));
  for (const notice of data.toReversed()) {
    const { id, title, detail, isRead } = notice;
    if (known.has(id)) continue;
    known.add(id);
    // Whoever looks at the page sees it there.
    if (isRead || document.hasFocus()) continue;
    const told = { id, path: pathOf(notice) };
    const looks = { body: detail, tag: id, icon: '/icon-192.png' };
    try {
      const shown = new Notification(title, looks);
      shown.onclick = () => {
        window.focus();
        shown.close();
        onOpen(told);
      };
    } catch {
      // Phones show none from a page, but from a service worker.
      await showByWorker(title, { ...looks, data: told }).catch(() => {});
    }
  }
}

async function showByWorker(title: string, options: NotificationOptions): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  await (await navigator.serviceWorker.ready).showNotification(title, options);
}

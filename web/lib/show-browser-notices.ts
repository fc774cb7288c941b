import * as z from 'zod/mini';
import type { Notice } from '../../domain/notices.ts';
import { whileTold } from './api/live-changes.ts';
import { BROWSER_NOTICES_KEY } from './browser-notices.ts';
import { askNotices } from './queries/notices.ts';

/** What a notification tells of, and where that is. */
interface NoticeTarget {
  id: string;
  path: string;
}

/**
 * Shows what is told as the browser's own notifications, until the signal. Of all open pages one does so, even
 * while it is hidden: the others wait for its turn to end. A click brings that page to the front and leads to what it tells of.
 */
export function showBrowserNotices(
  pathOf: (notice: Notice) => string,
  onOpen: (told: NoticeTarget) => void,
  signal: AbortSignal,
): void {
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }) => {
      const clicked = clickSchema.safeParse(data);
      if (clicked.success) onOpen(clicked.data.clicked);
    },
    { signal },
  );
  const work = () =>
    new Promise<void>((resolve) => {
      const known = askNotices()
        .then(({ data }) => new Set(data.map(({ id }) => id)))
        .catch(() => new Set<string>());
      const stop = whileTold('notices.changed', async () => showNew(await known, pathOf, onOpen));
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  navigator.locks.request(BROWSER_NOTICES_KEY, { signal }, work).catch(() => {});
}

/** What the service worker tells the page when somebody has clicked. */
const clickSchema = z.object({ clicked: z.object({ id: z.string(), path: z.string() }) });

async function showNew(
  known: Set<string>,
  pathOf: (notice: Notice) => string,
  onOpen: (told: NoticeTarget) => void,
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

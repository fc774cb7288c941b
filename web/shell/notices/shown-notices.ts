import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { noticeLink } from '../../../domain/notices.ts';
import { patiently } from '../../lib/api/connection.ts';
import { useBrowserNotices } from '../../lib/browser-notices.ts';
import { markNoticesRead } from '../../lib/queries/notices.ts';

/** Few have asked for them: nobody else loads it. */
const loadShowing = patiently(() => import('../../lib/show-browser-notices.ts'));

/** Shows what is told as notifications of the browser, where its user has asked for them; a click leads to the post. */
export function useShownNotices(): void {
  const isOn = useBrowserNotices() === 'on';
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;
  useEffect(() => {
    if (!isOn) return;
    const end = new AbortController();
    const show = async (): Promise<void> => {
      const { showBrowserNotices } = await loadShowing();
      showBrowserNotices(
        (notice) => (notice.taskId === null ? noticeLink(notice).path : `/scheduled?task=${notice.taskId}`),
        ({ id, path }) => {
          void markNoticesRead([id]).catch(() => undefined);
          void go.current(path);
        },
        end.signal,
      );
    };
    void show();
    return () => end.abort();
  }, [isOn]);
}

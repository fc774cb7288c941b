import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { openTaskLayer } from '../tasks-ui.ts';

/** Opens the task that the address names (?task=…), as mails and calendars do; the address is plain again then. */
export function useTaskInAddress(): void {
  const [query, setQuery] = useSearchParams();
  const id = query.get('task');
  useEffect(() => {
    if (!id) return;
    openTaskLayer({ kind: 'task', id, isEditing: false });
    setQuery(
      (now) => {
        now.delete('task');
        return now;
      },
      { replace: true },
    );
  }, [id, setQuery]);
}

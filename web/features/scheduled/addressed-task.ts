import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { open } from './tasks-ui.ts';

const NAME = 'task';

/** Opens the task that the address names, as mails and notices do; once, so that a reload leaves it closed. */
export function useAddressedTask(): void {
  const [query, setQuery] = useSearchParams();
  const id = query.get(NAME);
  useEffect(() => {
    if (!id) return;
    open({ kind: 'task', id, isEditing: false });
    setQuery(
      (now) => {
        now.delete(NAME);
        return now;
      },
      { replace: true },
    );
  }, [id, setQuery]);
}

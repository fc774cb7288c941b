import { useEffect } from 'react';
import { openTaskLayer } from '../tasks-ui.ts';

/** The window event that opens a task's dialog in edit mode; its detail is `{ id }`. */
export const EDIT_EVENT = 'editScheduledWorkflow';

/** Obeys the window event while the screen is open. */
export function useEditEvent(): void {
  useEffect(() => {
    const edit = (event: Event) => {
      const id: unknown = event instanceof CustomEvent ? event.detail?.id : undefined;
      if (typeof id === 'string' && id !== '') openTaskLayer({ kind: 'task', id, isEditing: true });
    };
    window.addEventListener(EDIT_EVENT, edit);
    return () => window.removeEventListener(EDIT_EVENT, edit);
  }, []);
}

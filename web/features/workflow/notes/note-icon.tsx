import { StickyNote } from 'lucide-react';

/** The sign of a note, beside those of the agents. */
export function NoteIcon() {
  return (
    <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center rounded-sm bg-warn-wash text-warn">
      <StickyNote size={14} strokeWidth={1.9} />
    </span>
  );
}

export const NOTE_HINT = 'Words beside the agents that no agent reads';

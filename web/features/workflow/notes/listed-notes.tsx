import './note.css';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { NOTE_TEXT_MAX } from '../../../../domain/workflow/notes.ts';
import { IconButton } from '../../../components/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { notesIn } from '../canvas/flow-nodes.ts';
import { discard, rewrite } from '../drawing/workflow-actions.ts';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { NoteColours } from './note-colours.tsx';

/** The notes of the canvas below the agents of the list. */
export function ListedNotes() {
  const flowNodes = useWorkflow((state) => state.flowNodes);
  const notes = useMemo(() => notesIn(flowNodes), [flowNodes]);
  if (notes.length === 0) return null;
  return (
    <>
      <h2 className="mt-6 text-md font-[560]">
        Notes <span className="font-mono text-xs font-normal text-ink-3">{notes.length}</span>
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {notes.map((note) => (
          <li
            key={note.id}
            id={`agent-${note.id}`}
            tabIndex={-1}
            className={classNames('rounded-lg bg-[var(--note-wash)]', `note-${note.colour}`)}
          >
            <textarea
              aria-label="Note"
              value={note.text}
              maxLength={NOTE_TEXT_MAX}
              rows={3}
              placeholder="A note to yourself or others. No agent reads it."
              onChange={({ target }) => rewrite(note.id, { text: target.value })}
              className="note-text h-auto field-sizing-content min-h-16 max-sm:text-md"
            />
            <div className="flex items-center justify-between px-1.5 pb-1.5">
              <NoteColours note={note} />
              <IconButton label="Delete the note" onClick={() => discard([note.id])} className="hover:text-bad">
                <Trash2 size={14} />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

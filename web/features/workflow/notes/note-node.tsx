import './note.css';
import { type NodeProps, useStoreApi } from '@xyflow/react';
import { Copy, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { NOTE_LEAST, NOTE_MOST, NOTE_TEXT_MAX, type Note } from '../../../../domain/workflow/notes.ts';
import { IconButton } from '../../../components/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import type { NoteFlowNode } from '../canvas/flow-nodes.ts';
import { discard, duplicateAgents, rewrite } from '../drawing/workflow-actions.ts';
import { NoteColours } from './note-colours.tsx';

type Size = Pick<Note, 'width' | 'height'>;

const SMALL = 'size-6 text-ink-2';
const STEP = 8;
const KEYS: Record<string, Size> = {
  ArrowRight: { width: STEP, height: 0 },
  ArrowLeft: { width: -STEP, height: 0 },
  ArrowDown: { width: 0, height: STEP },
  ArrowUp: { width: 0, height: -STEP },
};

/** A note on the canvas: dragged as a whole, written in after a double click or by the keyboard, made larger at its corner. */
export default function NoteNode({ data: { note }, selected }: NodeProps<NoteFlowNode>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [dragged, setDragged] = useState<Size | null>(null);
  const { id } = note;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the mouse; the keyboard reaches the field itself
    <div
      className={classNames('note-box', `note-${note.colour}`, selected && 'note-selected')}
      style={dragged ?? undefined}
      onDoubleClick={() => field.current?.focus()}
    >
      <textarea
        ref={field}
        aria-label="Note"
        value={note.text}
        maxLength={NOTE_TEXT_MAX}
        placeholder="A note to yourself or others. No agent reads it."
        onChange={({ target }) => rewrite(id, { text: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className="note-text nodrag nopan nowheel"
      />
      <div className="note-tools nodrag nopan">
        <NoteColours note={note} />
        <IconButton label="Duplicate the note" onClick={() => duplicateAgents(new Set([id]))} className={SMALL}>
          <Copy size={13} />
        </IconButton>
        <IconButton label="Delete the note" onClick={() => discard([id])} className={SMALL}>
          <Trash2 size={13} />
        </IconButton>
      </div>
      <Grip note={note} onDrag={setDragged} />
    </div>
  );
}

/** The corner at which a note is made larger or smaller: by the mouse, or by the arrow keys on it. */
function Grip({ note, onDrag }: { note: Note; onDrag: (size: Size | null) => void }) {
  const store = useStoreApi();
  const from = useRef<{ x: number; y: number } | null>(null);
  const sizeAt = ({ clientX, clientY }: PointerEvent): Size | null => {
    const zoom = store.getState().transform[2];
    const { current } = from;
    return current && grown(note, { width: (clientX - current.x) / zoom, height: (clientY - current.y) / zoom });
  };
  const end = (event: PointerEvent, isMeant: boolean) => {
    const size = sizeAt(event);
    from.current = null;
    onDrag(null);
    if (size && isMeant) rewrite(note.id, size);
  };
  return (
    <button
      type="button"
      aria-label="Size of the note"
      title="Drag to make it larger; or use the arrow keys here"
      className="note-grip nodrag nopan"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => {
        if (from.current) onDrag(sizeAt(event));
      }}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
      onKeyDown={(event: KeyboardEvent) => {
        const by = KEYS[event.key];
        if (!by) return;
        event.preventDefault();
        // The canvas would move the note as well.
        event.stopPropagation();
        rewrite(note.id, grown(note, by));
      }}
    />
  );
}

function grown(note: Note, by: Size): Size {
  const within = (value: number, least: number) =>
    Math.min(NOTE_MOST, Math.max(least, Math.round(value / STEP) * STEP));
  return {
    width: within(note.width + by.width, NOTE_LEAST.width),
    height: within(note.height + by.height, NOTE_LEAST.height),
  };
}

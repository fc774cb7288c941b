import type { Note } from '../../../../domain/workflow/notes.ts';
import { type Drawing, type Position, withNotes } from '../drawing/drawing.ts';

/** A new note has the measures of an agent, so that it finds room wherever one does. */
export const NEW_NOTE = { text: '', colour: 'yellow', width: 272, height: 160 } as const;

/** What a person may change of a note. */
export type NotePatch = Partial<Omit<Note, 'id'>>;

/** Puts an empty note onto the canvas. */
export function addNote(drawing: Drawing, id: string, position: Position): Drawing {
  return withNotes(drawing, [{ ...NEW_NOTE, id, position }]);
}

/** Changes a note that is there. */
export function updateNote(drawing: Drawing, id: string, patch: NotePatch): Drawing {
  const note = drawing.notes.get(id);
  return note ? withNotes(drawing, [{ ...note, ...patch }]) : drawing;
}

/** The notes that stand beside agents which moved go along, each with the one that it is nearest to. */
export function notesAlong({ nodes, notes }: Drawing, places: ReadonlyMap<string, Position>): Map<string, Position> {
  return new Map(
    [...notes.values()].flatMap(({ id, position: { x, y } }) => {
      const distance = (at: Position): number => Math.hypot(at.x - x, at.y - y);
      const [nearest] = [...nodes.values()].sort((one, other) => distance(one.position) - distance(other.position));
      const to = nearest && places.get(nearest.id);
      return to ? [[id, { x: x + to.x - nearest.position.x, y: y + to.y - nearest.position.y }]] : [];
    }),
  );
}

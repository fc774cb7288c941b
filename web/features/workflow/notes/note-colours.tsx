import { NOTE_COLOURS, type Note } from '../../../../domain/workflow/notes.ts';
import { classNames } from '../../../lib/class-names.ts';
import { rewrite } from '../drawing/workflow-actions.ts';

/** The colours of a note, to choose one. */
export function NoteColours({ note }: { note: Note }) {
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">Colour of the note</legend>
      {NOTE_COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          aria-label={`Make it ${colour}`}
          title={`Make it ${colour}`}
          aria-pressed={note.colour === colour}
          onClick={() => rewrite(note.id, { colour })}
          className={classNames('note-swatch', `note-${colour}`)}
        />
      ))}
    </fieldset>
  );
}

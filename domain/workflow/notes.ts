import * as z from 'zod/mini';
import { positionSchema } from './position.ts';

export const NOTE_COLOURS = ['yellow', 'green', 'blue', 'red', 'grey'] as const;
export type NoteColour = (typeof NOTE_COLOURS)[number];

export const NOTE_TEXT_MAX = 5_000;
/** More than anybody reads. */
const MAX_NOTES = 200;
/** Smaller than this a note can't be taken hold of; larger than this it is none. */
export const NOTE_LEAST = { width: 120, height: 64 };
export const NOTE_MOST = 4_000;

/** A coloured box of text on the canvas: kept with a workflow, and no part of any run. */
export const noteSchema = z.object({
  id: z.string().check(z.minLength(1, 'Every note needs an id'), z.maxLength(100)),
  text: z._default(z.string().check(z.maxLength(NOTE_TEXT_MAX, 'A note is too long')), ''),
  colour: z._default(z.enum(NOTE_COLOURS, 'This colour of a note is not known'), 'yellow'),
  position: positionSchema,
  width: z.number().check(z.minimum(NOTE_LEAST.width), z.maximum(NOTE_MOST)),
  height: z.number().check(z.minimum(NOTE_LEAST.height), z.maximum(NOTE_MOST)),
});
export type Note = z.infer<typeof noteSchema>;

/** The notes of a workflow; those that were saved before there were notes have none. */
export const notesSchema = z._default(
  z.array(noteSchema).check(z.maxLength(MAX_NOTES, `A workflow can have at most ${MAX_NOTES} notes`)),
  [],
);

/** Why notes can't stand on a canvas with these agents, or null: whatever stands there is known by its id. */
export function notesFault(notes: readonly Note[], agents: readonly { id: string }[]): string | null {
  const ids = new Set([...notes, ...agents].map(({ id }) => id));
  return ids.size < notes.length + agents.length ? 'A note has the same id as something else on the canvas' : null;
}

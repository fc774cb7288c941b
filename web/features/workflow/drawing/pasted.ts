import * as z from 'zod/mini';
import { placedAgentSchema } from '../../../../domain/api/workflow/workflows.ts';
import { connectionSchema, WISH_MAX } from '../../../../domain/workflow/graph.ts';
import { notesSchema } from '../../../../domain/workflow/notes.ts';
import { type Drawing, drawingOf, writtenDrawing } from './drawing.ts';

/** Says of a text that it is agents, whichever tab or page it lies on the clipboard of. */
const MARK = 'agents';

const copiedSchema = z.object({
  fanfare: z.literal(MARK),
  // Names may be empty while somebody writes them.
  agents: z.array(z.safeExtend(placedAgentSchema, { name: z.string() })),
  connections: z.array(connectionSchema),
  notes: notesSchema,
});

/** What was on the clipboard: agents, words for an agent to work from, or why it can be neither. */
export type ClipboardContent =
  | { kind: 'agents'; drawing: Drawing }
  | { kind: 'words'; words: string }
  | { kind: 'refused'; message: string };

/** Agents as a text that can be pasted into another tab, or kept in a file. */
export function agentsText(drawing: Drawing): string {
  return JSON.stringify({ fanfare: MARK, ...writtenDrawing(drawing) });
}

/** Reads what was pasted; null where there is nothing. */
export function readPasted(text: string): ClipboardContent | null {
  const words = text.trim();
  if (words === '') return null;
  const json = parseJson(words);
  if (typeof json !== 'object' || json === null || !('fanfare' in json)) return wordsOrWhyNot(words);
  const copied = copiedSchema.safeParse(json);
  const drawing = copied.success ? drawingOf(copied.data) : null;
  return drawing
    ? { kind: 'agents', drawing }
    : { kind: 'refused', message: 'These agents can’t be pasted: they are not whole. Copy them once more.' };
}

function wordsOrWhyNot(words: string): ClipboardContent {
  if (words.length <= WISH_MAX) return { kind: 'words', words };
  const most = WISH_MAX.toLocaleString('en-US');
  return { kind: 'refused', message: `This text is too long for an agent, which takes ${most} characters at most.` };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import * as z from 'zod/mini';
import { nodeOutputSchema, placedAgentSchema } from '../../../../domain/api/workflow/workflows.ts';
import { connectionSchema } from '../../../../domain/workflow/graph.ts';
import { notesSchema } from '../../../../domain/workflow/notes.ts';
import { type Drawing, drawingOf, writtenDrawing } from '../drawing/drawing.ts';
import { type ResponseData, readOutputs } from '../run/outputs.ts';
import { draftsKey, EARLIER_KEY } from './kept-draft.ts';

/** Past this, a browser may refuse; the agents then matter more than what they made. */
const ROOM = 2_000_000;

const draftSchema = z.object({
  userId: z.string(),
  // Names may be empty while somebody writes them.
  agents: z.array(z.safeExtend(placedAgentSchema, { name: z.string() })),
  connections: z.array(connectionSchema),
  notes: notesSchema,
  loadedWorkflowId: z.nullable(z.string()),
  // Drafts of an earlier release name none of these.
  version: z._default(z.nullable(z.string()), null),
  isUnsaved: z._default(z.boolean(), true),
  name: z._default(z.nullable(z.string()), null),
  isAside: z._default(z.boolean(), false),
  keptAt: z._default(z.number(), 0),
  outputs: z.array(nodeOutputSchema),
});

/** A canvas as it is kept in the browser until it is saved. */
export interface CanvasDraft {
  drawing: Drawing;
  loadedWorkflowId: string | null;
  /** Which version of the saved workflow was opened. */
  version: string | null;
  /** What the saved workflow is called. */
  name: string | null;
  /** Whether it differs from what was opened or saved last. */
  isUnsaved: boolean;
  /** Laid aside for a newer version: it comes back only to whoever asks for it. */
  isAside: boolean;
  responseData: ResponseData | null;
}

/** A draft with the place where it lies and the moment of its last change. */
export interface KeptDraft extends CanvasDraft {
  id: string;
  keptAt: number;
}

/** Keeps a canvas of a user; tells whether the browser had room for it. */
export function keepDraft(storage: Storage, userId: string, draft: KeptDraft): boolean {
  const { id, drawing, responseData, loadedWorkflowId, version, name, isUnsaved, isAside, keptAt } = draft;
  const about = { userId, loadedWorkflowId, version, name, isUnsaved, isAside, keptAt };
  const kept = { ...about, ...writtenDrawing(drawing), outputs: readOutputs(responseData) };
  const whole = JSON.stringify(kept);
  const written = [...(whole.length <= ROOM ? [whole] : []), JSON.stringify({ ...kept, outputs: [] })];
  return written.some((text) => isStored(storage, draftsKey(userId) + id, text));
}

/** A canvas that this user left; null where there is none, or none that can be read. */
export function readDraft(storage: Storage, userId: string, id: string): KeptDraft | null {
  return readAt(storage, userId, draftsKey(userId) + id, id);
}

/** All that this user left, the last changed first. */
export function draftsOf(storage: Storage, userId: string): KeptDraft[] {
  const prefix = draftsKey(userId);
  return keysOf(storage)
    .flatMap((key) => (key.startsWith(prefix) ? (readDraft(storage, userId, key.slice(prefix.length)) ?? []) : []))
    .sort((one, other) => other.keptAt - one.keptAt);
}

/** Lays what an earlier release kept, which had room for one draft, among the others. */
export function takeEarlier(storage: Storage, userId: string, id: string, now: number): void {
  const earlier = readAt(storage, userId, EARLIER_KEY, id);
  if (earlier && keepDraft(storage, userId, { ...earlier, keptAt: now })) removeAt(storage, EARLIER_KEY);
}

/** Lets a draft go. */
export function dropDraft(storage: Storage, userId: string, id: string): void {
  removeAt(storage, draftsKey(userId) + id);
}

function removeAt(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Nothing could be kept there either.
  }
}

function readAt(storage: Storage, userId: string, key: string, id: string): KeptDraft | null {
  const parsed = draftSchema.safeParse(parseJson(read(storage, key)));
  if (!parsed.success || parsed.data.userId !== userId) return null;
  const { version, isUnsaved, isAside, name, keptAt, outputs } = parsed.data;
  // Nobody can say what a save of an unknown version would replace: it then becomes a workflow of its own.
  const loadedWorkflowId = version === null ? null : parsed.data.loadedWorkflowId;
  const drawing = drawingOf(parsed.data);
  const responseData = outputs.length > 0 ? { outputs } : null;
  return drawing && { id, keptAt, drawing, loadedWorkflowId, version, name, isUnsaved, isAside, responseData };
}

function isStored(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    // Full or forbidden.
    return false;
  }
}

function keysOf(storage: Storage): string[] {
  try {
    return Object.keys(storage);
  } catch {
    return [];
  }
}

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

import * as z from 'zod/mini';
import { nodeOutputSchema, placedAgentSchema } from '../../../domain/api/workflows.ts';
import { connectionSchema } from '../../../domain/graph.ts';
import { type Drawing, drawingOf, graphOf } from './drawing.ts';
import { DRAFT_KEY } from './kept-draft.ts';
import { type ResponseData, readOutputs } from './outputs.ts';

/** Past this, a browser may refuse; the agents then matter more than what they made. */
const ROOM = 2_000_000;

const draftSchema = z.object({
  userId: z.string(),
  // Names may be empty while somebody writes them.
  agents: z.array(z.safeExtend(placedAgentSchema, { name: z.string() })),
  connections: z.array(connectionSchema),
  loadedWorkflowId: z.nullable(z.string()),
  // Drafts of an earlier release name neither.
  version: z._default(z.nullable(z.string()), null),
  isUnsaved: z._default(z.boolean(), true),
  outputs: z.array(nodeOutputSchema),
});

/** A canvas as it is kept in the browser until it is saved. */
export interface Draft {
  drawing: Drawing;
  loadedWorkflowId: string | null;
  /** Which version of the saved workflow was opened. */
  version: string | null;
  /** Whether it differs from what was opened or saved last. */
  isUnsaved: boolean;
  responseData: ResponseData | null;
}

/** Keeps the canvas of a user through a reload. */
export function keepDraft(storage: Storage, userId: string, draft: Draft): void {
  const kept = {
    userId,
    ...graphOf(draft.drawing),
    loadedWorkflowId: draft.loadedWorkflowId,
    version: draft.version,
    isUnsaved: draft.isUnsaved,
    outputs: readOutputs(draft.responseData),
  };
  const whole = JSON.stringify(kept);
  try {
    storage.setItem(DRAFT_KEY, whole.length <= ROOM ? whole : JSON.stringify({ ...kept, outputs: [] }));
  } catch {
    // Full or forbidden: the canvas then lives as long as the page.
  }
}

/** The canvas that this user left; null where there is none, or none that can be read. */
export function readDraft(storage: Storage, userId: string): Draft | null {
  const parsed = draftSchema.safeParse(parseJson(read(storage)));
  if (!parsed.success || parsed.data.userId !== userId) return null;
  const { version, isUnsaved, outputs } = parsed.data;
  // Nobody can say what a save of an unknown version would replace: it then becomes a workflow of its own.
  const loadedWorkflowId = version === null ? null : parsed.data.loadedWorkflowId;
  const drawing = drawingOf(parsed.data);
  return (
    drawing && {
      drawing,
      loadedWorkflowId,
      version,
      isUnsaved,
      responseData: outputs.length > 0 ? { outputs } : null,
    }
  );
}

function read(storage: Storage): string | null {
  try {
    return storage.getItem(DRAFT_KEY);
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

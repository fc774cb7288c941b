import { focusAgent } from '../canvas/focus-agent.ts';
import { bringIntoSight } from '../canvas/show-agent.ts';
import type { Position } from '../drawing/drawing.ts';
import { placeBeside } from '../drawing/placement.ts';
import { annotate } from '../drawing/workflow-actions.ts';
import { drawingNow, useWorkflow } from '../drawing/workflow-store.ts';

/** Adds a note at a place, to be written in at once. */
export function addNoteAt(position: Position): void {
  focusAgent(annotate(position));
}

/** Adds a note where there is room beside what is selected, or beside the last agent. */
export function addNoteInSight(): void {
  const drawing = drawingNow();
  const near = [...useWorkflow.getState().selectedAgents].at(-1) ?? [...drawing.nodes.keys()].at(-1) ?? '';
  const beside = (drawing.nodes.get(near) ?? drawing.notes.get(near))?.position ?? { x: 0, y: 0 };
  const id = annotate(placeBeside(drawing, beside, 'chat'));
  bringIntoSight(id);
  focusAgent(id);
}

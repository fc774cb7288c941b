import { beforeEach, expect, it } from 'vitest';
import { onNodesChange } from '../canvas/flow-changes.ts';
import { addAgent, copyOf, drawingOf, EMPTY_DRAWING, graphOf, writtenDrawing } from '../drawing/drawing.ts';
import { agentsText, readPasted } from '../drawing/pasted.ts';
import { findDrawn } from '../drawing/search-drawing.ts';
import { tidiedDrawing } from '../drawing/tidy-layout.ts';
import {
  add,
  annotate,
  discard,
  duplicateAgents,
  markLoaded,
  pasteAgents,
  redo,
  rewrite,
  undo,
} from '../drawing/workflow-actions.ts';
import { drawingNow, forgetWorkflow, hasUnsaved, useWorkflow } from '../drawing/workflow-store.ts';
import { addNote } from './drawn-notes.ts';

const AT = { x: 40, y: 80 };
const notes = () => [...drawingNow().notes.values()];

beforeEach(forgetWorkflow);

it('CANVAS-70 a note is added, written, coloured, moved, made larger, copied and deleted, and each step is taken back', () => {
  const id = annotate(AT);
  expect([...useWorkflow.getState().selectedAgents]).toEqual([id]);
  rewrite(id, { text: 'Ask Ada' });
  rewrite(id, { colour: 'blue' });
  rewrite(id, { width: 400, height: 200 });
  onNodesChange([{ id, type: 'position', position: { x: 200, y: 200 }, dragging: false }]);
  const whole = { id, text: 'Ask Ada', colour: 'blue', width: 400, height: 200, position: { x: 200, y: 200 } };
  expect(notes()).toEqual([whole]);
  duplicateAgents(new Set([id]));
  expect(notes()).toHaveLength(2);
  expect(notes()[1]).toMatchObject({ text: 'Ask Ada', position: { x: 248, y: 248 } });
  undo();
  discard([id]);
  expect(notes()).toEqual([]);
  undo();
  expect(notes()).toEqual([whole]);
  undo();
  expect(notes()[0]?.position).toEqual(AT);
  redo();
  expect(notes()[0]?.position).toEqual({ x: 200, y: 200 });
});

it('CANVAS-70 a note is unsaved work, and no part of what runs', () => {
  expect(hasUnsaved()).toBe(false);
  const id = annotate(AT);
  expect(hasUnsaved()).toBe(true);
  markLoaded(null);
  rewrite(id, { text: 'Later' });
  expect(hasUnsaved()).toBe(true);
  expect(graphOf(drawingNow())).toEqual({ agents: [], connections: [] });
});

it('CANVAS-71 notes go over the clipboard and into what is kept, and come back the same; two of one id are none', () => {
  const drawing = addNote(addAgent(EMPTY_DRAWING, 'chat', 'a', AT), 'n', AT);
  expect(drawingOf(writtenDrawing(drawing))).toEqual(drawing);
  expect(drawingOf(writtenDrawing(addNote(drawing, 'a', AT)))).toBeNull();
  const pasted = readPasted(agentsText(copyOf(drawing, new Set(['n']))));
  if (pasted?.kind !== 'agents') throw new Error('Not read as what was copied');
  add('chat', AT);
  pasteAgents(pasted.drawing);
  expect(notes()).toHaveLength(1);
  expect(drawingNow().nodes.size).toBe(1);
});

it('CANVAS-70 a note goes along with the agent beside it when the canvas is tidied, and is found by its words', () => {
  const drawing = addNote(addAgent(EMPTY_DRAWING, 'chat', 'a', { x: 900, y: 900 }), 'n', { x: 900, y: 700 });
  expect(tidiedDrawing(drawing).notes.get('n')?.position).toEqual({ x: 0, y: -200 });
  const written = {
    ...drawing,
    notes: new Map([...drawing.notes].map(([id, note]) => [id, { ...note, text: 'Ask Ada' }])),
  };
  expect(findDrawn(written, 'ada')).toEqual([
    { id: 'n', kind: 'note', name: 'Note', words: { before: 'Ask ', match: 'Ada', after: '' } },
  ]);
});

import { beforeEach, expect, it } from 'vitest';
import { EMPTY_DRAWING } from './drawing.ts';
import {
  add,
  beginDraft,
  clearAll,
  join,
  load,
  markLoaded,
  receive,
  redo,
  selectAgents,
  showPictureInstead,
  showResponse,
  undo,
  update,
} from './workflow-actions.ts';
import { drawingNow, forgetWorkflow, hasUnsaved, useBaseline, useHistory, useWorkflow } from './workflow-store.ts';

const AT = { x: 0, y: 0 };
const saved = (id: string) => ({ id, name: 'Kept', updated_at: '2026-11-14T08:00:00.000Z' });
const now = () => useWorkflow.getState();
const made = (nodeId: string, output: string) => ({
  nodeId,
  agent: 'x',
  output_type: 'text' as const,
  output,
  timestamp: 1,
});

beforeEach(forgetWorkflow);

it('CANVAS-21 the client state is a map of nodes, a set of selected agents, what is drawn, and what is loaded and shown', () => {
  expect(Object.keys(now()).sort()).toEqual([
    'flowEdges',
    'flowNodes',
    'loadedWorkflowId',
    'nodes',
    'responseData',
    'selectedAgents',
    'showResponseSidebar',
  ]);
  expect(now().nodes).toBeInstanceOf(Map);
  expect(now().selectedAgents).toBeInstanceOf(Set);
});

it('CANVAS-17 CANVAS-18 agents are selected, deselected and cleared, and updated by their id', () => {
  const [one, two] = [add('chat', AT), add('image', AT)];
  selectAgents([one, two]);
  expect(now().flowNodes.map(({ selected }) => selected)).toEqual([true, true]);
  selectAgents([two]);
  expect([...now().selectedAgents]).toEqual([two]);
  selectAgents([]);
  expect(now().selectedAgents.size).toBe(0);
  update(one, { name: 'Writer', input: 'go' });
  expect(now().nodes.get(one)).toMatchObject({ name: 'Writer', input: 'go' });
});

it('CANVAS-19 CANVAS-20 the panel opens by its flag, and a workflow is marked as loaded by its id', () => {
  showResponse(true);
  expect(now().showResponseSidebar).toBe(true);
  showResponse(false);
  expect(now().showResponseSidebar).toBe(false);
  markLoaded(saved('w1'));
  expect(now().loadedWorkflowId).toBe('w1');
});

it('CANVAS-13 CANVAS-16 results fill connected inputs, those of later connections too, and survive undo', () => {
  const [writer, painter] = [add('chat', AT), add('image', AT)];
  receive({ outputs: [made(writer, 'first words')] });
  expect(join(writer, painter)).toBeNull();
  expect(now().nodes.get(painter)?.input).toBe('first words');
  receive({ outputs: [made(writer, 'new words')] });
  expect(now().nodes.get(painter)?.input).toBe('new words');
  undo();
  expect(now().nodes.get(painter)).toMatchObject({ input: '', isInputConnected: false });
  redo();
  expect(now().nodes.get(painter)).toMatchObject({ input: 'new words', isInputConnected: true });
});

it('PIC-421 an edited picture stands in the place of the old one among the outputs, to be saved, and can be taken back', () => {
  const painter = add('image', AT);
  const drawn = { ...made(painter, '/api/media/one'), output_type: 'image' as const, alt: 'One', fingerprint: 'f' };
  const words = made('other', '/api/media/one');
  load(drawingNow(), saved('w1'), [drawn, words]);
  const takeBack = showPictureInstead('/api/media/one', { output: '/api/media/two', alt: 'Two' });
  expect(now().responseData?.outputs).toEqual([{ ...drawn, output: '/api/media/two', alt: 'Two' }, words]);
  expect(hasUnsaved()).toBe(true);
  takeBack();
  expect(now().responseData?.outputs).toEqual([drawn, words]);
});

it('a change that changes nothing is no step to take back', () => {
  const only = add('chat', AT);
  const { past } = useHistory.getState();
  expect(join(only, only)).toBe('An agent cannot connect to itself');
  update('nobody', { name: 'x' });
  expect(useHistory.getState().past).toEqual(past);
});

it('RUN-26 loading replaces what is drawn and shows stored results', () => {
  add('chat', AT);
  load(EMPTY_DRAWING, saved('w2'), [made('a', 'stored')]);
  expect(now()).toMatchObject({ loadedWorkflowId: 'w2', showResponseSidebar: true });
  expect(now().nodes.size).toBe(0);
});

it('RUN-31 undo never leads out of a saved workflow: what was there before would be saved over it', () => {
  const before = add('chat', AT);
  const other = drawingNow();
  update(before, { name: 'Older' });
  load(other, saved('w2'), []);
  update(before, { name: 'Newer' });
  for (const _ of [1, 2, 3]) undo();
  expect(now()).toMatchObject({ loadedWorkflowId: 'w2' });
  expect(drawingNow()).toEqual(other);
  clearAll();
  undo();
  // What comes back after clearing is a workflow of its own.
  expect(now().loadedWorkflowId).toBeNull();
  expect([...now().nodes.keys()]).toEqual([before]);
});

it('RUN-31 what differs from the saved workflow is unsaved: agents, connections and results', () => {
  expect(hasUnsaved()).toBe(false);
  const only = add('chat', AT);
  expect(hasUnsaved()).toBe(true);
  markLoaded(saved('w1'));
  expect(hasUnsaved()).toBe(false);
  update(only, { input: 'more' });
  expect(hasUnsaved()).toBe(true);
  undo();
  expect(hasUnsaved()).toBe(false);
  receive({ outputs: [made(only, 'words')] });
  expect(hasUnsaved()).toBe(true);
  // Its workflow is deleted: the canvas is the only place where it still is.
  markLoaded(null, null);
  expect(hasUnsaved()).toBe(true);
  clearAll();
  expect(hasUnsaved()).toBe(false);
});

it('RUN-29 RUN-31 a draft knows its version and whether it is saved', () => {
  add('chat', AT);
  const drawing = drawingNow();
  const kept = { drawing, loadedWorkflowId: 'w1', version: '2026-11-14T08:00:00.000Z', responseData: null };
  beginDraft({ ...kept, isUnsaved: true, name: null, isAside: false });
  expect(hasUnsaved()).toBe(true);
  beginDraft({ ...kept, isUnsaved: false, name: null, isAside: false });
  expect(hasUnsaved()).toBe(false);
  expect(useBaseline.getState().version).toBe(kept.version);
});

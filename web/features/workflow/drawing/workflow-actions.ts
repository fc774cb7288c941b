import type { NodeOutput, SavedWorkflow } from '../../../../domain/api/workflow/workflows.ts';
import type { AgentKind } from '../../../../domain/workflow/agents.ts';
import { pictureAt, type Slide, withPicture } from '../../../../domain/workflow/outputs.ts';
import type { Way } from '../../../../domain/workflow/way.ts';
import { newId } from '../../../lib/new-id.ts';
import { addNote, type NotePatch, updateNote } from '../notes/drawn-notes.ts';
import { type ResponseData, readOutputs, textsOf } from '../run/outputs.ts';
import { nextVersion } from '../run/run-parts.ts';
import type { CanvasDraft } from '../saved/draft.ts';
import {
  type AgentPatch,
  addAgent,
  connect,
  copyOf,
  type Drawing,
  EMPTY_DRAWING,
  fillInputs,
  joinRefusal,
  moveInOrder,
  moveTo,
  type Position,
  paste,
  updateAgent,
  withoutParts,
} from './drawing.ts';
import { type History, NO_HISTORY, stepBack, stepForward } from './history.ts';
import { insertAgent, type KnownSpot } from './insert-agent.ts';
import { copiesAside } from './placement.ts';
import { tidiedDrawing } from './tidy-layout.ts';
import {
  type Baseline,
  changeDrawing,
  contentNow,
  drawingNow,
  EMPTY,
  outputsNow,
  show,
  useBaseline,
  useHistory,
  useOpened,
  useWorkflow,
} from './workflow-store.ts';

const textsNow = () => textsOf(outputsNow());

/** Adds an agent at a place and selects it; gives its id. */
export function add(kind: AgentKind, position: Position): string {
  const id = newId();
  changeDrawing((drawing) => addAgent(drawing, kind, id, position), { select: new Set([id]) });
  return id;
}

/** Puts a new agent of a kind to a spot, connected as that says, and selects it; gives its id. */
export function insert(kind: AgentKind, spot: KnownSpot): string {
  const id = newId();
  changeDrawing((drawing) => insertAgent(drawing, spot, kind, id, textsNow()), { select: new Set([id]) });
  return id;
}

/** Changes what an agent says. */
export function update(id: string, patch: AgentPatch): void {
  changeDrawing((drawing) => updateAgent(drawing, id, patch), { kind: `${Object.keys(patch).join()} of ${id}` });
}

/** Puts an empty note to a place and selects it; gives its id. */
export function annotate(position: Position): string {
  const id = newId();
  changeDrawing((drawing) => addNote(drawing, id, position), { select: new Set([id]) });
  return id;
}

/** Changes a note. */
export function rewrite(id: string, patch: NotePatch): void {
  changeDrawing((drawing) => updateNote(drawing, id, patch), { kind: `${Object.keys(patch).join()} of ${id}` });
}

/** Connects two agents, or gives the reason why not. */
export function join(source: string, target: string, when?: Way): string | null {
  const refusal = joinRefusal(drawingNow(), source, target);
  if (refusal === null) changeDrawing((drawing) => connect(drawing, source, target, textsNow(), when));
  return refusal;
}

/** Takes agents, notes and connections away. */
export function discard(ids: Iterable<string>, edges: Iterable<string> = []): void {
  const gone = { ids: new Set(ids), edges: new Set(edges) };
  if (gone.ids.size + gone.edges.size > 0) changeDrawing((drawing) => withoutParts(drawing, gone, textsNow()));
}

/** Keeps where agents and notes were moved to. */
export function placeAgents(places: ReadonlyMap<string, Position>, kind?: string): void {
  changeDrawing((drawing) => moveTo(drawing, places), { kind });
}

/** Moves an agent up or down in the order. */
export function reorder(id: string, step: -1 | 1): void {
  changeDrawing((drawing) => moveInOrder(drawing, id, step));
}

/** Puts every agent into its column. */
export function tidyAgents(): void {
  changeDrawing(tidiedDrawing);
}

/** Puts copies of agents and notes, from here or another tab, onto the canvas beside what is there, and selects them. */
export function pasteAgents(copied: Drawing): void {
  if (copied.nodes.size + copied.notes.size === 0) return;
  const { drawing, ids } = paste(drawingNow(), copied, copiesAside(drawingNow(), copied), newId);
  changeDrawing(() => drawing, { select: ids });
}

/** Makes a chat agent of words that were pasted. */
export function pasteWords(words: string, position: Position): void {
  const id = newId();
  const added = (drawing: Drawing) => insertAgent(drawing, { at: 'place', position }, 'chat', id, textsNow());
  changeDrawing((drawing) => updateAgent(added(drawing), id, { input: words }), { select: new Set([id]) });
}

/** Makes copies of agents and notes beside them. */
export function duplicateAgents(ids: ReadonlySet<string>): void {
  pasteAgents(copyOf(drawingNow(), ids));
}

/** Selects exactly these agents and notes; none clears the selection. */
export function selectAgents(ids: Iterable<string>): void {
  show(drawingNow(), new Set(ids));
}

/** Takes the last change back. */
export function undo(): void {
  const step = stepBack(useHistory.getState(), drawingNow());
  if (step) travel(step);
}

/** Makes a change again that was taken back. */
export function redo(): void {
  const step = stepForward(useHistory.getState(), drawingNow());
  if (step) travel(step);
}

function travel({ history, drawing }: { history: History; drawing: Drawing }): void {
  useHistory.setState(history, true);
  // What was made meanwhile is newer than what the inputs showed then.
  show(fillInputs(drawing, textsNow()));
}

/** A saved workflow, as one of its versions. */
type SavedVersion = Pick<SavedWorkflow, 'id' | 'updated_at' | 'name'>;

/**
 * Shows another workflow in the place of this one, with what it made. Undo brings this one's agents back, but never into
 * a workflow that is saved: they would be saved over it.
 */
export function load(drawing: Drawing, saved: SavedVersion | null, outputs: NodeOutput[]): void {
  useWorkflow.setState({
    responseData: outputs.length > 0 ? { outputs } : null,
    showResponseSidebar: outputs.length > 0,
  });
  changeDrawing(() => drawing, { select: new Set() });
  useOpened.setState(({ count }) => ({ count: count + 1 }));
  if (saved) useHistory.setState(NO_HISTORY);
  markLoaded(saved);
}

/** Marks what is on the canvas as the workflow that is saved as this version, or as none; `content` is what is saved of it. */
export function markLoaded(saved: SavedVersion | null, content: Baseline['content'] = contentNow()): void {
  useWorkflow.setState({ loadedWorkflowId: saved?.id ?? null });
  useBaseline.setState({ version: saved?.updated_at ?? null, name: saved?.name ?? null, content });
}

/** Empties the canvas. */
export function clearAll(): void {
  load(EMPTY_DRAWING, null, []);
}

/** Keeps what a run or a chat made; connected inputs take what their sources made. */
export function receive(responseData: ResponseData): void {
  useWorkflow.setState({ responseData });
  show(fillInputs(drawingNow(), textsNow()));
}

/** Shows a picture in the place of the one at an address, as if its agent had made it; gives what takes it back. */
export function showPictureInstead(address: string, picture: Slide): () => void {
  const outputs = readOutputs(useWorkflow.getState().responseData);
  const [old] = outputs.flatMap((output) => pictureAt(output, address) ?? []);
  receive({ outputs: outputs.map((output) => withPicture(output, address, picture)) });
  return () => void (old && showPictureInstead(picture.output, old));
}

/** Chooses the next of the versions that an agent has made. */
export function chooseNextVersion(id: string): void {
  const outputs = [...outputsNow()].map(([nodeId, output]) =>
    nodeId === id ? nextVersion({ ...output, nodeId }) : { ...output, nodeId },
  );
  receive({ outputs });
}

/** Opens or closes the panel of results. */
export function showResponse(isShown: boolean): void {
  useWorkflow.setState({ showResponseSidebar: isShown });
}

/** Begins with a draft that was kept; there is nothing before it to go back to. */
export function beginDraft({ drawing, loadedWorkflowId, responseData, version, name, isUnsaved }: CanvasDraft): void {
  useWorkflow.setState({ ...EMPTY, loadedWorkflowId, responseData });
  show(drawing, new Set());
  useBaseline.setState({ version, name, content: isUnsaved ? null : contentNow() });
}

import { create } from 'zustand';
import { newId } from '../../../lib/new-id.ts';
import { keeper, onForget } from '../../../lib/session/session.ts';
import { notesIn } from '../canvas/flow-nodes.ts';
import { type Drawing, writtenDrawing } from '../drawing/drawing.ts';
import { beginDraft, load } from '../drawing/workflow-actions.ts';
import {
  type Baseline,
  drawingIn,
  drawingNow,
  forgetWorkflow,
  hasUnsaved,
  useBaseline,
  useOpened,
  useWorkflow,
  type WorkflowState,
} from '../drawing/workflow-store.ts';
import { forgetRun } from '../run/run-store.ts';
import { draftsOf, dropDraft, type KeptDraft, keepDraft, readDraft, takeEarlier } from './draft.ts';
import { draftsKey } from './kept-draft.ts';

/** What is typed reaches the disk a moment later, all at once. */
const KEEP_AFTER_MS = 300;
/** Canvases of tabs that were closed with nothing unsaved on them. */
const FORGET_AFTER_MS = 24 * 60 * 60_000;
/** Which draft this tab shows, through a reload of it. */
const HERE_KEY = 'fanfare.canvas';

interface UnsavedWork {
  /** Whether the canvas has changes that are not saved. */
  isUnsaved: boolean;
  /** Whether the browser keeps them. */
  isKept: boolean;
  /** When the changes that were brought back were made; null where none were, or that was read. */
  broughtBack: number | null;
}

export const useUnsaved = create<UnsavedWork>(() => ({ isUnsaved: false, isKept: true, broughtBack: null }));

/** Whose canvas is on the screen, and as which draft it is kept. */
let owner: string | null = null;
let draftId = newId();
let isKeeping = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows what this user left on the canvas, and keeps every change from now on. */
export function beginCanvas(): void {
  const userId = keeper.current()?.userId ?? null;
  if (userId === null || owner === userId) return;
  owner = userId;
  const left = leftHere(userId);
  if (left) {
    beginDraft(left);
    useUnsaved.setState({ isUnsaved: left.isUnsaved, broughtBack: left.isUnsaved ? left.keptAt : null });
  }
  remember(left?.draft ?? newId());
  if (isKeeping) return;
  isKeeping = true;
  useWorkflow.subscribe((state, before) => {
    if (hasChanged(state, before)) keepSoon();
  });
  // What was saved counts as saved in every tab at once.
  useBaseline.subscribe(() => keepNow());
  useOpened.subscribe(leaveDraft);
  window.addEventListener('pagehide', flush);
  window.addEventListener('storage', goOnApart);
  // The drafts themselves are dropped by whoever keeps them; here they must not be written again.
  onForget(() => {
    flush();
    owner = null;
    useUnsaved.setState({ isUnsaved: false, broughtBack: null });
    forgetRun();
    forgetWorkflow();
    clearTimeout(timer);
    timer = undefined;
  });
}

/** What this tab showed before its reload; in a new tab, what was changed last. */
function leftHere(userId: string): (KeptDraft & { draft: string }) | null {
  takeEarlier(localStorage, userId, newId(), Date.now());
  const all = draftsOf(localStorage, userId);
  for (const { id, isUnsaved, keptAt } of all)
    if (!isUnsaved && keptAt < Date.now() - FORGET_AFTER_MS && id !== here()) dropDraft(localStorage, userId, id);
  const own = all.find(({ id }) => id === here());
  if (own) return { ...own, draft: own.id };
  const last = all.find(({ isAside }) => !isAside);
  // Two tabs share what is not saved until one of them goes on; what is saved is nobody's alone.
  return last ? { ...last, draft: last.isUnsaved ? last.id : newId() } : null;
}

/** Writes down at once what is on the canvas; tells whether it is safe to put something else there. */
export function keepNow(options: { isAside?: boolean } = {}): boolean {
  clearTimeout(timer);
  timer = undefined;
  if (owner === null) return true;
  const state = useWorkflow.getState();
  const { version, name } = useBaseline.getState();
  const isUnsaved = hasUnsaved();
  const isKept = keepDraft(localStorage, owner, {
    ...state,
    id: draftId,
    keptAt: Date.now(),
    version,
    name,
    isUnsaved,
    isAside: options.isAside ?? false,
    drawing: drawingIn(state),
  });
  useUnsaved.setState(isUnsaved ? { isUnsaved, isKept } : { isUnsaved, isKept: true, broughtBack: null });
  return isKept || !isUnsaved;
}

/** What was left unsaved, the last changed first; what is on the canvas may be among it. */
export function unsavedDrafts(): KeptDraft[] {
  if (owner === null) return [];
  return draftsOf(localStorage, owner).filter(
    ({ isUnsaved, drawing }) => isUnsaved && drawing.nodes.size + drawing.notes.size > 0,
  );
}

/** The same without what is on the canvas. */
export function otherDrafts(): KeptDraft[] {
  return unsavedDrafts().filter(({ id }) => id !== draftId);
}

/** Puts a draft on the canvas in the place of what is there; `saved` is what it differs from, where that is known. */
export function bringBack(draft: KeptDraft, saved: Baseline['content'] = null): void {
  const { id, keptAt, drawing, loadedWorkflowId, version, name, responseData } = draft;
  forgetRun();
  const outputs = typeof responseData?.outputs === 'object' ? responseData.outputs : [];
  load(
    drawing,
    loadedWorkflowId === null || version === null
      ? null
      : { id: loadedWorkflowId, updated_at: version, name: name ?? '' },
    outputs as Parameters<typeof load>[2],
  );
  // What stands here is a draft already.
  discardDraft(draftId);
  remember(id);
  useBaseline.setState({ content: saved });
  useUnsaved.setState({ isUnsaved: true, broughtBack: keptAt });
}

/** Lets a draft go that is not on the canvas. */
export function discardDraft(id: string): void {
  if (owner !== null) dropDraft(localStorage, owner, id);
}

/** Keeps a draft again that was let go. */
export function restoreDraft(draft: KeptDraft): void {
  if (owner !== null) keepDraft(localStorage, owner, draft);
}

/** Lets what is on the canvas go with it: somebody has said so. */
export function discardHere(): void {
  discardDraft(draftId);
}

/** Another workflow is on the canvas: what was there before stays kept as it was written down last, if it is not saved. */
function leaveDraft(): void {
  const left = owner === null ? null : readDraft(localStorage, owner, draftId);
  if (left && !left.isUnsaved) discardDraft(left.id);
  useUnsaved.setState({ broughtBack: null });
  remember(newId());
  keepSoon();
}

/** Another tab writes where this one does: each goes on with a draft of its own, so that neither is lost. */
function goOnApart({ key, newValue }: StorageEvent): void {
  if (owner === null || key !== draftsKey(owner) + draftId || !hasUnsaved()) return;
  const theirs = newValue === null ? null : readDraft(localStorage, owner, draftId);
  const written = (drawing: Drawing) => JSON.stringify(writtenDrawing(drawing));
  if (theirs && written(theirs.drawing) === written(drawingNow())) return;
  if (theirs) remember(newId());
  keepNow();
}

function remember(id: string): void {
  draftId = id;
  try {
    sessionStorage.setItem(HERE_KEY, id);
  } catch {
    // A reload then shows what was changed last.
  }
}

function here(): string | null {
  try {
    return sessionStorage.getItem(HERE_KEY);
  } catch {
    return null;
  }
}

function keepSoon(): void {
  if (owner !== null) timer ??= setTimeout(() => keepNow(), KEEP_AFTER_MS);
}

function flush(): void {
  if (timer !== undefined) keepNow();
}

function hasChanged(state: WorkflowState, before: WorkflowState): boolean {
  return (
    state.nodes !== before.nodes ||
    state.flowEdges !== before.flowEdges ||
    state.responseData !== before.responseData ||
    state.loadedWorkflowId !== before.loadedWorkflowId ||
    haveNotesChanged(state, before)
  );
}

/** Each frame of a drag brings other nodes; the notes in them are the same until one is changed. */
function haveNotesChanged({ flowNodes }: WorkflowState, before: WorkflowState): boolean {
  if (flowNodes === before.flowNodes) return false;
  const [notes, old] = [notesIn(flowNodes), notesIn(before.flowNodes)];
  return notes.length !== old.length || notes.some((note, at) => note !== old[at]);
}

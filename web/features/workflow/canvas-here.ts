import { keeper, onForget } from '../../lib/session.ts';
import { keepDraft, readDraft } from './draft.ts';
import { forgetRun } from './run-store.ts';
import { begin } from './workflow-actions.ts';
import {
  drawingIn,
  forgetWorkflow,
  hasUnsaved,
  useBaseline,
  useWorkflow,
  type WorkflowState,
} from './workflow-store.ts';

/** What is typed reaches the disk a moment later, all at once. */
const KEEP_AFTER_MS = 300;

/** Whose canvas is on the screen. */
let owner: string | null = null;
let isKeeping = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows what this user left on the canvas, and keeps every change from now on. */
export function beginCanvas(): void {
  const userId = keeper.current()?.userId ?? null;
  if (userId === null || owner === userId) return;
  owner = userId;
  const draft = readDraft(localStorage, userId);
  if (draft) begin(draft);
  if (isKeeping) return;
  isKeeping = true;
  const keepSoon = () => {
    if (owner !== null) timer ??= setTimeout(keep, KEEP_AFTER_MS);
  };
  useWorkflow.subscribe((state, before) => {
    if (hasChanged(state, before)) keepSoon();
  });
  useBaseline.subscribe(keepSoon);
  window.addEventListener('pagehide', () => {
    if (timer !== undefined) keep();
  });
  // The draft itself is dropped by whoever keeps it; here it must not be written again.
  onForget(() => {
    owner = null;
    clearTimeout(timer);
    timer = undefined;
    forgetRun();
    forgetWorkflow();
  });
}

function keep(): void {
  clearTimeout(timer);
  timer = undefined;
  const state = useWorkflow.getState();
  if (owner === null) return;
  const { version } = useBaseline.getState();
  keepDraft(localStorage, owner, { ...state, version, isUnsaved: hasUnsaved(), drawing: drawingIn(state) });
}

function hasChanged(state: WorkflowState, before: WorkflowState): boolean {
  return (
    state.nodes !== before.nodes ||
    state.flowEdges !== before.flowEdges ||
    state.responseData !== before.responseData ||
    state.loadedWorkflowId !== before.loadedWorkflowId
  );
}

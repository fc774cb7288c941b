import { create } from 'zustand';

/** The fields of an agent that hold a text of any length. */
export type TextField = 'input' | 'description';

/** What lies above the canvas; one thing at a time. */
export type BuilderLayer =
  | { kind: 'save' }
  | { kind: 'saved' }
  | { kind: 'describe' }
  | { kind: 'clear' }
  | { kind: 'mindmap' }
  | { kind: 'limit' }
  | { kind: 'results' }
  | { kind: 'history' }
  | { kind: 'shortcuts' }
  | { kind: 'search' }
  /** One text of an agent, large. */
  | { kind: 'text'; agentId: string; field: TextField }
  | { kind: 'schedule' }
  /** What was saved of a workflow before. */
  | { kind: 'versions'; workflowId: string }
  /** Chooses whom this agent feeds. */
  | { kind: 'connect'; source: string };

/** The workflow as a drawing, or as a list that needs no mouse and no room. */
type View = 'canvas' | 'list';

const VIEW_KEY = 'fanfare.builder-view';
const NARROW = '(width < 768px)';

interface BuilderUi {
  layer: BuilderLayer | null;
  /** Whether any layer was ever open: only then is there a reason to fetch them. */
  hasOpened: boolean;
  view: View;
}

export const useBuilderUi = create<BuilderUi>(() => ({ layer: null, hasOpened: false, view: viewToBegin() }));

/** Opens one layer in the place of any other. */
export function openBuilderLayer(layer: BuilderLayer): void {
  useBuilderUi.setState({ layer, hasOpened: true });
}

/** Closes the layer of a kind, if it is the one that is open. */
export function closeBuilderLayer(kind: BuilderLayer['kind']): void {
  if (useBuilderUi.getState().layer?.kind === kind) useBuilderUi.setState({ layer: null });
}

/** Shows the workflow as a drawing or as a list, from now on. */
export function setView(view: View): void {
  useBuilderUi.setState({ view });
  try {
    localStorage.setItem(VIEW_KEY, view);
  } catch {
    // It then holds for this page alone.
  }
}

function viewToBegin(): View {
  // A phone begins with the list, whatever was chosen at a desk.
  if (window.matchMedia(NARROW).matches) return 'list';
  try {
    return localStorage.getItem(VIEW_KEY) === 'list' ? 'list' : 'canvas';
  } catch {
    return 'canvas';
  }
}

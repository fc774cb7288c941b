import { type FitViewOptions, useReactFlow, useStore } from '@xyflow/react';
import { useEffect } from 'react';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { useRun } from '../run/run-store.ts';
import { onShowAgent } from './show-agent.ts';

const EVENT = 'fanfare.showWholeCanvas';
/** The palette stands at the left, the controls below, and during a run the overlay takes more of the foot. */
const PADDING = { left: '136px', right: '40px', top: '40px', bottom: '80px' } as const;
const NARROW_PADDING = { left: '24px', right: '24px', top: '80px', bottom: '80px' } as const;
const NARROW = '(width < 768px)';
const ABOVE_OVERLAY = '240px' as const;

/** More agents than this are not shown all at once at first: too small to read, and slow to draw. */
const CROWD = 100;
const READABLE = 0.5;

/** How a workflow is shown when it is opened: all of it, or its middle where it is a crowd. */
export function fitAtFirst(): FitViewOptions {
  return useWorkflow.getState().nodes.size > CROWD ? { ...fitNow(), minZoom: READABLE } : fitNow();
}

/** How the whole workflow is shown now. */
export function fitNow(): FitViewOptions {
  const padding = window.matchMedia(NARROW).matches ? NARROW_PADDING : PADDING;
  const isRunning = useRun.getState().phase === 'running';
  return { padding: isRunning ? { ...padding, bottom: ABOVE_OVERLAY } : padding, maxZoom: 1 };
}

/** Asks the canvas, if it is on the screen, to show all of the workflow. */
export function showAll(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Shows all of the workflow when somebody asks for it, when it runs, and when the results take some of the room. */
export function useShowAll(): void {
  const { fitView } = useReactFlow();
  const isRunning = useRun(({ phase }) => phase === 'running');
  const isPanelShown = useWorkflow((state) => state.showResponseSidebar);
  useEffect(() => {
    const onShowAll = () => {
      // One frame for the nodes to change, one for the canvas to know its new size.
      requestAnimationFrame(() => requestAnimationFrame(() => void fitView({ ...fitNow(), duration: 260 })));
    };
    window.addEventListener(EVENT, onShowAll);
    return () => window.removeEventListener(EVENT, onShowAll);
  }, [fitView]);
  const width = useStore((state) => state.width);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel is there only when it has taken its room
  useEffect(() => {
    if (isRunning || isPanelShown) showAll();
  }, [isRunning, isPanelShown, width]);
}

/** Brings an agent into the middle when somebody asks for it. */
export function useShowAgent(): void {
  const { fitView } = useReactFlow();
  useEffect(
    () => onShowAgent((id) => void fitView({ nodes: [{ id }], minZoom: READABLE, maxZoom: 1, duration: 260 })),
    [fitView],
  );
}

import { ReactFlowProvider } from '@xyflow/react';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Agent, Connection } from '../../../domain/workflow/graph.ts';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { Waiting } from '../../components/full-page.tsx';
import { LoadingOverlay } from '../../components/loading-overlay.tsx';
import { patiently } from '../../lib/api/connection.ts';
import { classNames } from '../../lib/class-names.ts';
import { closeBuilderLayer, useBuilderUi } from './builder-ui.ts';
import Canvas from './canvas/canvas.tsx';
import { graphOf } from './drawing/drawing.ts';
import { useClipboard } from './drawing/use-clipboard.ts';
import { clearAll } from './drawing/workflow-actions.ts';
import { drawingNow, useWorkflow } from './drawing/workflow-store.ts';
import { useRunSettings } from './run/old-outputs.ts';
import { ProcessingOverlay } from './run/processing-overlay.tsx';
import { runAndTell } from './run/run-and-tell.ts';
import { forgetRun, useRun } from './run/run-store.ts';
import { beginCanvas, discardHere, keepNow, useUnsaved } from './saved/canvas-here.ts';
import { ReplaceQuestion } from './saved/replace-question.tsx';
import { useLoadedWorkflow } from './saved/saved-workflows.ts';
import { useOpening } from './saved/use-opening.ts';
import { useShortcuts } from './shortcuts.ts';
import { Toolbar } from './toolbar.tsx';

// What only some moments need is fetched at such a moment.
const Layers = lazy(patiently(() => import('./layers.tsx')));
const BroughtBack = lazy(patiently(() => import('./saved/brought-back.tsx')));
const AgentList = lazy(patiently(() => import('./agent/agent-list.tsx')));
const WorkflowResponse = lazy(patiently(() => import('./run/workflow-response.tsx')));

/** What a schedule is made of. */
export interface WorkflowToSchedule {
  name: string;
  agents: Agent[];
  connections: Connection[];
  /** The saved workflow that it is, where it is one. */
  workflowId: string | null;
}

interface Props {
  /** The two tabs of the page, at the head of the toolbar. */
  tabs: ReactNode;
  /** The dialog that schedules what is drawn; where there is none, nothing offers it. */
  renderSchedule?: (workflow: WorkflowToSchedule, onClose: () => void) => ReactNode;
}

/** The workflow builder: a canvas or a list that runs. */
export default function WorkflowBuilder({ tabs, renderSchedule }: Props) {
  // Before the first paint, so that a reload shows what was there.
  useState(beginCanvas);
  const view = useBuilderUi((state) => state.view);
  const isResponseShown = useWorkflow((state) => state.showResponseSidebar && state.responseData !== null);
  const isBroughtBack = useUnsaved(({ broughtBack }) => broughtBack !== null);
  const hasLayers = useBuilderUi((state) => state.hasOpened);
  const isRunning = useRun(({ phase }) => phase === 'running');
  const run = useCallback(() => void runAndTell(), []);
  const opening = useOpening();
  useRunSettings();
  useShortcuts(run);
  return (
    <ReactFlowProvider>
      <div className="flex h-full flex-col">
        <h1 className="sr-only">Workflow Builder</h1>
        <Toolbar tabs={tabs} canSchedule={renderSchedule !== undefined} onRun={run} />
        <Suspense fallback={null}>{isBroughtBack && <BroughtBack />}</Suspense>
        <div className={classNames('flex min-h-0 flex-1', isRunning && 'pt-24 max-md:pt-32')}>
          <div className="relative min-w-0 flex-1">
            <Suspense fallback={<Waiting />}>{view === 'canvas' ? <Canvas /> : <AgentList />}</Suspense>
          </div>
          <Suspense fallback={null}>{isResponseShown && <WorkflowResponse />}</Suspense>
        </div>
      </div>
      <Suspense fallback={null}>{hasLayers && <Layers canSchedule={renderSchedule !== undefined} />}</Suspense>
      <ClearQuestion />
      <ReplaceQuestion />
      {renderSchedule && <ScheduleSlot render={renderSchedule} />}
      <ProcessingOverlay />
      <Clipboard />
      <LoadingOverlay isOpen={opening !== null} message={opening ?? undefined} />
    </ReactFlowProvider>
  );
}

/** Within the provider, since what is pasted comes into sight. */
function Clipboard() {
  useClipboard();
  return null;
}

function ClearQuestion() {
  const isOpen = useBuilderUi(({ layer }) => layer?.kind === 'clear');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Clear the canvas?"
      text="All agents, connections and results leave the canvas. Workflows that you have saved stay saved."
      action="Clear"
      onConfirm={() => {
        forgetRun();
        // What is cleared was meant to go; changes of a saved workflow come back with it.
        if (useWorkflow.getState().loadedWorkflowId === null) discardHere();
        else keepNow();
        clearAll();
      }}
      onClose={() => closeBuilderLayer('clear')}
    />
  );
}

function ScheduleSlot({ render }: { render: NonNullable<Props['renderSchedule']> }) {
  const isOpen = useBuilderUi(({ layer }) => layer?.kind === 'schedule');
  const loaded = useLoadedWorkflow();
  if (!isOpen) return null;
  const { agents, connections } = graphOf(drawingNow());
  return (
    // Its own boundary: a canvas that is hidden while the dialog loads would lose the place of the keyboard.
    <Suspense fallback={null}>
      {render({ name: loaded?.name ?? '', agents, connections, workflowId: loaded?.id ?? null }, () =>
        closeBuilderLayer('schedule'),
      )}
    </Suspense>
  );
}

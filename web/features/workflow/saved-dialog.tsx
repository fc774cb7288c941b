import { CalendarPlus, FolderOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { SavedWorkflow } from '../../../domain/api/workflows.ts';
import { AgentIcon } from '../../components/agent-icon.tsx';
import { Button, IconButton } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { toastFailure } from '../../components/toast-failure.tsx';
import { close, open, useBuilderUi } from './builder-ui.ts';
import { LayerDialog } from './layer-dialog.tsx';
import { mayReplace } from './replace-question.tsx';
import { listFailure, loadSaved, useDeleteSaved, useSavedWorkflows } from './saved-workflows.ts';
import { showAll } from './show-all.ts';
import { useWorkflow } from './workflow-store.ts';

/** The saved workflows as cards: one opens by a click, or is deleted after a question. */
export function SavedDialog({ canSchedule }: { canSchedule: boolean }) {
  return (
    <LayerDialog kind="saved" title="Saved Workflows" width="max-w-220">
      <Grid canSchedule={canSchedule} />
    </LayerDialog>
  );
}

function Grid({ canSchedule }: { canSchedule: boolean }) {
  const isOpen = useBuilderUi(({ layer }) => layer?.kind === 'saved');
  const { workflows, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useSavedWorkflows(isOpen);
  const remove = useDeleteSaved();
  const [doomed, setDoomed] = useState<SavedWorkflow | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  if (isPending) return <Skeleton />;
  if (error && workflows.length === 0)
    return (
      <Nothing title={listFailure(error)} text="What you saved is safe. Try again in a moment.">
        <Button look="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </Nothing>
    );
  if (workflows.length === 0)
    return (
      <Nothing title="No saved workflows yet" text="Build one, press Save and give it a name: it will stand here." />
    );
  return (
    <div className="p-5">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-3">
        {workflows.map((workflow) => (
          <Card
            key={workflow.id}
            workflow={workflow}
            canSchedule={canSchedule}
            onDelete={() => {
              setDoomed(workflow);
              setIsAsking(true);
            }}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-5 text-center">
          <Button look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older ones
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete this workflow?"
        text={`“${doomed?.name ?? ''}” and its stored results will be gone for good. What you scheduled from it stays scheduled.`}
        action="Delete"
        onConfirm={async () => {
          try {
            if (doomed) await remove(doomed.id);
          } catch (error) {
            toastFailure('Failed to delete workflow', error);
          }
        }}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}

const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

function Card(props: { workflow: SavedWorkflow; canSchedule: boolean; onDelete: () => void }) {
  const { workflow, canSchedule, onDelete } = props;
  const isHere = useWorkflow(({ loadedWorkflowId }) => loadedWorkflowId === workflow.id);
  const show = async (): Promise<boolean> => {
    if (!(await mayReplace())) return false;
    const isLoaded = loadSaved(workflow);
    if (isLoaded) showAll();
    else toast.error('Failed to load workflow');
    return isLoaded;
  };
  const { agents, executed_at: ranAt } = workflow;
  const count = `${agents.length} ${agents.length === 1 ? 'agent' : 'agents'}`;
  return (
    <li className="group relative rounded-lg bg-surface shadow-sm transition-shadow duration-120 focus-within:shadow-md hover:shadow-md">
      <button
        type="button"
        onClick={async () => {
          if (await show()) close('saved');
        }}
        className="flex h-full w-full flex-col rounded-lg p-4 text-left"
      >
        <span className="flex gap-1">
          {agents.slice(0, 5).map(({ id, type }) => (
            <AgentIcon key={id} kind={type} />
          ))}
          {agents.length > 5 && <span className="self-center text-2xs text-ink-3">+{agents.length - 5}</span>}
        </span>
        <span className="mt-3 line-clamp-2 pr-2 text-base font-medium">{workflow.name}</span>
        <span className="mt-1 text-xs text-ink-3">
          {count} · {DATE.format(new Date(workflow.updated_at))}
        </span>
        <span className="mt-2 text-2xs text-ink-3">
          {isHere ? 'On the canvas now' : ranAt ? `Last ran ${DATE.format(new Date(ranAt))}` : 'Not run yet'}
        </span>
      </button>
      <span className="absolute top-3 right-3 flex">
        {canSchedule && (
          <IconButton
            label={`Schedule ${workflow.name}`}
            onClick={async () => {
              if (await show()) open({ kind: 'schedule' });
            }}
            className="size-7 text-ink-3"
          >
            <CalendarPlus size={14} />
          </IconButton>
        )}
        <IconButton label={`Delete ${workflow.name}`} onClick={onDelete} className="size-7 text-ink-3 hover:text-bad">
          <Trash2 size={14} />
        </IconButton>
      </span>
    </li>
  );
}

function Nothing({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <div className="px-5 py-14 text-center">
      <FolderOpen size={28} strokeWidth={1.5} aria-hidden="true" className="mx-auto text-ink-3" />
      <p className="mt-3 text-md font-medium">{title}</p>
      <p className="mx-auto mt-1 max-w-90 text-sm text-pretty text-ink-2">{text}</p>
      {children && <div className="mt-5">{children}</div>}
    </div>
  );
}

function Skeleton() {
  return (
    <div role="status" className="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-3 p-5">
      <span className="sr-only">Loading saved workflows…</span>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="h-33 animate-pulse rounded-lg bg-hover" />
      ))}
    </div>
  );
}

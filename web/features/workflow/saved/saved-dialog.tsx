import { FolderOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type SavedWorkflow, WORKFLOW_SORTS, type WorkflowSort } from '../../../../domain/api/workflow/workflows.ts';
import { SEARCH_MAX } from '../../../../domain/limits.ts';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { Choice } from '../../../components/fields/choice.tsx';
import { FIELD_LOOK } from '../../../components/fields/field-look.ts';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useBuilderUi } from '../builder-ui.ts';
import { LayerDialog } from '../layer-dialog.tsx';
import { SavedCard } from './saved-card.tsx';
import { listFailure, useDeleteSaved, useSavedWorkflows, type WorkflowSearch } from './saved-workflows.ts';
import { UnsavedDrafts } from './unsaved-drafts.tsx';

const SORTS: Record<WorkflowSort, string> = { changed: 'Last changed', name: 'Name', created: 'Newest' };

/** The saved workflows as cards, and above them what was left unsaved. */
export function SavedDialog({ canSchedule }: { canSchedule: boolean }) {
  return (
    <LayerDialog kind="saved" title="Saved Workflows" width="max-w-220">
      <UnsavedDrafts />
      <Saved canSchedule={canSchedule} />
    </LayerDialog>
  );
}

function Saved({ canSchedule }: { canSchedule: boolean }) {
  const isOpen = useBuilderUi(({ layer }) => layer?.kind === 'saved');
  const [wanted, setWanted] = useState<WorkflowSearch>({ q: '', sort: 'changed' });
  const list = useSavedWorkflows(isOpen, { ...wanted, q: wanted.q.trim() });
  const { workflows, isPending, error, refetch } = list;
  if (isPending) return <Skeleton />;
  if (error && workflows.length === 0)
    return (
      <Nothing title={listFailure(error)} text="What you saved is safe. Try again in a moment.">
        <Button look="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </Nothing>
    );
  if (workflows.length === 0 && wanted.q.trim() === '' && !list.isPlaceholderData)
    return (
      <Nothing title="No saved workflows yet" text="Build one, press Save and give it a name: it will stand here." />
    );
  return (
    <div className="p-5">
      <div className="mb-4 flex gap-2 max-sm:flex-col">
        <input
          type="search"
          aria-label="Search saved workflows"
          placeholder="Search by name or agent"
          value={wanted.q}
          maxLength={SEARCH_MAX}
          onChange={({ target }) => setWanted({ ...wanted, q: target.value })}
          className={classNames(FIELD_LOOK, 'h-9 min-w-0 sm:flex-1')}
        />
        <Choice
          aria-label="Sort saved workflows"
          value={wanted.sort}
          onChoose={(sort) => setWanted({ ...wanted, sort: sort as WorkflowSort })}
          className={classNames(FIELD_LOOK, 'h-9')}
          frameClassName="shrink-0"
        >
          {WORKFLOW_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORTS[sort]}
            </option>
          ))}
        </Choice>
      </div>
      {workflows.length === 0 ? (
        <Nothing
          title={`Nothing found for “${wanted.q.trim()}”`}
          text="A part of a workflow’s or an agent’s name is enough."
        >
          <Button look="quiet" onClick={() => setWanted({ ...wanted, q: '' })}>
            Show all
          </Button>
        </Nothing>
      ) : (
        <Grid workflows={workflows} canSchedule={canSchedule} />
      )}
      {list.hasNextPage && (
        <div className="mt-5 text-center">
          <Button look="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {wanted.sort === 'name' ? 'Show more' : 'Show older ones'}
          </Button>
        </div>
      )}
    </div>
  );
}

function Grid({ workflows, canSchedule }: { workflows: SavedWorkflow[]; canSchedule: boolean }) {
  const remove = useDeleteSaved();
  const [doomed, setDoomed] = useState<SavedWorkflow | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-3">
        {workflows.map((workflow) => (
          <SavedCard
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
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete this saved workflow?"
        text={`“${doomed?.name ?? ''}”, its versions and its stored results will be gone for good. What you scheduled from it stays scheduled.`}
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
    </>
  );
}

function Nothing({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
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
        <div key={key} className="h-52 animate-pulse rounded-lg bg-hover" />
      ))}
    </div>
  );
}

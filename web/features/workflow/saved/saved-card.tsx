import { CalendarPlus, Copy, Ellipsis, History, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { SavedWorkflow } from '../../../../domain/api/workflow/workflows.ts';
import { IconButton } from '../../../components/button.tsx';
import { TwoLines } from '../../../components/cut-name.tsx';
import { Menu, MenuItem } from '../../../components/menu.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { inUsEnglish } from '../../../lib/us-dates.ts';
import { closeBuilderLayer, openBuilderLayer } from '../builder-ui.ts';
import { showAll } from '../canvas/show-all.ts';
import { NAME_LENGTH } from '../drawing/copy-name.ts';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { mayReplace } from './replace-question.tsx';
import { duplicateSaved, loadSaved, renameSaved } from './saved-workflows.ts';
import { WorkflowPicture } from './workflow-picture.tsx';

const day = (at: string) => inUsEnglish(at, { month: 'short', day: 'numeric', year: 'numeric' });
const SMALL = 'size-7 text-ink-3';

interface Props {
  workflow: SavedWorkflow;
  canSchedule: boolean;
  onDelete: () => void;
}

/** A saved workflow: its picture and name open it, the rest is done to it. */
export function SavedCard({ workflow, canSchedule, onDelete }: Props) {
  const { id, name, agents, connections, notes, executed_at: ranAt } = workflow;
  const isHere = useWorkflow(({ loadedWorkflowId }) => loadedWorkflowId === id);
  const [isRenaming, setIsRenaming] = useState(false);
  const show = async (): Promise<boolean> => {
    if (!(await mayReplace())) return false;
    const isLoaded = loadSaved(workflow);
    if (isLoaded) showAll();
    else toast.error('Failed to load workflow');
    return isLoaded;
  };
  const duplicate = () =>
    duplicateSaved(workflow).then(
      (copy) => toast.success(`“${copy}” is added.`),
      (error: unknown) => toastFailure('Failed to duplicate workflow', error),
    );
  return (
    <li className="group relative rounded-lg bg-surface shadow-sm transition-shadow duration-120 [contain-intrinsic-size:auto_208px] [content-visibility:auto] focus-within:shadow-md hover:shadow-md">
      {isRenaming && <Rename id={id} name={name} onEnd={() => setIsRenaming(false)} />}
      <button
        type="button"
        onClick={async () => {
          if (await show()) closeBuilderLayer('saved');
        }}
        className="flex h-full w-full flex-col rounded-lg text-left"
      >
        <WorkflowPicture
          agents={agents}
          connections={connections}
          notes={notes}
          className="h-28 w-full rounded-t-lg bg-sunken p-2"
        />
        <span className="flex flex-col px-4 py-3">
          <TwoLines text={name} className="text-base font-medium" />
          <span className="mt-1 text-xs text-ink-3">
            {agentCount(agents.length)} · {day(workflow.updated_at)}
          </span>
          <span className="mt-1.5 text-2xs text-ink-3">
            {isHere ? 'On the canvas now' : ranAt ? `Last ran ${day(ranAt)}` : 'Not run yet'}
          </span>
        </span>
      </button>
      <span className="absolute right-2 bottom-2 flex gap-0.5">
        {canSchedule && (
          <IconButton
            label={`Schedule ${name}`}
            onClick={async () => {
              if (await show()) openBuilderLayer({ kind: 'schedule' });
            }}
            className={SMALL}
          >
            <CalendarPlus size={14} />
          </IconButton>
        )}
        <IconButton label={`Delete ${name}`} onClick={onDelete} className={`${SMALL} hover:text-bad`}>
          <Trash2 size={14} />
        </IconButton>
        <Menu
          label={`More for ${name}`}
          trigger={
            <>
              <Ellipsis size={14} aria-hidden="true" />
              <span className="sr-only">More for {name}</span>
            </>
          }
          triggerClassName={`grid place-items-center rounded-md hover:bg-hover hover:text-ink ${SMALL}`}
        >
          <MenuItem onSelect={() => setIsRenaming(true)}>
            <PencilLine size={14} aria-hidden="true" /> Rename
          </MenuItem>
          <MenuItem onSelect={() => void duplicate()}>
            <Copy size={14} aria-hidden="true" /> Duplicate
          </MenuItem>
          <MenuItem onSelect={() => openBuilderLayer({ kind: 'versions', workflowId: id })}>
            <History size={14} aria-hidden="true" /> Versions
          </MenuItem>
        </Menu>
      </span>
    </li>
  );
}

/** How many agents a workflow has, in words. */
export const agentCount = (count: number): string => `${count} ${count === 1 ? 'agent' : 'agents'}`;

function Rename({ id, name, onEnd }: { id: string; name: string; onEnd: () => void }) {
  const [typed, setTyped] = useState(name);
  const rename = async () => {
    onEnd();
    const trimmed = typed.trim();
    if (trimmed === '' || trimmed === name) return;
    await renameSaved(id, trimmed).catch((error: unknown) => toastFailure('Failed to rename workflow', error));
  };
  return (
    <form
      className="absolute inset-x-3 top-28 z-10 pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked to write here
        autoFocus
        aria-label={`New name of ${name}`}
        value={typed}
        maxLength={NAME_LENGTH}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void rename()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // It ends the renaming, not the dialog.
          event.preventDefault();
          onEnd();
        }}
        className="h-9 w-full rounded-md bg-surface px-2 text-base font-medium shadow-[inset_0_0_0_1.5px_var(--c-accent),var(--shadow-md)] outline-none"
      />
    </form>
  );
}

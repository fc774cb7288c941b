import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type CountedLabel, deleteLabel, updateLabel } from '../../../../domain/api/schedule/labels.ts';
import { LABEL_NAME_MAX, type LabelColour } from '../../../../domain/schedule/labels.ts';
import { IconButton } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { api } from '../../../lib/api/api.ts';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import { reloadTasks } from '../task/task-queries.ts';
import { LabelColours } from './label-colours.tsx';

/** One label: its colour, its name to be written over, how many posts carry it. */
export function LabelRow({ label }: { label: CountedLabel }) {
  const [name, setName] = useState(label.name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isColouring, setIsColouring] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const save = async (change: { name?: string; colour?: LabelColour }) => {
    try {
      await api(updateLabel, { id: label.id, name: label.name, colour: label.colour, ...change });
      setProblem(null);
      await reloadTasks();
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  const posts = label.posts === 1 ? '1 post' : `${label.posts.toLocaleString('en-US')} posts`;
  return (
    <li>
      <div className="flex items-center gap-2">
        <button
          type="button"
          data-label={label.colour}
          aria-label={`Colour of ${label.name}: ${label.colour}`}
          aria-expanded={isColouring}
          onClick={() => setIsColouring(!isColouring)}
          className="touchable grid size-8 shrink-0 place-items-center rounded-sm hover:bg-hover"
        >
          <span className="label-dot size-3.5" />
        </button>
        <input
          aria-label={`Name of ${label.name}`}
          aria-invalid={problem !== null}
          maxLength={LABEL_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onBlur={() => name.trim() !== label.name && void save({ name })}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          className="h-8 min-w-0 flex-1 rounded-sm bg-transparent px-2 text-base outline-none hover:bg-hover focus:bg-sunken focus:shadow-[inset_0_0_0_1px_var(--c-line-firm)] aria-invalid:shadow-[inset_0_0_0_1px_var(--c-bad)] max-md:text-[16px]"
        />
        <span className="shrink-0 text-xs text-ink-3 tabular-nums">{posts}</span>
        <IconButton
          label={`Delete label: ${label.name}`}
          onClick={() => setIsDeleting(true)}
          className="hover:text-bad"
        >
          <Trash2 size={14} />
        </IconButton>
      </div>
      {isColouring && (
        <div className="appear py-1.5 pl-10">
          <LabelColours
            chosen={label.colour}
            onChoose={(colour) => {
              setIsColouring(false);
              void save({ colour });
            }}
          />
        </div>
      )}
      {problem && (
        <p role="alert" className="py-1 pl-12 text-xs text-bad">
          {problem}
        </p>
      )}
      <ConfirmDialog
        isOpen={isDeleting}
        title={`Delete the label “${label.name}”?`}
        text={
          label.posts === 0
            ? 'No post carries it.'
            : `${posts} ${label.posts === 1 ? 'carries' : 'carry'} it. The ${label.posts === 1 ? 'post stays' : 'posts stay'}, only the label goes.`
        }
        action="Delete label"
        onConfirm={async () => {
          await api(deleteLabel, { id: label.id }).catch((error) => toastFailure('Failed to delete the label', error));
          await reloadTasks();
        }}
        onClose={() => setIsDeleting(false)}
      />
    </li>
  );
}

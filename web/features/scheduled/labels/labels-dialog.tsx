import { useState } from 'react';
import { createLabel } from '../../../../domain/api/schedule/labels.ts';
import { LABEL_NAME_MAX, rarestColour } from '../../../../domain/schedule/labels.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { DialogHead } from '../../../components/dialogs/dialog-head.tsx';
import { FIELD_LOOK } from '../../../components/fields/field-look.ts';
import { api } from '../../../lib/api/api.ts';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import { TasksLoadFailure } from '../load-failure.tsx';
import { reloadTasks } from '../task/task-queries.ts';
import { LabelRow } from './label-row.tsx';
import { useLabels } from './labels-query.ts';

/** All labels, to be made, renamed, coloured and deleted. */
export function LabelsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label="Labels" className="dialog max-w-120">
      <DialogHead title="Labels" onClose={onClose} />
      {isOpen && <Labels />}
    </Dialog>
  );
}

function Labels() {
  const { data: labels, error, refetch } = useLabels();
  if (error && !labels)
    return <TasksLoadFailure what="Failed to load labels" error={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-4 p-5">
      <p className="text-sm text-pretty text-ink-2">
        Sort your posts by client, campaign or whatever you like. A label shows on every card and in the list.
      </p>
      <NewLabel colourOf={() => rarestColour(labels ?? [])} />
      <ul className="flex flex-col gap-1">
        {labels?.map((label) => (
          <LabelRow key={label.id} label={label} />
        ))}
      </ul>
    </div>
  );
}

function NewLabel({ colourOf }: { colourOf: () => ReturnType<typeof rarestColour> }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    try {
      await api(createLabel, { name, colour: colourOf() });
      setName('');
      await reloadTasks();
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="flex gap-2">
        <input
          data-autofocus
          aria-label="Name of a new label"
          aria-invalid={problem !== null}
          placeholder="New label"
          maxLength={LABEL_NAME_MAX}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(null);
          }}
          className={`${FIELD_LOOK} h-9`}
        />
        <Button type="submit" busy={isSaving}>
          Create
        </Button>
      </div>
      {problem && (
        <p role="alert" className="mt-1.5 text-xs text-bad">
          {problem}
        </p>
      )}
    </form>
  );
}

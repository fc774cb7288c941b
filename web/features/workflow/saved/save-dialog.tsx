import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Button } from '../../../components/button.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { closeBuilderLayer } from '../builder-ui.ts';
import { copyName, NAME_LENGTH } from '../drawing/copy-name.ts';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { LayerDialog } from '../layer-dialog.tsx';
import { refusalIn, type SaveRefusal, SaveRefused } from './save-refused.tsx';
import { saveDrawing, useLoadedWorkflow } from './saved-workflows.ts';

/** Asks for a name and saves the workflow under it. */
export function SaveDialog() {
  return (
    <LayerDialog kind="save" title="Save workflow" width="max-w-110">
      <SaveForm />
    </LayerDialog>
  );
}

function SaveForm() {
  const loaded = useLoadedWorkflow();
  const isLoaded = useWorkflow(({ loadedWorkflowId }) => loadedWorkflowId !== null);
  const [typed, setTyped] = useState<string | null>(null);
  const [saving, setSaving] = useState<'over' | 'new' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null);
  const name = typed ?? loaded?.name ?? '';
  const canSaveOver = isLoaded && refusal === null;

  const save = async (how: 'over' | 'new') => {
    const trimmed = name.trim();
    if (trimmed === '') return setFault('A workflow name is required');
    setSaving(how);
    try {
      await saveDrawing(trimmed, how);
      toast.success(`“${trimmed}” is saved.`);
      closeBuilderLayer('save');
    } catch (error) {
      setSaving(null);
      const refused = how === 'over' ? refusalIn(error) : null;
      if (refused === null) return toastFailure('Failed to save workflow', error);
      setRefusal(refused);
      setTyped(copyName(trimmed));
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save(canSaveOver ? 'over' : 'new');
  };
  return (
    <form onSubmit={onSubmit} className="p-5" noValidate>
      {refusal && <SaveRefused refusal={refusal} />}
      <label htmlFor="workflow-name" className="text-sm font-medium">
        Name
      </label>
      <input
        id="workflow-name"
        data-autofocus
        value={name}
        maxLength={NAME_LENGTH}
        placeholder="e.g. Friday recap"
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : 'workflow-name-fault'}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(null);
        }}
        className="mt-1.5 h-9 w-full rounded-md bg-sunken px-3 text-base shadow-[inset_0_0_0_1px_var(--c-line)] outline-none focus:bg-surface focus:shadow-[inset_0_0_0_1.5px_var(--c-accent)] aria-invalid:shadow-[inset_0_0_0_1.5px_var(--c-bad)]"
      />
      {fault !== null && (
        <p id="workflow-name-fault" role="alert" className="mt-1.5 text-xs text-bad">
          {fault}
        </p>
      )}
      <p className="mt-2 text-xs text-ink-3">Agents, connections and the last results are saved with it.</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button look="ghost" onClick={() => closeBuilderLayer('save')}>
          Cancel
        </Button>
        {canSaveOver && (
          <Button look="quiet" busy={saving === 'new'} disabled={saving !== null} onClick={() => void save('new')}>
            Save as new
          </Button>
        )}
        <Button type="submit" busy={saving === 'over' || (saving === 'new' && !canSaveOver)} disabled={saving !== null}>
          {canSaveOver ? 'Save over' : refusal ? 'Save mine as a copy' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

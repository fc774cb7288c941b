import { useState } from 'react';
import type { ImportPreview } from '../../../../domain/api/account/own-data.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { DialogHead } from '../../../components/dialogs/dialog-head.tsx';
import { inUsEnglish } from '../../../lib/us-dates.ts';

interface Props {
  /** What the file would bring; null where nothing has to be asked. */
  preview: ImportPreview | null;
  /** The names of the saved workflows to replace; the rest is added. */
  onImport: (replace: string[]) => void;
  onClose: () => void;
}

/** Asks, for each name that is there already, whether the import replaces that workflow or stands beside it. */
export function ImportNames({ preview, onImport, onClose }: Props) {
  return (
    <Dialog
      isOpen={preview !== null}
      onClose={onClose}
      label="Some names are there already"
      className="dialog max-w-130"
    >
      {preview && <Choices preview={preview} onImport={onImport} onClose={onClose} />}
    </Dialog>
  );
}

const day = (at: string) => inUsEnglish(at, { month: 'short', day: 'numeric', year: 'numeric' });

function Choices({ preview: { workflows }, onImport, onClose }: Props & { preview: ImportPreview }) {
  const existing = workflows.flatMap(({ name, existing: there }) => (there ? [{ name, there }] : []));
  // Names of several come once: one choice is for all of them.
  const names = [...new Map(existing.map((one) => [one.name, one.there]))];
  const [replaced, setReplaced] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, isReplaced: boolean) =>
    setReplaced((before) => new Set(isReplaced ? [...before, name] : [...before].filter((other) => other !== name)));
  const added = workflows.length - names.length;
  return (
    <>
      <DialogHead title="Some names are there already" onClose={onClose} />
      <div className="p-5">
        <p className="text-sm text-pretty text-ink-2">
          {names.length === 1 ? 'One workflow has' : `${names.length} workflows have`} the name of one that you have
          saved.
          {added > 0 && ` The other ${added === 1 ? 'one is' : `${added} are`} added.`} What you replace stays among its
          versions.
        </p>
        <div className="mt-4 flex gap-2">
          <Button look="quiet" size="small" onClick={() => setReplaced(new Set(names.map(([name]) => name)))}>
            Replace all
          </Button>
          <Button look="quiet" size="small" onClick={() => setReplaced(new Set())}>
            Add all
          </Button>
        </div>
        <ul className="mt-3 flex max-h-80 flex-col divide-y divide-line overflow-y-auto rounded-md shadow-[inset_0_0_0_1px_var(--c-line)]">
          {names.map(([name, there]) => (
            <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2.5">
              <span className="min-w-40 flex-1">
                <span className="block text-sm font-medium [overflow-wrap:anywhere]">{name}</span>
                <span className="block text-2xs text-ink-3">Yours was saved {day(there.updated_at)}</span>
              </span>
              <fieldset className="flex gap-4 text-sm">
                <legend className="sr-only">{name}</legend>
                {([false, true] as const).map((isReplaced) => (
                  <label key={String(isReplaced)} className="flex items-center gap-1.5">
                    <input
                      type="radio"
                      name={`import ${name}`}
                      checked={replaced.has(name) === isReplaced}
                      onChange={() => choose(name, isReplaced)}
                    />
                    {isReplaced ? 'Replace' : 'Add'}
                  </label>
                ))}
              </fieldset>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex justify-end gap-2">
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus onClick={() => onImport([...replaced])}>
            Import
          </Button>
        </div>
      </div>
    </>
  );
}

import { ImageUp, Trash2, X } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { LogoPanes } from './logo-panes.tsx';
import type { ChosenLogo } from './use-chosen-logos.ts';

const ACCEPT = 'image/png,image/jpeg,image/webp,image/svg+xml,.svg';

interface Props {
  label: string;
  hint: string;
  /** The address of the logo that is kept. */
  stored: string | null;
  choice: ChosenLogo | undefined;
  isLocked: boolean;
  onChoose: (file: File) => void;
  onForget: () => void;
  /** Takes the kept logo away. */
  onRemove: () => void;
}

/** One logo: what is kept, what was chosen instead, and the place to choose or drop a file. */
export function LogoCard({ label, hint, stored, choice, isLocked, onChoose, onForget, onRemove }: Props) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const isReady = choice !== undefined && 'file' in choice;
  const shown = isReady ? choice.url : stored;
  const problem = choice !== undefined && 'problem' in choice ? choice.problem : null;
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !isLocked) onChoose(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <section aria-label={label} className="flex min-w-0 flex-col">
      <div className="mb-1 flex h-8 items-center gap-2">
        <h3 className="text-sm font-medium">{label}</h3>
        <State isReady={isReady} isStored={stored !== null} />
        {choice ? (
          <IconButton
            label={`Remove the chosen file: ${label}`}
            onClick={onForget}
            disabled={isLocked}
            className="ml-auto"
          >
            <X size={14} aria-hidden="true" />
          </IconButton>
        ) : (
          stored && (
            <IconButton label={`Delete: ${label}`} onClick={onRemove} disabled={isLocked} className="ml-auto">
              <Trash2 size={14} aria-hidden="true" />
            </IconButton>
          )
        )}
      </div>
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={classNames(
          'group relative block h-32 cursor-pointer overflow-hidden rounded-lg transition-[background,box-shadow] duration-120 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent',
          isOver
            ? 'bg-accent-wash shadow-[inset_0_0_0_1.5px_var(--c-accent)]'
            : shown
              ? 'shadow-[0_0_0_1px_var(--c-line-strong)]'
              : 'border border-dashed border-line-firm hover:bg-hover',
        )}
      >
        <input
          type="file"
          accept={ACCEPT}
          aria-label={label}
          aria-describedby={`${id}-note`}
          disabled={isLocked}
          onChange={(event) => {
            take(event.target.files);
            // The same file can be chosen again after it was removed.
            event.target.value = '';
          }}
          className="sr-only"
        />
        {shown ? <LogoPanes address={shown} alt={`${label}, ${isReady ? 'chosen' : 'kept'}`} /> : null}
        {(isOver || !shown) && <Invitation isOver={isOver} />}
        {shown && !isOver && (
          <span className="absolute inset-x-0 bottom-2 mx-auto w-fit rounded-sm bg-surface px-2 py-0.5 text-xs font-medium text-ink opacity-0 shadow-sm transition-opacity duration-120 group-hover:opacity-100 group-has-[:focus-visible]:opacity-100">
            Replace
          </span>
        )}
      </label>
      <p
        id={`${id}-note`}
        className={classNames('mt-2 min-w-0 text-xs wrap-anywhere', problem === null ? 'text-ink-3' : 'text-bad')}
      >
        {problem === null ? (isReady ? `${choice.name} · ${sizeOf(choice.file)}` : hint) : problem}
      </p>
    </section>
  );
}

function State({ isReady, isStored }: { isReady: boolean; isStored: boolean }) {
  if (isReady)
    return (
      <span className="appear rounded-sm bg-warn-wash px-1.5 text-2xs font-medium text-warn">Not uploaded yet</span>
    );
  if (!isStored) return null;
  return <span className="appear rounded-sm bg-ok-wash px-1.5 text-2xs font-medium text-ok">Uploaded</span>;
}

function Invitation({ isOver }: { isOver: boolean }) {
  return (
    <span
      className={classNames(
        'absolute inset-0 grid place-content-center place-items-center gap-2 text-center text-sm text-ink-2',
        isOver && 'bg-surface/85',
      )}
    >
      <ImageUp size={20} strokeWidth={1.6} aria-hidden="true" className={isOver ? 'text-accent-text' : 'text-ink-3'} />
      {isOver ? (
        'Drop it here'
      ) : (
        <span>
          Drop a file or <span className="font-medium text-ink underline underline-offset-3">browse</span>
        </span>
      )}
    </span>
  );
}

function sizeOf({ size }: File): string {
  return size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
}

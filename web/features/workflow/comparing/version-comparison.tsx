import { useMemo } from 'react';
import {
  type ComparedWorkflow,
  changeWords,
  compareWorkflows,
  type FieldChange,
  type PartChange,
} from '../../../../domain/workflow/compare-workflows.ts';
import { OneLine } from '../../../components/cut-name.tsx';
import { wordDifference } from './word-difference.ts';

const MARKS: Record<PartChange['kind'], { label: string; look: string }> = {
  added: { label: 'Added', look: 'bg-ok-wash text-ok' },
  removed: { label: 'Removed', look: 'bg-bad-wash text-bad' },
  changed: { label: 'Changed', look: 'bg-info-wash text-info' },
};

/** Two versions agent by agent, then note by note; a changed text word by word. */
export function VersionComparison({ before, after }: { before: ComparedWorkflow; after: ComparedWorkflow }) {
  const comparison = useMemo(() => compareWorkflows(before, after), [before, after]);
  const { renamed, agents, notes, moved } = comparison;
  const parts = [...agents, ...notes];
  return (
    <>
      <p className="mt-1 text-xs text-ink-3">{changeWords(comparison)}</p>
      {renamed && <Field field={renamed} />}
      <ul className="mt-3 flex flex-col gap-2">
        {parts.map((part) => (
          <li key={part.id} className="rounded-md p-3 shadow-[inset_0_0_0_1px_var(--c-line)]">
            <p className="flex items-center gap-2 text-sm font-medium">
              <span className={`rounded-sm px-1.5 py-0.5 text-2xs ${MARKS[part.kind].look}`}>
                {MARKS[part.kind].label}
              </span>
              <OneLine text={part.name} className="min-w-0 flex-1" />
            </p>
            {part.fields.map((field) => (
              <Field key={field.label} field={field} />
            ))}
          </li>
        ))}
      </ul>
      {moved > 0 && parts.length > 0 && (
        <p className="mt-2 text-xs text-ink-3">
          {moved === 1 ? 'One stands' : `${moved} stand`} elsewhere on the canvas.
        </p>
      )}
    </>
  );
}

function Field({ field: { label, before, after } }: { field: FieldChange }) {
  return (
    <div className="mt-2">
      <p className="text-2xs text-ink-3">{label}</p>
      <p className="mt-0.5 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">
        {wordDifference(before, after).map(({ kind, text }, at) => {
          const key = `${at} ${kind}`;
          if (kind === 'added')
            return (
              <ins key={key} className="rounded-xs bg-ok-wash text-ok no-underline">
                {text}
              </ins>
            );
          if (kind === 'removed')
            return (
              <del key={key} className="rounded-xs bg-bad-wash text-bad">
                {text}
              </del>
            );
          return <span key={key}>{text}</span>;
        })}
      </p>
    </div>
  );
}

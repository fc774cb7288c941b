import { Info } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';

/** What is worth knowing of what stands above it: small, one line each. */
export function NoteList({ notes, className }: { notes: string[] | undefined; className?: string }) {
  if (!notes || notes.length === 0) return null;
  return (
    <ul aria-label="Notes" className={classNames('space-y-1 text-xs text-pretty text-ink-2', className)}>
      {notes.map((note) => (
        <li key={note} className="flex gap-1.5">
          <Info size={13} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{note}</span>
        </li>
      ))}
    </ul>
  );
}

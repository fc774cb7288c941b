import { Info, type LucideIcon } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';

interface Props {
  notes: string[] | undefined;
  label?: string;
  icon?: LucideIcon;
  className?: string;
}

/** What is worth knowing of what stands above it: small, one line each. */
export function NoteList({ notes, label = 'Notes', icon: Icon = Info, className }: Props) {
  if (!notes || notes.length === 0) return null;
  return (
    <ul aria-label={label} className={classNames('space-y-1 text-xs text-pretty text-ink-2', className)}>
      {notes.map((note) => (
        <li key={note} className="flex gap-1.5">
          <Icon size={13} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{note}</span>
        </li>
      ))}
    </ul>
  );
}

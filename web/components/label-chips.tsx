import type { Label } from '../../domain/schedule/labels.ts';
import { classNames } from '../lib/class-names.ts';

interface Props {
  labels: Label[];
  /** Those beyond are counted, not shown. */
  most?: number;
  className?: string;
}

/** The labels that a post carries; nothing where there are none. */
export function LabelChips({ labels, most = labels.length, className }: Props) {
  if (labels.length === 0) return null;
  const [shown, hidden] = [labels.slice(0, most), labels.slice(most)];
  return (
    <ul aria-label="Labels" className={classNames('flex min-w-0 flex-wrap gap-1', className)}>
      {shown.map(({ id, name, colour }) => (
        <li
          key={id}
          data-label={colour}
          title={name}
          className="label-chip max-w-full truncate rounded-sm px-1.5 text-2xs leading-4.5 font-medium"
        >
          {name}
        </li>
      ))}
      {hidden.length > 0 && (
        <li title={hidden.map(({ name }) => name).join(', ')} className="px-0.5 text-2xs leading-4.5 text-ink-2">
          +{hidden.length}
        </li>
      )}
    </ul>
  );
}

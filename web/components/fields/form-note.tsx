import { CircleAlert } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';

/** Beside a form's buttons: what went wrong, or else what is still to be mended. */
export function FormNote({ problem, hint = null }: { problem: string | null; hint?: string | null }) {
  const text = problem ?? hint;
  if (text === null) return null;
  return (
    <p
      role={problem === null ? 'status' : 'alert'}
      className={classNames(
        'mr-auto flex min-w-48 flex-1 items-start gap-1.5 text-sm max-sm:basis-full',
        problem === null ? 'text-warn' : 'font-medium text-bad',
      )}
    >
      <CircleAlert size={14} aria-hidden="true" className="mt-0.75 shrink-0" />
      {text}
    </p>
  );
}

import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Problem } from '../../../lib/api/problem.ts';
import { classNames } from '../../../lib/class-names.ts';

interface Props {
  problem: Problem | null;
  success: string | null;
  /** A way on, below the words. */
  children?: ReactNode;
}

/** What concerns the form as a whole, good or bad; the toast is what screen readers announce. */
export function FormNotice({ problem, success, children }: Props) {
  const text = success ?? (problem?.field === null ? problem.text : null);
  if (text === null) return null;
  const Icon = success === null ? CircleAlert : CircleCheck;
  return (
    <div
      className={classNames(
        'appear flex gap-2.5 rounded-md px-3 py-2.5 text-sm',
        success === null ? 'bg-bad-wash text-bad' : 'bg-ok-wash text-ok',
      )}
    >
      <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0 text-pretty">
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}

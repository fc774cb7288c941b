import { Check, Clock3, X } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';

/** A plan as the chat answers with one, to look at. */
export function SamplePlan({ className }: { className?: string }) {
  return (
    <figure className={className}>
      <figcaption className="mb-2.5 text-sm text-balance text-white/80">
        “Post our Saturday tasting on Friday at 9”
      </figcaption>
      <div className="overflow-hidden rounded-xl bg-surface text-ink shadow-lg">
        <p className="flex h-10 items-center gap-2 border-b border-line px-3.5 text-sm font-medium whitespace-nowrap">
          Schedule Created
          <span className="rounded-full bg-warn-wash px-2 py-0.5 text-2xs text-warn">Needs approval</span>
        </p>
        <div className="px-3.5 py-3">
          <p className="flex items-center gap-1.5 text-sm">
            <Clock3 size={14} aria-hidden="true" className="text-accent-text" />
            <span className="font-medium">Friday</span>
            <span className="text-ink-2 tabular-nums">9:00 AM</span>
            <span className="ml-auto text-xs text-ink-2">LinkedIn</span>
          </p>
          <p className="mt-2 text-sm text-pretty">
            Six coffees, one table, no slides. Our Saturday tasting is back: 10 am at Mill Lane. Bring a friend.
          </p>
        </div>
        <p className="flex justify-end gap-1.5 border-t border-line bg-sunken/60 p-2 text-xs font-medium">
          <span className={LOOKS.reject}>
            <X size={13} aria-hidden="true" />
            Reject
          </span>
          <span className={LOOKS.approve}>
            <Check size={13} strokeWidth={2.5} aria-hidden="true" />
            Approve
          </span>
        </p>
      </div>
    </figure>
  );
}
const SHAPE = 'inline-flex h-7 items-center gap-1.5 rounded-md px-2.5';
const LOOKS = {
  reject: classNames(SHAPE, 'bg-surface shadow-xs dark:bg-hover'),
  approve: classNames(SHAPE, 'bg-solid text-on-solid'),
};

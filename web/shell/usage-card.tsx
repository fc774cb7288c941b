import { Infinity as Unlimited } from 'lucide-react';
import { FREE_RUNS_PER_DAY } from '../../domain/free-plan.ts';
import { classNames } from '../lib/class-names.ts';
import { isScarce, useUsage } from '../lib/queries/usage.ts';

/** How many workflows are left today, in the sidebar; nothing until it is known. */
export function UsageCard({ isOpen }: { isOpen: boolean }) {
  const { data: usage } = useUsage();
  if (!usage || (!isOpen && usage.isPremium)) return null;
  if (usage.isPremium)
    return (
      <p className="mx-3 mb-3 flex items-center gap-2 rounded-lg bg-surface px-3 py-2.5 text-xs text-ink-2 shadow-xs">
        <Unlimited size={15} aria-hidden="true" className="text-accent" />
        Premium: unlimited workflows
      </p>
    );
  const limit = usage.limit ?? FREE_RUNS_PER_DAY;
  const left = usage.remainingUsage ?? 0;
  const count = (
    <span className={classNames('text-xs tabular-nums', isScarce(usage) ? 'text-bad' : 'text-ink-2')}>
      {left}/{limit}
    </span>
  );
  if (!isOpen)
    return (
      <a
        href="/upgrade"
        target="_blank"
        rel="noopener"
        title={`${left} of ${limit} workflows left today`}
        className="mx-auto mb-2 grid h-8 place-items-center rounded-md px-2 hover:bg-hover"
      >
        {count}
        <span className="sr-only">Workflows left today. Upgrade for unlimited, opens in a new tab.</span>
      </a>
    );
  return (
    <section aria-label="Workflows left today" className="mx-3 mb-3 rounded-lg bg-surface p-3 shadow-xs">
      <div className="flex items-baseline justify-between text-xs font-medium">
        <span>Workflows left today</span>
        {count}
      </div>
      <div aria-hidden="true" className="mt-2 flex gap-[3px]">
        {Array.from({ length: limit }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks are their places
            key={at}
            className={classNames(
              'h-1 flex-1 rounded-full',
              at >= left ? 'bg-active' : isScarce(usage) ? 'bg-bad' : 'bg-accent',
            )}
          />
        ))}
      </div>
      <a
        href="/upgrade"
        target="_blank"
        rel="noopener"
        className="mt-1 inline-block rounded-sm py-1 text-xs text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-ink"
      >
        Upgrade for unlimited
      </a>
    </section>
  );
}

import { FREE_RUNS_PER_DAY } from '../../../domain/free-plan.ts';
import { classNames } from '../../lib/class-names.ts';
import { isScarce, useUsage } from '../../lib/queries/usage.ts';

/** How many runs are left today, as remaining/10; red when it is nearly over. */
export function UsageCounter() {
  const { data: usage } = useUsage();
  if (!usage || usage.isPremium) return null;
  const limit = usage.limit ?? FREE_RUNS_PER_DAY;
  return (
    <span
      title="Workflows left today"
      className={classNames(
        'mr-1 rounded-sm px-1.5 py-0.5 font-mono text-xs tabular-nums',
        isScarce(usage) ? 'bg-bad-wash text-bad' : 'text-ink-2',
      )}
    >
      <span className="sr-only">Workflows left today: </span>
      {usage.remainingUsage}/{limit}
    </span>
  );
}

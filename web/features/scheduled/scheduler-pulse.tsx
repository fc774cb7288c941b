import { HOUR_MS } from '../../../domain/limits.ts';
import { MISSED_AFTER_MS } from '../../../domain/schedule/scheduled.ts';
import { classNames } from '../../lib/class-names.ts';
import { duration, longMoment } from '../../lib/us-dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSchedulerStatus } from './task/task-queries.ts';

/** A small sign of trust: whether somebody keeps the time, and how soon the next task runs. */
export function SchedulerPulse() {
  const { data, isError } = useSchedulerStatus();
  const now = useNow(15_000);
  if (!data && !isError) return null;
  const isHealthy = data?.healthy ?? false;
  const next = data?.nextRunAt ? Date.parse(data.nextRunAt) - now.getTime() : null;
  const words = !data
    ? 'Scheduler can’t be reached'
    : !isHealthy
      ? 'Scheduler is not running'
      : next === null
        ? 'Scheduler is running'
        : next <= 0
          ? 'Next run now'
          : `Next run in ${duration(next)}`;
  const title =
    isHealthy && data?.nextRunAt
      ? `${data.nextRunName ?? 'A task'} · ${longMoment(data.nextRunAt)}`
      : isHealthy
        ? 'Nothing is waiting to run.'
        : `Tasks that are missed now run late when it is back, up to ${MISSED_AFTER_MS / HOUR_MS} hours after their time.`;
  return (
    <p role="status" title={title} className="flex min-w-0 items-center gap-2 text-xs text-ink-2">
      <span
        aria-hidden="true"
        className={classNames(
          'size-2 shrink-0 rounded-full',
          isHealthy ? 'bg-ok shadow-[0_0_0_3px_var(--c-ok-wash)]' : 'bg-bad shadow-[0_0_0_3px_var(--c-bad-wash)]',
        )}
      />
      <span className="truncate tabular-nums">{words}</span>
    </p>
  );
}

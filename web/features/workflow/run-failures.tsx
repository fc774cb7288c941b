import { CircleAlert, CircleSlash2 } from 'lucide-react';
import type { NodeFailure } from '../../../domain/api/workflows.ts';
import { useRun } from './run-store.ts';

/** Which agents of the last run made nothing, and why: what failed, and what stood behind a branch not taken. */
export function RunNotices() {
  const failures = useRun((state) => state.failures);
  const skipped = useRun((state) => state.skipped);
  return (
    <>
      <RunFailures failures={failures} />
      {skipped.length > 0 && (
        <ul className="mb-5 flex flex-col gap-2 rounded-lg bg-sunken p-3 text-sm text-ink-2">
          {skipped.map(({ nodeId, agent, message }) => (
            <li key={nodeId} className="flex gap-2">
              <CircleSlash2 size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
              <span className="min-w-0">
                <span className="font-medium">{agent}:</span> {message}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function RunFailures({ failures }: { failures: NodeFailure[] }) {
  if (failures.length === 0) return null;
  return (
    <ul className="mb-5 flex flex-col gap-2 rounded-lg bg-bad-wash p-3 text-sm">
      {failures.map(({ nodeId, agent, message }) => (
        <li key={nodeId} className="flex gap-2">
          <CircleAlert size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-bad" />
          <span className="min-w-0">
            <span className="font-medium">{agent}:</span> {message}
          </span>
        </li>
      ))}
    </ul>
  );
}

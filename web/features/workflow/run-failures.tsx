import { CircleAlert } from 'lucide-react';
import type { NodeFailure } from '../../../domain/api/workflows.ts';

/** Which agents of a run did not finish, and why. */
export function RunFailures({ failures }: { failures: NodeFailure[] }) {
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

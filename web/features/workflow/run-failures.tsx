import { CircleAlert, CircleSlash2, type LucideIcon } from 'lucide-react';
import type { NodeFailure } from '../../../domain/api/workflows.ts';
import { classNames } from '../../lib/class-names.ts';
import { useRun } from './run-store.ts';

/** Which agents of the last run made nothing, and why: what failed, and what stood behind a branch not taken. */
export function RunNotices() {
  const failures = useRun((state) => state.failures);
  const skipped = useRun((state) => state.skipped);
  return (
    <>
      <Notices agents={failures} icon={CircleAlert} look="bg-bad-wash" iconLook="text-bad" />
      <Notices agents={skipped} icon={CircleSlash2} look="bg-sunken text-ink-2" iconLook="text-ink-3" />
    </>
  );
}

interface NoticesProps {
  agents: NodeFailure[];
  icon: LucideIcon;
  look: string;
  iconLook: string;
}

function Notices({ agents, icon: Icon, look, iconLook }: NoticesProps) {
  if (agents.length === 0) return null;
  return (
    <ul className={classNames('mb-5 flex flex-col gap-2 rounded-lg p-3 text-sm', look)}>
      {agents.map(({ nodeId, agent, message }) => (
        <li key={nodeId} className="flex gap-2">
          <Icon size={15} aria-hidden="true" className={classNames('mt-0.5 shrink-0', iconLook)} />
          <span className="min-w-0">
            <span className="font-medium">{agent}:</span> {message}
          </span>
        </li>
      ))}
    </ul>
  );
}

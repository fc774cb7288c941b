import type { LucideIcon } from 'lucide-react';
import type { NodeFailure } from '../../../domain/api/workflow/workflows.ts';
import { classNames } from '../../lib/class-names.ts';

interface Props {
  agents: NodeFailure[];
  icon: LucideIcon;
  look: string;
  iconLook: string;
}

/** What is said of agents that made nothing, one by one. */
export function AgentNotices({ agents, icon: Icon, look, iconLook }: Props) {
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

import { AgentIcon } from '../../../components/agent-icon.tsx';
import type { Task } from './task.ts';

/** Each agent of a task: what it is, and what it works from. */
export function TaskAgents({ agents }: Pick<Task, 'agents'>) {
  return (
    <ul className="flex flex-col gap-2">
      {agents.map(({ id, type, name, input, description }) => (
        <li key={id} className="flex gap-3 rounded-lg bg-sunken p-3 shadow-[inset_0_0_0_1px_var(--c-line)]">
          <AgentIcon kind={type} />
          <div className="min-w-0 flex-1">
            <p className="text-sm leading-6 font-medium">{name}</p>
            {input.trim() !== '' && (
              <p className="mt-0.5 text-base [overflow-wrap:anywhere] whitespace-pre-line">{input}</p>
            )}
            {description.trim() !== '' && (
              <p className="mt-1 text-sm [overflow-wrap:anywhere] whitespace-pre-line text-ink-2">
                {description.trim()}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

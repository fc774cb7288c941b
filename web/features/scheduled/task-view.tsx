import { Play, Repeat } from 'lucide-react';
import { AGENT_TYPE_LABELS } from '../../../domain/agents.ts';
import { platformWords } from '../../../domain/plan.ts';
import { PLATFORM_RULES } from '../../../domain/platforms.ts';
import { Button } from '../../components/button.tsx';
import { PlatformIcon } from '../../components/platform-icons.tsx';
import { timeZone } from '../../lib/session-rules.ts';
import { longMoment } from '../../lib/us-dates.ts';
import { DialogFoot } from './dialog-head.tsx';
import { Fact, Facts } from './facts.tsx';
import { StatusBadge } from './status-look.tsx';
import { isChangeable, type Task, type TaskWithTimeline } from './task.ts';
import { execute, showResults } from './task-actions.ts';
import { TaskLabels } from './task-labels.tsx';
import { TaskNotes } from './task-notes.tsx';
import { close, open } from './tasks-ui.ts';
import { Timeline } from './timeline.tsx';

/** Everything about a task, and what can be done with it. */
export function TaskView({ task, isLoading }: { task: TaskWithTimeline; isLoading: boolean }) {
  return (
    <>
      <div className="p-5">
        <div className="flex items-start justify-between gap-4">
          <h3 className="text-md font-medium [overflow-wrap:anywhere]">{task.name}</h3>
          <StatusBadge status={task.status} />
        </div>
        <TaskNotes task={{ ...task, error_message: null }} className="mt-1" />
        {task.status === 'completed' && task.platforms.length > 0 && (
          <p className="mt-1 text-sm text-pretty text-ink-2">
            Ready for you to post on {platformWords(task.platforms)}: Fanfare does not publish there yet.
          </p>
        )}
        <div className="mt-5">
          <Facts>
            <Fact name="Date and time">
              <time dateTime={task.scheduledFor}>{longMoment(task.scheduledFor)}</time>
              {task.timeZone !== timeZone() && (
                <span className="block text-xs text-ink-3">
                  {longMoment(task.scheduledFor, task.timeZone)} in {task.timeZone}
                </span>
              )}
              {task.recurrenceText && task.seriesId && (
                <span className="mt-0.5 flex items-center gap-1.5 text-xs text-ink-2">
                  <Repeat size={12} aria-hidden="true" className="text-ink-3" />
                  Repeats {task.recurrenceText}
                </span>
              )}
            </Fact>
            <Fact name="Agent type">{AGENT_TYPE_LABELS[task.agentType].label}</Fact>
            <Fact name="Platforms">
              {task.platforms.length === 0 && 'None selected'}
              <span className="flex flex-wrap gap-x-3 gap-y-1">
                {task.platforms.map((platform) => (
                  <span key={platform} className="inline-flex items-center gap-1.5">
                    <PlatformIcon platform={platform} />
                    {PLATFORM_RULES[platform].label}
                  </span>
                ))}
              </span>
            </Fact>
            <Fact name="Labels">
              <TaskLabels task={task} />
            </Fact>
            <Fact name={`Agents (${task.agents.length})`}>
              {task.agents.length === 0 ? 'None' : task.agents.map(({ name }) => name).join(', ')}
            </Fact>
            {task.executed_at && <Fact name="Executed at">{longMoment(task.executed_at)}</Fact>}
            {task.execution_duration !== null && (
              <Fact name="Execution duration">{seconds(task.execution_duration)}</Fact>
            )}
            {task.error_message && (
              <Fact name="Error message" isWide>
                <span className="text-bad">{task.error_message}</span>
              </Fact>
            )}
          </Facts>
        </div>
      </div>
      <Timeline events={task.timeline} isLoading={isLoading} />
      <Ways task={task} />
    </>
  );
}

function Ways({ task }: { task: Task }) {
  const { id, status } = task;
  return (
    <DialogFoot>
      {status !== 'executing' && (
        <Button look="ghost" onClick={() => open({ kind: 'delete', id })} className="mr-auto hover:text-bad">
          Delete
        </Button>
      )}
      {isChangeable(task) && (
        <Button
          look={status === 'failed' ? 'solid' : 'quiet'}
          onClick={() => open({ kind: 'task', id, isEditing: true })}
        >
          {status === 'failed' ? 'Reschedule' : 'Edit'}
        </Button>
      )}
      {status === 'scheduled' && (
        <Button
          onClick={() => {
            close('task');
            void execute(task);
          }}
        >
          <Play size={13} fill="currentColor" aria-hidden="true" />
          Execute
        </Button>
      )}
      {status === 'completed' && <Button onClick={() => void showResults(id, 'at once')}>View Results</Button>}
      {status === 'executing' && (
        <Button look="quiet" onClick={() => close('task')}>
          Close
        </Button>
      )}
    </DialogFoot>
  );
}

function seconds(value: number): string {
  const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return rounded === 1 ? '1 second' : `${rounded.toLocaleString('en-US')} seconds`;
}

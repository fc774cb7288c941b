import { CalendarClock, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { draftOfTask } from '../../../../domain/post/fit.ts';
import { PLATFORM_RULES, type Platform } from '../../../../domain/post/platforms.ts';
import { AGENT_TYPE_LABELS } from '../../../../domain/schedule/agent-types.ts';
import { PlatformIcon } from '../../../components/platform-icons.tsx';
import { PostPreview } from '../../../components/post/post-preview.tsx';
import { PublicationList } from '../../../components/publication/publication-list.tsx';
import { timeZone } from '../../../lib/session/session-rules.ts';
import { longMoment } from '../../../lib/us-dates.ts';
import { Folding } from '../views/folding.tsx';
import { FactList, TaskFact } from './facts.tsx';
import { StatusBadge, standingOf } from './status-look.tsx';
import type { Task, TaskWithTimeline } from './task.ts';
import { TaskAgents } from './task-agents.tsx';
import { TaskLabels } from './task-labels.tsx';
import { TaskNotes } from './task-notes.tsx';
import { LaterWays, TaskWays } from './task-ways.tsx';
import { Timeline } from './timeline.tsx';

interface Props {
  task: TaskWithTimeline;
  isLoading: boolean;
  isFromCalendar: boolean;
  /** It is how a series comes round again: no task of its own yet. */
  isLater: boolean;
}

/** Everything about a task, and what can be done with it. */
export function TaskView({ task, isLoading, isFromCalendar, isLater }: Props) {
  const at = task.scheduledFor;
  return (
    <>
      <div className="p-5">
        <div className="flex items-start justify-between gap-4">
          <h3 className="text-md font-medium [overflow-wrap:anywhere]">{task.name}</h3>
          {isLater ? <LaterBadge /> : <StatusBadge status={standingOf(task)} />}
        </div>
        {isFromCalendar && (
          <p className="mt-2 flex items-center gap-2 text-base text-ink-2">
            <CalendarClock size={15} aria-hidden="true" className="shrink-0 text-accent-text" />
            <span>
              Scheduled for <time dateTime={at}>{longMoment(at)}</time>
            </span>
          </p>
        )}
        {isLater ? (
          <p className="mt-2 text-sm text-pretty text-ink-2">
            It goes onto the schedule when the one before it has run, or when you change it.
            {task.fresh && ' Its text is written an hour before its time.'}
          </p>
        ) : (
          <TaskNotes task={{ ...task, error_message: null }} className="mt-1" />
        )}
        <div className="mt-5">
          <TaskFacts task={task} when={isFromCalendar ? null : <time dateTime={at}>{longMoment(at)}</time>} />
        </div>
      </div>
      {!(isLater && task.fresh) && <Posts task={isLater ? { ...task, publications: [] } : task} />}
      <Folding title={isFromCalendar ? 'Agents' : 'What each agent does'} isOpen={isFromCalendar}>
        <TaskAgents agents={task.agents} />
      </Folding>
      {!isLater && (
        <Folding title="Timeline" isOpen={!isFromCalendar}>
          <Timeline events={task.timeline} isLoading={isLoading} />
        </Folding>
      )}
      {isLater ? <LaterWays task={task} /> : <TaskWays task={task} isFromCalendar={isFromCalendar} />}
    </>
  );
}

function TaskFacts({ task, when }: { task: Task; when: ReactNode | null }) {
  const isElsewhere = task.timeZone !== timeZone();
  return (
    <FactList>
      {(when !== null || isElsewhere || task.seriesId) && (
        <TaskFact name={when === null ? 'Its clock' : 'Date and time'}>
          {when}
          {isElsewhere && (
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
          {task.seriesId && draftOfTask(task) && (
            <span className="mt-0.5 block text-xs text-ink-2">
              {task.fresh ? 'A new text each time' : 'The same text every time'}
            </span>
          )}
        </TaskFact>
      )}
      <TaskFact name="Agent type">{AGENT_TYPE_LABELS[task.agentType].label}</TaskFact>
      <TaskFact name="Platforms">
        <Networks platforms={task.platforms} />
      </TaskFact>
      <TaskFact name="Labels">
        <TaskLabels task={task} />
      </TaskFact>
      <TaskFact name={`Agents (${task.agents.length})`}>
        {task.agents.length === 0 ? 'None' : task.agents.map(({ name }) => name).join(', ')}
      </TaskFact>
      {task.executed_at && <TaskFact name="Executed at">{longMoment(task.executed_at)}</TaskFact>}
      {task.execution_duration !== null && (
        <TaskFact name="Execution duration">{seconds(task.execution_duration)}</TaskFact>
      )}
      {task.error_message && (
        <TaskFact name="Error message" isWide>
          <span className="text-bad">{task.error_message}</span>
        </TaskFact>
      )}
    </FactList>
  );
}

function Networks({ platforms }: { platforms: Platform[] }) {
  if (platforms.length === 0) return 'None selected';
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {platforms.map((platform) => (
        <span key={platform} className="inline-flex items-center gap-1.5">
          <PlatformIcon platform={platform} />
          {PLATFORM_RULES[platform].label}
        </span>
      ))}
    </span>
  );
}

/** What goes out, and once it has run, where each post stands. */
function Posts({ task }: { task: TaskWithTimeline }) {
  const draft = draftOfTask(task);
  if (task.publications.length > 0)
    return (
      <section aria-label="Posts" className="border-t border-line px-5 py-4">
        <PublicationList publications={task.publications} />
      </section>
    );
  if (draft === null || task.platforms.length === 0) return null;
  return (
    <section aria-label="Preview" className="border-t border-line bg-sunken px-5 py-4">
      <PostPreview draft={draft} platforms={task.platforms} />
    </section>
  );
}

/** An occurrence that is no task of its own yet has no status. */
function LaterBadge() {
  return (
    <span className="inline-flex h-6 items-center gap-1.5 rounded-sm bg-hover px-2 text-xs font-medium whitespace-nowrap text-ink-2">
      <Repeat size={13} aria-hidden="true" />
      Later occurrence
    </span>
  );
}

function seconds(value: number): string {
  const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return rounded === 1 ? '1 second' : `${rounded.toLocaleString('en-US')} seconds`;
}

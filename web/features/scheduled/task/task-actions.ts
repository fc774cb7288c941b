import { toast } from 'react-toastify/unstyled';
import type { InputOf } from '../../../../domain/api/call.ts';
import { nextPostingSlot } from '../../../../domain/api/schedule/posting-slots.ts';
import {
  deleteScheduledWorkflow,
  getWorkflowResults,
  scheduleWorkflow,
  type updateScheduledWorkflow,
} from '../../../../domain/api/schedule/scheduled.ts';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { toastUndo } from '../../../components/toast-undo.tsx';
import { api } from '../../../lib/api/api.ts';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import { usageChanged } from '../../../lib/queries/usage.ts';
import { longMoment } from '../../../lib/us-dates.ts';
import { startFailure } from '../failure-texts.ts';
import { closeTaskLayer, openTaskLayer, setTrouble, useTasksUi } from '../tasks-ui.ts';
import { changeTask, duplicateCall, executeCall, readStatus, restoreCall, retryCall, type Task } from './task.ts';
import { reloadTasks, showTask } from './task-queries.ts';
import { TIMED_OUT, watchExecution } from './watch-execution.ts';

export type EditScope = NonNullable<InputOf<typeof updateScheduledWorkflow>['scope']>;

const RELOAD_AFTER_DELETE_MS = 1_000;
const SHORT_TOAST_MS = 3_000;

/** Every execution that is watched; a screen that is left stops watching. */
const watches = new Map<string, AbortController>();

/** Starts a task now. */
export async function startTask({ id }: Task): Promise<void> {
  await start(id, executeCall, 'scheduled');
}

/** It shows as executing at once, and as it was before where the start fails. */
async function start(id: string, call: typeof executeCall | typeof retryCall, before: Task['status']): Promise<void> {
  setTrouble(id, false);
  await showTask(id, { status: 'executing' });
  try {
    await api(call, { id });
  } catch (error) {
    await showTask(id, { status: before });
    setTrouble(id, true);
    toast.error(startFailure(error));
    void reloadTasks();
    return;
  }
  usageChanged();
  void reloadTasks();
  await watch(id);
}

async function watch(id: string): Promise<void> {
  watches.get(id)?.abort();
  const watching = new AbortController();
  watches.set(id, watching);
  const { signal } = watching;
  const hasEnded = await watchExecution({
    ask: async () => (await api(readStatus, { id }, { signal })).data.status,
    onStatus: (status) => void showTask(id, { status }).then(reloadTasks),
    signal,
  });
  if (watches.get(id) === watching) watches.delete(id);
  if (!hasEnded) toast.error(TIMED_OUT, { autoClose: SHORT_TOAST_MS });
}

/** Nobody looks at the tasks any more. */
export function stopWatching(): void {
  for (const watching of watches.values()) watching.abort();
  watches.clear();
}

/** Deletes a task or a later occurrence of its series, or it and all that follow; tells whether it is gone. */
export async function removeTask(id: string, scope: EditScope, name: string, occurrence?: string): Promise<boolean> {
  setTrouble(id, false);
  let gone: string;
  try {
    gone = (await api(deleteScheduledWorkflow, { id, scope, occurrence })).data?.id ?? id;
  } catch (error) {
    setTrouble(id, true);
    toastFailure('Failed to delete workflow', error);
    void reloadTasks();
    return false;
  }
  if (gone === id) await showTask(id, null);
  toastUndo('Workflow deleted successfully!', `“${name}” was deleted.`, () => void restore(gone));
  if (gone !== id) void reloadTasks();
  else setTimeout(() => void reloadTasks(), RELOAD_AFTER_DELETE_MS);
  return true;
}

async function restore(id: string): Promise<void> {
  try {
    const { data } = await api(restoreCall, { id });
    toast.success(`“${data.name}” is back.`, { autoClose: SHORT_TOAST_MS });
  } catch (error) {
    toastFailure('Failed to undo the deletion', error);
  }
  void reloadTasks();
}

/** Schedules a copy for the day after or the next free slot, and opens it: its time and words are the next things to choose. */
export async function copyTask({ id, status, platforms }: Task, when: 'day after' | 'next slot' = 'day after') {
  try {
    const slot = when === 'next slot' ? (await api(nextPostingSlot, { platforms })).data : null;
    if (slot?.scheduledFor === null) return void toast.error(slot.reason);
    const { data } = await api(duplicateCall, { id, scheduledFor: slot?.scheduledFor });
    const what = status === 'completed' ? 'It is posted again on' : 'The copy is scheduled for';
    toast.success(`${what} ${longMoment(data.scheduledFor)}.`);
    openTaskLayer({ kind: 'task', id: data.id, isEditing: true });
  } catch (error) {
    toastFailure('Failed to copy workflow', error);
  }
  void reloadTasks();
}

/** Runs a failed task again, now. */
export async function retry({ id }: Task): Promise<void> {
  await start(id, retryCall, 'failed');
}

/** Changes a task; gives it as it is then, or the reason where that is refused. */
export async function saveTaskChange(
  input: InputOf<typeof updateScheduledWorkflow>,
): Promise<{ task: Task; failure: null } | { task: null; failure: string }> {
  setTrouble(input.id, false);
  try {
    const { data } = await api(changeTask, input);
    // A later occurrence that was changed is a task of its own.
    if (data.id === input.id) await showTask(input.id, data);
    void reloadTasks();
    return { task: data, failure: null };
  } catch (error) {
    toastFailure('Failed to update workflow', error);
    void reloadTasks();
    return { task: null, failure: reasonOf(error) };
  }
}

/** Schedules a task once more, as changed, since the one that was being changed is lost; gives the reason where that is refused. */
export async function scheduleAnew(
  { agents, connections, timeZone: zone, post }: Task,
  { scheduledFor, draft, timeZone, ...edited }: Omit<InputOf<typeof updateScheduledWorkflow>, 'id' | 'scope'>,
): Promise<string | null> {
  const content = draft ? withDraft(agents, draft) : { agents, post };
  const schedule = { scheduledAt: scheduledFor, userTimezone: timeZone ?? zone, connections, ...content };
  try {
    const { message } = await api(scheduleWorkflow, { ...schedule, ...edited, status: 'scheduled' });
    toast.success(message);
    void reloadTasks();
    return null;
  } catch (error) {
    toastFailure('Failed to schedule workflow', error);
    return reasonOf(error);
  }
}

/** The words of a draft in the one agent that hands them on, and the rest beside it. */
function withDraft(
  agents: Task['agents'],
  { text, ...post }: NonNullable<InputOf<typeof updateScheduledWorkflow>['draft']>,
) {
  return {
    agents: agents.map((agent) => (agent.type === 'chat' ? { ...agent, input: text, description: '' } : agent)),
    post,
  };
}

/** Shows what a task made: the results open at once and wait, or only when they are there. */
export async function showResults(task: Task, when: 'at once' | 'when there'): Promise<void> {
  const { id } = task;
  setTrouble(id, false);
  if (when === 'at once') openTaskLayer({ kind: 'results', task, outputs: null });
  try {
    const { data } = await api(getWorkflowResults, { id });
    const { layer } = useTasksUi.getState();
    // Whoever has closed the waiting results meanwhile does not want them any more.
    if (when === 'when there' || layer?.kind === 'results') openTaskLayer({ kind: 'results', task, ...data });
  } catch (error) {
    closeTaskLayer('results');
    setTrouble(id, true);
    toastFailure('Failed to load results', error);
  }
}

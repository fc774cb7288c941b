import { toast } from 'react-toastify/unstyled';
import type { InputOf } from '../../../domain/api/call.ts';
import {
  deleteScheduledWorkflow,
  getWorkflowResults,
  scheduleWorkflow,
  type updateScheduledWorkflow,
} from '../../../domain/api/scheduled.ts';
import { toastFailure } from '../../components/toast-failure.tsx';
import { api } from '../../lib/api.ts';
import { usageChanged } from '../../lib/usage.ts';
import { startFailure } from './failure-texts.ts';
import { changeTask, executeTask, readStatus, type Task } from './task.ts';
import { reloadTasks, showTask } from './task-queries.ts';
import { close, open, setTrouble, useTasksUi } from './tasks-ui.ts';
import { TIMED_OUT, watchExecution } from './watch-execution.ts';

export type Scope = 'this' | 'following';

const RELOAD_AFTER_DELETE_MS = 1_000;
const SHORT_TOAST_MS = 3_000;

/** Every execution that is watched; a screen that is left stops watching. */
const watches = new Map<string, AbortController>();

/** Starts a task now: it shows as executing at once, and as it was before where the start fails. */
export async function execute({ id }: Task): Promise<void> {
  setTrouble(id, false);
  await showTask(id, { status: 'executing' });
  try {
    await api(executeTask, { id });
  } catch (error) {
    await showTask(id, { status: 'scheduled' });
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

/** Deletes a task, or it and all that follow in its series; tells whether it is gone. */
export async function remove(id: string, scope: Scope): Promise<boolean> {
  setTrouble(id, false);
  try {
    await api(deleteScheduledWorkflow, { id, scope });
  } catch (error) {
    setTrouble(id, true);
    toastFailure('Failed to delete workflow', error);
    void reloadTasks();
    return false;
  }
  await showTask(id, null);
  toast.success('Workflow deleted successfully!', { autoClose: SHORT_TOAST_MS });
  setTimeout(() => void reloadTasks(), RELOAD_AFTER_DELETE_MS);
  return true;
}

/** Changes a task; tells whether that worked. */
export async function change(input: InputOf<typeof updateScheduledWorkflow>): Promise<boolean> {
  setTrouble(input.id, false);
  try {
    const { data } = await api(changeTask, input);
    await showTask(input.id, data);
    void reloadTasks();
    return true;
  } catch (error) {
    toastFailure('Failed to update workflow', error);
    void reloadTasks();
    return false;
  }
}

/** Schedules a task once more, as changed, since the one that was being changed is lost; tells whether that worked. */
export async function scheduleAnew(
  { agents, connections, timeZone: userTimezone }: Task,
  {
    scheduledFor,
    ...edited
  }: Pick<InputOf<typeof updateScheduledWorkflow>, 'name' | 'platforms' | 'agentType' | 'scheduledFor'>,
): Promise<boolean> {
  const schedule = { scheduledAt: scheduledFor, userTimezone, agents, connections };
  try {
    const { message } = await api(scheduleWorkflow, { ...schedule, ...edited, status: 'scheduled' });
    toast.success(message);
    void reloadTasks();
    return true;
  } catch (error) {
    toastFailure('Failed to schedule workflow', error);
    return false;
  }
}

/** Shows what a task made: the results open at once and wait, or only when they are there. */
export async function showResults(id: string, when: 'at once' | 'when there'): Promise<void> {
  setTrouble(id, false);
  if (when === 'at once') open({ kind: 'results', outputs: null });
  try {
    const { data } = await api(getWorkflowResults, { id });
    const { layer } = useTasksUi.getState();
    // Whoever has closed the waiting results meanwhile does not want them any more.
    if (when === 'when there' || layer?.kind === 'results') open({ kind: 'results', outputs: data.outputs });
  } catch (error) {
    close('results');
    setTrouble(id, true);
    toastFailure('Failed to load results', error);
  }
}

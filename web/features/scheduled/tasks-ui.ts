import { create } from 'zustand';
import type { NodeFailure } from '../../../domain/api/workflow/workflows.ts';
import type { Output } from '../../../domain/workflow/outputs.ts';
import type { Task } from './task/task.ts';

/** What lies above the tasks; one thing at a time. */
export type TasksLayer =
  /** A new post, at a moment where somebody has pointed at one. */
  | { kind: 'schedule'; at?: Date }
  /** A task, or a later occurrence of its series: the moment at which it comes round again. */
  | { kind: 'task'; id: string; isEditing: boolean; occurrence?: string }
  /** The calendar's look at the same. */
  | { kind: 'details'; id: string; occurrence?: string }
  /** All of one day of the calendar. */
  | { kind: 'day'; day: Date }
  | { kind: 'delete'; id: string; later?: Task }
  | { kind: 'results'; task: Task; outputs: Output[] | null; skipped?: NodeFailure[] }
  /** What the menu of the month holds. */
  | { kind: 'labels' }
  | { kind: 'slots' }
  | { kind: 'import' }
  | { kind: 'subscribe' };

interface TasksUi {
  layer: TasksLayer | null;
  /** Tasks with which something has just gone wrong. */
  troubled: ReadonlySet<string>;
}

export const useTasksUi = create<TasksUi>(() => ({ layer: null, troubled: new Set() }));

/** Opens one layer in the place of any other. */
export function openTaskLayer(layer: TasksLayer): void {
  useTasksUi.setState({ layer });
}

/** Closes the layer of a kind, if it is the one that is open. */
export function closeTaskLayer(kind: TasksLayer['kind']): void {
  if (useTasksUi.getState().layer?.kind === kind) useTasksUi.setState({ layer: null });
}

/** Nobody looks at the tasks any more: whoever comes back finds them plain. */
export function forgetLayers(): void {
  useTasksUi.setState({ layer: null, troubled: new Set() });
}

/** Marks a task with which something went wrong, or takes the mark away. */
export function setTrouble(id: string, hasTrouble: boolean): void {
  const troubled = new Set(useTasksUi.getState().troubled);
  if (hasTrouble) troubled.add(id);
  else troubled.delete(id);
  useTasksUi.setState({ troubled });
}

/** Whether something has just gone wrong with a task. */
export function useHasTrouble(id: string): boolean {
  return useTasksUi(({ troubled }) => troubled.has(id));
}

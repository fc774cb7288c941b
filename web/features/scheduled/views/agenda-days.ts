import type { PendingPlan } from '../../../../domain/schedule/plan.ts';
import { standsAt } from '../../../../domain/schedule/scheduled.ts';
import type { ProjectedOccurrence, Task } from '../task/task.ts';

/** What stands on a day of the agenda: a task, a plan that waits for approval, or what a series will bring. */
export type AgendaEntry =
  | { kind: 'task'; key: string; at: string; task: Task }
  | { kind: 'plan'; key: string; at: string; plan: PendingPlan }
  | { kind: 'projected'; key: string; at: string; projected: ProjectedOccurrence };

export interface AgendaDay {
  /** Its first moment, in the viewer's zone. */
  day: Date;
  entries: AgendaEntry[];
}

/** Days in order, each with what stands on it in order; days without anything are left out, today excepted. */
export function agendaDays(
  { tasks, plans, projected }: { tasks: Task[]; plans: PendingPlan[]; projected: ProjectedOccurrence[] },
  today: Date,
): AgendaDay[] {
  const entries: AgendaEntry[] = [
    ...tasks.map((task) => ({ kind: 'task' as const, key: task.id, at: standsAt(task), task })),
    ...plans.map((plan) => ({ kind: 'plan' as const, key: plan.id, at: plan.scheduledFor, plan })),
    ...projected.map((one) => ({
      kind: 'projected' as const,
      key: `${one.id} ${one.scheduledFor}`,
      at: one.scheduledFor,
      projected: one,
    })),
  ];
  // Two pages may tell of the same repetition.
  const once = [...new Map(entries.map((entry) => [entry.key, entry])).values()];
  const days = new Map<number, AgendaEntry[]>([[midnight(today), []]]);
  for (const entry of once.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const day = midnight(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].sort(([a], [b]) => a - b).map(([day, on]) => ({ day: new Date(day), entries: on }));
}

function midnight(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}

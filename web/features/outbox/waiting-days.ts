import type { ListedPublication } from '../../../domain/api/post/publishing.ts';
import { inUsEnglish } from '../../lib/us-dates.ts';

/** What waits of one task: its posts on all networks belong together. */
export interface WaitingTask {
  id: string;
  name: string;
  dueAt: string;
  posts: ListedPublication[];
}

/** Posts that wait, day by day of the viewer's, the newest first. */
export function waitingDays(posts: ListedPublication[], now: Date): { day: string; tasks: WaitingTask[] }[] {
  const tasks = [...Map.groupBy(posts, ({ taskId }) => taskId)].map(([id, own]) => ({
    id,
    name: own[0]?.taskName ?? '',
    dueAt: own[0]?.dueAt ?? '',
    posts: own,
  }));
  const newestFirst = tasks.toSorted((a, b) => b.dueAt.localeCompare(a.dueAt));
  return [...Map.groupBy(newestFirst, ({ dueAt }) => dayName(dueAt, now))].map(([day, some]) => ({ day, tasks: some }));
}

function dayName(at: string, now: Date): string {
  const dayOf = (date: Date) => new Date(date).toDateString();
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (dayOf(new Date(at)) === dayOf(now)) return 'Today';
  if (dayOf(new Date(at)) === dayOf(yesterday)) return 'Yesterday';
  const year = new Date(at).getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return inUsEnglish(at, { weekday: 'long', month: 'long', day: 'numeric', ...year });
}

import { PUBLICATION_WORDS, type PublicationState, UNPOSTED_STATES } from '../../../../domain/post/publication.ts';
import type { Task } from '../task/task.ts';

interface Group {
  label: string;
  states: string[];
  /** How many there are of them, seen or not. */
  count: number;
}

/** What has run and is not all posted, by the words for where it stands, most pressing first. */
export function unpostedGroups(
  tasks: Pick<Task, 'posting'>[],
  counted: Partial<Record<PublicationState, number>>,
): Group[] {
  const groups = Map.groupBy(UNPOSTED_STATES, (state) => PUBLICATION_WORDS[state]);
  return [...groups].flatMap(([label, states]) => {
    const seen = tasks.filter(({ posting }) => states.some((state) => state === posting)).length;
    const known = states.reduce((sum, state) => sum + (counted[state] ?? 0), 0);
    return seen === 0 ? [] : [{ label, states, count: Math.max(seen, known) }];
  });
}

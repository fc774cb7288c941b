import { ArrowDown, ArrowUp } from 'lucide-react';
import type { TaskSort } from '../../../../domain/schedule/scheduled.ts';
import { classNames } from '../../../lib/class-names.ts';

export const SORT_WORDS: Record<TaskSort, string> = {
  next: 'What comes next',
  newest: 'Latest first',
  oldest: 'Earliest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  status: 'Status, running first',
  '-status': 'Status, completed first',
  platforms: 'Platform, A to Z',
  '-platforms': 'Platform, Z to A',
};
const DOWN: TaskSort[] = ['newest', '-name', '-status', '-platforms'];

interface Props {
  title: string;
  width: string;
  /** What pressing it sorts by, one after the other. */
  sorts: TaskSort[];
  sort: TaskSort;
  onSort: (sort: TaskSort) => void;
}

/** The head of a column by which a table can be sorted. */
export function SortHead({ title, width, sorts, sort, onSort }: Props) {
  const at = sorts.indexOf(sort);
  const next = sorts[(at + 1) % sorts.length] ?? sort;
  const isDown = DOWN.includes(sort);
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={at < 0 ? 'none' : isDown ? 'descending' : 'ascending'} className={width}>
      <button
        type="button"
        title={at < 0 ? `Sort: ${SORT_WORDS[next]}` : `${SORT_WORDS[sort]}. Press for: ${SORT_WORDS[next]}`}
        onClick={() => onSort(next)}
        className={classNames(
          '-mx-2 flex h-7 items-center gap-1 rounded-sm px-2 transition-colors duration-120 hover:bg-hover hover:text-ink',
          at >= 0 && 'text-ink',
        )}
      >
        {title}
        {at >= 0 && <Arrow size={12} aria-hidden="true" />}
      </button>
    </th>
  );
}

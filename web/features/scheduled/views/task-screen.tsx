import { useCallback, useState } from 'react';
import { usePendingPlans } from '../pending-plans.tsx';
import type { TasksView } from '../task/task-address.ts';
import { useBoard, useTaskList } from '../task/task-queries.ts';
import { AgendaScreen } from './agenda-screen.tsx';
import { Board, CARDS_AT_FIRST } from './board.tsx';
import { type ScreenProps, TaskFrame } from './task-frame.tsx';
import { TaskTable } from './task-table.tsx';

/** The board, the list or the agenda. */
export function TaskScreen({ view, ...props }: ScreenProps & { view: Exclude<TasksView, 'calendar'> }) {
  if (view === 'kanban') return <BoardScreen {...props} />;
  return view === 'list' ? <ListScreen {...props} /> : <AgendaScreen {...props} />;
}

function BoardScreen({ shown: { filters }, onShowAll }: ScreenProps) {
  const [limit, setLimit] = useState(CARDS_AT_FIRST);
  // The full minute: so it is asked for before this screen is there (web/public/first.js).
  const [now] = useState(() => `${new Date().toISOString().slice(0, 16)}:00.000Z`);
  const waiting = usePendingPlans({ from: now }, filters);
  const board = useBoard(filters, limit);
  return (
    <TaskFrame view="kanban" asked={board} found={board.tasks.length + waiting.count} onShowAll={onShowAll}>
      <Board
        tasks={board.tasks}
        count={board.count}
        // What a larger limit brings is on its way.
        limit={board.isPlaceholderData ? CARDS_AT_FIRST : limit}
        onLimit={setLimit}
        only={filters.status}
        plans={waiting}
      />
    </TaskFrame>
  );
}

function ListScreen({ shown: { filters, sort }, show, onShowAll }: ScreenProps) {
  const list = useTaskList(filters, sort);
  const { tasks, count, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const counted = count ? count.scheduled + count.executing + count.completed + count.failed : 0;
  const onNeed = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <TaskFrame view="list" asked={list} found={tasks.length} onShowAll={onShowAll}>
      <TaskTable
        tasks={tasks}
        total={hasNextPage ? Math.max(counted, tasks.length) : tasks.length}
        onNeed={onNeed}
        sort={sort}
        onSort={(next) => show({ sort: next })}
      />
    </TaskFrame>
  );
}

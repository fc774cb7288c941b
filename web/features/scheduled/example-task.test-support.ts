import type { Task } from './task/task.ts';

/** A task for tests. */
export function exampleTask(over: Partial<Task> = {}): Task {
  return {
    id: 'task-1',
    name: 'Monday coffee tip',
    status: 'scheduled',
    scheduledFor: '2026-11-20T09:00:00.000Z',
    timeZone: 'Europe/Berlin',
    platforms: ['linkedin'],
    agentType: 'social-media',
    agents: [],
    connections: [],
    post: { media: [], own: {} },
    posting: null,
    labels: [],
    seriesId: null,
    recurrence: null,
    recurrenceText: null,
    fresh: false,
    wish: null,
    preparedAt: null,
    executed_at: null,
    execution_duration: null,
    error_message: null,
    lateness: null,
    undone: null,
    ...over,
  };
}

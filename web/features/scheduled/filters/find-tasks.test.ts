import { describe, expect, test } from 'vitest';
import { exampleTask } from '../example-task.test-support.ts';
import { boardColumn, EVERYTHING, FILTER_PLATFORMS, findTasks, inColumns } from './find-tasks.ts';

const tip = exampleTask({ id: 'tip', name: 'Monday coffee tip', platforms: ['linkedin', 'twitter'] });
const sale = exampleTask({
  id: 'sale',
  name: 'Winter sale',
  agentType: 'digital-marketing',
  platforms: ['instagram'],
  status: 'failed',
});
const ids = (filters: Partial<typeof EVERYTHING>) =>
  findTasks([tip, sale], { ...EVERYTHING, ...filters }).map(({ id }) => id);

describe('finding tasks', () => {
  test('TASK-02 goes by the name or the agent type, without case', () => {
    expect(ids({ search: ' COFFEE ' })).toEqual(['tip']);
    expect(ids({ search: 'digital-mark' })).toEqual(['sale']);
    expect(ids({ search: 'Digital Marketing' })).toEqual(['sale']);
    expect(ids({ search: 'nothing like it' })).toEqual([]);
  });

  test('TASK-03 goes by platform: all, instagram, linkedin, twitter, facebook', () => {
    expect(FILTER_PLATFORMS).toEqual(['all', 'instagram', 'linkedin', 'twitter', 'facebook']);
    expect(ids({ platform: 'twitter' })).toEqual(['tip']);
    expect(ids({ platform: 'facebook' })).toEqual([]);
    expect(ids({ platform: 'all' })).toEqual(['tip', 'sale']);
  });

  test('goes by one status, or by all of them', () => {
    expect(ids({ status: 'failed' })).toEqual(['sale']);
    expect(ids({ status: 'all' })).toEqual(['tip', 'sale']);
  });
});

describe('columns', () => {
  test('TASK-18 an unknown status stands with the failed ones', () => {
    expect(boardColumn('paused')).toBe('failed');
  });

  test('TASK-09 are sorted by scheduled time', () => {
    const at = (id: string, status: string, day: number) =>
      exampleTask({ id, status, scheduledFor: `2026-11-${day}T09:00:00.000Z` });
    const columns = inColumns([
      at('late', 'scheduled', 22),
      at('early', 'scheduled', 20),
      at('old', 'completed', 10),
      at('new', 'completed', 14),
      at('odd', 'paused', 12),
    ]);
    expect(columns.scheduled.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(columns.completed.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(columns.failed.map(({ id }) => id)).toEqual(['odd']);
    expect(columns.executing).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { unpostedGroups } from './unposted-groups.ts';

test('MONTH-83 what is not all posted is grouped by its words, most pressing first, each with the number of all', () => {
  const tasks = (['ready', 'queued', 'sending', 'refused', 'ready'] as const).map((posting) => ({ posting }));
  expect(unpostedGroups(tasks, { ready: 90, queued: 1, sending: 2 }).map(({ label, count }) => [label, count])).toEqual(
    [
      ['Refused', 1],
      ['Ready to post', 90],
      ['Being posted', 3],
    ],
  );
  expect(unpostedGroups([{ posting: 'sent' }, { posting: null }], {})).toEqual([]);
});

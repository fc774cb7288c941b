import { expect, it } from 'vitest';
import { exampleTask } from '../example-task.test-support.ts';
import { changeElsewhere } from './changed-elsewhere.tsx';

const begun = exampleTask({ name: 'Coffee tip' });

it('TDLG-17 a task that is as it was says nothing, whatever else happened to it', () => {
  expect(changeElsewhere(begun, { ...begun, lateness: 'ran 3 h late' }, false)).toBeNull();
});

it('TDLG-17 one that is deleted or has started is lost, one that was changed is named', () => {
  expect(changeElsewhere(begun, begun, true)).toMatchObject({
    isLost: true,
    text: expect.stringMatching(/^This task was deleted elsewhere\./),
  });
  for (const status of ['executing', 'completed'])
    expect(changeElsewhere(begun, { ...begun, status }, false)).toMatchObject({
      isLost: true,
      text: expect.stringMatching(/^This task has started meanwhile/),
    });
  expect(changeElsewhere(begun, { ...begun, name: 'Tea tip' }, false)).toMatchObject({
    isLost: false,
    text: expect.stringContaining('it is now “Tea tip”'),
  });
});

import { expect, test } from 'vitest';
import { exampleTask } from '../example-task.test-support.ts';
import { offeredMoment } from '../scheduling/offered-moment.ts';
import { agendaDays } from './agenda-days.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const today = new Date(2026, 10, 16);

test('MONTH-11 MONTH-84 an agenda has days in order, each with its tasks, plans and repetitions in order, and always today', () => {
  const days = agendaDays(
    {
      tasks: [
        exampleTask({ id: 'late', scheduledFor: at(20, 18) }),
        exampleTask({ id: 'early', scheduledFor: at(20, 9) }),
        exampleTask({ id: 'over', scheduledFor: at(12, 9) }),
        // Planned for the 20th, run by hand on the 14th.
        exampleTask({ id: 'ahead', status: 'completed', scheduledFor: at(20, 10), executed_at: at(14, 10) }),
      ],
      plans: [
        {
          id: 'plan',
          name: '',
          scheduledFor: at(20, 12),
          platforms: [],
          text: '',
          recurrenceText: null,
          sessionId: 's',
        },
      ],
      projected: [0, 1].map(() => ({ id: 'early', seriesId: 's', name: '', platforms: [], scheduledFor: at(27, 9) })),
    },
    today,
  );
  expect(days.map(({ day, entries }) => [day.getDate(), entries.map(({ key }) => key)])).toEqual([
    [12, ['over']],
    [14, ['ahead']],
    [16, []],
    [20, ['early', 'plan', 'late']],
    [27, [`early ${at(27, 9)}`]],
  ]);
});

test('MONTH-13 a day that is pointed at offers noon, and today the next full hour once noon is over', () => {
  const now = new Date(2026, 10, 16, 14, 20);
  expect(offeredMoment(new Date(2026, 10, 18), now)).toEqual(new Date(2026, 10, 18, 12));
  expect(offeredMoment(new Date(2026, 10, 16), now)).toEqual(new Date(2026, 10, 16, 15));
  expect(offeredMoment(new Date(2026, 10, 16), new Date(2026, 10, 16, 8))).toEqual(new Date(2026, 10, 16, 12));
});

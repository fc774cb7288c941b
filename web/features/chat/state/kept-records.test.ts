import { expect, it } from 'vitest';
import { messagesOf } from './kept-records.ts';

const plan = (planId: string) => ({
  planId,
  workflowName: 'River walk',
  description: '',
  input: 'The river walk is open again.',
  platforms: ['linkedin'],
  agentType: 'custom',
  frequency: 'once',
  scheduledAt: '2026-11-22T12:00:00.000Z',
  scheduledAtLocal: '2026-11-22T12:00',
  scheduledAtLocalFormatted: 'Sunday',
  timeZone: 'Europe/London',
  recurrence: null,
  recurrenceText: null,
  medium: 'text',
  assumed: [],
  notes: [],
  state: 'pending',
  isConfirmed: false,
  isPartOfMultiple: true,
  isMultipleSchedules: false,
  sessionId: 's',
  originalMessage: '',
  plans: [],
});
const record = (id: string, userMessage: string, status: string, outputs: unknown[]) => ({
  id,
  sessionId: 's',
  userMessage,
  message: `Answer to ${userMessage}`,
  timestamp: `2026-11-16T10:0${id}:00.000Z`,
  outputs,
  status: status as 'completed',
});

it('HIST-16 a plan of a set that was moved is shown by its set, and what was said of the move is no fault', () => {
  const set = {
    output_type: 'multiple_schedules_summary',
    output: '2 posts',
    plans: [plan('a'), plan('b')],
    totalPlans: 2,
    confirmed: false,
    platforms: ['linkedin'],
    agentType: 'custom',
  };
  const moved = {
    output_type: 'schedule_plan',
    output: 'moved',
    planId: 'b',
    planData: plan('b'),
    confirmed: false,
    platforms: ['linkedin'],
    agentType: 'custom',
  };
  const messages = messagesOf('s', [
    record('1', 'plan two', 'multiple_scheduling_plan', [set]),
    record('2', 'move the last one', 'scheduling_plan', [moved]),
  ]);
  const last = messages.at(-1);
  expect(last).toMatchObject({ type: 'workflow', content: 'Answer to move the last one' });
});

import { describe, expect, it } from 'vitest';
import { conversationTitle, headingOf, previewOf, workflowStatusOf } from '../chat.ts';
import { confirmationMessage } from './plan.ts';
import { frequencyOf, isRule, ruleOf } from './recurrence.ts';

const plan = {
  workflowName: 'Coffee blend',
  frequency: 'once',
  recurrenceText: null,
  agentType: null,
  platforms: [],
  scheduledAtLocalFormatted: 'Monday, November 16, 2026 at 9:00 AM GMT+1',
} as const;

describe('the confirmation of what was scheduled', () => {
  it('PLAN-15 names the workflow and the long-form date', () => {
    const message = confirmationMessage({ ...plan, platforms: [] });
    expect(message).toContain('"Coffee blend"');
    expect(message).toContain('Monday, November 16, 2026 at 9:00 AM GMT+1');
  });

  it('PLAN-16 names the frequency, ‘one time’ if once', () => {
    expect(confirmationMessage({ ...plan, platforms: [] })).toContain('one time');
    const weekly = { ...plan, platforms: [], frequency: 'weekly' as const };
    expect(confirmationMessage(weekly)).toContain('weekly');
    expect(confirmationMessage({ ...weekly, recurrenceText: 'every Monday' })).toContain('every Monday');
  });

  it('PLAN-17 names the agent type, by default ‘custom workflow’', () => {
    expect(confirmationMessage({ ...plan, platforms: [] })).toContain('custom workflow');
    expect(confirmationMessage({ ...plan, platforms: [], agentType: 'custom' })).toContain('custom workflow');
    expect(confirmationMessage({ ...plan, platforms: [], agentType: 'social-media' })).toContain('Social Media');
  });

  it('PLAN-18 names the platforms, or ‘all platforms’', () => {
    expect(confirmationMessage({ ...plan, platforms: [] })).toContain('all platforms');
    expect(confirmationMessage({ ...plan, platforms: ['linkedin', 'twitter'] })).toContain('LinkedIn and Twitter');
  });
});

describe('a status', () => {
  it('CHAT-32 of an answer or record maps to the status that is shown', () => {
    expect(workflowStatusOf('scheduling_plan')).toBe('scheduling');
    expect(workflowStatusOf('multiple_scheduling_plan')).toBe('multiple_scheduling');
    expect(workflowStatusOf('scheduled')).toBe('completed');
  });

  it.for(['completed', 'failed', 'scheduling_plan_confirmed', 'multiple_schedules_confirmed', '', 'toString', 'new'])(
    'CHAT-33 maps to none where it is any other: “%s”',
    (status) => expect(workflowStatusOf(status)).toBeNull(),
  );
});

describe('a conversation in the list', () => {
  it('HIST-10 HIST-11 is named by its first message on one line, ‘New Chat’ where that says nothing', () => {
    expect(conversationTitle(`Write\n\n${'x'.repeat(60)}`)).toBe(`Write ${'x'.repeat(24)}`);
    expect([conversationTitle(''), conversationTitle(' \n ')]).toEqual(['New Chat', 'New Chat']);
    expect(previewOf('y'.repeat(60))).toBe('y'.repeat(50));
  });

  it('HIST-35 is called on screens by more of that message, cut at a word with ‘…’ only where it goes on', () => {
    const exact = 'Write about bread and butter 12';
    expect([exact.slice(0, 30), exact].map(headingOf)).toEqual([exact.slice(0, 30), exact]);
    expect(headingOf(`${'Our sourdough '.repeat(5)}\n\nrises for twenty-four hours`)).toBe(
      `${'Our sourdough '.repeat(5)}rises…`,
    );
    expect(headingOf(`${'Bread. '.repeat(11)}Butter too`)).toBe(`${'Bread. '.repeat(10)}Bread…`);
    expect(headingOf(' \n ')).toBe('New Chat');
  });
});

describe('a recurrence rule', () => {
  it('stands for the word that it was made from, bounds aside', () => {
    for (const frequency of ['hourly', 'daily', 'weekdays', 'weekly', 'biweekly', 'monthly', 'yearly'] as const)
      expect(frequencyOf(`${ruleOf(frequency)};COUNT=4`)).toBe(frequency);
    expect(frequencyOf('FREQ=WEEKLY;BYDAY=MO,TH')).toBe('weekly');
    expect(frequencyOf('FREQ=MONTHLY;BYDAY=-1FR')).toBe('custom');
    expect([ruleOf('once'), ruleOf('custom')]).toEqual([null, null]);
  });

  it.for([
    'FREQ=DAILY;UNTIL=20261225T230000Z',
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
    'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO',
    'FREQ=YEARLY;BYMONTH=2,12;BYMONTHDAY=-1',
    'FREQ=MONTHLY;BYDAY=+2TU,-1FR',
  ])('%s can be scheduled', (rule) => expect(isRule(rule)).toBe(true));

  it.for([
    'FREQ=YEARLY;BYMONTH=99',
    'FREQ=YEARLY;BYMONTH=0',
    'FREQ=DAILY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYDAY=0MO',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=MO;BYDAY=TU',
    'FREQ=DAILY;BYSETPOS=99',
  ])('SEC-306 “%s”, which no calendar has or which says two things, can not', (rule) =>
    expect(isRule(rule)).toBe(false),
  );

  it.for([
    '',
    'FREQ=MINUTELY',
    'INTERVAL=2',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;INTERVAL=-1',
    'FREQ=DAILY\nDTSTART:19700101',
  ])('“%s” can not', (rule) => expect(isRule(rule)).toBe(false));
});

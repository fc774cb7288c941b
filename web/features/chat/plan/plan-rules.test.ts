import { expect, test } from 'vitest';
import { answerOf, planAnswer, planOf, setAnswer } from '../chat-for-tests.ts';
import { messageOfAnswer } from '../state/answers.ts';
import type { ChatMessage } from '../state/chat-state.ts';
import { planStateOf, withPlan } from './plan-rules.ts';

const about = { id: 'm', timestamp: '2026-11-16T08:00:00Z', isHistorical: true };
const message = (answer = planAnswer(planOf())): ChatMessage => messageOfAnswer(answer, about);

test('a plan without any sign of a confirmation is pending', () => {
  expect(planStateOf(planOf(), message(), [])).toBe('pending');
});

test('PLAN-21 a plan counts as confirmed if its output says so', () => {
  const answer = planAnswer(planOf());
  const outputs = answer.outputs.map((output) => ({ ...output, confirmed: true }));
  expect(planStateOf(planOf(), message({ ...answer, outputs } as typeof answer), [])).toBe('confirmed');
});

test.each(['scheduling_plan_confirmed', 'multiple_schedules_confirmed'] as const)(
  'PLAN-22 a plan counts as confirmed if the record is %s',
  (status) => {
    expect(planStateOf(planOf(), message({ ...planAnswer(planOf()), status }), [])).toBe('confirmed');
  },
);

test('PLAN-23 a plan counts as confirmed if its id is in the confirmed list', () => {
  expect(planStateOf(planOf(), message(), [{ planId: 'plan-1', sessionId: null }])).toBe('confirmed');
  expect(planStateOf(planOf(), message(), [{ planId: 'plan-2', sessionId: null }])).toBe('pending');
});

test('PLAN-24 a plan counts as confirmed if it is flagged so', () => {
  expect(planStateOf(planOf({ isConfirmed: true }), message(), [])).toBe('confirmed');
});

test('PLAN-25 a plan counts as confirmed if the workflow status is completed', () => {
  expect(planStateOf(planOf(), { ...message(), workflowStatus: 'completed' }, [])).toBe('confirmed');
});

test('a rejected plan stays rejected, whatever the rest of its set is', () => {
  const status = 'multiple_schedules_confirmed';
  const rejected = planOf({ state: 'rejected' });
  expect(planStateOf(rejected, message({ ...setAnswer([rejected, planOf()]), status }), [])).toBe('rejected');
});

test('one approval in a set changes that plan alone', () => {
  const [a, b] = [planOf({ planId: 'a' }), planOf({ planId: 'b' })];
  const [changed] = withPlan([message(setAnswer([a, b]))], 'a', { isConfirmed: true, state: 'confirmed' });
  const states = changed?.workflowData?.allPlans.map((plan) => planStateOf(plan, changed, []));
  expect(states).toEqual(['confirmed', 'pending']);
});

test('CHAT-32 the status of an answer maps to the status that is shown', () => {
  expect(message(planAnswer(planOf())).workflowStatus).toBe('scheduling');
  expect(message(setAnswer([planOf(), planOf({ planId: 'b' })])).workflowStatus).toBe('multiple_scheduling');
  expect(message(answerOf({ status: 'scheduled' })).workflowStatus).toBe('completed');
});

test('CHAT-33 every other status shows none', () => {
  expect(message(answerOf({ status: 'completed' })).workflowStatus).toBeNull();
  expect(message({ ...planAnswer(planOf()), status: 'scheduling_plan_confirmed' }).workflowStatus).toBeNull();
});

import { expect, test } from 'vitest';
import * as calls from '../../../../domain/api/schedule/plans.ts';
import { approval, chatForTests, failure, planAnswer, planOf, setAnswer } from '../chat-for-tests.ts';

async function withPlan() {
  const here = chatForTests();
  here.answers(planAnswer(planOf()));
  await here.chat.send('Plan it');
  return here;
}
const trio = ['a', 'b', 'c'].map((planId) =>
  planOf({ planId, workflowName: `Launch ${planId}`, isPartOfMultiple: true, isMultipleSchedules: true }),
);
async function withSet() {
  const here = chatForTests();
  here.answers(setAnswer(trio));
  await here.chat.send('Plan three');
  return here;
}
const ids = trio.map(({ planId }) => planId);

test('PLAN-13 an approved plan leaves the pending list and joins the confirmed one', async () => {
  const { chat, state } = await withPlan();
  await chat.approve('plan-1');
  expect(state().pendingSchedulePlans).toEqual([]);
  expect(state().confirmedPlans).toEqual([{ planId: 'plan-1', sessionId: 'chat-1' }]);
});

test('an approval sends the plan, shows the confirmation and keeps it for other devices', async () => {
  const { chat, state, on, called } = await withPlan();
  on(calls.confirmSchedulePlan, (input) => approval(input, { message: '✅ It is scheduled' }));
  const running = chat.approve('plan-1');
  expect(state().scheduling).toEqual({ 'plan-1': 'approving' });
  await running;
  expect(state().scheduling).toEqual({});
  expect(state().messages.at(-1)).toMatchObject({ sender: 'system', type: 'text', content: '✅ It is scheduled' });
  expect(called(calls.confirmSchedulePlan)).toEqual([{ planId: 'plan-1', planData: planOf() }]);
  expect(called(calls.storeConfirmationMessage)).toMatchObject([
    { sessionId: 'chat-1', message: '✅ It is scheduled' },
  ]);
  expect(called(calls.updateScheduleConfirmationStatus)).toEqual([{ sessionId: 'chat-1' }]);
});

test('POST-96 approved in another tab already, a plan is as it was approved there, and its confirmation is kept once', async () => {
  const { chat, state, on, called } = await withPlan();
  on(calls.confirmSchedulePlan, (input) => approval(input, { input: 'The other tab’s words' }));
  await chat.approve('plan-1');
  expect(state().messages[1]?.workflowData?.planData).toMatchObject({ input: 'The other tab’s words', canUndo: true });
  expect(state().messages.at(-1)?.id).toBe('task of plan-1');
  expect(called(calls.storeConfirmationMessage)).toMatchObject([{ requestId: 'task of plan-1' }]);
});

test('POST-96 an approval that comes after its task has run offers no Undo, and what it says stays here', async () => {
  const { chat, state, on, called } = await withPlan();
  on(calls.confirmSchedulePlan, (input) => approval(input, { message: 'It has run since.', canUndo: false }));
  await chat.approve('plan-1');
  expect(state().messages[1]?.workflowData?.planData).toMatchObject({ state: 'confirmed', canUndo: false });
  expect(state().messages.at(-1)).toMatchObject({ type: 'text', content: 'It has run since.' });
  expect(called(calls.storeConfirmationMessage)).toEqual([]);
});

test('clicking twice approves once', async () => {
  const { chat, called } = await withPlan();
  await Promise.all([chat.approve('plan-1'), chat.approve('plan-1')]);
  expect(called(calls.confirmSchedulePlan)).toHaveLength(1);
});

test('PLAN-19 a rejected plan leaves the pending list, and the conversation says so', async () => {
  const { chat, state, called } = await withPlan();
  await chat.reject('plan-1');
  expect(called(calls.cancelSchedulePlan)).toEqual([{ planId: 'plan-1' }]);
  expect(state().pendingSchedulePlans).toEqual([]);
  expect(state().messages.at(-1)).toMatchObject({ sender: 'system', content: '❌ Schedule plan cancelled.' });
  expect(state().messages[1]?.workflowData?.planData.state).toBe('rejected');
});

test('PLAN-31 a plan that is not pending is not found', async () => {
  const { chat, state, called } = await withPlan();
  await chat.approve('unknown');
  expect(state().messages.at(-1)).toMatchObject({ type: 'error', content: 'Schedule plan not found' });
  expect(state().schedulingError).toBe('Schedule plan not found');
  expect(called(calls.confirmSchedulePlan)).toEqual([]);
});

test('a failed approval leaves the plan pending, with an error in the conversation', async () => {
  const { chat, state, on } = await withPlan();
  on(calls.confirmSchedulePlan, () => {
    throw failure(409, 'This can no longer be changed.');
  });
  await chat.approve('plan-1');
  expect(state().pendingSchedulePlans).toHaveLength(1);
  expect(state().messages.at(-1)).toMatchObject({ type: 'error', content: 'This can no longer be changed.' });
});

test('PLAN-28 approving all handles the plans of the set that still wait, one by one', async () => {
  const { chat, on } = await withSet();
  await chat.reject('b');
  const order: string[] = [];
  let running = 0;
  on(calls.confirmSchedulePlan, async (input) => {
    expect(++running).toBe(1);
    order.push(String(input.planId));
    await Promise.resolve();
    running -= 1;
    return approval(input);
  });
  await chat.approveAll(ids);
  expect(order).toEqual(['a', 'c']);
});

test('PLAN-29 when all succeed, the message gives the count', async () => {
  const { chat, state } = await withSet();
  await chat.approveAll(ids);
  expect(state().messages.at(-1)?.content).toBe('✅ **All Posts Confirmed**: 3 posts are scheduled.');
  expect(state().confirmedPlans).toHaveLength(3);
});

test('PLAN-53 pressed twice, a set is decided on once and the conversation says so once', async () => {
  const approved = await withSet();
  await Promise.all([approved.chat.approveAll(ids), approved.chat.approveAll(ids)]);
  expect(approved.called(calls.confirmSchedulePlan)).toHaveLength(3);
  expect(approved.called(calls.storeConfirmationMessage)).toHaveLength(1);
  const rejected = await withSet();
  await Promise.all([rejected.chat.rejectAll(ids), rejected.chat.rejectAll(ids)]);
  expect(rejected.called(calls.cancelSchedulePlan)).toHaveLength(3);
  expect(rejected.state().messages.filter(({ sender }) => sender === 'system')).toHaveLength(1);
});

test('PLAN-53 decided on in two tabs, what the conversation keeps of it has the same id', async () => {
  const [one, other] = [await withSet(), await withSet()];
  await Promise.all([one.chat.approveAll(ids), other.chat.approveAll(ids)]);
  for (const { called, state } of [one, other]) {
    expect(called(calls.storeConfirmationMessage)).toMatchObject([{ requestId: 'task of c' }]);
    expect(state().messages.at(-1)?.id).toBe('task of c');
  }
  const [third, fourth] = [await withSet(), await withSet()];
  await third.chat.reject('a');
  await third.chat.rejectAll(ids);
  await fourth.chat.rejectAll(ids);
  expect(third.called(calls.storeConfirmationMessage)).toMatchObject([{ requestId: 'a' }, { requestId: 'c' }]);
  expect(fourth.called(calls.storeConfirmationMessage)).toMatchObject([{ requestId: 'c' }]);
});

test('PLAN-30 when some fail, the message gives confirmed and total, and why each failed', async () => {
  const { chat, state, on } = await withSet();
  on(calls.confirmSchedulePlan, (input) => {
    if (input.planId === 'a') return approval(input);
    throw input.planId === 'b' ? failure(400, 'That time has passed') : failure(null);
  });
  await chat.approveAll(ids);
  expect(state().messages.at(-1)).toMatchObject({
    type: 'error',
    content: [
      '**Partial Confirmation**: 1/3 posts are scheduled.',
      '',
      '- Post 2, Launch b: That time has passed',
      '- Post 3, Launch c: Network error: No response received from server',
    ].join('\n'),
  });
  expect(state().pendingSchedulePlans.map(({ planId }) => planId)).toEqual(['b', 'c']);
});

test('PLAN-32 without a plan of a set there is nothing to confirm', async () => {
  const { chat, state, called } = await withPlan();
  await chat.approveAll(['plan-1']);
  expect(state().messages.at(-1)).toMatchObject({
    type: 'error',
    content: 'No multiple schedule plans found to confirm',
  });
  expect(called(calls.confirmSchedulePlan)).toEqual([]);
});

test('PLAN-44 a failure without a reason has its own text, for one plan and for all', async () => {
  const one = await withPlan();
  one.on(calls.confirmSchedulePlan, () => {
    throw new Error('no reason');
  });
  await one.chat.approve('plan-1');
  expect(one.state().messages.at(-1)?.content).toBe('Failed to confirm schedule plan');
  const all = await withSet();
  all.on(calls.confirmSchedulePlan, () => {
    throw failure(null);
  });
  await all.chat.approveAll(ids);
  expect(all.state().messages.at(-1)?.content).toBe('Failed to confirm all schedule plans');
});

test('rejecting all rejects every plan that waits, and says it once', async () => {
  const { chat, state, called } = await withSet();
  await chat.approve('a');
  await chat.rejectAll(ids);
  expect(called(calls.cancelSchedulePlan).map(({ planId }) => planId)).toEqual(['b', 'c']);
  expect(state().messages.at(-1)?.content).toBe('❌ Schedule plan cancelled. 2 posts are not scheduled.');
  expect(state().pendingSchedulePlans).toEqual([]);
});

test('what becomes of a plan is not said in another conversation: a confirmation is kept in its own, a failure told', async () => {
  for (const fails of [false, true]) {
    const { chat, contents, on, called, told } = await withPlan();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    on(calls.confirmSchedulePlan, () => promise);
    const approving = chat.approve('plan-1');
    chat.newChat();
    if (fails) reject(failure(409, 'Too late'));
    else resolve(approval({ planId: 'plan-1', planData: planOf() }, { message: '✅ Scheduled' }));
    await approving;
    expect(contents()).toEqual([]);
    expect(called(calls.storeConfirmationMessage).map(({ message }) => message)).toEqual(fails ? [] : ['✅ Scheduled']);
    expect(told).toEqual(fails ? ['Too late'] : []);
  }
});

test('POST-43 a saved post shows on every card of its plan, and is what is approved', async () => {
  const { chat, state, on, called } = await withPlan();
  const saved = planOf({ input: 'My own words', post: { media: [], own: { twitter: { text: 'Short' } } } });
  on(calls.updatePlanPost, () => ({ message: 'Saved', planData: saved }));
  expect(await chat.savePost('plan-1', { text: 'My own words', ...saved.post })).toBeNull();
  expect(called(calls.updatePlanPost)).toMatchObject([{ id: 'plan-1', text: 'My own words', own: saved.post.own }]);
  expect(state().messages[1]?.workflowData?.planData.input).toBe('My own words');
  await chat.savePost('plan-1', { text: 'My own words', ...saved.post }, { fresh: true });
  expect(called(calls.updatePlanPost)[1]).toMatchObject({ fresh: true });
  await chat.approve('plan-1');
  expect(called(calls.confirmSchedulePlan)).toMatchObject([{ planData: { input: 'My own words' } }]);
});

test('POST-43 a post that could not be saved gives the reason, and the card stays as it was', async () => {
  const { chat, state, on } = await withPlan();
  on(calls.updatePlanPost, () => {
    throw failure(409, 'This plan is already approved. Change its scheduled task instead.');
  });
  expect(await chat.savePost('plan-1', { text: 'New', media: [], own: {} })).toContain('already approved');
  expect(state().messages[1]?.workflowData?.planData.input).toBe(planOf().input);
});

test('POST-48 an approval that is undone leaves nothing that says confirmed', async () => {
  const { chat, state, on } = await withPlan();
  await chat.approve('plan-1');
  on(calls.undoScheduleConfirmation, () => ({ message: 'Approval taken back.', planData: planOf() }));
  await chat.undoApproval(planOf());
  expect(state().confirmedPlans).toEqual([]);
  expect(state().pendingSchedulePlans).toHaveLength(1);
  expect(state().messages[1]?.workflowData).toMatchObject({ isConfirmed: false, planData: { state: 'pending' } });
  expect(state().messages.at(-1)).toMatchObject({ type: 'text', content: 'Approval taken back.' });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import * as calls from '../../../domain/api/schedule/scheduled.ts';
import { FREE_SCHEDULES_PER_DAY } from '../../../domain/free-plan.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person, signInAs } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { schedulePost, standing, uploadPicture } from '../../../tests/support/stage/posts.ts';

let product: TestProduct;
let ada: Person;
beforeAll(async () => {
  product = await startTestProduct({}, { engine: simpleEngine() });
});
beforeEach(async () => {
  product.clock.now = new Date('2028-03-06T08:00:00Z');
  ada = await newPerson(product);
});
afterAll(() => product.stop());

const duplicate = (id: string, scheduledFor?: string, who = ada) =>
  make(product.url, calls.duplicateScheduledWorkflow, { id, ...(scheduledFor ? { scheduledFor } : {}) }, who.identity);
const fail = (id: string) =>
  product.sql(`update scheduled_workflows set status = 'failed', error_message = 'no answer' where id = $1`, [id]);

describe('a copy of a scheduled workflow', () => {
  it('POST-25 has its words, parts, networks and labels, and runs the next day at the same time of its clock', async () => {
    const media = [{ mediaId: await uploadPicture(product, ada), kind: 'image', alt: 'A cup' }];
    const post = { media, own: { twitter: { text: 'Short.' } } };
    // Berlin's clocks go forward in the night between the two.
    const task = await schedulePost(product, ada, { post, scheduledAt: '2028-03-25T08:00:00Z' });
    const [label] = await product.sql<{ id: string }>(
      `insert into labels (user_id, name, colour) values ($1, 'Client', 'red') returning id`,
      [ada.user.id],
    );
    await product.sql('insert into task_labels values ($1, $2)', [task.id, label?.id]);
    const { status, body } = await duplicate(task.id);
    expect(status).toBe(200);
    const { id: _, scheduledFor: __, labels: ___, ...same } = task;
    expect(body.data).toMatchObject({ ...same, scheduledFor: '2028-03-26T07:00:00.000Z' });
    expect(body.data.id).not.toBe(task.id);
    expect(body.data.labels).toMatchObject([{ name: 'Client' }]);
    const named = await duplicate(task.id, '2028-04-01T06:30:00Z');
    expect(named.body.data.scheduledFor).toBe('2028-04-01T06:30:00.000Z');
  });

  it('POST-25 of one whose next day has passed runs at its next such time', async () => {
    const task = await schedulePost(product, ada, { scheduledAt: '2028-03-07T09:00:00Z' });
    for (const [now, next] of [
      ['2028-03-09T08:00:00Z', '2028-03-09T09:00:00.000Z'],
      ['2028-03-09T10:00:00Z', '2028-03-10T09:00:00.000Z'],
    ] as const) {
      await product.sql(`update scheduled_workflows set status = 'completed' where id = $1`, [task.id]);
      product.clock.now = new Date(now);
      const later = await signInAs(product, ada.email, ada.password);
      expect((await duplicate(task.id, undefined, later)).body.data.scheduledFor).toBe(next);
    }
  });

  it('POST-26 of a completed one posts again what went out, not what its agents would make of it now', async () => {
    const wish = { id: 'chat-1', type: 'chat', name: 'Text', input: 'Write about our new tea', description: '' };
    const drawn = { id: 'image-1', type: 'image', name: 'Picture', input: 'A cup', description: '' };
    const { id } = await schedulePost(product, ada, {
      agents: [wish, drawn],
      post: { own: { twitter: { text: 'T' } } },
    });
    await make(product.url, calls.executeScheduledWorkflow, { id }, ada.identity);
    const went = (await standing(product, ada, id, 'completed')).publications.map(({ post }) => post);
    expect(went).toMatchObject([{ media: [{ kind: 'image' }] }, { text: 'T', media: [{ kind: 'image' }] }]);
    const { body } = await duplicate(id);
    expect(body.data.agents).toMatchObject([{ type: 'chat', input: went[0]?.text, verbatim: true }]);
    await make(product.url, calls.executeScheduledWorkflow, { id: body.data.id }, ada.identity);
    const again = await standing(product, ada, body.data.id, 'completed');
    expect(again.publications.map(({ post }) => post)).toEqual(went);
  });

  it('POST-27 needs a place on its day, a time to come and its owner', async () => {
    const task = await schedulePost(product, ada, { scheduledAt: '2028-03-07T09:00:00Z' });
    for (let n = 0; n < FREE_SCHEDULES_PER_DAY; n++) expect((await duplicate(task.id)).status).toBe(200);
    expect((await duplicate(task.id)).body.message).toMatch(/March 8 is full/);
    const late = await duplicate(task.id, '2028-03-06T07:59:00Z');
    expect([late.status, late.body.message]).toEqual([400, expect.stringMatching(/already passed/)]);
    expect((await duplicate(task.id, undefined, await newPerson(product))).status).toBe(404);
    expect((await duplicate('x')).status).toBe(404);
  });
});

describe('a failed workflow', () => {
  const retry = (id: string, who = ada) => make(product.url, calls.retryScheduledWorkflow, { id }, who.identity);

  it('POST-28 runs again at once when asked, and counts as a run that its owner started', async () => {
    const { id } = await schedulePost(product, ada);
    await fail(id);
    const left = async () => (await make(product.url, checkUsage, {}, ada.identity)).body.data.remainingUsage ?? 0;
    const before = await left();
    const { status, body } = await retry(id);
    expect(await left()).toBe(before - 1);
    expect([status, body.data.status, body.data.error_message]).toEqual([200, 'executing', null]);
    const { publications, timeline } = await standing(product, ada, id, 'completed');
    expect(publications).toHaveLength(2);
    expect(timeline.map(({ what }) => what)).toEqual(['scheduled', 'started', 'completed']);
  });

  it('POST-28 runs once, however many ask at once, and is its owner’s alone', async () => {
    const { id } = await schedulePost(product, ada);
    await fail(id);
    expect((await retry(id, await newPerson(product))).status).toBe(404);
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => retry(id)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    await standing(product, ada, id, 'completed');
    expect(await product.sql('select id from runs where scheduled_workflow_id = $1', [id])).toHaveLength(1);
  });

  it.for([
    ['scheduled', 'This workflow has not run yet. Execute it to run it now.'],
    ['executing', 'This workflow is running right now. Please wait until it has finished.'],
    ['completed', 'This workflow has already run. Duplicate it to post it again.'],
  ] as const)('POST-28 only: one that is %s is told what to do instead', async ([state, sentence]) => {
    const { id } = await schedulePost(product, ada);
    await product.sql('update scheduled_workflows set status = $1 where id = $2', [state, id]);
    const { status, body } = await retry(id);
    expect([status, body.message, body.error]).toEqual([409, sentence, sentence]);
  });

  it('POST-28 of a series brings nothing back that was deleted of it since', async () => {
    const { id } = await schedulePost(product, ada, { recurrence: 'FREQ=DAILY' });
    await fail(id);
    await retry(id);
    await standing(product, ada, id, 'completed');
    const { data } = (await make(product.url, calls.listScheduledWorkflows, {}, ada.identity)).body;
    expect(data.map((task) => task.id)).toEqual([id]);
  });
});

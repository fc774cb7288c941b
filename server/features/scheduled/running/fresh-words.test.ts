import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '../../../../domain/api/post/media.ts';
import { confirmSchedulePlan, updatePlanPost } from '../../../../domain/api/schedule/plans.ts';
import {
  getScheduledWorkflow,
  listScheduledWorkflows,
  scheduleWorkflow,
  updateScheduledWorkflow,
} from '../../../../domain/api/schedule/scheduled.ts';
import { draftOfTask } from '../../../../domain/post/fit.ts';
import type { SchedulePlan } from '../../../../domain/schedule/plan.ts';
import { planOf, say } from '../../../../tests/support/chat.ts';
import { make } from '../../../../tests/support/client.ts';
import { CANARY, type FakeProviders, startFakeProviders } from '../../../../tests/support/doubles/fake-providers.ts';
import { does } from '../../../../tests/support/doubles/model-steps.ts';
import { newPerson, type Person } from '../../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../../tests/support/product.ts';
import { uploadPicture } from '../../../../tests/support/stage/posts.ts';
import { waitFor } from '../../../../tests/support/wait-for.ts';

const ASKED = 'Post a short productivity tip on LinkedIn every morning at 8am';
const TIPS = ['Close ten tabs.', 'Write tomorrow’s list tonight.', 'Say no once a day.'];

describe('a series of a wish', () => {
  let providers: FakeProviders;
  let product: TestProduct;
  let builtin: TestProduct;
  let person: Person;
  beforeAll(async () => {
    providers = await startFakeProviders();
    product = await startTestProduct({
      AI_TEXT_MODEL: 'local:qwen3',
      AI_BASE_URL: `${providers.origin}/local/v1`,
      AI_API_KEY: CANARY,
    });
    builtin = await startTestProduct();
  });
  beforeEach(async () => {
    product.clock.now = new Date('2026-11-16T10:00:00Z');
    builtin.clock.now = product.clock.now;
    person = await newPerson(product);
  });
  afterEach(() => {
    providers.requests.length = 0;
    providers.upcoming.length = 0;
    providers.always = null;
  });
  afterAll(async () => {
    await product.stop();
    await builtin.stop();
    await providers.close();
  });

  const planned = async (): Promise<SchedulePlan> => {
    const plan = { text: TIPS[0], platforms: ['linkedin'], when: 'every day 8:00' };
    providers.upcoming.push(does({ calls: [{ name: 'plan', input: plan }] }), does({ text: 'It waits.' }));
    return planOf(await say(product.url, person.identity, ASKED));
  };
  const approve = async (planId: string): Promise<string> => {
    const { body } = await make(product.url, confirmSchedulePlan, { planId }, person.identity);
    return body.scheduledWorkflowId ?? '';
  };
  const tasks = async () => (await make(product.url, listScheduledWorkflows, {}, person.identity)).body.data;
  const taskOn = async (day: string) => (await tasks()).find(({ scheduledFor }) => scheduledFor.startsWith(day));
  const textOn = async (day: string) => {
    const task = await taskOn(day);
    return task && draftOfTask(task)?.text;
  };
  const goTo = async (moment: string) => {
    product.clock.now = new Date(moment);
    await product.sql(`update sessions set expires_at = '2100-01-01', refresh_expires_at = '2100-01-01'`);
    await product.sql(`select pg_notify('fanfare_schedule', '')`);
  };
  const finished = (day: string) => waitFor(async () => expect((await taskOn(day))?.status).toBe('completed'));
  const postsOn = async (day: string) => {
    const id = (await taskOn(day))?.id ?? '';
    const { body } = await make(product.url, getScheduledWorkflow, { id }, person.identity);
    return body.data.publications.map(({ post }) => post.text);
  };

  it('SERIES-20 says on its card that every post gets a new text, and keeps what it is written from', async () => {
    const plan = await planned();
    expect(plan).toMatchObject({ input: TIPS[0], fresh: true, recurrence: 'FREQ=DAILY' });
    expect(plan.wish).toContain('short productivity tip');
    expect(plan.notes).toContain('Every post gets a new text, written an hour before its time; this is the first.');
    expect(plan.notes.join(' ')).not.toContain('same text');
  });

  it('SERIES-21 posts the approved text first, and has a new one an hour ahead that says none of those before', async () => {
    await approve((await planned()).planId);
    await goTo('2026-11-17T08:00:01Z');
    await finished('2026-11-17');
    expect(await postsOn('2026-11-17')).toEqual([TIPS[0]]);
    providers.requests.length = 0;
    providers.text = TIPS[1] ?? '';
    await goTo('2026-11-18T06:59:00Z');
    expect(await taskOn('2026-11-18')).toMatchObject({ preparedAt: null, fresh: true });
    await goTo('2026-11-18T07:00:00Z');
    await waitFor(async () => expect(await textOn('2026-11-18')).toBe(TIPS[1]));
    const asked = JSON.stringify(providers.requests.at(-1)?.body);
    expect(asked).toContain('posted before');
    expect(asked).toContain(TIPS[0]);
    expect(asked).toContain('short productivity tip');
    // Once prepared, it is not written again.
    const requests = providers.requests.length;
    await goTo('2026-11-18T08:00:01Z');
    await finished('2026-11-18');
    expect(await postsOn('2026-11-18')).toEqual([TIPS[1]]);
    expect(providers.requests).toHaveLength(requests);
  });

  it('POST-88 draws the picture of each new text that it drew for the first; one of its owner’s own stays, and the card says both', async () => {
    const { planId: id, input: text, fresh } = await planned();
    const drawn = (await make(product.url, drawPicture, { text, platforms: ['linkedin'] }, person.identity)).body.data;
    const own = { mediaId: await uploadPicture(product, person), kind: 'image' as const, alt: 'Ours' };
    const post = { id, text, media: [drawn, own], own: {}, fresh };
    const { notes } = (await make(product.url, updatePlanPost, post, person.identity)).body.planData;
    expect(notes).toContain('Its picture is drawn anew each time; a picture of your own stays the same.');
    await approve(id);
    await goTo('2026-11-17T08:00:01Z');
    await finished('2026-11-17');
    providers.text = TIPS[1] ?? '';
    await goTo('2026-11-18T07:00:00Z');
    await waitFor(async () => expect(await textOn('2026-11-18')).toBe(TIPS[1]));
    const media = (await taskOn('2026-11-18'))?.post.media ?? [];
    expect(media).toMatchObject([{ kind: 'image', drawn: true }, own]);
    expect(media[0]?.mediaId).not.toBe(drawn.mediaId);
    expect(media[0]?.alt).not.toBe(drawn.alt);
  });

  it('PIC-454 draws the slides of a carousel anew as one, as many as the new text has points', async () => {
    const { planId: id, fresh } = await planned();
    const list = 'Two tips:\n- Close ten tabs\n- Say no once a day';
    const drawn = await Promise.all(
      [1, 2, 3].map(async () => {
        const wish = { text: list, platforms: ['linkedin' as const] };
        return (await make(product.url, drawPicture, wish, person.identity)).body.data;
      }),
    );
    await make(product.url, updatePlanPost, { id, text: list, media: drawn, own: {}, fresh }, person.identity);
    await approve(id);
    await goTo('2026-11-17T08:00:01Z');
    await finished('2026-11-17');
    providers.text = 'Three tips for today:\n1. Take a walk\n2. Drink water\n3. Call a friend';
    await goTo('2026-11-18T07:00:00Z');
    await waitFor(async () => expect(await textOn('2026-11-18')).toBe(providers.text));
    const media = (await taskOn('2026-11-18'))?.post.media ?? [];
    expect(media.map(({ alt }) => alt)).toEqual([
      'Slide 1 of 4. Card that reads: Three tips for today',
      'Slide 2 of 4. Card that reads: 1. Take a walk',
      'Slide 3 of 4. Card that reads: 2. Drink water',
      'Slide 4 of 4. Card that reads: 3. Call a friend',
    ]);
  });

  it('SERIES-22 where the hour ahead was missed, the text is made when it runs', async () => {
    await approve((await planned()).planId);
    await goTo('2026-11-17T08:00:01Z');
    await finished('2026-11-17');
    providers.text = TIPS[2] ?? '';
    await goTo('2026-11-18T08:00:01Z');
    await finished('2026-11-18');
    expect(await postsOn('2026-11-18')).toEqual([TIPS[2]]);
  });

  it('SERIES-23 what a person has written stays, and the next comes from the wish again', async () => {
    await approve((await planned()).planId);
    await goTo('2026-11-17T08:00:01Z');
    await finished('2026-11-17');
    const task = await taskOn('2026-11-18');
    const mine = { text: 'My own words.', media: [], own: {} };
    const { scheduledFor = '', id = '', name = '' } = task ?? {};
    const edit = {
      id,
      name,
      scheduledFor,
      platforms: ['linkedin'] as const,
      agentType: 'custom' as const,
      draft: mine,
    };
    const { status } = await make(
      product.url,
      updateScheduledWorkflow,
      { ...edit, platforms: ['linkedin'] },
      person.identity,
    );
    expect(status).toBe(200);
    providers.text = TIPS[2] ?? '';
    await goTo('2026-11-18T08:00:01Z');
    await finished('2026-11-18');
    expect(await postsOn('2026-11-18')).toEqual(['My own words.']);
    await goTo('2026-11-19T07:30:00Z');
    await waitFor(async () => expect(await textOn('2026-11-19')).toBe(TIPS[2]));
  });

  it('SERIES-24 new or the same is chosen on the plan and on the task; what can’t be is refused with the way on', async () => {
    const plan = await planned();
    const { planId: id, input: text } = plan;
    const same = await make(
      product.url,
      updatePlanPost,
      { id, text, media: [], own: {}, fresh: false },
      person.identity,
    );
    expect(same.body.planData).toMatchObject({ fresh: false });
    expect(same.body.planData.notes.join(' ')).toContain('Every post has this same text.');
    const taskId = await approve(id);
    const task = (await tasks())[0];
    const edit = {
      id: taskId,
      name: 'Tips',
      scheduledFor: task?.scheduledFor ?? '',
      platforms: ['linkedin' as const],
      agentType: 'custom' as const,
      scope: 'all' as const,
    };
    const anew = await make(product.url, updateScheduledWorkflow, { ...edit, fresh: true }, person.identity);
    expect(anew.body.data).toMatchObject({ fresh: true, wish: plan.wish });
    const agents = [{ id: 'a', type: 'chat' as const, name: 'Text', input: 'Tea.', description: '', verbatim: true }];
    const given = await make(
      product.url,
      scheduleWorkflow,
      { ...edit, scheduledAt: edit.scheduledFor, agents, recurrence: 'FREQ=DAILY' },
      person.identity,
    );
    const change = { ...edit, id: given.body.data.id, fresh: true };
    const refused = await make(product.url, updateScheduledWorkflow, change, person.identity);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'There is nothing to write new texts from: say in the chat what each post should be about.',
    ]);
  });

  it('SERIES-25 without a model every post has the same text, and the card says so and how to change it', async () => {
    const ada = await newPerson(builtin);
    const plan = planOf(
      await say(builtin.url, ada.identity, 'Post on LinkedIn every Monday at 9am: Tea is ready from 4.'),
    );
    expect(plan).toMatchObject({ fresh: false });
    expect(plan.notes).toEqual([
      'Every post has this same text.',
      'Edit single posts before they go out, or connect an AI model in Settings to get a new text each time.',
    ]);
    const { planId: id, input: text } = plan;
    const refused = await make(
      builtin.url,
      updatePlanPost,
      { id, text, media: [], own: {}, fresh: true },
      ada.identity,
    );
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'A new text each time needs a connected AI model. Connect one in Settings.',
    ]);
  });
});

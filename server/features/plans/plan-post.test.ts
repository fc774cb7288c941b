import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatSessionMessages } from '../../../domain/api/chat.ts';
import { keepPhoto } from '../../../domain/api/post/photos.ts';
import {
  chatScheduleWorkflow,
  confirmSchedulePlan,
  createSchedulePlan,
  updatePlanPost,
} from '../../../domain/api/schedule/plans.ts';
import { getScheduledWorkflow, listScheduledWorkflows } from '../../../domain/api/schedule/scheduled.ts';
import { noPicture } from '../../../domain/post/post-needs.ts';
import { planOf, plansOf, say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { pictureFile } from '../../../tests/support/stage/pictures.ts';
import { listen } from '../../../tests/support/streams.ts';

describe('the post of a plan', () => {
  let product: TestProduct;
  let person: Person;
  beforeAll(async () => {
    product = await startTestProduct({}, { engine: simpleEngine() });
  });
  beforeEach(async () => {
    product.clock.now = new Date('2026-11-14T08:00:00Z');
    person = await newPerson(product);
  });
  afterAll(() => product.stop());

  const planned = async (more: object = {}) => {
    const plan = {
      workflowName: 'Coffee blend',
      platforms: ['linkedin', 'twitter'],
      scheduledAt: '2026-11-16T08:00:00Z',
    };
    const { body } = await make(
      product.url,
      createSchedulePlan,
      { ...plan, input: 'A new coffee blend!', ...more } as Parameters<typeof make<typeof createSchedulePlan>>[2],
      person.identity,
    );
    return body.planId;
  };
  const change = (id: string, draft: object, who = person) =>
    make(
      product.url,
      updatePlanPost,
      { id, text: 'New words', ...draft } as Parameters<typeof make<typeof updatePlanPost>>[2],
      who.identity,
    );
  const confirm = (planId: string) => make(product.url, confirmSchedulePlan, { planId }, person.identity);
  const picture = async (who = person) => {
    const file = await pictureFile(9, 9);
    return (await make(product.url, keepPhoto, { file }, who.identity)).body.data.mediaId;
  };
  const taskOf = async (id: string | null) =>
    (await make(product.url, getScheduledWorkflow, { id: id ?? '' }, person.identity)).body.data;

  it('MONTH-73 goes to another moment, a series with its rhythm; one that has passed is refused', async () => {
    const id = await planned({ recurrence: 'FREQ=WEEKLY;BYDAY=MO', timeZone: 'Europe/London' });
    const { body } = await change(id, { scheduledAt: '2026-11-18T10:30:00Z' });
    expect(body.planData).toMatchObject({
      scheduledAt: '2026-11-18T10:30:00.000Z',
      scheduledAtLocal: '2026-11-18T10:30',
      timeZone: 'Europe/London',
      recurrence: 'FREQ=WEEKLY;BYDAY=WE',
      notes: expect.not.arrayContaining([expect.stringContaining('has passed')]),
    });
    const late = await change(id, { scheduledAt: '2026-11-13T10:30:00Z' });
    expect([late.status, late.body.message]).toEqual([
      400,
      'The scheduled time has already passed: Friday, November 13, 2026 at 10:30 AM GMT. Please choose a later one.',
    ]);
    const { scheduledWorkflowId } = (await confirm(id)).body;
    expect(await taskOf(scheduledWorkflowId)).toMatchObject({
      scheduledFor: '2026-11-18T10:30:00.000Z',
      recurrenceText: 'every Wednesday',
    });
  });

  it('POST-10 is changed whole, words, pictures and what single networks get, and approved as it stands then', async () => {
    const id = await planned();
    const mediaId = await picture();
    const own = { twitter: { text: 'Short.', firstComment: 'More: example.com' } };
    const media = [{ mediaId, kind: 'image', alt: 'A cup' }];
    const { status, body } = await change(id, {
      text: 'A whole new story',
      media,
      own,
      platforms: ['twitter', 'facebook'],
    });
    expect([status, body.message]).toEqual([200, 'Post saved.']);
    expect(body.planData).toMatchObject({
      planId: id,
      input: 'A whole new story',
      post: { media, own },
      platforms: ['twitter', 'facebook'],
      state: 'pending',
    });
    const { body: approved } = await confirm(id);
    expect(await taskOf(approved.scheduledWorkflowId)).toMatchObject({
      agents: [{ type: 'chat', input: 'A whole new story', verbatim: true }],
      post: { media, own },
      platforms: ['twitter', 'facebook'],
    });
  });

  it('POST-10 is given at once where a plan or a schedule is made by hand, with pictures of one’s own alone', async () => {
    const post = { media: [{ mediaId: await picture(), kind: 'image', alt: '' }], own: { twitter: { text: 'T' } } };
    const foreign = { ...post, media: [{ mediaId: await picture(await newPerson(product)) }] };
    expect(await planned({ post: foreign })).toBeUndefined();
    const id = await planned({ post, input: 'x'.repeat(300) });
    expect(await taskOf((await confirm(id)).body.scheduledWorkflowId)).toMatchObject({ post });
    const wordless = await planned({ post: { media: post.media }, input: undefined });
    const { agents } = await taskOf((await confirm(wordless)).body.scheduledWorkflowId);
    expect(agents).toMatchObject([{ input: '', verbatim: true }]);
    const schedule = { workflowName: 'Tea', platforms: ['twitter' as const], scheduledAt: '2026-11-16T08:00:00Z' };
    const straight = (parts: object) =>
      make(
        product.url,
        chatScheduleWorkflow,
        { schedule: { ...schedule, input: 'Tea.', post: parts } },
        person.identity,
      );
    expect((await straight(foreign)).status).toBe(400);
    expect(await taskOf((await straight(post)).body.scheduledWorkflowId)).toMatchObject({ post });
  });

  it('POST-11 may be too long for a network while it waits, which its card says, and is not approved so', async () => {
    const id = await planned();
    const sentence = 'This text is too long for Twitter: 300 of 280 characters. Shorten it, or leave Twitter out.';
    expect((await change(id, { text: 'x'.repeat(300) })).body.planData.notes).toEqual([sentence]);
    const refused = await confirm(id);
    expect([refused.status, refused.body.message]).toEqual([400, sentence]);
    const own = { twitter: { text: 'Short.' } };
    expect((await change(id, { text: 'x'.repeat(300), own })).body.planData.notes).toEqual([]);
    expect((await confirm(id)).status).toBe(200);
  });

  it('POST-11 may be as long as its network takes, from the plan to every list', async () => {
    const id = await planned({ platforms: ['facebook'] });
    const text = 'x'.repeat(60_000);
    expect((await change(id, { text })).status).toBe(200);
    const { body } = await confirm(id);
    expect((await taskOf(body.scheduledWorkflowId)).agents[0]?.input).toBe(text);
    const { data } = (await make(product.url, listScheduledWorkflows, {}, person.identity)).body;
    expect(data).toHaveLength(1);
  });

  it('POST-11 is said to be too long as long as it is, whoever changes what', async () => {
    const made = planOf(
      await say(product.url, person.identity, 'Schedule "Free tasting" on LinkedIn for tomorrow at 9am'),
    );
    const { planId, sessionId } = made;
    await change(planId, { text: `Free tasting ${'x'.repeat(300)}`, platforms: ['linkedin'] });
    const talk = async (words: string) => planOf(await say(product.url, person.identity, words, { sessionId })).notes;
    expect(await talk('Post it on LinkedIn and Twitter')).toContainEqual(expect.stringMatching(/too long for Twitter/));
    expect(await talk('Only LinkedIn')).toEqual([]);
  });

  it('POST-16 new words that are said in the conversation are everybody’s, and the card says so', async () => {
    const said = await say(product.url, person.identity, 'Schedule "Free tasting on Saturday" for tomorrow at 9am');
    const { planId, sessionId } = planOf(said);
    const media = [{ mediaId: await picture(), kind: 'image', alt: '', width: 9, height: 9 }];
    await change(planId, {
      text: 'Free tasting on Saturday',
      own: { twitter: { text: 'Saturday!', media }, facebook: { text: 'On Saturday!' } },
    });
    const plan = planOf(
      await say(product.url, person.identity, 'Change the text to "Free tasting on Monday"', { sessionId }),
    );
    expect(plan.post).toEqual({ media: [], own: { twitter: { media } } });
    expect(plan.notes).toEqual([
      'Twitter and Facebook had words of their own; now they get these too.',
      noPicture('instagram'),
    ]);
  });

  it('POST-12 a picture that its owner brings need not be drawn; a wish for one stays one', async () => {
    const id = await planned({ medium: 'image', input: 'A cup of coffee' });
    expect((await change(id, { text: 'x'.repeat(20_001) })).body.message).toMatch(/too long to make a picture/);
    expect((await change(id, { text: 'A cup of tea' })).body.planData).toMatchObject({ medium: 'image' });
    await change(id, { text: 'Tea time.', media: [{ mediaId: await picture() }] });
    const { agents } = await taskOf((await confirm(id)).body.scheduledWorkflowId);
    expect(agents).toMatchObject([{ type: 'chat', input: 'Tea time.', verbatim: true }]);
  });

  it('POST-12 leaves nothing open that was said about the old words, and lets a plan be approved that had none', async () => {
    const { body } = await say(product.url, person.identity, 'Schedule something for tomorrow at 9am');
    const [plan] = plansOf(body);
    expect(plan?.assumed).toContain('nothing to post yet');
    const id = plan?.planId ?? '';
    expect((await confirm(id)).status).toBe(400);
    const { planData } = (await change(id, { text: 'Fresh bread from seven.' })).body;
    expect(planData).toMatchObject({
      workflowName: 'Fresh bread from seven',
      description: 'These words, as they are.',
    });
    expect(planData.assumed).not.toContain('nothing to post yet');
    expect(planData.question).toBeUndefined();
    const emptied = (await change(id, { text: ' ' })).body.planData;
    expect(emptied.assumed).toContain('nothing to post yet');
    expect((await confirm(id)).status).toBe(400);
    const { body: pictured } = await change(id, { text: '', media: [{ mediaId: await picture() }] });
    expect(pictured.planData.assumed).not.toContain('nothing to post yet');
    const approved = await confirm(id);
    expect((await taskOf(approved.body.scheduledWorkflowId)).agents).toMatchObject([{ input: '', verbatim: true }]);
  });

  it('POST-12 a network that would get nothing is named at approval', async () => {
    const id = await planned();
    await change(id, { text: '', own: { linkedin: { text: 'Only here.' } } });
    const { status, body } = await confirm(id);
    expect([status, body.message]).toEqual([
      400,
      'There is nothing to post on Twitter. Write something for it, or leave Twitter out.',
    ]);
  });

  it('POST-13 is named after its words where it was before, and keeps a name that says something else', async () => {
    const made = planOf(
      await say(product.url, person.identity, 'Schedule "Free tasting on Saturday!" for tomorrow at 9am'),
    );
    expect(made.workflowName).toBe('Free tasting on Saturday');
    const named = async (text: string) => (await change(made.planId, { text })).body.planData.workflowName;
    expect(await named('Free tasting on Saturday, bring friends!')).toBe('Free tasting on Saturday');
    expect(await named('Free tasting on Sunday. Bring friends!')).toBe('Free tasting on Sunday');
    const said = await say(product.url, person.identity, 'Change the text to "Free tasting on Monday"', {
      sessionId: made.sessionId,
    });
    expect(planOf(said)).toMatchObject({ input: 'Free tasting on Monday', workflowName: 'Free tasting on Monday' });
    const id = await planned({ workflowName: 'Client 7' });
    expect((await change(id, { text: 'Something else' })).body.planData.workflowName).toBe('Client 7');
  });

  it('POST-14 has only pictures and sounds of its owner’s own, wherever they are named', async () => {
    const id = await planned();
    const [foreign, mine] = [await picture(await newPerson(product)), await picture()];
    for (const mediaId of [foreign, randomUUID()])
      for (const parts of [
        { media: [{ mediaId }] },
        { own: { twitter: { media: [{ mediaId: mine }, { mediaId }] } } },
      ]) {
        const { status, body } = await change(id, parts);
        expect([status, body.message]).toEqual([
          400,
          'One of these pictures is not there any more. Please remove it, or upload it again.',
        ]);
      }
    const { body } = await change(id, { media: [{ mediaId: mine.toUpperCase(), kind: 'audio' }] });
    expect(body.planData.post.media).toEqual([{ mediaId: mine, kind: 'image', alt: '', width: 9, height: 9 }]);
  });

  it('POST-15 is refused where it is no post, and what was there stays', async () => {
    const id = await planned();
    const sane = { mediaId: randomUUID() };
    const attacks: object[] = [
      { text: 'x'.repeat(70_001) },
      { text: 'a\0b' },
      { text: '\ud800' },
      { text: 7 },
      { media: Array.from({ length: 10_000 }, () => sane) },
      { media: Array.from({ length: 11 }, () => sane) },
      { media: [{ mediaId: "' or 1=1" }] },
      { media: [{ ...sane, alt: 'x'.repeat(1_001) }] },
      { own: { constructor: { text: 'x' } } },
      { own: { myspace: { text: 'x' } } },
      { own: [] },
      { own: { twitter: { text: 'x'.repeat(70_001) } } },
      { own: { twitter: { media: Array.from({ length: 11 }, () => sane) } } },
      { own: JSON.parse('{"__proto__":{"text":"x"}}') },
      { platforms: ['myspace'] },
    ];
    for (const attack of attacks) {
      const { status, body } = await change(id, attack);
      expect([status, typeof body.message, attack]).toEqual([400, 'string', attack]);
    }
    const [row] = await product.sql('select input, post from schedule_plans where id = $1', [id]);
    expect(row).toEqual({ input: 'A new coffee blend!', post: { media: [], own: {} } });
  });

  it('POST-15 is nobody else’s, and no longer changed once it is approved or rejected', async () => {
    const id = await planned();
    expect((await change(id, {}, await newPerson(product))).status).toBe(404);
    expect((await change('x', {})).status).toBe(404);
    await confirm(id);
    const { status, body } = await change(id, {});
    expect([status, body.message]).toEqual([409, 'This plan is already approved. Change its scheduled task instead.']);
  });

  it('POST-16 follows on other screens, in the conversation too', async () => {
    const { body } = await say(product.url, person.identity, 'Schedule "Free tasting!" for tomorrow at 9am');
    const screen = await listen(product.url, person.identity);
    await vi.waitFor(() => expect(screen.heard()).toContain('event: ready'));
    await change(plansOf(body)[0]?.planId ?? '', { text: 'Free tasting at noon!' });
    await vi.waitFor(() => expect(screen.heard()).toContain('chat.changed'));
    const { data } = (await make(product.url, chatSessionMessages, { id: body.session_id }, person.identity)).body;
    expect(data.flatMap(plansOf)).toMatchObject([{ input: 'Free tasting at noon!' }]);
  });

  it('POST-17 is approved whole or not at all, however edits and approvals meet', async () => {
    const id = await planned();
    const edits = Array.from({ length: 8 }, (_, n) =>
      change(id, { text: `Words ${n}`, own: { twitter: { text: `T ${n}` } } }),
    );
    const [approved, ...changed] = await Promise.all([confirm(id), ...edits]);
    expect(changed.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { agents, post } = await taskOf(approved?.body.scheduledWorkflowId ?? null);
    const number = /\d/.exec(agents[0]?.input ?? '')?.[0];
    expect(post.own).toEqual(number === undefined ? {} : { twitter: { text: `T ${number}` } });
  });
});

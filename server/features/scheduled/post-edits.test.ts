import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatScheduleWorkflow } from '../../../domain/api/schedule/plans.ts';
import * as calls from '../../../domain/api/schedule/scheduled.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { schedulePost, standing, uploadPicture } from '../../../tests/support/stage/posts.ts';

describe('the post of a scheduled workflow', () => {
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

  const read = async (id: string) =>
    (await make(product.url, calls.getScheduledWorkflow, { id }, ada.identity)).body.data;
  const edit = async (id: string, over: object, who = ada) => {
    const { name, scheduledFor, platforms, agentType } = await read(id);
    return make(
      product.url,
      calls.updateScheduledWorkflow,
      { id, name, scheduledFor, platforms, agentType, ...over },
      who.identity,
    );
  };
  const draft = (text: string, parts: object = {}) => ({ draft: { text, media: [], own: {}, ...parts } });

  it('POST-87 says how many pictures and sounds of its agents found no room on it', async () => {
    const text = { id: 'chat-1', type: 'chat' as const, name: 'Text', input: 'Tea.', description: '', verbatim: true };
    const drawing = (at: number) => ({
      id: `image-${at}`,
      type: 'image' as const,
      name: `Image ${at}`,
      input: 'Tea',
      description: '',
    });
    const agents = [text, ...Array.from({ length: 12 }, (_, at) => drawing(at + 1))];
    const { id } = await schedulePost(product, ada, { agents, platforms: ['linkedin'] });
    await make(product.url, calls.executeScheduledWorkflow, { id }, ada.identity);
    const { timeline, publications } = await standing(product, ada, id, 'completed');
    const said =
      'A post takes at most 10 pictures and sounds: 2 that its agents made are not on it. You find them in its results.';
    expect(timeline.find(({ what }) => what === 'completed')?.detail).toBe(said);
    expect(publications).toMatchObject([{ state: 'ready', reason: said, post: { media: { length: 10 } } }]);
  });

  it('POST-18 is changed with name, time and networks at once, and goes out as it was saved', async () => {
    const { id } = await schedulePost(product, ada);
    const media = [{ mediaId: await uploadPicture(product, ada), kind: 'image', alt: 'A cup', width: 9, height: 9 }];
    const own = { twitter: { text: 'Short.' } };
    const { status, body } = await edit(id, {
      ...draft('A whole new story.', { media, own }),
      scheduledFor: '2028-03-08T09:00:00.000Z',
      platforms: ['twitter', 'facebook'],
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      scheduledFor: '2028-03-08T09:00:00.000Z',
      agents: [{ id: 'chat-1', name: 'Text', input: 'A whole new story.', verbatim: true }],
      post: { media, own },
      status: 'scheduled',
    });
    await make(product.url, calls.executeScheduledWorkflow, { id }, ada.identity);
    const { publications } = await standing(product, ada, id, 'completed');
    expect(publications.map(({ post }) => post)).toEqual([
      { platform: 'twitter', text: 'Short.', media },
      { platform: 'facebook', text: 'A whole new story.', media },
    ]);
  });

  it('POST-39 shows the pictures that its owner brought among its results', async () => {
    const [all, some] = [await uploadPicture(product, ada), await uploadPicture(product, ada)];
    const post = { media: [{ mediaId: all }], own: { twitter: { media: [{ mediaId: all }, { mediaId: some }] } } };
    const { id } = await schedulePost(product, ada, { post });
    const results = async () =>
      (await make(product.url, calls.getWorkflowResults, { id, imageData: true }, ada.identity)).body.data.outputs;
    expect(await results()).toEqual([]);
    await make(product.url, calls.executeScheduledWorkflow, { id }, ada.identity);
    await standing(product, ada, id, 'completed');
    const picture = (mediaId: string) => ({
      output_type: 'image',
      output: `/api/media/${mediaId}`,
      agent: 'Your picture',
      image_data: expect.stringMatching(/^data:image\/png;base64,/),
    });
    expect(await results()).toMatchObject([{ output: 'Our new blend is here.' }, picture(all), picture(some)]);
  });

  it('POST-13 is named anew with its words, unless somebody names it', async () => {
    const { id } = await schedulePost(product, ada, { name: 'Our new blend' });
    expect((await edit(id, draft('Our old blend is back.'))).body.data.name).toBe('Old blend is back');
    expect((await edit(id, { ...draft('Nothing of that.'), name: 'Spring' })).body.data.name).toBe('Spring');
    expect((await edit(id, draft('Something again.'))).body.data.name).toBe('Spring');
  });

  it.for<[string, object, string]>([
    [
      'a text that a network refuses',
      { text: 'x'.repeat(300) },
      'This text is too long for Twitter: 300 of 280 characters. Shorten it, or leave Twitter out.',
    ],
    ['nothing at all', { text: ' ' }, 'There is nothing to post yet. Write something, or add a picture.'],
    [
      'nothing for one network',
      { text: '', own: { linkedin: { text: 'Here.' } } },
      'There is nothing to post on Twitter. Write something for it, or leave Twitter out.',
    ],
    ['a text without end', { text: 'x'.repeat(70_001) }, 'This text is too long'],
    [
      'a picture that is not there',
      { text: 'x', own: { twitter: { media: [{ mediaId: randomUUID() }] } } },
      'One of these pictures is not there any more. Please remove it, or upload it again.',
    ],
    ['what no table holds', { text: 'a\0' }, 'The text contains characters that can’t be stored.'],
  ])('POST-19 is not saved with %s', async ([, sent, message]) => {
    const { id } = await schedulePost(product, ada);
    const { status, body } = await edit(id, { draft: { media: [], own: {}, ...sent }, name: 'Other' });
    expect([status, body.message]).toEqual([400, message]);
    expect(await read(id)).toMatchObject({ name: 'New blend', agents: [{ input: 'Our new blend is here.' }] });
  });

  it('POST-19 is changed by its owner alone, and no more once it has begun', async () => {
    const { id } = await schedulePost(product, ada);
    expect((await edit(id, draft('Mine now'), await newPerson(product))).status).toBe(404);
    for (const [state, sentence] of [
      ['executing', 'This workflow is running right now. Please wait until it has finished.'],
      ['completed', 'This workflow has already run and can’t be changed any more. Duplicate it to post it again.'],
    ]) {
      await product.sql('update scheduled_workflows set status = $1 where id = $2', [state, id]);
      const { status, body } = await edit(id, draft('Too late'));
      expect([status, body.message]).toEqual([409, sentence]);
    }
  });

  it('POST-22 takes the place of what one agent was to write, and of nothing that several make', async () => {
    const wish = { id: 'chat-1', type: 'chat', name: 'Text', input: 'Write about tea', description: '' };
    const one = await schedulePost(product, ada, { agents: [wish] });
    const { body } = await edit(one.id, draft('Tea is here.'));
    expect(body.data.agents).toEqual([{ ...wish, input: 'Tea is here.', verbatim: true }]);
    const several = await schedulePost(product, ada, {
      agents: [wish, { ...wish, id: 'chat-2' }],
      connections: [{ id: 'c', source: 'chat-1', target: 'chat-2' }],
    });
    const refused = await edit(several.id, draft('Tea is here.'));
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'The agents of this workflow write its post when it runs, so its words can’t be changed here. Change what its agents do in the workflow builder and schedule it again.',
    ]);
  });

  it('POST-22 keeps what other agents draw beside fixed words', async () => {
    const words = { id: 'chat-1', type: 'chat', name: 'Text', input: 'Tea.', description: '', verbatim: true };
    const drawn = { id: 'image-1', type: 'image', name: 'Picture', input: 'A cup', description: '' };
    const { id } = await schedulePost(product, ada, { agents: [words, drawn] });
    expect((await edit(id, draft(''))).body.data.agents).toEqual([{ ...words, input: '' }, drawn]);
  });

  it('POST-18 brings a failed one back with its new words', async () => {
    const { id } = await schedulePost(product, ada);
    await product.sql(`update scheduled_workflows set status = 'failed', error_message = 'no' where id = $1`, [id]);
    const { body } = await edit(id, draft('Better words.'));
    expect(body.data).toMatchObject({ status: 'scheduled', error_message: null, agents: [{ input: 'Better words.' }] });
  });

  it('POST-23 of a series is changed for this occurrence alone, or for it and what follows', async () => {
    const schedule = { workflowName: 'Tea', frequency: 'daily' as const, input: 'Tea time.', timeZone: 'UTC' };
    const made = await make(
      product.url,
      chatScheduleWorkflow,
      { schedule: { ...schedule, platforms: ['linkedin'], scheduledAt: '2028-03-07T09:00:00Z' } },
      ada.identity,
    );
    const id = made.body.scheduledWorkflowId;
    const range = { from: '2028-03-01T00:00:00Z', to: '2028-03-11T00:00:00Z' };
    const days = async () => {
      const { data, projected } = (await make(product.url, calls.listScheduledWorkflows, range, ada.identity)).body;
      const rows = data.map(({ scheduledFor, agents }) => `${scheduledFor.slice(8, 10)} ${agents[0]?.input}`);
      return [...rows.toSorted(), ...projected.map(({ scheduledFor }) => scheduledFor.slice(8, 10)).toSorted()];
    };
    // Saved as it is, it stays where it is.
    expect((await edit(id, { ...draft('Tea time.'), scope: 'this' })).body.data.recurrenceText).toBe('every day');
    expect((await edit(id, { ...draft('Coffee time.'), scope: 'this' })).body.data.recurrenceText).toBeNull();
    expect(await days()).toEqual(['07 Coffee time.', '08 Tea time.', '09', '10']);
    const next = (await make(product.url, calls.listScheduledWorkflows, range, ada.identity)).body.data.find(
      ({ scheduledFor }) => scheduledFor.startsWith('2028-03-08'),
    );
    await edit(next?.id ?? '', { ...draft('Water time.'), scope: 'following' });
    expect(await days()).toEqual(['07 Coffee time.', '08 Water time.', '09', '10']);
    await make(product.url, calls.deleteScheduledWorkflow, { id: next?.id ?? '' }, ada.identity);
    expect(await days()).toEqual(['07 Coffee time.', '09 Water time.', '10']);
  });

  it('POST-24 goes out with one whole edit, however edits and its run meet', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await schedulePost(product, ada)).id));
    const meet = async (id: string) => {
      const edits = Array.from({ length: 4 }, (_, n) =>
        edit(id, draft(`Words ${n}`, { own: { twitter: { text: `T ${n}` } } })),
      );
      const run = make(product.url, calls.executeScheduledWorkflow, { id }, ada.identity);
      const [ran, ...edited] = await Promise.all([run, ...edits]);
      expect([200, 409]).toContain(ran.status);
      for (const { status, body } of edited)
        expect([status, body.message]).toEqual(
          status === 200 ? [200, undefined] : [409, expect.stringMatching(/is running right now|has already run/)],
        );
      const { publications } = await standing(product, ada, id, 'completed');
      const texts = publications.map(({ post }) => post.text);
      const number = /\d/.exec(texts[0] ?? '')?.[0];
      const whole = number === undefined ? Array(2).fill('Our new blend is here.') : [`Words ${number}`, `T ${number}`];
      expect(texts).toEqual(whole);
    };
    await product.sql('update users set premium = true where id = $1', [ada.user.id]);
    await Promise.all(ids.map(meet));
  });
});

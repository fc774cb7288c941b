import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { drawPicture } from '../../../domain/api/post/media.ts';
import { confirmSchedulePlan } from '../../../domain/api/schedule/plans.ts';
import { executeScheduledWorkflow, getScheduledWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { executeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import type { Output } from '../../../domain/workflow/outputs.ts';
import { planOf, say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { schedulePost, standing } from '../../../tests/support/stage/posts.ts';

const LIST =
  '3 ways to keep a saddle supple:\n1. Wipe it after every ride\n2. Oil it once a month\n3. Store it under cloth';
const ALTS = [
  'Slide 1 of 4. Card that reads: 3 ways to keep a saddle supple',
  'Slide 2 of 4. Card that reads: 1. Wipe it after every ride',
  'Slide 3 of 4. Card that reads: 2. Oil it once a month',
  'Slide 4 of 4. Card that reads: 3. Store it under cloth',
];
const IMAGE = { id: 'image-1', type: 'image' as const, name: 'Image', description: '' };

let product: TestProduct;
let person: Person;
beforeAll(async () => {
  product = await startTestProduct(
    {},
    { engine: simpleEngine({ write: async ({ brief }) => brief.replace(/^Write [^:]*: /, '') }) },
  );
});
beforeEach(async () => {
  product.clock.now = new Date('2026-11-16T10:00:00Z');
  person = await newPerson(product);
});
afterAll(() => product.stop());

const ask = (message: string, sessionId?: string) =>
  say(product.url, person.identity, message, sessionId ? { sessionId } : {});
const pictureOf = (outputs: object[]): Output =>
  outputs.find((output): output is Output => 'output_type' in output && output.output_type === 'image') as Output;
const left = async () => (await make(product.url, checkUsage, {}, person.identity)).body.data.remainingUsage ?? 0;

describe('a carousel in a conversation', () => {
  it('PIC-448 is one output with all its slides and what they show, and counts once', async () => {
    const before = await left();
    const { body } = await ask(`Make a LinkedIn carousel: ${LIST}`);
    const made = pictureOf(body.outputs);
    expect(made.slides?.map(({ alt }) => alt)).toEqual(ALTS);
    expect(made).toMatchObject({ output: made.slides?.[0]?.output, alt: ALTS[0], platform: 'linkedin' });
    expect(new Set(made.slides?.map(({ output }) => output)).size).toBe(4);
    expect(await left()).toBe(before - 1);
  });

  it('PIC-448 is made of the draft before it, and goes out with it, slide by slide', async () => {
    const first = await ask(`Write a LinkedIn post: ${LIST}`);
    const session = first.body.session_id;
    const made = pictureOf((await ask('make it a carousel', session)).body.outputs);
    expect(made.slides).toHaveLength(4);
    const plan = planOf(await ask('schedule it for tomorrow at 9', session));
    const addresses = plan.post.media.map(({ mediaId }) => `/api/media/${mediaId}`);
    expect(addresses).toEqual(made.slides?.map(({ output }) => output));
    expect(plan.post.media.map(({ alt }) => alt)).toEqual(ALTS);
    const { body } = await make(product.url, confirmSchedulePlan, { planId: plan.planId }, person.identity);
    const id = body.scheduledWorkflowId ?? '';
    expect((await make(product.url, getScheduledWorkflow, { id }, person.identity)).body.data.post).toEqual(plan.post);
  });

  it('PIC-448 of its own words is posted under its title', async () => {
    const { body } = await ask(`Make a carousel: ${LIST}\n\nBook on 0113 496 0021`);
    const plan = planOf(await ask('schedule it on LinkedIn and Twitter for tomorrow at 9', body.session_id));
    expect(plan).toMatchObject({
      input: '3 ways to keep a saddle supple\n\nBook on 0113 496 0021',
      platforms: ['linkedin', 'twitter'],
      scheduledAtLocal: '2026-11-17T09:00',
    });
    expect(plan.post.media).toHaveLength(5);
  });

  it('PIC-448 stands on a plan, takes the place of its picture, and Twitter’s share of it is said', async () => {
    const many = `Packing list:\n${['Map', 'Water', 'Warm layer', 'Whistle', 'Torch'].map((one, i) => `${i + 1}. ${one}`).join('\n')}`;
    const first = await ask(`Schedule a post on LinkedIn and Twitter with a picture tomorrow at 9am: ${many}`);
    expect(planOf(first).post.media).toHaveLength(1);
    const plan = planOf(await ask('make it a carousel', first.body.session_id));
    expect(plan.post.media).toHaveLength(6);
    expect(plan.notes).toContain('Twitter takes at most 4 pictures: the first 4 of 6 go out there.');
    const without = planOf(await ask('without the picture', first.body.session_id));
    expect(without.post.media).toEqual([]);
  });

  it('PIC-446 without a list is declined in one sentence, and nothing is counted', async () => {
    const before = await left();
    const { body } = await ask('Make a carousel about bread');
    expect(body.message).toMatch(/^A carousel needs a list: /);
    expect(await left()).toBe(before);
  });
});

describe('what a picture shows is told', () => {
  const TEXT = 'Our tea room opens on Friday at 4.';
  const CARD = expect.stringMatching(/^Card that reads: .*tea room/i);
  const paths: [where: string, alt: () => Promise<string | undefined>][] = [
    ['in a conversation', async () => pictureOf((await ask(`Make a picture: ${TEXT}`)).body.outputs).alt],
    [
      'beside a text',
      async () => pictureOf((await ask(`Write a LinkedIn post with a picture: ${TEXT}`)).body.outputs).alt,
    ],
    [
      'on a plan',
      async () => {
        const plan = planOf(await ask(`Schedule a LinkedIn post with a picture tomorrow at 9am: ${TEXT}`));
        return plan.post.media[0]?.alt;
      },
    ],
    [
      'in the editor of a post',
      async () => {
        const wish = { text: TEXT, platforms: [] };
        return (await make(product.url, drawPicture, wish, person.identity)).body.data.alt;
      },
    ],
    [
      'in a run of the builder',
      async () => {
        const agents = [{ ...IMAGE, input: TEXT }];
        const { body } = await make(product.url, executeWorkflow, { agents, connections: [] }, person.identity);
        return body.outputs[0]?.alt;
      },
    ],
    [
      'on the post of a scheduled run',
      async () => {
        const words = {
          id: 'chat-1',
          type: 'chat' as const,
          name: 'Text',
          input: 'Tea.',
          description: '',
          verbatim: true,
        };
        const agents = [words, { ...IMAGE, input: TEXT }];
        const { id } = await schedulePost(product, person, { agents, platforms: ['linkedin'] });
        await make(product.url, executeScheduledWorkflow, { id }, person.identity);
        const { publications } = await standing(product, person, id, 'completed');
        return publications[0]?.post.media[0]?.alt;
      },
    ],
  ];

  it.each(paths)('PIC-451 %s', async (_where, alt) => {
    expect(await alt()).toEqual(CARD);
  });
});

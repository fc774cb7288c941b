import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { saveBrandGuidelines } from '../../../domain/api/brand.ts';
import { chatSessionMessages } from '../../../domain/api/chat.ts';
import { getWorkflowResults, scheduleWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { executeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { type ChatAnswer, planOf, plansOf, say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

describe('what the assistant remarks', () => {
  let product: TestProduct;
  let person: Person;
  let sessionId: string | undefined;
  beforeAll(async () => {
    product = await startTestProduct();
    product.clock.now = new Date('2026-11-16T10:00:00Z');
  });
  beforeEach(async () => {
    person = await newPerson(product);
    sessionId = undefined;
  });
  afterAll(() => product.stop());

  const tell = async (message: string, more: { variant?: number } = {}) => {
    const who = { ...person.identity, timeZone: 'Europe/London' };
    const reply = await say(product.url, who, message, { ...more, ...(sessionId ? { sessionId } : {}) });
    sessionId = reply.body.session_id;
    return reply;
  };
  const speakAs = (voice: string) =>
    make(
      product.url,
      saveBrandGuidelines,
      {
        brand_name: 'Corner Bakery',
        brand_tagline: 'Bread, every day',
        brand_keywords: 'bread',
        brand_mission: 'Good bread for all.',
        brand_tone_of_voice: voice,
        brand_logo_usage_guidelines: 'None.',
      },
      person.identity,
    );
  const kept = async () =>
    (await make(product.url, chatSessionMessages, { id: sessionId ?? '' }, person.identity)).body.data;
  const left = async () => (await make(product.url, checkUsage, {}, person.identity)).body.data.remainingUsage;
  const only = ({ outputs }: Pick<ChatAnswer, 'outputs'>) => {
    const [output, ...others] = outputs;
    if (!output || others.length > 0 || 'confirmed' in output) throw new Error(JSON.stringify(outputs));
    return output;
  };

  const CHEAP = 'Our rye bread is cheap, just £2 a loaf.';

  it('CHAT-58 a question back is marked as one, names no engine, and is kept so', async () => {
    const { body } = await tell('Write a LinkedIn post about our spring fair');
    expect(only(body)).toMatchObject({ output_type: 'text', question: true, output: expect.stringMatching(/\?$/) });
    expect(only(body)).not.toHaveProperty('engine');
    expect(only(body)).not.toHaveProperty('platform');
    expect((await kept())[0]?.outputs).toEqual(body.outputs);
    expect(only((await tell('make it nicer')).body)).not.toHaveProperty('engine');
  });

  it('CHAT-58 an unsure reading and a revision that lacks something ask as well', async () => {
    await tell(`Facebook post: ${CHEAP}`);
    expect(only((await tell('make it longer')).body)).toMatchObject({ question: true });
    expect(only((await tell('thanks!')).body)).not.toHaveProperty('question');
  });

  it('CHAT-59 what should be known of a text stands with it, and is kept', async () => {
    await speakAs('Warm and plain. Never cheap.');
    const { body } = await tell(`Facebook post: ${CHEAP}`);
    expect(only(body)).toMatchObject({ engine: 'Built-in editor', notes: ['Your brand never says “cheap”.'] });
    expect((await kept())[0]?.outputs).toEqual(body.outputs);
    const plain = await tell('Facebook post: our rye bread is £2 a loaf on Saturday from 8 am.');
    expect(only(plain.body)).not.toHaveProperty('notes');
  });

  it('CHAT-59 what the built-in editor can’t do is a note of the text that stays', async () => {
    await tell(`Facebook post: ${CHEAP}`);
    const { body } = await tell('translate it into Polish');
    expect(only(body)).toMatchObject({
      output: expect.stringContaining('£2 a loaf'),
      notes: ['The built-in editor does not translate. A connected AI model could.'],
    });
    expect(body.message).toBe('It stays as it is.');
  });

  it('CHAT-59 a text that was only shown again is no version to undo to', async () => {
    const before = only((await tell(`Facebook post: ${CHEAP}`)).body).output;
    await tell('it is £3, not £2');
    await tell('translate it into Polish');
    expect(only((await tell('undo that')).body).output).toBe(before);
  });

  it('PLAN-51 the notes on a plan’s text and the question of its writer stand on its card', async () => {
    await speakAs('Warm and plain. Never cheap.');
    const plan = planOf(await tell(`Schedule a Facebook post for Friday at 9am: ${CHEAP}`));
    expect(plan.notes).toContain('Your brand never says “cheap”.');
    expect(plan).not.toHaveProperty('question');
    const thin = planOf(await tell('Tweet our hiring update on Friday at 10:30am'));
    expect(thin).toMatchObject({ input: 'our hiring update', question: expect.stringMatching(/hiring.*\?$/) });
    expect(plansOf({ outputs: (await kept()).flatMap(({ outputs }) => outputs) })).toMatchObject([
      { notes: plan.notes },
      { question: thin.question },
    ]);
  });

  it('PLAN-51 they stay when the plan is moved, and go with the words that they are about', async () => {
    await speakAs('Warm and plain. Never cheap.');
    const plan = planOf(await tell(`Schedule a Facebook post for Friday at 9am: ${CHEAP}`));
    expect(planOf(await tell('move it to 10am'))).toMatchObject({ planId: plan.planId, notes: plan.notes });
    const changed = planOf(await tell('change the text to "Rye bread: £2 a loaf on Saturday."'));
    expect(changed).toMatchObject({ planId: plan.planId, input: 'Rye bread: £2 a loaf on Saturday.', notes: [] });
  });

  it('PLAN-52 what is told after a plan that lacks its words becomes its words', async () => {
    const empty = planOf(await tell('Schedule a LinkedIn post for tomorrow at 9am'));
    const told = planOf(await tell('Our rye bread is £4 a loaf from this week'));
    expect(told).toMatchObject({
      planId: empty.planId,
      input: 'Our rye bread is £4 a loaf from this week.',
      scheduledAtLocal: '2026-11-17T09:00',
    });
    expect(told.assumed).not.toContain('nothing to post yet');
    sessionId = undefined;
    const thin = planOf(await tell('Tweet our hiring update on Friday at 10:30am'));
    const whole = planOf(await tell('two bakers, 30 hours a week, Leeds, write to jobs@mill.example by 1 December'));
    expect(whole.planId).toBe(thin.planId);
    for (const fact of ['hiring', 'two bakers', '30 hours', 'Leeds', 'jobs@mill.example', '1 December'])
      expect(whole.input).toContain(fact);
    expect(whole).not.toHaveProperty('question');
    expect(await left()).toBe(10);
  });

  it('PLAN-52 what is not about its words stays what it is', async () => {
    await tell('Schedule a LinkedIn post for tomorrow at 9am');
    expect((await tell('what is planned this week?')).body.message).toMatch(/^One plan/);
    await tell('Schedule a LinkedIn post for tomorrow at 9am');
    const open = planOf(await tell('make it Friday'));
    expect(planOf(await tell('we moved to 14 Mill Lane, Leeds'))).toMatchObject({
      planId: open.planId,
      input: 'We moved to 14 Mill Lane, Leeds.',
    });
    await tell('Schedule a LinkedIn post for tomorrow at 9am');
    expect((await tell('cancel the last one please')).body.message).toMatch(/^Cancelled/);
  });

  const LINES = 'LinkedIn post: We open on Saturday at 8 am. The first fifty loaves cost £1. Come to 14 Mill Lane.';

  it('CHAT-60 another version is another layout of the same text; where there is none, that is said', async () => {
    const first = only((await tell(LINES)).body);
    const words = (text: string) => text.replace(/\s+/g, ' ');
    const seen = [first.output];
    for (let variant = 1; variant < 6; variant++) {
      const { body } = await tell(LINES, { variant });
      const next = only(body);
      if (next.engine === undefined) break;
      expect(seen).not.toContain(next.output);
      expect(words(next.output)).toBe(words(first.output));
      seen.push(next.output);
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(await left()).toBe(10 - seen.length);
    const last = only((await tell(LINES, { variant: 1 })).body);
    expect(last.output).toMatch(/^There is no other version: /);
    expect(await left()).toBe(10 - seen.length);
    expect(only((await tell('undo that')).body).output).toBe(seen.at(-2));
  });

  it('CHAT-60 of a single sentence, a revision and a spoken text there is no other version', async () => {
    const sentence = 'Facebook post: the library opens at 9 am on Monday';
    await tell(sentence);
    expect(only((await tell(sentence, { variant: 1 })).body).output).toMatch(/^There is no other version: /);
    await tell('it is 10 am, not 9 am');
    expect(only((await tell('it is 10 am, not 9 am', { variant: 1 })).body).output).toMatch(/^There is no other/);
    sessionId = undefined;
    const aloud = 'Read this aloud: "Welcome to our bakery."';
    expect(only((await tell(aloud)).body).output_type).toBe('audio');
    expect(only((await tell(aloud, { variant: 1 })).body).output).toMatch(/^There is no other version: /);
  });

  const agent = (id: string, type: 'chat' | 'image', input: string) => ({
    id,
    type,
    name: `The ${id}`,
    input,
    description: '',
  });

  it('RUN-35 a run that only asks costs nothing; what is connected to the question does not run', async () => {
    const graph = {
      agents: [agent('writer', 'chat', 'Write a post about our spring fair'), agent('designer', 'image', '')],
      connections: [{ id: 'line', source: 'writer', target: 'designer' }],
    };
    const { body } = await make(product.url, executeWorkflow, graph, person.identity);
    expect(body.outputs).toMatchObject([{ nodeId: 'writer', question: true }]);
    expect(body.failures).toMatchObject([
      { nodeId: 'designer', message: expect.stringMatching(/^Not run, because The writer asks: .+\?$/) },
    ]);
    expect(await left()).toBe(10);
  });

  it('RUN-35 CHAT-59 the notes of a scheduled run stand with its results', async () => {
    await speakAs('Warm and plain. Never cheap.');
    const task = {
      name: 'Bread',
      scheduledAt: '2026-11-16T10:01:00Z',
      userTimezone: 'UTC',
      agents: [agent('writer', 'chat', CHEAP)],
      connections: [],
      platforms: ['facebook' as const],
      agentType: 'custom' as const,
    };
    const { id } = (await make(product.url, scheduleWorkflow, task, person.identity)).body.data;
    product.clock.now = new Date('2026-11-16T10:01:01Z');
    await vi.waitFor(
      async () => {
        const { body } = await make(product.url, getWorkflowResults, { id }, person.identity);
        expect(body.data.outputs).toMatchObject([{ notes: ['Your brand never says “cheap”.'] }]);
      },
      { timeout: 30_000, interval: 100 },
    );
    product.clock.now = new Date('2026-11-16T10:00:00Z');
  });

  it('CHAT-57 talk, a question, a list, a cancellation and what can’t be done cost nothing', async () => {
    const free = async (message: string) => {
      const before = await left();
      await tell(message);
      expect([message, await left()]).toEqual([message, before]);
    };
    await free('hello');
    await free('Write a LinkedIn post about our spring fair');
    await free('what can you do?');
    sessionId = undefined;
    await tell(`Facebook post: ${CHEAP}`);
    expect(await left()).toBe(9);
    await free('put it out on Friday at 9');
    await free('what is planned this week?');
    await free('make it an hour later');
    await free('approve it');
    await free('cancel it');
    await free('translate it into Polish');
    await free('make it longer');
    await free('undo that');
    await free('thank you');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planOf, plansOf, say, streamed } from '../../../tests/support/chat.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

describe('a conversation that can be talked to, with the built-in editor', () => {
  let product: TestProduct;
  let person: Person;
  let sessionId: string | undefined;
  beforeAll(async () => {
    product = await startTestProduct();
    // A Monday, ten in the morning in London.
    product.clock.now = new Date('2026-11-16T10:00:00Z');
  });
  beforeEach(async () => {
    person = await newPerson(product);
    sessionId = undefined;
  });
  afterAll(() => product.stop());

  const tell = async (message: string) => {
    const who = { ...person.identity, timeZone: 'Europe/London' };
    const reply = await say(product.url, who, message, sessionId ? { sessionId } : {});
    sessionId = reply.body.session_id;
    return reply;
  };
  const textOf = async (message: string) => (await tell(message)).body.outputs[0]?.output;
  const states = () =>
    product.sql<{ state: string }>('select state from schedule_plans where user_id = $1 order by created_at', [
      person.user.id,
    ]);

  const NEWS = 'Facebook post: the toy library reopens on wed 2 december at 2pm, 340 toys, borrowing is free';

  it('CHAT-52 keeps the user’s own words, and the day of an event plans nothing', async () => {
    expect(await textOf(NEWS)).toBe(
      'The toy library reopens on Wednesday 2 December at 2 pm, 340 toys, borrowing is free.',
    );
    expect(await states()).toEqual([]);
  });

  it.for(['write 3 tweets about our bakery', '3 posts over next week for our gym on instagram'])(
    'CHAT-102 asks what each should say where one matter is brought for several posts: %s',
    async (message) => {
      expect(await textOf(message)).toBe('That is not enough for 3 posts. What should each of them say?');
      expect(await states()).toEqual([]);
    },
  );

  it('streams a question back as what it is, never as a post', async () => {
    const events = [];
    for await (const event of streamed(product.url, person.identity, 'Write a tweet and a LinkedIn post about tea'))
      events.push(event);
    const { outputs } = events.at(-1)?.data ?? {};
    expect(outputs).toMatchObject([{ output: expect.stringMatching(/\?$/) }]);
    expect(events.filter(({ event }) => event === 'output').map(({ data }) => data)).toEqual(outputs);
  });

  it('CHAT-53 changes a fact of a draft and takes it back', async () => {
    const before = await textOf(NEWS);
    expect(await textOf('it’s 360 toys, not 340')).toBe(before?.replace('340', '360'));
    expect(await textOf('undo that')).toBe(before);
  });

  it('CHAT-54 schedules a draft, moves it, adds a network and cancels it by talking', async () => {
    const text = await textOf(NEWS);
    const plan = planOf(await tell('put it out wednesday at 8:30'));
    expect(plan).toMatchObject({ input: text, platforms: ['facebook'], scheduledAtLocal: '2026-11-18T08:30' });
    expect(planOf(await tell('an hour later please'))).toMatchObject({
      planId: plan.planId,
      scheduledAtLocal: '2026-11-18T09:30',
    });
    expect(planOf(await tell('also on linkedin')).platforms).toEqual(['facebook', 'linkedin']);
    expect((await tell('what is planned this week?')).body.message).toContain('Wednesday 18 November, 9:30');
    const cancelled = await tell('cancel it');
    expect(cancelled.body).toMatchObject({ status: 'completed', message: expect.stringContaining('Cancelled') });
    expect(await states()).toEqual([{ state: 'rejected' }]);
  });

  it('CHAT-55 approves nothing by words: it leads to the card’s button', async () => {
    await tell(NEWS);
    await tell('put it out wednesday at 8:30');
    expect((await tell('looks good, approve it')).body.message).toContain('Press Approve on the card');
    expect(await states()).toEqual([{ state: 'pending' }]);
  });

  it('CHAT-56 never makes a post of a command', async () => {
    for (const command of ['cancel it', 'move it to Wednesday at 10am', 'make it shorter', 'thanks!']) {
      sessionId = undefined;
      const { body } = await tell(command);
      expect(plansOf(body), command).toEqual([]);
      expect(
        body.outputs.every((output) => !('engine' in output) || output.engine === undefined),
        command,
      ).toBe(true);
    }
  });

  it('CHAT-56 hears a question for plans where there are none', async () => {
    expect(await textOf('what is planned this week?')).toBe('Nothing is planned there.');
  });

  it('CHAT-61 is talked to in another language and answers in it', async () => {
    const made = await tell('Kannst du morgen um 10 Uhr auf Facebook posten: Am 4. Dezember bleibt die Werkstatt zu?');
    expect(planOf(made)).toMatchObject({
      platforms: ['facebook'],
      scheduledAtLocal: '2026-11-17T10:00',
      input: expect.stringContaining('Am 4. Dezember bleibt die Werkstatt zu'),
    });
    expect(made.body.message).toContain('Ich habe einen Plan vorbereitet.');
    const moved = await tell('verschieb es auf Freitag');
    expect(moved.body.message).toContain('Freitag, 20. November');
    expect((await tell('was ist diese Woche geplant?')).body.message).toContain('wartet auf deine Freigabe');
    expect((await tell('gib es frei')).body.message).toContain('drücke auf der Karte „Approve“');
    expect((await tell('streiche das')).body.message).toContain('Abgesagt');
    expect((await tell('was ist geplant?')).body.message).toBe('Da ist nichts geplant.');
    expect((await tell('Publie tous les lundis à 8h sur LinkedIn : bien dormir')).body.message).toContain(
      'J’ai préparé un plan.',
    );
    expect(await states()).toEqual([{ state: 'rejected' }, { state: 'pending' }]);
  });

  it('CHAT-57 counts neither talk nor questions among the ten of the day', async () => {
    await tell('hello');
    await tell('something about our open day');
    const [row] = await product.sql<{ used: number }>('select used from usage_days where user_id = $1', [
      person.user.id,
    ]);
    expect(row?.used ?? 0).toBe(0);
  });

  it('does two things that one message wishes, the second on what the first left', async () => {
    await tell('Facebook post: We are open daily. The tea is free.');
    const plan = planOf(await tell('drop the tea and schedule it for friday 9am'));
    expect(plan).toMatchObject({ input: 'We are open daily.', scheduledAtLocal: '2026-11-20T09:00' });
  });

  it('asks what the posts should say, and then plans them at the times that were said', async () => {
    const asked = await tell('for facebook: teaser monday 9am, reminder wednesday noon');
    expect(asked.body.message).toBe('I know when, but not what. What should the posts say?');
    expect(await states()).toEqual([]);
    const made = plansOf((await tell('Half price on all garden tools, 27 to 29 November, Hull Road shop')).body);
    expect(made.map(({ scheduledAtLocal }) => scheduledAtLocal)).toEqual(['2026-11-18T12:00', '2026-11-23T09:00']);
    expect(made[0]?.input).toContain('garden tools');
  });

  it('shows several versions and goes on with the one that is chosen', async () => {
    const { body } = await tell('two versions of a tweet: Dry cider on tap again. Pints £4 until eight.');
    expect(body.outputs.map(({ output }) => output)).toEqual([
      'Dry cider on tap again. Pints £4 until eight.',
      'Pints £4 until eight. Dry cider on tap again.',
    ]);
    await tell('the second one');
    expect(planOf(await tell('tomorrow at noon')).input).toBe('Pints £4 until eight. Dry cider on tap again.');
  });

  it('speaks of the plan that a list has just named', async () => {
    await tell("plan: facebook fri 27 nov 8am 'Skis from 89 francs.' and instagram sat 28 nov 8am 'Boots: swap free.'");
    await tell('whats on the 28th');
    expect(planOf(await tell('move it to sunday'))).toMatchObject({
      input: 'Boots: swap free.',
      scheduledAtLocal: '2026-11-29T08:00',
    });
  });

  it('draws the same picture again with each wish for it', async () => {
    const first = await tell('make a picture for our jazz night, saturday 28 november 8pm');
    const again = await tell('darker background');
    for (const { body } of [first, again]) expect(body.outputs[0]).toMatchObject({ output_type: 'image' });
  });

  it('never takes a command for a post', async () => {
    for (const command of ['cancel all plans', 'what can you do?', 'how many are left?', 'schedule it for friday']) {
      const { body } = await tell(command);
      expect(body.outputs).toMatchObject([{ output_type: 'text', agent: 'Assistant' }]);
      expect(body.outputs[0]).not.toHaveProperty('engine');
    }
    expect(await states()).toEqual([]);
  });
});

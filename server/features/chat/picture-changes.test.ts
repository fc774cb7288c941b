import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { executeChatWorkflow } from '../../../domain/api/chat.ts';
import type { Design } from '../../../domain/post/design.ts';
import { planOf, say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const ORDER = 'Make a poster: Spring sale, 20% off all bulbs, Sunday 9 May, 10–4, Mill Lane 3, dark green';

/** Talks of one picture, and tells of the last answer how the picture looks and what was said of it. */
async function after(...messages: string[]): Promise<{ design: Design; alt: string; undone: string[] }> {
  const who: Person = await newPerson(product);
  let sessionId: string | undefined;
  let picture = '';
  let said: { alt: string; undone: string[] } = { alt: '', undone: [] };
  for (const originalMessage of messages) {
    const input = { originalMessage, ...(sessionId ? { sessionId } : {}) };
    const { body } = await make(product.url, executeChatWorkflow, input, who.identity);
    sessionId = body.session_id;
    const drawn = body.outputs.find(({ output_type }) => output_type === 'image');
    if (drawn?.output_type !== 'image') throw new Error(`No picture for '${originalMessage}': ${body.message}`);
    picture = drawn.output.split('/').at(-1) ?? '';
    said = { alt: drawn.alt ?? '', undone: drawn.undone ?? [] };
  }
  const [kept] = await product.sql<{ design: Design }>('select design from media where id = $1', [picture]);
  if (!kept) throw new Error('The picture has no design');
  return { design: kept.design, ...said };
}

it.for<[string, RegExp, RegExp]>([
  ['without the date', /Spring sale/, /Sunday|9 May/],
  ['change 20% to 30%', /30%/, /20%/],
  ['change Sunday to Saturday', /Saturday 9 May/, /Sunday/],
  ['make the title "Everything must grow"', /Everything must grow/, /bulbs/],
  ['ohne das Datum', /Spring sale/, /Sunday|9 May/],
])('PIC-461 %s changes the words of the picture', async ([wish, shown, gone]) => {
  const { alt, undone } = await after(ORDER, wish);
  expect(alt).toMatch(shown);
  expect(alt).not.toMatch(gone);
  expect(undone).toEqual([]);
});

it('PIC-461 what is not found on it is said, and nothing changes', async () => {
  const [first, second] = [await after(ORDER), await after(ORDER, 'without the balloons')];
  expect(second.design.poster).toEqual(first.design.poster);
  expect(second.undone).toEqual([expect.stringContaining('“without the balloons”: that is not on the picture')]);
});

it('PIC-464 a wish that changes nothing on a picture costs nothing', async () => {
  const { identity } = await newPerson(product);
  const left = async () => (await make(product.url, checkUsage, {}, identity)).body.data.remainingUsage ?? 0;
  const { body } = await say(product.url, identity, ORDER);
  const before = await left();
  await say(product.url, identity, 'without the balloons', { sessionId: body.session_id });
  expect(await left()).toBe(before);
  await say(product.url, identity, 'without the date', { sessionId: body.session_id });
  expect(await left()).toBe(before - 1);
});

it('PIC-462 the shape and the colours that were wished last count', async () => {
  const { design } = await after(ORDER, 'as a story', 'make it orange instead', 'as a square');
  expect([design.aspect, design.colours.primary]).toEqual(['1:1', '#f57c1f']);
  expect((await after(ORDER, 'not green, blue')).design.colours.primary).toBe('#2459d6');
});

it.for([
  'Make a picture with: Fresh rye loaf every Friday',
  'Create an image with the words Fresh rye loaf every Friday',
])('PIC-463 %s is a picture of its own after another one', async (order) => {
  const { alt } = await after(ORDER, order);
  expect(alt).toMatch(/rye loaf/i);
  expect(alt).not.toMatch(/sale/);
});

it('POST-89 a wish for the picture of a plan that waits changes that picture, on top of the wishes before', async () => {
  const { identity } = await newPerson(product);
  const ask = (message: string, sessionId?: string) =>
    say(product.url, identity, message, sessionId ? { sessionId } : {});
  const designOf = async (plan: ReturnType<typeof planOf>): Promise<Design> => {
    const [kept] = await product.sql<{ design: Design }>('select design from media where id = $1', [
      plan.post.media[0]?.mediaId,
    ]);
    if (!kept) throw new Error('The plan has no drawn picture');
    return kept.design;
  };
  const first = await ask(
    'Schedule a LinkedIn post with a picture tomorrow at 9am: Our tea room opens on Friday at 4.',
  );
  const session = first.body.session_id;
  const story = planOf(await ask('make the picture a story', session));
  expect([story.planId, story.input]).toEqual([planOf(first).planId, planOf(first).input]);
  expect((await designOf(story)).aspect).toBe('9:16');
  const orange = planOf(await ask('make the picture orange', session));
  const { aspect, colours } = await designOf(orange);
  expect([aspect, colours.primary]).toEqual(['9:16', '#f57c1f']);
  // One that was drawn by itself after it is the one that is spoken of.
  await ask('Draw a picture of a loaf of bread', session);
  const loaf = await ask('make the picture blue', session);
  expect(loaf.body.outputs).toMatchObject([{ output_type: 'image' }]);
});

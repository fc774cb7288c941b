import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatSessionMessages, executeChatWorkflow } from '../../../../domain/api/chat.ts';
import { forgetPhoto, keepPhoto } from '../../../../domain/api/post/photos.ts';
import { photoOf } from '../../../../scripts/gallery/photos.ts';
import { make } from '../../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../../tests/support/product.ts';
import { fileOf } from '../../../../tests/support/stage/pictures.ts';

let product: TestProduct;
let loaf: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  product = await startTestProduct();
  loaf = new Uint8Array(await photoOf('loaf'));
});
afterAll(() => product.stop());

async function withPhoto(): Promise<{ who: Person; photo: string }> {
  const who = await newPerson(product);
  const file = fileOf(loaf, 'Rye loaf on the board.jpg', 'image/jpeg');
  const { body } = await make(product.url, keepPhoto, { file }, who.identity);
  return { who, photo: body.data.mediaId };
}

/** Says something, with a photo where one is named. */
async function say(who: Person, originalMessage: string, more: { photo?: string; sessionId?: string } = {}) {
  return (await make(product.url, executeChatWorkflow, { originalMessage, ...more }, who.identity)).body;
}
type Answer = Awaited<ReturnType<typeof say>>;

const kinds = ({ outputs }: Answer) => outputs.map(({ output_type }) => output_type);
const plansOf = ({ outputs }: Answer) =>
  outputs.flatMap((output) => (output.output_type === 'schedule_plan' ? [output.planData] : []));
const pictureOf = ({ outputs }: Answer) => {
  const found = outputs.find(({ output_type }) => output_type === 'image');
  if (found?.output_type !== 'image') throw new Error('There is no picture');
  return found;
};
async function bytesOf(who: Person, url: string): Promise<Buffer> {
  const response = await fetch(`${product.url}${url}`, { headers: { cookie: who.cookie } });
  return Buffer.from(await response.arrayBuffer());
}

it('PIC-345 an order for a picture is drawn on the photo, and so is a change of that picture', async () => {
  const { who, photo } = await withPhoto();
  const first = await say(who, 'Make a picture that says: Rye is back', { photo });
  const picture = pictureOf(first);
  expect(picture).toMatchObject({ engine: 'Built-in designer', alt: 'Photo with the words: Rye is back' });
  expect((await sharp(await bytesOf(who, picture.output)).metadata()).format).toBe('jpeg');
  const designs = await product.sql<{ design: { photo: string } }>('select design from media where id = $1', [
    picture.output.split('/').at(-1),
  ]);
  expect(designs).toMatchObject([{ design: { photo } }]);
  const second = await say(who, 'Make it darker', { sessionId: first.session_id });
  expect(pictureOf(second).alt).toBe('Photo with the words: Rye is back');
});

it.for(['Put "Rye is back" on this photo', 'Write Rye is back across the picture', 'On this photo: Rye is back'])(
  'PIC-345 %s sets the words on it',
  async (message) => {
    const { who, photo } = await withPhoto();
    expect(pictureOf(await say(who, message, { photo })).alt).toBe('Photo with the words: Rye is back');
  },
);

it.for([
  ['Put "Grand opening Saturday 9 May" on this photo', 'Photo with the words: Grand opening Saturday 9 May'],
  ['as a story with the words: Lunch for two', 'Photo with the words: Lunch for two'],
  ['Instagram story with the words: Lunch for two', 'Photo with the words: Lunch for two'],
])('PIC-345 %s sets the words on it, whatever they are', async ([message = '', alt]) => {
  const { who, photo } = await withPhoto();
  expect(pictureOf(await say(who, message, { photo })).alt).toBe(alt);
});

it('PIC-346 a post has the photo itself beside its words, also when it is planned', async () => {
  const { who, photo } = await withPhoto();
  const message = 'Write a LinkedIn post with this photo: The rye is back. Come and taste it on Saturday.';
  const answer = await say(who, message, { photo });
  expect(kinds(answer)).toEqual(['text', 'image']);
  expect(JSON.stringify(answer.outputs)).not.toMatch(/this photo/);
  expect(pictureOf(answer)).toMatchObject({
    output: `/api/media/${photo}`,
    alt: 'Rye loaf on the board',
    platform: 'linkedin',
  });
  const planned = await say(who, 'Schedule it tomorrow at 9am', { sessionId: answer.session_id });
  const [plan] = plansOf(planned);
  expect(plan?.post.media).toEqual([expect.objectContaining({ mediaId: photo, alt: 'Rye loaf on the board' })]);
  expect(plan?.post.media[0]?.drawn).toBeUndefined();
});

it('PIC-346 a plan has the photo beside its words; a picture with words is drawn where one is asked for', async () => {
  const { who, photo } = await withPhoto();
  const text = 'Post on Facebook tomorrow at 9am: The rye is back.';
  expect(plansOf(await say(who, text, { photo }))[0]).toMatchObject({
    input: 'The rye is back.',
    post: { media: [{ mediaId: photo }] },
  });
  const drawn = plansOf(await say(who, `${text.slice(0, -1)}, with a picture`, { photo }))[0]?.post.media ?? [];
  expect(drawn).toEqual([expect.objectContaining({ drawn: true })]);
  expect(drawn[0]?.mediaId).not.toBe(photo);
  const alone = plansOf(await say(who, 'Post this photo on Instagram tomorrow at 9am', { photo }));
  expect(alone).toMatchObject([{ input: '', assumed: [], post: { media: [{ mediaId: photo }] } }]);
});

it('PIC-346 a photo is added to a draft or a plan that is there already', async () => {
  const { who, photo } = await withPhoto();
  const draft = await say(who, 'Write a Facebook post: The rye is back.');
  const added = await say(who, 'Add this photo', { photo, sessionId: draft.session_id });
  expect(kinds(added)).toEqual(['text', 'image']);
  expect(pictureOf(added).output).toBe(`/api/media/${photo}`);
  const plan = await say(who, 'Post on Facebook tomorrow at 9am: Rolls from seven.');
  const changed = await say(who, 'Add this photo to it', { photo, sessionId: plan.session_id });
  expect(plansOf(changed)).toMatchObject([{ input: 'Rolls from seven.', post: { media: [{ mediaId: photo }] } }]);
});

it('PIC-347 a photo without words is asked about, costs nothing, and is there for the answer', async () => {
  const { who, photo } = await withPhoto();
  const asked = await say(who, '', { photo });
  expect(asked.message).toMatch(/^What shall I do with this photo\?/);
  expect(await product.sql('select * from usage_days where user_id = $1', [who.user.id])).toEqual([]);
  const answer = await say(who, 'A Facebook post: The rye is back.', { sessionId: asked.session_id });
  expect(pictureOf(answer).output).toBe(`/api/media/${photo}`);
  const { body } = await make(product.url, chatSessionMessages, { id: asked.session_id }, who.identity);
  expect(body.data.map((record) => record.photo)).toEqual([photo, null]);
});

it('PIC-347 a photo that is not there, or somebody else’s, is refused in a sentence; no message and no photo too', async () => {
  const [{ who, photo }, stranger] = [await withPhoto(), await newPerson(product)];
  const gone = 'This photo is not there any more. Choose another one, or upload it again.';
  expect(await say(stranger, 'A picture: Hello', { photo })).toMatchObject({ code: 'NOT_FOUND', message: gone });
  await make(product.url, forgetPhoto, { id: photo }, who.identity);
  expect(await say(who, 'A picture: Hello', { photo })).toMatchObject({ code: 'NOT_FOUND', message: gone });
  expect(await say(who, ' ')).toMatchObject({ code: 'VALIDATION', message: 'Please write a message' });
});

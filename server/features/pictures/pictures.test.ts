import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { chatSessionMessages } from '../../../domain/api/chat.ts';
import { keepPhoto } from '../../../domain/api/post/photos.ts';
import {
  keepDesign,
  pictureDesign,
  placePicture,
  placeSlides,
  previewDesign,
} from '../../../domain/api/post/pictures.ts';
import { MEDIA_MAX_BYTES } from '../../../domain/limits.ts';
import type { Design } from '../../../domain/post/design.ts';
import { PHOTO_GONE } from '../../../domain/post/photos.ts';
import type { Output } from '../../../domain/workflow/outputs.ts';
import { planOf, say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { SOME_DRAWING } from '../../../tests/support/stage/drawings.ts';
import { pictureFile } from '../../../tests/support/stage/pictures.ts';
import type { BuiltinEngine } from '../../platform/ai/builtin/engine.ts';

const { design: SOME } = SOME_DRAWING;
const NOBODYS = '00000000-0000-4000-8000-000000000000';

describe('the picture editor', () => {
  let product: TestProduct;
  let person: Person;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  beforeEach(async () => {
    person = await newPerson(product);
  });
  afterAll(() => product.stop());

  const open = (id: string, who = person) => make(product.url, pictureDesign, { id }, who.identity);
  const preview = (design: Design) => make(product.url, previewDesign, { design }, person.identity);
  const keep = (design: Design, place: { of?: string; chatId?: string } = {}, who = person) =>
    make(product.url, keepDesign, { design, ...place }, who.identity);
  const titled = (design: Design, title: string): Design => ({ ...design, poster: { ...design.poster, title } });
  const idOf = ({ output }: { output: string }) => output.split('/').at(-1) ?? '';
  /** What an exchange shows now. */
  const picturesIn = async (sessionId: string) =>
    (await make(product.url, chatSessionMessages, { id: sessionId }, person.identity)).body.data
      .flatMap(({ outputs }) => outputs as Output[])
      .filter(({ output_type }) => output_type === 'image');
  /** A draft with a picture, in a conversation. */
  const drawnInChat = async () => {
    const first = await say(product.url, person.identity, 'Write a LinkedIn post: Our tea room opens on Friday at 4.');
    const sessionId = first.body.session_id ?? '';
    const { chat_id: chatId } = (await say(product.url, person.identity, 'add a picture', { sessionId })).body;
    const [picture] = await picturesIn(sessionId);
    if (!picture) throw new Error('No picture was drawn');
    return { sessionId, chatId, of: idOf(picture), picture };
  };

  it('PIC-404 tells what a picture was drawn from and what can be chosen for it', async () => {
    const { of } = await drawnInChat();
    const { status, body } = await open(of);
    expect(status).toBe(200);
    expect(body.data.design).toMatchObject({ aspect: '1.91:1', photo: null });
    expect(body.data.design.poster.title).toMatch(/tea room/i);
    expect(body.data.layouts).toContain(body.data.design.layout);
    expect(body.data.symbols).toEqual(expect.arrayContaining(['bread', 'coffee']));
  });

  it('PIC-404 takes a picture that it did not make for the ground of words, in the shape that is most like its own', async () => {
    const { body } = await make(product.url, keepPhoto, { file: await pictureFile(320, 180) }, person.identity);
    const { mediaId } = body.data;
    const { design } = (await open(mediaId)).body.data;
    expect(design).toMatchObject({ photo: mediaId, layout: 'photo-words', texture: 'photo', aspect: '16:9' });
    const worded = titled(design, 'Open on Sunday');
    expect((await preview(worded)).body.data).toMatchObject({
      picture: expect.stringMatching(/^data:image\/jpeg;base64,/),
      layout: 'photo-words',
      layouts: ['photo-words', 'photo-panel', 'photo-card', 'textless'],
      alt: 'Photo with the words: Open on Sunday',
    });
    const gone = await make(product.url, keepDesign, { design: { ...worded, photo: NOBODYS } }, person.identity);
    expect([gone.status, gone.body.message]).toEqual([409, PHOTO_GONE]);
    for (const id of [NOBODYS, 'nothing']) expect((await open(id)).status).toBe(404);
    const kept = await keep(SOME);
    expect((await open(kept.body.data.mediaId, await newPerson(product))).status).toBe(404);
  });

  it('PIC-405 draws a design small, with what it reads and the layouts for its words, and counts nothing', async () => {
    const left = async () => (await make(product.url, checkUsage, {}, person.identity)).body.data.remainingUsage;
    const before = await left();
    const { status, body } = await preview({ ...SOME, aspect: '16:9' });
    expect(status).toBe(200);
    const [head = '', bytes = ''] = body.data.picture.split(',');
    expect(head).toBe('data:image/png;base64');
    expect(await sharp(Buffer.from(bytes, 'base64')).metadata()).toMatchObject({ width: 720, height: 405 });
    expect(body.data).toMatchObject({ layout: 'poster', alt: 'Card that reads: Fresh bread at seven' });
    expect(body.data.layouts).toContain('split');
    const list = { ...SOME, poster: { ...SOME.poster, items: ['Rye', 'Oat', 'Corn'] } };
    const listed = (await preview(list)).body.data;
    expect(listed.layout).not.toBe('poster');
    expect(listed.layouts).toContain(listed.layout);
    expect(listed.remarks).toEqual([]);
    const { remarks } = (await preview(titled(SOME, 'مهرجان الربيع'))).body.data;
    expect(remarks).toEqual([expect.stringContaining('no letters for this script')]);
    expect(await left()).toBe(before);
  });

  const NO_DESIGNS: [string, unknown, RegExp][] = [
    ['a colour', { ...SOME, colours: { primary: 'red', accent: '#000000' } }, /Please choose a colour/],
    ['a layout', { ...SOME, layout: 'spiral' }, /'design\.layout' has to be one of poster, split/],
    ['no words', { ...SOME, poster: undefined }, /'design\.poster' is missing/],
    ['too much', titled(SOME, 'x'.repeat(20_001)), /These words are too many for a picture/],
    ['a slide', { ...SOME, slide: { at: 1, of: -5 } }, /'design\.slide\.of' has to be at least 1/],
    ['a seed', { ...SOME, seed: -1 }, /'design\.seed' has to be at least 0/],
  ];
  it.each(NO_DESIGNS)('PIC-406 refuses a design that is none in a sentence: %s', async (_, design, sentence) => {
    for (const call of [previewDesign, keepDesign]) {
      const { status, body } = await make(product.url, call, { design: design as Design }, person.identity);
      expect([status, Object.values(body.fields ?? {}).join() || body.message]).toEqual([
        400,
        expect.stringMatching(sentence),
      ]);
    }
  });

  it('PIC-407 keeps a picture with its design and its words for those who can’t see it, for nothing', async () => {
    const before = (await make(product.url, checkUsage, {}, person.identity)).body.data.remainingUsage;
    const { status, body } = await keep(titled(SOME, 'Rye at eight'));
    expect(status).toBe(200);
    const { mediaId } = body.data;
    expect(body.data).toEqual({
      mediaId,
      url: `/api/media/${mediaId}`,
      kind: 'image',
      alt: 'Card that reads: Rye at eight',
      width: 1080,
      height: 1080,
      edited: true,
    });
    const loaded = await fetch(`${product.url}${body.data.url}`, { headers: { cookie: person.cookie } });
    expect(await sharp(await loaded.arrayBuffer()).metadata()).toMatchObject({ width: 1080, height: 1080 });
    expect((await open(mediaId)).body.data.design.poster.title).toBe('Rye at eight');
    expect((await make(product.url, checkUsage, {}, person.identity)).body.data.remainingUsage).toBe(before);
  });

  it('PIC-407 keeps none where an account has no more room', async () => {
    const { body } = await keep(SOME);
    await product.sql('update media set bytes = $1 where id = $2', [
      Math.min(MEDIA_MAX_BYTES, 2 ** 31 - 1),
      body.data.mediaId,
    ]);
    const fill = Math.ceil(MEDIA_MAX_BYTES / (2 ** 31 - 1));
    for (let i = 1; i < fill; i++)
      await product.sql(
        `insert into media (id, user_id, content_type, bytes) select gen_random_uuid(), user_id, content_type, bytes from media where id = $1`,
        [body.data.mediaId],
      );
    const refused = await keep(SOME);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/no more room for pictures/)]);
  });

  it('PIC-408 puts the edited picture in the place of the old one, and takes it back', async () => {
    const { sessionId, chatId, of, picture } = await drawnInChat();
    const { design } = (await open(of)).body.data;
    const { body } = await keep(titled(design, 'Tea from four'), { of, chatId });
    const [shown] = await picturesIn(sessionId);
    expect(shown).toMatchObject({ output: body.data.url, alt: expect.stringContaining('Tea from four') });
    const back = await make(
      product.url,
      placePicture,
      { id: of, of: body.data.mediaId, chatId: chatId ?? '' },
      person.identity,
    );
    expect(back.status).toBe(200);
    expect(await picturesIn(sessionId)).toEqual([picture]);
  });

  it('PIC-408 replaces one slide of a carousel, and the cover with the first', async () => {
    const { sessionId, chatId, of } = await drawnInChat();
    const second = (await keep(titled(SOME, 'Second'))).body.data;
    const slides = [
      { output: `/api/media/${of}`, alt: 'One' },
      { output: second.url, alt: 'Two' },
    ];
    await product.sql(`update chat_records set outputs = jsonb_set(outputs, '{0,slides}', $1::jsonb) where id = $2`, [
      JSON.stringify(slides),
      chatId,
    ]);
    const other = (await keep(titled(SOME, 'Other'), { of: second.mediaId, chatId })).body.data;
    const cover = (await keep(titled(SOME, 'Cover'), { of, chatId })).body.data;
    const expected = [cover, other].map(({ url, alt }) => ({ output: url, alt }));
    expect(await picturesIn(sessionId)).toMatchObject([{ ...expected[0], slides: expected }]);
  });

  it('PIC-476 draws slides anew that stand elsewhere than they show, and only those', async () => {
    const slide = (at: number) => keep({ ...titled(SOME, `Point ${at}`), layout: 'slide', slide: { at, of: 3 } });
    const ids = (await Promise.all([1, 2, 3].map(slide))).map(({ body }) => body.data.mediaId);
    const photo = (await keep(titled(SOME, 'No slide'))).body.data.mediaId;
    const place = (given: string[], who = person) => make(product.url, placeSlides, { ids: given }, who.identity);
    expect((await place([...ids, photo])).body.data).toEqual([]);
    const [first = '', , third = ''] = ids;
    const { body } = await place([first, photo, third]);
    expect(body.data.map(({ of }) => of)).toEqual([first, third]);
    const shown = await Promise.all(body.data.map(async ({ mediaId }) => (await open(mediaId)).body.data.design));
    expect(shown.map(({ slide }) => slide)).toEqual([
      { at: 1, of: 2 },
      { at: 2, of: 2 },
    ]);
    expect(shown.map(({ poster }) => poster.title)).toEqual(['Point 1', 'Point 3']);
    expect((await place([first], await newPerson(product))).status).toBe(404);
  });

  it('PIC-409 leaves foreign conversations and pictures that are not shown there alone', async () => {
    const { sessionId, chatId, of, picture } = await drawnInChat();
    const stranger = await newPerson(product);
    const foreign = await keep(SOME, { of, chatId }, stranger);
    expect([foreign.status, foreign.body.message]).toEqual([
      404,
      'This conversation is not there any more. It may have been deleted elsewhere.',
    ]);
    const elsewhere = await keep(SOME, { of: NOBODYS, chatId });
    expect([elsewhere.status, elsewhere.body.message]).toEqual([
      404,
      'This picture is not in that conversation any more.',
    ]);
    const own = (await keep(SOME)).body.data;
    const strange = await make(
      product.url,
      placePicture,
      { id: own.mediaId, of, chatId: chatId ?? '' },
      stranger.identity,
    );
    expect(strange.status).toBe(404);
    expect(await picturesIn(sessionId)).toEqual([picture]);
  });

  it('PIC-410 what is said of the picture next is said of the edited one', async () => {
    const { sessionId, chatId, of } = await drawnInChat();
    const { design } = (await open(of)).body.data;
    const green = { primary: '#0b6e4f', accent: '#f2c14e' };
    const { mediaId, alt } = (await keep({ ...titled(design, 'Tea from four'), colours: green }, { of, chatId })).body
      .data;
    const again = await say(product.url, person.identity, 'make the picture darker', { sessionId });
    const drawn = again.body.outputs.find(({ output_type }) => output_type === 'image') as Output;
    const after = (await open(idOf(drawn))).body.data.design;
    expect([after.poster.title, after.colours.primary]).toEqual(['Tea from four', '#0b6e4f']);
    expect([mediaId, alt]).not.toContain(idOf(drawn));
  });

  it('PIC-410 ‘schedule it’ plans the edited picture with its words', async () => {
    const message = 'Write a LinkedIn post with a picture: Our tea room opens on Friday at 4.';
    const first = await say(product.url, person.identity, message);
    const sessionId = first.body.session_id ?? '';
    const [picture] = await picturesIn(sessionId);
    const of = idOf(picture ?? { output: '' });
    const { design } = (await open(of)).body.data;
    const { mediaId, alt } = (await keep(titled(design, 'Tea from four'), { of, chatId: first.body.chat_id })).body
      .data;
    const plan = planOf(await say(product.url, person.identity, 'schedule it tomorrow at 9am', { sessionId }));
    expect(plan.post.media).toMatchObject([{ mediaId, alt }]);
    expect(alt).toContain('Tea from four');
  });
});

it('PIC-423 the photo of a design is read for its owner alone', async () => {
  const photos: (number | undefined)[] = [];
  const drawDesign: BuiltinEngine['drawDesign'] = async ({ photo }) => {
    photos.push(photo?.byteLength);
    return SOME_DRAWING.png;
  };
  const product = await startTestProduct({}, { engine: simpleEngine({ drawDesign }) });
  const [owner, stranger] = [await newPerson(product), await newPerson(product)];
  const { body } = await make(product.url, keepPhoto, { file: await pictureFile(40, 20) }, owner.identity);
  const design = { ...SOME, photo: body.data.mediaId };
  expect((await make(product.url, previewDesign, { design }, owner.identity)).status).toBe(200);
  const refused = await make(product.url, previewDesign, { design }, stranger.identity);
  expect([refused.status, refused.body.message, photos]).toEqual([409, PHOTO_GONE, [expect.any(Number)]]);
  await product.stop();
});

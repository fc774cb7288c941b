import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadMedia } from '../../../domain/api/media.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { fileOf, pictureFile } from '../../../tests/support/pictures.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

let product: TestProduct;
let person: Person;
beforeAll(async () => {
  product = await startTestProduct();
  person = await newPerson(product);
});
afterAll(() => product.stop());

const upload = (file: File, who = person) => make(product.url, uploadMedia, { file }, who.identity);
const loaded = async (url: string) => {
  const response = await fetch(`${product.url}${url}`, { headers: { cookie: person.cookie } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { type: response.headers.get('content-type'), bytes, ...(await sharp(bytes).metadata()) };
};
const fileFrom = async (picture: Sharp, name = 'photo') =>
  fileOf(new Uint8Array(await picture.toBuffer()), name, 'text/plain');

it('POST-20 a picture is kept for posts, made anew, and answered with its size', async () => {
  const photo = sharp({ create: { width: 900, height: 300, channels: 3, background: '#a52' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'where I live' } });
  const { status, body } = await upload(await fileFrom(photo));
  expect(status).toBe(200);
  const { mediaId, url } = body.data;
  expect(body.data).toEqual({ mediaId, url: `/api/media/${mediaId}`, kind: 'image', width: 900, height: 300 });
  const { type, exif, bytes } = await loaded(url);
  expect([type, exif]).toEqual(['image/jpeg', undefined]);
  expect(bytes.includes('where I live')).toBe(false);
});

it('POST-20 a large one is shown no larger than networks do, the way up that its camera held it', async () => {
  const turned = sharp({ create: { width: 6000, height: 3000, channels: 3, background: '#a52' } })
    .jpeg()
    .withMetadata({ orientation: 6 });
  const { body } = await upload(await fileFrom(turned));
  expect([body.data.width, body.data.height]).toEqual([1280, 2560]);
});

it.for(['png', 'jpeg', 'webp', 'gif'] as const)('POST-20 takes a %s', async (format) => {
  const { body } = await upload(await pictureFile(40, 20, { format }));
  expect(body.data).toMatchObject({ width: 40, height: 20 });
  expect((await loaded(body.data.url)).type).toBe(format === 'png' || format === 'gif' ? 'image/png' : 'image/jpeg');
});

it('POST-20 what can be seen through stays so, an animation shows its first picture, and print colours become a screen’s', async () => {
  const glass = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const { body } = await upload(await fileFrom(glass.webp()));
  expect((await loaded(body.data.url)).hasAlpha).toBe(true);

  const frames = sharp(
    await Promise.all(
      ['#f00', '#0f0'].map(async (color) => Buffer.from(await (await pictureFile(9, 9, { color })).bytes())),
    ),
    { join: { animated: true } },
  );
  const moving = await upload(await fileFrom(frames.webp()));
  expect(moving.body.data).toMatchObject({ width: 9, height: 9 });
  expect((await loaded(moving.body.data.url)).pages).toBeUndefined();

  const print = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a52' } })
    .toColourspace('cmyk')
    .jpeg();
  const printed = await upload(await fileFrom(print));
  expect((await loaded(printed.body.data.url)).space).toBe('srgb');
});

it.for<[string, () => Promise<File> | File, string]>([
  ['a text', () => fileOf('hello', 'me.png', 'image/png'), 'Please choose a picture: PNG, JPEG, WEBP or GIF.'],
  ['an SVG', () => fileOf('<svg/>', 'a.svg', 'image/svg+xml'), 'Please choose a picture: PNG, JPEG, WEBP or GIF.'],
  ['a TIFF', () => pictureFile(9, 9, { format: 'tiff' }), 'Please choose a picture: PNG, JPEG, WEBP or GIF.'],
  ['nothing', () => fileOf('', 'a.png', 'image/png'), 'Please choose a picture: PNG, JPEG, WEBP or GIF.'],
  [
    'more than 20 MB',
    () => fileOf(new Uint8Array(20 * 1024 * 1024 + 1), 'a.png'),
    'This picture is too large. Please choose one of at most 20 MB.',
  ],
  [
    'a hundred million pixels in a few bytes',
    () => pictureFile(10_000, 10_000),
    'This picture has too many pixels. Please choose a smaller one.',
  ],
  [
    'the head of a picture',
    () => fileOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'a.jpg'),
    'This picture can’t be read. Please try another file.',
  ],
  [
    'half a picture',
    async () => fileOf((await (await pictureFile(500, 500, { format: 'jpeg' })).bytes()).slice(0, 900), 'a.jpg'),
    'This picture can’t be read. Please try another file.',
  ],
])('POST-21 %s is refused in a sentence, and nothing is kept', async ([, file, message]) => {
  const someone = await newPerson(product);
  const { status, body } = await upload(await file(), someone);
  expect([status, body.message]).toEqual([400, message]);
  expect(await product.sql('select id from media where user_id = $1', [someone.user.id])).toEqual([]);
});

it('POST-21 nobody uploads without a session, without a file, without end, or past the room of an account', async () => {
  const someone = await newPerson(product);
  const picture = await pictureFile(9, 9);
  expect((await make(product.url, uploadMedia, { file: picture })).status).toBe(401);
  const none = await make(product.url, uploadMedia, {} as { file: File }, someone.identity);
  expect([none.status, none.body.message]).toEqual([400, 'Please choose a picture: PNG, JPEG, WEBP or GIF.']);
  await product.sql(
    `insert into media (id, user_id, content_type, bytes)
     select gen_random_uuid(), $1, 'image/png', 2000000000 from generate_series(1, 3)`,
    [someone.user.id],
  );
  const full = await upload(picture, someone);
  expect([full.status, full.body.message]).toEqual([409, expect.stringMatching(/no more room for pictures\. Delete/)]);
  await product.sql(`update rate_limits set points = 1000 where key = 'picture:' || $1`, [someone.user.id]);
  expect((await upload(picture, someone)).status).toBe(429);
});

import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetPhoto, keepPhoto, listPhotos, renamePhoto } from '../../../domain/api/post/photos.ts';
import { PHOTOS_MAX } from '../../../domain/limits.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { fileOf, pictureFile } from '../../../tests/support/stage/pictures.ts';

let product: TestProduct;
let person: Person;
beforeAll(async () => {
  product = await startTestProduct();
  person = await newPerson(product);
});
afterAll(() => product.stop());

const upload = (file: File, who = person) => make(product.url, keepPhoto, { file }, who.identity);
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
  expect(body.data).toMatchObject({ url: `/api/media/${mediaId}`, name: 'photo', width: 900, height: 300 });
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

it('PIC-341 a photo of forty million pixels is taken, made small enough for networks', async () => {
  const { status, body } = await upload(await pictureFile(8_000, 5_000, { format: 'jpeg' }));
  expect([status, body.data.width, body.data.height]).toEqual([200, 2560, 1600]);
});

it('PIC-341 the colours of print and of wide screens become those of every screen', async () => {
  const background = { r: 190, g: 80, b: 60 };
  const plain = () => sharp({ create: { width: 64, height: 64, channels: 3, background } });
  for (const photo of [plain().withIccProfile('cmyk').jpeg(), plain().withIccProfile('p3').jpeg()]) {
    const { body } = await upload(await fileFrom(photo));
    const { bytes, icc, space } = await loaded(body.data.url);
    expect([icc, space]).toEqual([undefined, 'srgb']);
    const means = (await sharp(bytes).stats()).channels.map(({ mean }) => Math.round(mean));
    for (const [at, mean] of [background.r, background.g, background.b].entries())
      expect(Math.abs((means[at] ?? 0) - mean)).toBeLessThan(30);
  }
});

it('PIC-341 nothing tells where a photo was taken', async () => {
  const photo = sharp({ create: { width: 30, height: 20, channels: 3, background: '#a52' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' } });
  const { body } = await upload(await fileFrom(photo));
  const { exif, xmp, iptc } = await loaded(body.data.url);
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
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
    'a photo of a phone’s own kind',
    () => fileOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'IMG_1.HEIC', 'image/heic'),
    'This is a HEIC photo, which few programs can read. Please save it as JPEG first, e.g. by mailing it to yourself, and choose that.',
  ],
  ['an AVIF', () => pictureFile(9, 9, { format: 'avif' }), 'Please choose a picture: PNG, JPEG, WEBP or GIF.'],
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
  expect((await make(product.url, keepPhoto, { file: picture })).status).toBe(401);
  const none = await make(product.url, keepPhoto, {} as { file: File }, someone.identity);
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

const uploadLater = (file: File, who: Person) => {
  product.clock.now = new Date(product.clock.now.getTime() + 1_000);
  return upload(file, who);
};
const mine = async (who: Person, input: { search?: string; limit?: number } = {}) =>
  (await make(product.url, listPhotos, input, who.identity)).body.data;
const namesOf = async (who: Person, search?: string) =>
  (await mine(who, search === undefined ? {} : { search })).map(({ name }) => name);
const named = (name: string, color: string) => pictureFile(30, 20, { format: 'jpeg', name, color });

it('PIC-340 photos are kept in a library: the newest first, found by the words of their names, renamed, page by page', async () => {
  const who = await newPerson(product);
  for (const [at, name] of ['Market_stall in May.jpg', 'oven 100%.jpg', 'May Ball.png'].entries())
    await uploadLater(await named(name, `#10${at}030`), who);
  expect(await namesOf(who)).toEqual(['May Ball', 'oven 100%', 'Market stall in May']);
  expect(await namesOf(who, 'may stall')).toEqual(['Market stall in May']);
  expect(await namesOf(who, '%')).toEqual(['oven 100%']);
  const [first] = await mine(who, { limit: 1 });
  const place = { before: first?.createdAt, beforeId: first?.mediaId };
  const rest = await make(product.url, listPhotos, place, who.identity);
  expect(rest.body.data.map(({ name }) => name)).toEqual(['oven 100%', 'Market stall in May']);
  await make(product.url, renamePhoto, { id: first?.mediaId ?? '', name: ' The summer ball ' }, who.identity);
  expect((await namesOf(who))[0]).toBe('The summer ball');
});

it('PIC-340 the same file twice is one photo, the newest again, also when both come at once', async () => {
  const who = await newPerson(product);
  const file = await named('a.jpg', '#334455');
  const [one, other] = await Promise.all([upload(file, who), upload(file, who)]);
  expect(one.body.data.mediaId).toBe(other.body.data.mediaId);
  await uploadLater(await named('b.jpg', '#554433'), who);
  await uploadLater(file, who);
  expect(await namesOf(who)).toEqual(['a', 'b']);
});

it('PIC-340 a deleted photo leaves the library and stays where it is shown; nobody reaches those of others', async () => {
  const [who, stranger] = [await newPerson(product), await newPerson(product)];
  const { body } = await upload(await named('a.jpg', '#112233'), who);
  const { mediaId } = body.data;
  const of = (someone: Person) => make(product.url, forgetPhoto, { id: mediaId }, someone.identity);
  expect((await of(stranger)).status).toBe(404);
  expect((await make(product.url, renamePhoto, { id: mediaId, name: 'x' }, stranger.identity)).status).toBe(404);
  expect(await namesOf(stranger)).toEqual([]);
  expect((await of(who)).status).toBe(200);
  expect(await namesOf(who)).toEqual([]);
  expect(await product.sql('select id from media where id = $1', [mediaId])).toHaveLength(1);
  expect([(await of(who)).status, (await of(who)).body.message]).toEqual([
    404,
    'This photo is not there any more. Choose another one, or upload it again.',
  ]);
});

it('PIC-340 a library has an end, and says what to do', async () => {
  const who = await newPerson(product);
  await product.sql(
    `with kept as (
       insert into media (id, user_id, content_type, bytes)
       select gen_random_uuid(), $1, 'image/png', 9 from generate_series(1, ${PHOTOS_MAX}) returning id)
     insert into photos (id, user_id, name, hash) select id, $1, 'a', id::text from kept`,
    [who.user.id],
  );
  const { status, body } = await upload(await named('one more.jpg', '#123123'), who);
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^Your library holds 500 photos.*Delete one/)]);
});

it('PIC-340 lists show a small copy of a photo', async () => {
  const { body } = await upload(await pictureFile(3_000, 2_000, { format: 'jpeg', color: '#446688' }));
  const { type, width, height } = await loaded(`${body.data.url}?small`);
  expect([type, width, height]).toEqual(['image/webp', 480, 320]);
});

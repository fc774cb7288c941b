import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadAvatar } from '../../../domain/api/account/user.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { pictureFile } from '../../../tests/support/stage/pictures.ts';
import { createKeyBox, type KeyBox } from '../../platform/key-box.ts';
import { smallPicture } from './account-picture.ts';
import { outgoingAddress } from './outgoing-media.ts';

describe('a picture that a network fetches itself', () => {
  let product: TestProduct;
  let person: Person;
  let box: KeyBox;
  let mediaId: string;
  beforeAll(async () => {
    product = await startTestProduct();
    person = await newPerson(product);
    box = createKeyBox({ secretKey: null, dataDir: product.dataDir });
    const avatar = await pictureFile(40, 40);
    const { body } = await make(product.url, uploadAvatar, { avatar }, person.identity);
    mediaId = body.data.avatar_url.split('/').at(-1) ?? '';
  });
  afterAll(() => product.stop());
  const addressFor = (userId: string) =>
    outgoingAddress({ box, clock: () => product.clock.now, appUrl: new URL(product.url) }, userId, mediaId);

  it('PUB-53 is there for a few minutes, as JPEG, for whoever has its address', async () => {
    const address = await addressFor(person.user.id);
    expect(address).not.toContain(mediaId);
    const response = await fetch(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await sharp(await response.bytes()).metadata()).format).toBe('jpeg');
    product.clock.now = new Date(product.clock.now.getTime() + 16 * 60_000);
    expect((await fetch(address)).status).toBe(404);
  });

  it('PUB-53 is not there at an address that is guessed, changed, or for another’s picture', async () => {
    const address = await addressFor(person.user.id);
    const changed = `${address.slice(0, -3)}${address.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    const others = await addressFor((await newPerson(product)).user.id);
    const elsewhere = `${product.url}/api/outgoing-media/${await box.seal(`${person.user.id} ${mediaId} 9e15`, 'other')}`;
    for (const wrong of [changed, others, elsewhere, `${product.url}/api/outgoing-media/${mediaId}`])
      expect((await fetch(wrong)).status).toBe(404);
  });
});

describe('an account’s picture', () => {
  const from =
    (answer: () => Response | Promise<Response>): Parameters<typeof smallPicture>[1] =>
    () =>
    async () =>
      answer();

  it('PUB-54 is kept small and within the page: nothing is loaded from elsewhere', async () => {
    const file = await pictureFile(300, 200);
    const small = await smallPicture(
      'https://media.example.com/ada.png',
      from(() => new Response(file)),
    );
    expect(small).toMatch(/^data:image\/webp;base64,/);
    const { width, height } = await sharp(Buffer.from(small?.split(',')[1] ?? '', 'base64')).metadata();
    expect([width, height]).toEqual([96, 96]);
  });

  it('PUB-54 is left out where it can’t be had', async () => {
    const broken: (() => Response)[] = [
      () => new Response('<html>'),
      () => new Response(null, { status: 404 }),
      () => {
        throw new Error('away');
      },
    ];
    for (const answer of broken)
      expect(await smallPicture('https://media.example.com/ada.png', from(answer))).toBeNull();
    for (const address of [null, 'http://127.0.0.1:1/', 'file:///etc/passwd', 'nonsense'])
      expect(await smallPicture(address)).toBeNull();
  });
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { carriesOut, cutsBefore, refuses } from '../../../../tests/support/networks/behaviours.ts';
import { type MetaServer, startMeta } from '../../../../tests/support/networks/meta.ts';
import { pictureOf, requestOf } from '../../../../tests/support/networks/stages.ts';
import type { OutgoingPost, Publisher, PublishRequest } from '../publisher.ts';
import { createInstagram } from './instagram.ts';

let server: MetaServer;
let instagram: Publisher;
beforeEach(async () => {
  server = await startMeta();
  server.fetchPicture = async () => ({ contentType: 'image/jpeg' });
  instagram = createInstagram({ ...server.app, lookEveryMs: 1 });
});
afterEach(() => server.close());

const request = async (post: Partial<OutgoingPost> = {}, signal?: AbortSignal): Promise<PublishRequest> => {
  const tokens = { ...server.grantPage('501', 'instagram_content_publish'), expiresAt: null };
  const pictures = [await pictureOf('A loaf')];
  return requestOf({ account: { id: '901', tokens } }, { pictures, ...post }, signal);
};

it('PUB-20 Instagram takes no post without a picture, and not more than 30 hashtags', async () => {
  const sentence = 'Instagram takes no post without a picture. Add one, or leave Instagram out.';
  expect(instagram.check({ text: 'Only words', pictures: [] })).toBe(sentence);
  await expect(instagram.publish(await request({ pictures: [] }))).rejects.toMatchObject({
    fault: 'refused',
    message: sentence,
  });
  const pictures = [await pictureOf('A loaf')];
  expect(instagram.check({ text: '#a '.repeat(30), pictures })).toBeNull();
  expect(instagram.check({ text: '#a '.repeat(31), pictures })).toBe(
    'Instagram takes at most 30 hashtags, and this text has 31. Leave some out.',
  );
  expect(server.calls).toEqual([]);
});

it('PUB-20 Instagram fetches the picture itself; where it can’t, that is said', async () => {
  const asked: string[] = [];
  server.fetchPicture = async (url) => {
    asked.push(url);
    return { contentType: 'image/png' };
  };
  await expect(instagram.publish(await request())).rejects.toMatchObject({
    fault: 'refused',
    message: 'Instagram could not fetch the picture: this Fanfare has to be reachable from the internet for that.',
  });
  expect(asked).toEqual(['https://fanfare.example.com/p/A loaf.jpg']);
});

it('PUB-20 a post waits until Instagram has prepared it', async () => {
  server.containerStates = ['IN_PROGRESS', 'IN_PROGRESS', 'FINISHED'];
  const { url, externalId } = await instagram.publish(await request());
  expect(url).toBe(`https://www.instagram.com/p/${externalId}/`);
  server.containerStates = ['ERROR'];
  await expect(instagram.publish(await request())).rejects.toMatchObject({
    fault: 'refused',
    message: 'Instagram can’t use one of the pictures. Use another one.',
  });
  for (const states of [['EXPIRED'], Array(50).fill('IN_PROGRESS')]) {
    server.containerStates = states;
    await expect(instagram.publish(await request())).rejects.toMatchObject({ fault: 'later' });
  }
  expect(server.posts).toHaveLength(1);
});

it('PUB-20 a post that is given up while Instagram prepares it is not there', async () => {
  const giveUp = new AbortController();
  server.containerStates = Array(50).fill('IN_PROGRESS');
  server.next('/v25.0/901/media', async ({ carryOut, reply }) => {
    reply(await carryOut());
    setImmediate(() => giveUp.abort());
  });
  const slow = createInstagram({ ...server.app, lookEveryMs: 60_000 });
  await expect(slow.publish(await request({}, giveUp.signal))).rejects.toMatchObject({ fault: 'later' });
  expect(server.posts).toEqual([]);
});

it('PUB-20 several pictures become one carousel, and a post whose address can’t be read is out all the same', async () => {
  const pictures = [await pictureOf('A loaf'), await pictureOf(''), await pictureOf('A roll')];
  server.next(/^\/v25\.0\/\d{5}$/, ...Array(4).fill(carriesOut), cutsBefore);
  const published = await instagram.publish(await request({ text: 'Three.', pictures }));
  expect(published).toEqual({ externalId: server.posts[0]?.id, url: null });
  expect(server.posts).toMatchObject([
    { text: 'Three.', pictures: [{ alt: 'A loaf' }, { alt: '' }, { alt: 'A roll' }] },
  ]);
  server.next('/v25.0/901/media_publish', refuses(400, { error: { code: 9007, message: 'Not ready' } }));
  await expect(instagram.publish(await request())).rejects.toMatchObject({ fault: 'later' });
});

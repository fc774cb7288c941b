import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuses } from '../../../../tests/support/networks/behaviours.ts';
import { type LinkedInServer, startLinkedIn } from '../../../../tests/support/networks/linkedin.ts';
import { accountOf, pictureOf, requestOf } from '../../../../tests/support/networks/stages.ts';
import { createLinkedIn } from './linkedin.ts';
import { littleText } from './little-text.ts';

let server: LinkedInServer;
beforeAll(async () => {
  server = await startLinkedIn();
});
afterAll(() => server.close());
const publishing = (post: object) => {
  const account = accountOf(server.person.sub, server.desk.grant('openid', 'w_member_social'));
  return createLinkedIn(server.app).publish(requestOf({ account }, post));
};

/** What LinkedIn shows of its text format. */
const shown = (little: string): string =>
  little.replace(/\{hashtag\|\\#\|((?:\\.|[^}])*)\}/g, '\\#$1').replace(/\\(.)/g, '$1');

it('PUB-16 reserved signs are escaped, and hashtags become hashtags', async () => {
  expect(littleText('Ask @mia (now) #Rye_Bread!')).toBe('Ask \\@mia \\(now\\) {hashtag|\\#|Rye\\_Bread}!');
  expect(littleText('#1 of *all* <b>~50%</b> {a|b} [c] x_y C:\\temp # ## a#b')).toBe(
    '\\#1 of \\*all\\* \\<b\\>\\~50%\\</b\\> \\{a\\|b\\} \\[c\\] x\\_y C:\\\\temp \\# \\#\\# a\\#b',
  );
  const signs = ['\\', '|', '{', '}', '@', '[', ']', '(', ')', '<', '>', '#', '*', '_', '~', 'a', ' ', '1', 'é', '🍞'];
  for (const one of signs)
    for (const two of signs)
      for (const three of signs) {
        const text = `${one}${two}${three}b`;
        expect(shown(littleText(text))).toBe(text);
        expect(littleText(text).replace(/\\.|\{hashtag\|\\#\|(?:\\.|[^}\\])*\}/g, '')).not.toMatch(
          /[\\|{}@[\]()<>#*_~]/,
        );
      }
  await publishing({ text: 'Fresh #bread (rye)' });
  expect(server.posts.at(-1)?.commentary).toBe('Fresh {hashtag|\\#|bread} \\(rye\\)');
});

it('PUB-01 LinkedIn gets one picture as media and several as a multi-image post, of the author', async () => {
  await publishing({ text: 'One.', pictures: [await pictureOf('A loaf')] });
  await publishing({ text: 'Two.', pictures: [await pictureOf('A loaf'), await pictureOf('')] });
  const bodies = server.calls.filter(({ url }) => url.pathname === '/rest/posts').map((call) => call.json());
  expect(bodies.at(-2)).toMatchObject({
    author: 'urn:li:person:Mia-7',
    visibility: 'PUBLIC',
    content: { media: { id: expect.stringMatching(/^urn:li:image:/), altText: 'A loaf' } },
  });
  expect(bodies.at(-1)).toMatchObject({
    content: { multiImage: { images: [{ altText: 'A loaf' }, { altText: '' }] } },
  });
});

it('PUB-03 LinkedIn’s own refusals are read: the same words again, a permission taken back, a version that has ended', async () => {
  const once = { text: 'Only once.' };
  const { url, externalId } = await publishing(once);
  expect(url).toBe(`${server.origin}/feed/update/${externalId}/`);
  await expect(publishing(once)).rejects.toMatchObject({
    fault: 'refused',
    message: 'LinkedIn refused this post: it has the same words as an earlier post there. Change them.',
  });
  const account = accountOf(server.person.sub, server.desk.grant('openid'));
  await expect(createLinkedIn(server.app).publish(requestOf({ account }, {}))).rejects.toMatchObject({
    fault: 'token',
  });
  server.next('/rest/posts', refuses(426, { status: 426, code: 'NONEXISTENT_VERSION' }));
  await expect(publishing({ text: 'Newer.' })).rejects.toMatchObject({ fault: 'later' });
});

it('PUB-08 LinkedIn that names another place for a picture gets neither picture nor token there', async () => {
  const value = { uploadUrl: 'http://127.0.0.1:9/steal', image: 'urn:li:image:1' };
  server.next('/rest/images', refuses(200, { value }));
  await expect(publishing({ text: 'Away.', pictures: [await pictureOf('A loaf')] })).rejects.toMatchObject({
    fault: 'later',
    message: 'LinkedIn can’t be reached. Nothing was posted.',
  });
});

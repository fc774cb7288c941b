import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuses } from '../../../../tests/support/networks/behaviours.ts';
import { type MetaServer, startMeta } from '../../../../tests/support/networks/meta.ts';
import { goAndComeBack, PKCE, pictureOf, REDIRECT_URI, requestOf } from '../../../../tests/support/networks/stages.ts';
import { createInstagram } from '../instagram/instagram.ts';
import { createFacebook } from './facebook.ts';

const FEED = '/v25.0/501/feed';
const forever = new AbortController().signal;
let server: MetaServer;
beforeAll(async () => {
  server = await startMeta();
  server.fetchPicture = async () => ({ contentType: 'image/jpeg' });
});
afterAll(() => server.close());

const SCOPES = ['pages_show_list', 'pages_manage_posts', 'instagram_content_publish'];
const granted = () => ({ ...server.grantPage('501', ...SCOPES), expiresAt: null });
const publishing = (text: string) =>
  createFacebook(server.app).publish(requestOf({ account: { id: '501', tokens: granted() } }, { text }));
const connected = async (publisher = createFacebook(server.app)) => {
  const code = (await goAndComeBack(publisher)).searchParams.get('code') ?? '';
  const tokens = await publisher.authorisation.redeem(
    { code, verifier: PKCE.verifier, redirectUri: REDIRECT_URI },
    forever,
  );
  return publisher.authorisation.accounts(tokens, forever);
};

it('PUB-18 gives the pages that somebody may post on, each with a token of its own, however many there are', async () => {
  for (const pageSize of [100, 1]) {
    server.pageSize = pageSize;
    const accounts = await connected();
    expect(accounts.map(({ id, name, picture }) => ({ id, name, picture }))).toEqual([
      { id: '501', name: 'Mia Bakes', picture: 'https://scontent.example.com/501.jpg' },
      { id: '503', name: 'Mia’s second', picture: 'https://scontent.example.com/503.jpg' },
    ]);
    const [first, second] = accounts;
    expect(first?.tokens?.access).not.toBe(second?.tokens?.access);
    expect(await connected(createInstagram(server.app))).toMatchObject([{ id: '901', name: '@mia' }]);
  }
  server.pageSize = 100;
});

it('PUB-18 says to somebody without a page or an account what is missing', async () => {
  const pages = server.pages.splice(0);
  await expect(connected()).rejects.toMatchObject({
    fault: 'refused',
    message: 'There is no Facebook page that you may post on. Make one, or choose it when Facebook asks you.',
  });
  await expect(connected(createInstagram(server.app))).rejects.toMatchObject({
    fault: 'refused',
    message: expect.stringContaining('a professional one that belongs to a Facebook page of yours'),
  });
  server.pages.push(...pages);
});

it('PUB-10 disconnecting Facebook leaves Instagram connected, and the other way round', async () => {
  const tokens = granted();
  const facebook = createFacebook(server.app);
  const instagram = createInstagram(server.app);
  await facebook.authorisation.revoke(tokens, forever);
  await expect(facebook.publish(requestOf({ account: { id: '501', tokens } }, {}))).rejects.toMatchObject({
    fault: 'token',
  });
  const pictures = [await pictureOf('A loaf')];
  const onInstagram = requestOf({ account: { id: '901', tokens } }, { text: 'Still here.', pictures });
  await instagram.publish(onInstagram);
  await instagram.authorisation.revoke(tokens, forever);
  await expect(instagram.publish(onInstagram)).rejects.toMatchObject({ fault: 'token' });
});

it('PUB-75 pages of one person share what that person has granted', async () => {
  const { isSameOwner } = createFacebook(server.app).authorisation;
  const [one, other] = [granted(), granted()];
  expect(await isSameOwner?.(one, other, forever)).toBe(true);
  expect(await isSameOwner?.({ ...one, refresh: null }, other, forever)).toBe(false);
});

it('PUB-19 Meta’s codes tell more than its status', async () => {
  const graph = (code: number, more = {}) => refuses(400, { error: { message: 'Some reason', code, ...more } });
  const cases = [
    [graph(190, { error_subcode: 463 }), { fault: 'token' }],
    [graph(10), { fault: 'token' }],
    [graph(200), { fault: 'token' }],
    [graph(299), { fault: 'token' }],
    [graph(4), { fault: 'later' }],
    [graph(32), { fault: 'later' }],
    [graph(613), { fault: 'later' }],
    [graph(80_001), { fault: 'later' }],
    [graph(4, { error_subcode: 2207051 }), { fault: 'refused' }],
    [graph(1), { fault: 'unconfirmed' }],
    [graph(2, { is_transient: true }), { fault: 'unconfirmed' }],
    [graph(100), { fault: 'refused', message: 'Facebook refused this post: Some reason' }],
    [
      graph(368, { error_user_msg: 'You can’t do this right now.' }),
      { fault: 'refused', message: 'Facebook refused this post: You can’t do this right now.' },
    ],
    [refuses(400, { error: { message: 'Invalid appsecret_proof provided', code: 100 } }), { fault: 'later' }],
    [
      refuses(
        403,
        { error: { code: 32, message: 'Page request limit reached' } },
        { 'x-business-use-case-usage': '{"501":[{"type":"pages","estimated_time_to_regain_access":12}]}' },
      ),
      { fault: 'later', retryAfterMs: 720_000 },
    ],
    [
      refuses(400, { error: { code: 32 } }, { 'x-business-use-case-usage': 'nonsense' }),
      { fault: 'later', retryAfterMs: null },
    ],
  ] as const;
  for (const [behaviour, outcome] of cases) {
    server.next(FEED, behaviour);
    await expect(publishing('A post.')).rejects.toMatchObject(outcome);
  }
});

it('PUB-19 Facebook takes no words twice in a row, and says so', async () => {
  const { externalId, url } = await publishing('Only once.');
  expect(url).toBe(`${server.origin}/${externalId}`);
  await expect(publishing('Only once.')).rejects.toMatchObject({
    fault: 'refused',
    message: 'Facebook refused this post: This status update is identical to the last one you posted.',
  });
});

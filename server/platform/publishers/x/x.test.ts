import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutsAfter, refuses } from '../../../../tests/support/networks/behaviours.ts';
import { accountOf, goAndComeBack, requestOf } from '../../../../tests/support/networks/stages.ts';
import { startX, type XServer } from '../../../../tests/support/networks/x.ts';
import { createX } from './x.ts';

let server: XServer;
beforeAll(async () => {
  server = await startX();
});
afterAll(() => server.close());
const request = (text: string) => {
  const account = accountOf(server.person.id, server.desk.grant('tweet.read', 'tweet.write', 'users.read'));
  return requestOf({ account }, { text });
};

it('PUB-17 X that takes no words twice, or wants to be paid, says so', async () => {
  const x = createX(server.app);
  const { externalId, url } = await x.publish(request('Only once.'));
  expect(url).toBe(`${server.origin}/i/web/status/${externalId}`);
  await expect(x.publish(request('Only once.'))).rejects.toMatchObject({
    fault: 'refused',
    message: 'Twitter refused this post: You are not allowed to create a Tweet with duplicate content.',
  });
  server.next('/2/tweets', refuses(402, { title: 'CreditsDepleted' }));
  await expect(x.publish(request('Unpaid.'))).rejects.toMatchObject({
    fault: 'later',
    message: 'Twitter wants to be paid before it takes more. Whoever runs Fanfare has to see to it.',
  });
});

it('PUB-09 X is given no code without PKCE, and asks for no more than is needed', async () => {
  const address = new URL(
    createX(server.app).authorisation.address({ state: 's', challenge: 'c', redirectUri: 'http://a/' }),
  );
  expect(address.searchParams.get('scope')).toBe('tweet.read tweet.write users.read media.write offline.access');
  const back = await goAndComeBack(createX(server.app));
  const grant = { code: back.searchParams.get('code') ?? '', redirectUri: back.href.split('?')[0] ?? '' };
  const redeemed = createX(server.app).authorisation.redeem(
    { ...grant, verifier: 'another' },
    new AbortController().signal,
  );
  await expect(redeemed).rejects.toMatchObject({ fault: 'refused' });
});

it('PUB-12 a bare address that X has made into a link is still the same text', async () => {
  const x = createX(server.app);
  const lost = request('All at https://bakery.example/menu and more');
  server.next('/2/tweets', cutsAfter);
  await expect(x.publish(lost)).rejects.toMatchObject({ fault: 'unconfirmed' });
  const since = new Date(Date.now() - 1000);
  const bare = { ...lost, post: { ...lost.post, text: 'All at bakery.example/menu  and more' }, since, known: [] };
  expect(await x.find?.(bare)).toMatchObject({ externalId: server.posts.at(-1)?.id });
});

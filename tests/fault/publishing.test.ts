import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { cutsAfter, staysSilent } from '../support/networks/behaviours.ts';
import type { Behaviour } from '../support/networks/network-server.ts';
import { LINKEDIN_POSTS, openPublishingPlace, type PublishingPlace, X_POSTS } from './publishing-place.ts';

/** Neither carries it out nor answers. */
const ignores: Behaviour = () => {};

let place: PublishingPlace;
beforeAll(async () => {
  place = await openPublishingPlace(inject('postgresUrl'));
});
afterAll(() => place.close());

it('PUB-40 a worker is killed while networks hold their answers: no post goes out twice, and the ledger says the truth', async () => {
  const worker = await place.startWorker();
  // Of three posts each network answers one, carries one out in silence, and lets one lie.
  place.linkedIn.next(LINKEDIN_POSTS, staysSilent, ignores);
  place.x.next(X_POSTS, staysSilent, ignores);
  await place.post(3);
  const asked = ({ calls }: { calls: { method: string; url: URL }[] }, path: string): number =>
    calls.filter(({ method, url }) => method === 'POST' && url.pathname === path).length;
  await vi.waitFor(() => expect([asked(place.linkedIn, LINKEDIN_POSTS), asked(place.x, X_POSTS)]).toEqual([3, 3]), {
    timeout: 30_000,
    interval: 50,
  });
  await vi.waitFor(
    async () =>
      expect(await place.sql(`select count(*)::int as sent from publications where state = 'sent'`)).toEqual([
        { sent: 2 },
      ]),
    { timeout: 20_000, interval: 50 },
  );
  await worker.kill();
  await place.startWorker();
  // LinkedIn can't be asked; X can, and has one of the two.
  expect(await place.settled()).toEqual({
    linkedin: { sent: 1, unconfirmed: 2 },
    twitter: { sent: 2, unconfirmed: 1 },
  });
  await place.checkLedger();
  place.linkedIn.next(LINKEDIN_POSTS, cutsAfter);
  place.x.next(X_POSTS, cutsAfter);
  await place.post(1);
  expect(await place.settled()).toEqual({
    linkedin: { sent: 1, unconfirmed: 3 },
    twitter: { sent: 3, unconfirmed: 1 },
  });
  await place.checkLedger();
});

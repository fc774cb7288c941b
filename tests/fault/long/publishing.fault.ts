import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openPublishingPlace, type PublishingPlace } from '../publishing-place.ts';
import { holdAt } from './hold.ts';

const POSTS = 3;
const becomes = (state: string): string => `for each row when (new.state = '${state}')`;

/** Points of a publication at which its worker is killed; the database stands still there. */
const POINTS = {
  'before it is sent': `TRIGGER before update of state on publications ${becomes('sending')}`,
  'in the commit before it is sent': `constraint TRIGGER after update of state on publications deferrable initially deferred ${becomes('sending')}`,
  'before the network’s answer is written': `TRIGGER before update of state on publications ${becomes('sent')}`,
  'in the commit of the network’s answer': `constraint TRIGGER after update of state on publications deferrable initially deferred ${becomes('sent')}`,
};

describe('kill -9 of a worker that publishes', () => {
  let place: PublishingPlace;
  beforeAll(async () => {
    place = await openPublishingPlace(inject('postgresUrl'));
  });
  afterAll(() => place.close());

  it.each(Object.entries(POINTS))('%s', async (when, point) => {
    const worker = await place.startWorker();
    const hold = await holdAt(place, point);
    await place.post(POSTS);
    await hold.reached();
    await worker.kill();
    await hold.release();
    await place.startWorker();
    const states = await place.settled();
    console.log(`killed ${when}:`, JSON.stringify(states));
    await place.checkLedger();
    await place.endWorkers();
  });

  it('at random moments, again and again: each post is on its network at most once', async () => {
    const MANY = 100;
    const KILLS = 8;
    const workers = [await place.startWorker(), await place.startWorker()];
    await place.post(MANY, 150);
    for (let round = 0; round < KILLS; round++) {
      // What a kill leaves unclear is not sent again: not all of them need come.
      const enough = Math.min(place.linkedIn.posts.length + Math.floor(Math.random() * 15), MANY - 2 * KILLS);
      await vi.waitFor(() => expect(place.linkedIn.posts.length).toBeGreaterThanOrEqual(enough), {
        timeout: 30_000,
        interval: 10,
      });
      await workers.shift()?.kill();
      workers.push(await place.startWorker());
    }
    const states = await place.settled();
    console.log(`of ${2 * MANY} posts with ${KILLS} kills: ${JSON.stringify(states)}`);
    await place.checkLedger();
    expect(states.twitter.sent).toBeGreaterThan(0);
    await place.endWorkers();
  });
});

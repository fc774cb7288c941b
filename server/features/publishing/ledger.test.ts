import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Platform } from '../../../domain/post/platforms.ts';
import {
  losesAnswer,
  refusesWith,
  type SmallNetwork,
  smallNetwork,
} from '../../../tests/support/doubles/small-network.ts';
import { type LedgerStage, openLedger } from '../../../tests/support/ledger.ts';
import { COMMENT_UNSURE, NO_COMMENT } from '../../platform/publishers/first-comment.ts';
import { type Publisher, PublishFailure } from '../../platform/publishers/publisher.ts';
import type { Try } from './publish-queue.ts';
import { takeUpStrays } from './strays.ts';

let stage: LedgerStage;
let network: SmallNetwork;
const publishers = new Map<Platform, Publisher>();
/** From now on this is LinkedIn. */
const meet = (another: SmallNetwork): void => {
  network = another;
  publishers.set('linkedin', network.publisher);
};
beforeAll(async () => {
  stage = await openLedger(publishers);
});
afterAll(() => stage.stop());
beforeEach(async () => {
  meet(smallNetwork());
  stage.clock.now = new Date();
  stage.told.length = 0;
  await stage.connect();
});
/** Another account takes the place of the one that was connected. */
const connectBob = () =>
  stage.query(`update network_connections set account_id = 'other', account_name = 'Bob’s Bikes'`);
const first = (postId: string) => stage.work({ postId, attempt: 0 });

describe('a post that goes out', () => {
  it('PUB-32 NOTE-16 is written as sending before the network is asked, as sent with its address afterwards, and told', async () => {
    const postId = await stage.queued('Fresh bread', { media: [{ mediaId: '1', kind: 'image', alt: 'A loaf' }] });
    network.next(async (_, post) => {
      expect(await stage.row(postId)).toMatchObject({ state: 'sending', attempts: 1 });
      return post();
    });
    await first(postId);
    expect(await stage.row(postId)).toEqual({
      state: 'sent',
      attempts: 1,
      url: `https://network.example/${network.posted[0]?.id}`,
      externalId: network.posted[0]?.id,
      reason: null,
      account: 'Ada Lovelace',
    });
    expect(network.posted).toMatchObject([{ text: 'Fresh bread', pictures: ['A loaf'], key: postId }]);
    expect(await stage.story(postId)).toEqual(['posted: On LinkedIn as Ada Lovelace.']);
    expect(stage.told).toMatchObject([
      { userId: stage.userId, kind: 'sent', cause: postId, detail: 'On LinkedIn as Ada Lovelace.' },
    ]);
    expect(stage.told[0]?.title).toMatch(/^Posted: ./);
  });

  it('PUB-33 goes out once, however often its job comes', async () => {
    const postId = await stage.queued();
    await Promise.all(Array.from({ length: 5 }, () => first(postId)));
    await first(postId);
    expect(network.posted).toHaveLength(1);
    expect(await stage.row(postId)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('PUB-34 says in its story what did not work beside it', async () => {
    const postId = await stage.queued();
    network.next((_, post) => ({ ...post(), note: 'Its first comment is missing.' }));
    await first(postId);
    expect(await stage.row(postId)).toMatchObject({ state: 'sent', reason: 'Its first comment is missing.' });
    expect(await stage.story(postId)).toEqual(['posted: On LinkedIn as Ada Lovelace. Its first comment is missing.']);
  });

  it('PUB-32 is known as sent though the database was away for a moment when the network had answered', async () => {
    const postId = await stage.queued();
    await stage.query(`create sequence times`);
    await stage.query(`create function stumble() returns trigger language plpgsql as $$
      begin if nextval('times') < 3 then raise 'away'; end if; return new; end $$`);
    await stage.query(
      `create trigger stumble before update on publications for each row when (new.state = 'sent') execute function stumble()`,
    );
    await first(postId);
    await stage.query('drop trigger stumble on publications');
    expect(await stage.row(postId)).toMatchObject({ state: 'sent', externalId: network.posted[0]?.id });
  });
});

describe('a post that does not go out', () => {
  it('PUB-35 is refused with the network’s sentence before or after the network was asked, and its owner is told', async () => {
    const long = await stage.queued('far too long');
    await first(long);
    expect(network.asked).toEqual([]);
    expect(await stage.row(long)).toMatchObject({ state: 'refused', reason: 'This text is too long for LinkedIn.' });
    const other = await stage.queued();
    network.next(refusesWith('refused', 'LinkedIn refused this post: no.'));
    await first(other);
    expect(await stage.row(other)).toMatchObject({ state: 'refused', reason: 'LinkedIn refused this post: no.' });
    expect(await stage.story(other)).toEqual(['refused: LinkedIn refused this post: no.']);
    expect(stage.told).toMatchObject([
      { kind: 'failed', title: 'A post was not taken by LinkedIn', detail: 'This text is too long for LinkedIn.' },
      { kind: 'failed', detail: 'LinkedIn refused this post: no.' },
    ]);
  });

  it('PUB-35 tells of every refusal, also of a second one of the same post', async () => {
    const postId = await stage.queued('far too long');
    await first(postId);
    await stage.query(`update publications set state = 'queued', attempts = 1 where post_id = $1`, [postId]);
    await stage.work({ postId, attempt: 1 });
    expect(new Set(stage.told.map(({ cause }) => cause)).size).toBe(2);
  });

  it('PUB-37 is handed over where its workers were away for more than a day', async () => {
    const postId = await stage.queued();
    await stage.query(`update publications set due_at = due_at - interval '25 hours' where post_id = $1`, [postId]);
    await first(postId);
    expect(network.asked).toEqual([]);
    expect(await stage.row(postId)).toMatchObject({ state: 'ready' });
    expect(stage.told).toMatchObject([{ kind: 'ready', detail: expect.stringContaining('more than a day ago') }]);
  });

  it('PUB-36 waits where the network wants it later: longer each time, and as long as the network says', async () => {
    const postId = await stage.queued();
    network.next(refusesWith('later', 'Not now.'), refusesWith('later', 'Not now.', 300_000));
    await first(postId);
    expect(await stage.row(postId)).toMatchObject({ state: 'queued', attempts: 1, reason: 'Not now.' });
    await stage.work({ postId, attempt: 1 });
    expect(await stage.jobs(postId)).toEqual([
      { attempt: 1, wait: 15 },
      { attempt: 2, wait: 300 },
    ]);
    await stage.work({ postId, attempt: 2 });
    expect(await stage.row(postId)).toMatchObject({ state: 'sent', attempts: 3, reason: null });
    expect(network.posted).toHaveLength(1);
  });

  it('PUB-36 is given up an hour after its time, with a way on', async () => {
    const postId = await stage.queued();
    stage.clock.now = new Date(stage.clock.now.getTime() + 59 * 60_000);
    network.next(refusesWith('later', 'LinkedIn is away.', 90_000));
    await first(postId);
    const reason =
      'LinkedIn is away. Fanfare tries until an hour after a post’s time: send it again later, or post it yourself.';
    expect(await stage.row(postId)).toMatchObject({ state: 'refused', reason });
    expect(await stage.jobs(postId)).toEqual([]);
    expect(stage.told).toMatchObject([{ kind: 'failed', detail: reason }]);
  });

  it('PUB-37 is handed over where its account is gone, paused or not to be used from here, or it is only a sound', async () => {
    const sound = await stage.queued('', { media: [{ mediaId: '1', kind: 'audio', alt: '' }] });
    await first(sound);
    await stage.query(`update network_connections set broken_reason = 'LinkedIn wants you.'`);
    const paused = await stage.queued();
    await first(paused);
    await stage.query('delete from network_connections');
    const gone = await stage.queued();
    await first(gone);
    expect(await stage.row(sound)).toMatchObject({ state: 'ready', account: null });
    expect(await stage.row(paused)).toMatchObject({ state: 'ready', reason: 'LinkedIn wants you.' });
    const reason = 'LinkedIn is no longer connected, so this post is yours to post.';
    expect(await stage.row(gone)).toMatchObject({ state: 'ready', reason, account: null });
    expect(await stage.story(gone)).toEqual([`handed-over: ${reason}`]);
    expect(network.asked).toEqual([]);
    // Of the paused account its owner was told when it was paused.
    expect(stage.told.filter(({ kind }) => kind === 'ready')).toMatchObject([{}, { detail: reason }]);
  });

  it('POST-68 goes out without a sound that its network does not take, and says so', async () => {
    const postId = await stage.queued('Listen', { media: [{ mediaId: '1', kind: 'audio', alt: '' }] });
    await first(postId);
    expect(await stage.row(postId)).toMatchObject({ state: 'sent' });
    expect(network.posted).toMatchObject([{ text: 'Listen', pictures: [] }]);
    expect((await stage.story(postId)).join()).toContain('LinkedIn takes no sound: the text goes out there without it');
  });

  it('PUB-37 is handed over where another account was connected since, and is not posted there', async () => {
    const postId = await stage.queued();
    network.next(refusesWith('later', 'Not now.'));
    await first(postId);
    await connectBob();
    await stage.work({ postId, attempt: 1 });
    await stage.query('delete from network_connections');
    expect(network.posted).toEqual([]);
    expect(await stage.row(postId)).toMatchObject({
      state: 'ready',
      account: null,
      reason:
        'This was to go out as Ada Lovelace, and LinkedIn is connected as Bob’s Bikes now. Send it again to post it there, or post it yourself.',
    });
  });

  it('PUB-37 is not posted by an account that was connected while the old one was being renewed', async () => {
    await stage.connect({ refresh: 'again-1' });
    const postId = await stage.queued();
    network.next(async () => {
      await connectBob();
      throw new PublishFailure('token', 'No longer.');
    });
    await first(postId);
    await stage.query('delete from network_connections');
    expect(network.posted).toEqual([]);
    expect(await stage.row(postId)).toMatchObject({ state: 'queued', attempts: 1 });
  });

  it('PUB-35 is refused where a picture of it is gone', async () => {
    const postId = await stage.queued('Look', { media: [{ mediaId: '0', kind: 'image', alt: '' }] });
    await first(postId);
    expect(await stage.row(postId)).toMatchObject({
      state: 'refused',
      reason: 'A picture of this post is no longer there, so nothing was posted. Take it out and send the post again.',
    });
  });
});

describe('a post whose answer was lost', () => {
  it('PUB-38 is unconfirmed and not sent again', async () => {
    const postId = await stage.queued();
    network.next(losesAnswer);
    await first(postId);
    expect(await stage.row(postId)).toMatchObject({ state: 'unconfirmed', attempts: 1 });
    for (const attempt of [0, 1, 2]) await stage.work({ postId, attempt }, { attempt: 1 });
    expect(network.asked).toHaveLength(1);
    expect(stage.told).toMatchObject([{ kind: 'failed', title: 'A post on LinkedIn is unconfirmed' }]);
  });

  it('PUB-38 is unconfirmed where a publisher breaks in a way that nobody foresaw', async () => {
    const postId = await stage.queued();
    network.next(() => {
      throw new TypeError('undefined is not a function');
    });
    await first(postId);
    expect(await stage.row(postId)).toMatchObject({
      state: 'unconfirmed',
      reason: 'LinkedIn’s answer was lost, so this post may be there already. Look there before you send it again.',
    });
  });

  it('PUB-39 is looked for where the network can be asked; found, it is sent', async () => {
    meet(smallNetwork('linkedin', { finds: true }));
    const there = await stage.queued();
    network.next(losesAnswer);
    await first(there);
    expect(await stage.row(there)).toMatchObject({ state: 'sent', externalId: network.posted[0]?.id });
    const missing = await stage.queued();
    network.next(refusesWith('unconfirmed', 'Lost.'));
    await first(missing);
    expect(await stage.row(missing)).toMatchObject({ state: 'unconfirmed', reason: 'Lost.' });
  });

  it('PUB-77 is not looked for in another account than it was sent by, even one of the same name', async () => {
    meet(smallNetwork('linkedin', { finds: true }));
    network.posted.push({ id: 'of-bob', text: 'Good evening', pictures: [], key: '' });
    const postId = await stage.queued('Good evening', { state: 'sending', attempts: 1 });
    await stage.query(`update network_connections set account_id = 'another'`);
    await stage.work({ postId, attempt: 0 }, { attempt: 1 });
    expect(await stage.row(postId)).toMatchObject({ state: 'unconfirmed' });
    const waiting = await stage.queued();
    await first(waiting);
    expect(await stage.row(waiting)).toMatchObject({ state: 'ready' });
    // Renamed since, it is still the same.
    await stage.query(`update network_connections set account_id = 'ada', account_name = 'Ada King'`);
    await stage.work({ postId, attempt: 1, look: true });
    expect(await stage.row(postId)).toMatchObject({ state: 'sent', externalId: 'of-bob' });
    await stage.query(`update network_connections set account_name = 'Ada Lovelace'`);
  });

  it('PUB-78 is looked for once more some minutes later, since networks take their time, and never sent by that', async () => {
    meet(smallNetwork('linkedin', { finds: true }));
    const postId = await stage.queued('Slow to appear');
    network.next(refusesWith('unconfirmed', 'Lost.'));
    await first(postId);
    expect(await stage.row(postId)).toMatchObject({ state: 'unconfirmed' });
    expect(await stage.jobs(postId)).toEqual([{ attempt: 1, wait: 300 }]);
    const look = () => stage.work({ postId, attempt: 1, look: true });
    await look();
    expect(await stage.row(postId)).toMatchObject({ state: 'unconfirmed', reason: 'Lost.' });
    expect(await stage.jobs(postId)).toHaveLength(1);
    network.posted.push({ id: 'late', text: 'Slow to appear', pictures: [], key: '' });
    await look();
    expect(await stage.row(postId)).toMatchObject({ state: 'sent', externalId: 'late', attempts: 1 });
    expect(network.asked).toHaveLength(1);
    // What its owner has decided meanwhile is not looked at, nor is what no network can tell.
    const again = await stage.queued('Sent again', { state: 'queued', attempts: 2 });
    await stage.work({ postId: again, attempt: 1, look: true });
    expect(await stage.row(again)).toMatchObject({ state: 'queued', attempts: 2 });
    meet(smallNetwork());
    const untold = await stage.queued();
    network.next(losesAnswer);
    await first(untold);
    expect(await stage.jobs(untold)).toEqual([]);
  });

  it('PUB-81 that is found gets its first comment, once', async () => {
    meet(smallNetwork('linkedin', { finds: true }));
    const postId = await stage.queued('Read on below', { firstComment: 'The link' });
    network.next(losesAnswer);
    await first(postId);
    expect(await stage.row(postId)).toMatchObject({ state: 'sent', reason: null });
    expect(network.comments).toEqual([{ on: network.posted[0]?.id, text: 'The link' }]);
    expect(await stage.story(postId)).toEqual(['posted: On LinkedIn as Ada Lovelace.']);
    // The same for one that is found later.
    const late = await stage.queued('Slow, with a comment', { firstComment: 'More' });
    network.next(refusesWith('unconfirmed', 'Lost.'));
    await first(late);
    network.posted.push({ id: 'slow', text: 'Slow, with a comment', pictures: [], key: '' });
    const [look] = await stage.query<{ data: Try }>(`select data from pgboss.job where data->>'postId' = $1`, [late]);
    await stage.work(look?.data ?? { postId: '', attempt: 0 });
    expect(await stage.row(late)).toMatchObject({ state: 'sent', reason: null });
    await stage.work(look?.data ?? { postId: '', attempt: 0 });
    expect(network.comments).toHaveLength(2);
  });

  it('PUB-81 says that its first comment is missing where it can’t be written, or may be where nobody knows', async () => {
    meet(smallNetwork('linkedin', { finds: true }));
    const failing = await stage.queued('Without', { firstComment: 'The link' });
    network.publisher.comment = async () => ({ note: NO_COMMENT });
    network.next(losesAnswer);
    await first(failing);
    expect(await stage.row(failing)).toMatchObject({ state: 'sent', reason: NO_COMMENT });
    // A worker that was lost may have written it: a second one would stand there for everybody to see.
    meet(smallNetwork('linkedin', { finds: true }));
    network.posted.push({ id: 'left', text: 'Left alone', pictures: [], key: '' });
    const left = await stage.queued('Left alone', { state: 'sending', attempts: 1, firstComment: 'The link' });
    await stage.work({ postId: left, attempt: 0 }, { attempt: 1 });
    expect(await stage.row(left)).toMatchObject({ state: 'sent', reason: COMMENT_UNSURE });
    expect(network.comments).toEqual([]);
  });

  it('PUB-82 takes what no other post has, and of two that look at once each another one', async () => {
    meet(smallNetwork('linkedin', { finds: true }));
    const twins = [await stage.queued('Twins'), await stage.queued('Twins')];
    network.next(losesAnswer, losesAnswer);
    const both = Promise.all(twins.map(first));
    await both;
    const ids = await Promise.all(twins.map(async (postId) => (await stage.row(postId)).externalId));
    expect(ids.toSorted()).toEqual(network.posted.map(({ id }) => id).toSorted());
  });

  it('PUB-82 that a network names like an earlier one is out all the same', async () => {
    const [one, other] = [await stage.queued(), await stage.queued()];
    network.next(
      () => ({ externalId: 'same', url: null }),
      () => ({ externalId: 'same', url: null }),
    );
    await first(one);
    await first(other);
    expect(await stage.row(one)).toMatchObject({ state: 'sent', externalId: 'same' });
    expect(await stage.row(other)).toMatchObject({ state: 'sent', externalId: null });
  });

  it('PUB-39 is not taken for another post with the same words', async () => {
    meet(smallNetwork('linkedin', { finds: true }));
    await first(await stage.queued('Good morning'));
    const twin = await stage.queued('Good morning');
    network.next(refusesWith('unconfirmed', 'Lost.'));
    await first(twin);
    expect(await stage.row(twin)).toMatchObject({ state: 'unconfirmed' });
  });
});

describe('a worker that is gone', () => {
  it('PUB-40 leaves no post that is sent twice: it is looked for, else unconfirmed', async () => {
    const postId = await stage.queued('', { state: 'sending', attempts: 1 });
    await stage.work({ postId, attempt: 0 }, { attempt: 1 });
    expect(await stage.row(postId)).toMatchObject({
      state: 'unconfirmed',
      reason:
        'The server stopped while LinkedIn was being asked, so this post may be there already. Look there before you send it again.',
    });
    meet(smallNetwork('linkedin', { finds: true }));
    network.posted.push({ id: 'found', text: 'Out already', pictures: [], key: '' });
    const found = await stage.queued('Out already', { state: 'sending', attempts: 1 });
    await stage.work({ postId: found, attempt: 0 }, { attempt: 1 });
    expect(await stage.row(found)).toMatchObject({ state: 'sent', externalId: 'found' });
    expect(network.asked).toEqual([]);
  });

  it('PUB-40 whose network answers after all is believed, though somebody else has taken over', async () => {
    const answers = [
      { with: (_: unknown, post: () => { externalId: string; url: string | null }) => post(), state: 'sent' },
      { with: refusesWith('refused', 'No.'), state: 'refused' },
      { with: refusesWith('later', 'Not now.'), state: 'queued' },
    ];
    for (const answer of answers) {
      const postId = await stage.queued();
      const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      network.next(async (request, post) => {
        asked.resolve();
        await goOn.promise;
        return answer.with(request, post);
      });
      const ghost = first(postId);
      await asked.promise;
      await stage.work({ postId, attempt: 0 }, { attempt: 1 });
      expect(await stage.row(postId)).toMatchObject({ state: 'unconfirmed' });
      goOn.resolve();
      await ghost;
      expect(await stage.row(postId)).toMatchObject({ state: answer.state });
    }
  });

  it('PUB-40 that stops in the middle leaves the post to whoever looks for it next', async () => {
    const postId = await stage.queued();
    const stopping = new AbortController();
    network.next((_, post) => {
      post();
      stopping.abort(new Error('The server is stopping'));
      throw new Error('aborted');
    });
    await expect(stage.work({ postId, attempt: 0 }, { signal: stopping.signal })).rejects.toThrow('stopping');
    expect(await stage.row(postId)).toMatchObject({ state: 'sending' });
  });

  it('PUB-41 again and again ends in a plain word: refused where nothing went out, unconfirmed otherwise', async () => {
    const queued = await stage.queued();
    await stage.lost({ postId: queued, attempt: 0 });
    expect(await stage.row(queued)).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('Nothing was posted'),
    });
    const sending = await stage.queued('', { state: 'sending', attempts: 1 });
    await stage.lost({ postId: sending, attempt: 0 });
    expect(await stage.row(sending)).toMatchObject({ state: 'unconfirmed' });
    const sent = await stage.queued('', { state: 'sent', attempts: 1 });
    await stage.lost({ postId: sent, attempt: 0 });
    expect(await stage.row(sent)).toMatchObject({ state: 'sent' });
  });

  it('PUB-41 together with its job is noticed: what stands under way for long is taken up', async () => {
    const old = async (postId: string, minutes: number): Promise<string> => {
      await stage.query(`update publications set at = now() - make_interval(mins => $2) where post_id = $1`, [
        postId,
        minutes,
      ]);
      return postId;
    };
    const sending = await old(await stage.queued('', { state: 'sending', attempts: 2 }), 11);
    const queued = await old(await stage.queued('', { attempts: 3 }), 71);
    const fresh = await old(await stage.queued('', { state: 'sending', attempts: 1 }), 9);
    for (let look = 0; look < 2; look++) await takeUpStrays(stage);
    expect(await stage.jobs(sending)).toEqual([{ attempt: 1, wait: 0 }]);
    expect(await stage.jobs(queued)).toEqual([{ attempt: 3, wait: 0 }]);
    expect(await stage.jobs(fresh)).toEqual([]);
  });
});

describe('a token', () => {
  it('PUB-42 is renewed before it ends, once for all who need it', async () => {
    await stage.connect({ refresh: 'again-1', expiresAt: new Date(Date.now() + 60_000) });
    network.taken = ['fresh-1'];
    const postIds = await Promise.all([1, 2, 3, 4].map(() => stage.queued()));
    await Promise.all(postIds.map(first));
    expect(network.refreshed).toHaveLength(1);
    expect(network.posted).toHaveLength(4);
    const [row] = await stage.query<{ sealed: string; expires: Date }>(
      'select sealed, expires_at as expires from network_connections',
    );
    expect(row?.expires.getTime()).toBeGreaterThan(Date.now() + 1_800_000);
    expect(row?.sealed).not.toContain('fresh');
  });

  it('PUB-42 that is refused before its end is renewed too', async () => {
    await stage.connect({ refresh: 'again-1' });
    network.taken = ['fresh-1'];
    const postId = await stage.queued();
    await first(postId);
    expect(await stage.row(postId)).toMatchObject({ state: 'sent' });
    expect(network.posted).toHaveLength(1);
  });

  it('PUB-42 still serves while the network is in no state to renew it', async () => {
    await stage.connect({ refresh: 'again-1', expiresAt: new Date(Date.now() + 60_000) });
    network.publisher.authorisation.refresh = refusesWith('later', 'Not now.') as never;
    const postId = await stage.queued();
    await first(postId);
    expect(await stage.row(postId)).toMatchObject({ state: 'sent' });
  });

  it('PUB-43 that is refused pauses its connection, tells its owner once, and hands over what waits', async () => {
    network.taken = [];
    const postIds = await Promise.all([1, 2, 3].map(() => stage.queued()));
    const waiting = await stage.queued();
    const other = await stage.queued('', { state: 'sent', attempts: 1 });
    await Promise.all(postIds.map(first));
    const reason = 'LinkedIn no longer lets Fanfare in by this account. Connect it again.';
    for (const postId of [...postIds, waiting])
      expect(await stage.row(postId)).toMatchObject({ state: 'ready', reason, account: null });
    expect(await stage.row(other)).toMatchObject({ state: 'sent' });
    expect(stage.told).toMatchObject([{ kind: 'connection', title: 'LinkedIn is no longer connected' }]);
    expect(await stage.query('select broken_reason as reason from network_connections')).toEqual([{ reason }]);
    const asked = network.asked.length;
    await first(waiting);
    expect(network.asked).toHaveLength(asked);
  });

  it('PUB-43 that was refused pauses nothing where the account was connected anew meanwhile', async () => {
    const postId = await stage.queued();
    network.next(async () => {
      await stage.connect({ access: 'second' });
      return refusesWith('token', 'No longer.')(undefined as never, undefined as never);
    });
    await first(postId);
    expect(await stage.row(postId)).toMatchObject({ state: 'queued', attempts: 1 });
    expect(stage.told).toEqual([]);
    await stage.work({ postId, attempt: 1 });
    expect(await stage.row(postId)).toMatchObject({ state: 'sent' });
  });

  it('PUB-43 that can’t be read any more pauses its connection', async () => {
    await stage.query(`update network_connections set sealed = 'v1.nonsense'`);
    const postId = await stage.queued();
    await first(postId);
    expect(await stage.row(postId)).toMatchObject({
      state: 'ready',
      reason: 'The stored key of your LinkedIn account can’t be read any more. Connect it again.',
    });
  });
});

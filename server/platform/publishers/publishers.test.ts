import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PLATFORM_RULES } from '../../../domain/post/platforms.ts';
import {
  answersHugely,
  cutsAfter,
  cutsBefore,
  drips,
  liesInAnotherType,
  liesInHtml,
  liesInNonsense,
  liesWithoutId,
  refuses,
  staysSilent,
} from '../../../tests/support/networks/behaviours.ts';
import { CLIENT_SECRET } from '../../../tests/support/networks/oauth-desk.ts';
import {
  goAndComeBack,
  NETWORK_STAGES,
  type NetworkStage,
  PKCE,
  pictureOf,
  REDIRECT_URI,
  requestOf,
} from '../../../tests/support/networks/stages.ts';
import { type OutgoingPost, type Publisher, PublishFailure, type PublishRequest } from './publisher.ts';
import { publishersOf } from './publishers.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const forever = new AbortController().signal;

/** What a publication comes to, whichever way it ends. */
async function outcomeOf(work: Promise<unknown>): Promise<PublishFailure | 'posted'> {
  try {
    await work;
    return 'posted';
  } catch (cause) {
    if (cause instanceof PublishFailure) return cause;
    throw cause;
  }
}
const faultOf = async (work: Promise<unknown>): Promise<string> => {
  const outcome = await outcomeOf(work);
  return outcome === 'posted' ? outcome : outcome.fault;
};

describe.each(Object.entries(NETWORK_STAGES))('%s', (_label, start) => {
  let stage: NetworkStage;
  let publisher: Publisher;
  let request: PublishRequest;
  /** Every network takes it: it has a picture. */
  const withPicture = async (): Promise<PublishRequest> =>
    requestOf(stage, { pictures: [await pictureOf('A loaf on a table')] });
  beforeEach(async () => {
    stage = await start();
    publisher = stage.create({ ...stage.app, clock: () => NOW, timeoutMs: 5000 });
    request = await withPicture();
  });
  afterEach(() => stage.server.close());
  const hasty = (): Publisher => stage.create({ ...stage.app, timeoutMs: 300 });

  it('PUB-01 takes a post and says where it is; its pictures keep their alt texts and come in a kind that it takes', async () => {
    const pictures = [await pictureOf('A loaf', 'png'), await pictureOf('A roll', 'webp')];
    const published = await publisher.publish(requestOf(stage, { text: 'Two kinds today.', pictures }));
    expect(published.externalId).not.toBe('');
    expect(published.url).toContain('http');
    const [post] = stage.posted();
    expect(stage.posted()).toHaveLength(1);
    expect(post?.text).toBe('Two kinds today.');
    expect(post?.pictures.map(({ alt }) => alt)).toEqual(['A loaf', 'A roll']);
    for (const { contentType } of post?.pictures ?? []) expect(stage.takes).toContain(contentType);
    expect(publisher.check(request.post)).toBeNull();
  });

  it('PIC-450 takes all the pictures of a carousel, in their order and with their alt texts', async () => {
    const { maxPictures } = PLATFORM_RULES[publisher.platform];
    const alts = Array.from({ length: Math.min(maxPictures, 10) }, (_, at) => `Slide ${at + 1}`);
    const pictures = await Promise.all(alts.map((alt) => pictureOf(alt)));
    await publisher.publish(requestOf(stage, { text: 'Swipe.', pictures }));
    expect(stage.posted()[0]?.pictures.map(({ alt }) => alt)).toEqual(alts);
    const tooMany = Array.from({ length: maxPictures + 1 }, () => pictures)
      .flat()
      .slice(0, maxPictures + 1);
    expect(publisher.check({ ...request.post, pictures: tooMany })).toContain(`at most ${maxPictures} pictures`);
  });

  it('PUB-02 that no longer lets us in says so: the account has to be connected again', async () => {
    stage.server.desk.tokens.clear();
    const outcome = await outcomeOf(publisher.publish(request));
    expect(outcome).toMatchObject({ fault: 'token', message: expect.stringContaining('Connect it again.') });
    expect(stage.posted()).toEqual([]);
  });

  it('PUB-03 that refuses a post is quoted in one line without any secret', async () => {
    const secrets = `${CLIENT_SECRET} ${stage.account.tokens.access}`;
    const words = `No\nposts\u0000 on Mondays ${secrets} ${'x'.repeat(5000)}`;
    for (const status of [400, 404, 422]) {
      stage.server.next(stage.postPath, refuses(status, { message: words, detail: words, error: { message: words } }));
      const outcome = await outcomeOf(publisher.publish(request));
      expect(outcome).toMatchObject({ fault: 'refused', message: expect.stringContaining('No posts on Mondays') });
      expect(JSON.stringify(outcome) + String(outcome)).not.toContain(CLIENT_SECRET);
      expect(String(outcome)).not.toContain(stage.account.tokens.access);
      expect((outcome as PublishFailure).message.length).toBeLessThan(400);
    }
    stage.server.next(stage.postPath, refuses(400, '<html>no</html>'));
    expect(await outcomeOf(publisher.publish(request))).toMatchObject({
      fault: 'refused',
      message: expect.stringContaining('without saying why. Change it'),
    });
    expect(stage.posted()).toEqual([]);
  });

  it('PUB-04 that wants to be left alone, or is away, is asked again later, after the time that it names', async () => {
    stage.server.next(
      stage.postPath,
      refuses(429, {}, { 'retry-after': '90' }),
      refuses(429, {}, { 'retry-after': new Date(NOW.getTime() + 5000).toUTCString() }),
      refuses(429, {}, { 'x-rate-limit-reset': String(NOW.getTime() / 1000 + 600) }),
      refuses(
        429,
        {},
        {
          'x-rate-limit-reset': String(NOW.getTime() / 1000 + 600),
          'x-user-limit-24hour-remaining': '0',
          'x-user-limit-24hour-reset': String(NOW.getTime() / 1000 + 7200),
        },
      ),
      refuses(429, {}, { 'retry-after': 'whenever' }),
      refuses(503, '<html>maintenance</html>', { 'retry-after': '99999999' }),
      refuses(503),
    );
    for (const retryAfterMs of [90_000, 5000, 600_000, 7_200_000, null, 86_400_000, null])
      expect(await outcomeOf(publisher.publish(request))).toMatchObject({ fault: 'later', retryAfterMs });
    expect(stage.posted()).toEqual([]);
  });

  it('PUB-05 that can’t be reached has posted nothing', async () => {
    const textOnly = publisher.platform === 'instagram' ? request : requestOf(stage, {});
    const handshake = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(handshake, 'listening');
    const { port } = handshake.address() as AddressInfo;
    const apiUrls = [
      'http://nowhere.invalid',
      stage.app.apiUrl.replace('http:', 'https:'),
      `https://127.0.0.1:${port}`,
    ];
    const unreached = async (apiUrl: string) =>
      expect(await outcomeOf(stage.create({ ...stage.app, apiUrl }).publish(textOnly))).toMatchObject({
        fault: 'later',
        message: expect.stringContaining('Nothing was posted.'),
      });
    for (const apiUrl of apiUrls) await unreached(apiUrl);
    handshake.close();
    await once(handshake, 'close');
    await unreached(`http://127.0.0.1:${port}`);
    const given = requestOf(stage, textOnly.post, AbortSignal.abort());
    expect(await faultOf(publisher.publish(given))).toBe('later');
    expect(stage.posted()).toEqual([]);
  });

  it('PUB-06 whose answer is lost leaves a post unconfirmed, whether it is there or not', async () => {
    for (const [behaviour, isThere] of [
      [cutsBefore, 0],
      [refuses(500), 0],
      [refuses(502, '<html>Bad gateway</html>'), 0],
      [refuses(504), 0],
      [cutsAfter, 1],
    ] as const) {
      stage.server.next(stage.postPath, behaviour);
      expect(await faultOf(publisher.publish(request))).toBe('unconfirmed');
      expect(stage.posted()).toHaveLength(isThere);
    }
  });

  it('PUB-06 that never answers, or is given up while it does, leaves a post unconfirmed', async () => {
    stage.server.next(stage.postPath, staysSilent);
    expect(await faultOf(hasty().publish(request))).toBe('unconfirmed');
    expect(stage.posted()).toHaveLength(1);
    const giveUp = new AbortController();
    stage.server.next(stage.postPath, async () => giveUp.abort());
    const given = requestOf(stage, { ...request.post, text: 'Another one.' }, giveUp.signal);
    expect(await faultOf(publisher.publish(given))).toBe('unconfirmed');
  });

  it.each([
    ['without an id', liesWithoutId],
    ['in HTML', liesInHtml],
    ['in nonsense', liesInNonsense],
    ['in another type', liesInAnotherType],
    ['without end', answersHugely],
    ['elsewhere', refuses(302, '', { location: 'http://127.0.0.1:1/' })],
  ])('PUB-07 that answers %s leaves a post unconfirmed', async (_how, behaviour) => {
    stage.server.next(stage.postPath, behaviour);
    expect(await faultOf(publisher.publish(request))).toBe('unconfirmed');
  });

  it('PUB-07 that drips its answer is not waited for', async () => {
    stage.server.next(stage.postPath, drips);
    expect(await faultOf(hasty().publish(request))).toBe('unconfirmed');
  });

  it('PUB-08 that fails while a post is prepared has posted nothing: it is tried again later', async () => {
    for (const behaviour of [cutsBefore, cutsAfter, refuses(500), liesInHtml, liesWithoutId, answersHugely]) {
      stage.server.next(stage.preparePath, behaviour);
      expect(await faultOf(publisher.publish(request))).toBe('later');
    }
    expect(stage.posted()).toEqual([]);
  });

  it('PUB-09 asks its people, and gives the account by a code that is good once, for our app, at our address', async () => {
    const { authorisation } = publisher;
    const back = await goAndComeBack(publisher, 'state-1');
    expect(back.searchParams.get('state')).toBe('state-1');
    const grant = { code: back.searchParams.get('code') ?? '', verifier: PKCE.verifier, redirectUri: REDIRECT_URI };
    const tokens = await authorisation.redeem(grant, forever);
    expect(stage.server.desk.tokens.has(tokens.access)).toBe(true);
    const [account] = await authorisation.accounts(tokens, forever);
    expect(account).toMatchObject({ id: stage.account.id, name: expect.stringMatching(/\w/) });
    const opened = account?.tokens ?? tokens;
    await publisher.publish({ ...request, account: { id: account?.id ?? '', tokens: opened } });
    expect(stage.posted()).toHaveLength(1);

    const impostor = stage.create({ ...stage.app, clientSecret: 'guessed' });
    const another = async () => (await goAndComeBack(publisher)).searchParams.get('code') ?? '';
    const elsewhere = { ...grant, redirectUri: 'http://localhost:3000/elsewhere' };
    expect(await faultOf(authorisation.redeem(grant, forever))).toBe('refused');
    expect(await faultOf(authorisation.redeem({ ...elsewhere, code: await another() }, forever))).toBe('refused');
    expect(await faultOf(impostor.authorisation.redeem({ ...grant, code: await another() }, forever))).toBe('later');
    stage.server.desk.denies = true;
    expect((await goAndComeBack(publisher)).searchParams.get('error')).toBe('access_denied');
  });

  it('PUB-10 that is disconnected takes no more posts by that token', async () => {
    await publisher.authorisation.revoke(stage.account.tokens, forever);
    expect(await faultOf(publisher.publish(request))).toBe('token');
    expect(stage.posted()).toEqual([]);
  });

  it('PUB-12 is asked for a post whose answer was lost: it is found by its words, surely not there, or not to be told yet', async () => {
    if (!publisher.find) return expect(publisher.platform).toBe('linkedin');
    const since = new Date();
    const text = 'Rye & spelt <today> at https://bakery.example/menu/\n\nCome #early';
    const lost = requestOf(stage, { ...request.post, text });
    expect(await publisher.find({ ...lost, known: [], since })).toBeNull();
    stage.server.next(stage.postPath, cutsAfter);
    expect(await faultOf(publisher.publish(lost))).toBe('unconfirmed');
    await publisher.publish(requestOf(stage, { ...request.post, text: 'Another one.' }));
    const found = await publisher.find({ ...lost, known: [], since });
    expect(found?.externalId).toMatch(/\d/);
    expect(found?.url).toContain('http');
    const other = requestOf(stage, { text: 'Rye & spelt <today> at https://bakery.example/other' });
    expect(await publisher.find({ ...other, known: [], since })).toBeNull();
    expect(await publisher.find({ ...lost, known: [], since: new Date(since.getTime() + 3_600_000) })).toBeNull();

    stage.server.next(stage.findPath, refuses(500), refuses(429), cutsBefore, liesInHtml, liesWithoutId);
    for (let read = 0; read < 5; read++)
      expect(await faultOf(publisher.find({ ...lost, known: [], since }))).toBe('later');
    stage.server.pageSize = 1;
    expect(await publisher.find({ ...lost, known: [], since })).toEqual(found);
    // What is known as another post is passed over.
    expect(await publisher.find({ ...lost, known: [found?.externalId ?? ''], since })).toBeNull();
  });

  it('PUB-12 names no address that a browser must not follow, whatever it says', async () => {
    if (publisher.platform !== 'facebook' && publisher.platform !== 'instagram') return;
    const evil = 'javascript:alert(1)';
    const data = [{ id: '1', message: 'Rye.', caption: 'Rye.', permalink_url: evil, permalink: evil }];
    const lost = { ...requestOf(stage, { ...request.post, text: 'Rye.' }), since: new Date(0), known: [] };
    stage.server.next(stage.findPath, refuses(200, { data }), refuses(200, { data: [{ ...data[0], id: '1\u0000' }] }));
    expect((await publisher.find?.(lost))?.url ?? 'https://').toMatch(/^https?:/);
    expect(await faultOf(publisher.find?.(lost) ?? Promise.resolve())).toBe('later');
  });

  it('PUB-13 that says it lets us in for ever is believed for ten years', async () => {
    const code = (await goAndComeBack(publisher)).searchParams.get('code') ?? '';
    const forEver = refuses(200, { access_token: 'a', token_type: 'bearer', expires_in: 1e300 });
    stage.server.next(stage.tokenPath, forEver, forEver);
    const grant = { code, verifier: PKCE.verifier, redirectUri: REDIRECT_URI };
    const { expiresAt } = await publisher.authorisation.redeem(grant, forever);
    expect(expiresAt?.getTime()).toBeLessThan(NOW.getTime() + 11 * 366 * 86_400_000);
  });

  it('PUB-13 renews what opens the account, and says where only its owner can', async () => {
    const back = await goAndComeBack(publisher);
    const code = back.searchParams.get('code') ?? '';
    const grant = { code, verifier: PKCE.verifier, redirectUri: REDIRECT_URI };
    const tokens = await publisher.authorisation.redeem(grant, forever);
    expect(tokens.expiresAt?.getTime()).toBeGreaterThan(NOW.getTime() + 3_600_000);
    const [account] = await publisher.authorisation.accounts(tokens, forever);
    if (account?.tokens) {
      // A page's token does not end by itself.
      expect(account.tokens.expiresAt).toBeNull();
      expect(await faultOf(publisher.authorisation.refresh(account.tokens, forever))).toBe('token');
      return;
    }
    const fresh = await publisher.authorisation.refresh(tokens, forever);
    expect(fresh.access).not.toBe(tokens.access);
    await publisher.publish({ ...request, account: { ...stage.account, tokens: fresh } });

    stage.server.next(stage.tokenPath, refuses(503), refuses(401, { error: 'invalid_client' }), cutsBefore);
    for (let round = 0; round < 3; round++)
      expect(await faultOf(publisher.authorisation.refresh(fresh, forever))).toBe('later');
    stage.server.desk.forgetAll();
    expect(await outcomeOf(publisher.authorisation.refresh(fresh, forever))).toMatchObject({
      fault: 'token',
      message: expect.stringContaining('Connect it again.'),
    });
    const unrenewable = { access: 'gone', refresh: null, expiresAt: null };
    expect(await faultOf(publisher.authorisation.refresh(unrenewable, forever))).toBe('token');
  });

  it('PUB-14 gets the first comment after the post; one that fails is said, and the post stays', async () => {
    const text = 'With a comment.';
    const published = await publisher.publish(
      requestOf(stage, { ...request.post, text, firstComment: 'The recipe (all of it)' }),
    );
    expect(published.note).toBeUndefined();
    expect(stage.comments()).toEqual(['The recipe (all of it)']);
    const another = requestOf(stage, { ...request.post, firstComment: 'Lost' });
    stage.failComments();
    expect((await publisher.publish(another)).note).toBe(
      'The post is out, but its first comment is not. Write it there yourself.',
    );
    expect(stage.posted()).toHaveLength(2);
  });

  it('PUB-15 says before it is asked what it would not take', async () => {
    const picture = await pictureOf('A loaf');
    const check = (post: Partial<OutgoingPost>) => publisher.check({ text: '', pictures: [picture], ...post });
    const { label, maxLength } = PLATFORM_RULES[publisher.platform];
    expect(check({})).toBeNull();
    expect(check({ text: 'x'.repeat(maxLength) })).toBeNull();
    expect(check({ text: 'x'.repeat(maxLength + 1) })).toContain(`too long for ${label}`);
    expect(check({ pictures: Array(99).fill(picture) })).toMatch(`${label} takes at most`);
    expect(check({ pictures: [{ ...picture, bytes: new Uint8Array(50 << 20) }] })).toMatch(
      /too large for .* 50 of \d+ MB/,
    );
    expect(check({ pictures: [{ ...picture, contentType: 'audio/mpeg' }] })).toContain('only pictures');
    if (publisher.platform === 'instagram') return;
    const noise = sharp({
      create: {
        width: 1800,
        height: 1800,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const large = { ...picture, contentType: 'image/png', bytes: await noise.png({ compressionLevel: 0 }).toBuffer() };
    expect(check({ pictures: [large] })).toBeNull();
    await publisher.publish(requestOf(stage, { pictures: [large] }));
    expect(stage.posted()[0]?.pictures[0]?.contentType).toBe('image/jpeg');
    const broken = { ...picture, contentType: 'image/bmp', bytes: Buffer.from('no picture') };
    expect(await outcomeOf(publisher.publish(requestOf(stage, { pictures: [broken] })))).toMatchObject({
      fault: 'refused',
      message: expect.stringContaining('Use another one.'),
    });
  });
});

it('PUB-11 gives the networks whose app is set, and no others', () => {
  const app = { clientId: 'id', clientSecret: 'secret', url: 'https://people.example', apiUrl: 'https://api.example' };
  const none = { linkedin: null, x: null, meta: null };
  expect([...publishersOf({ networks: none }).keys()]).toEqual([]);
  expect([...publishersOf({ networks: { ...none, linkedin: app } }).keys()]).toEqual(['linkedin']);
  expect([...publishersOf({ networks: { ...none, x: app } }).keys()]).toEqual(['twitter']);
  expect([...publishersOf({ networks: { ...none, meta: app } }).keys()]).toEqual(['instagram', 'facebook']);
});

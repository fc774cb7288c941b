import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginConnection, chooseAccount, disconnect, listConnections } from '../../../domain/api/post/connections.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import { cookiesOf, make, send } from '../../../tests/support/client.ts';
import { refusesWith, type SmallNetwork, smallNetwork } from '../../../tests/support/doubles/small-network.ts';
import { operatorOf } from '../../../tests/support/operator.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { connectAccount } from '../../../tests/support/stage/connected.ts';
import { type Publisher, PublishFailure } from '../../platform/publishers/publisher.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { withSmallPictures } from './account-picture.ts';

describe('an account at a network', () => {
  let product: TestProduct;
  let person: Person;
  let network: SmallNetwork;
  const publishers = new Map<Platform, Publisher>();
  beforeAll(async () => {
    product = await startTestProduct({}, { publishers });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    network = smallNetwork();
    publishers.set('linkedin', network.publisher);
    product.clock.now = new Date();
    await product.sql('delete from rate_limits');
    person = await newPerson(product);
  });

  /** Leaves for the network as a browser does, with what it needs to come back. */
  const leave = async (who = person) => {
    const reply = await make(product.url, beginConnection, { platform: 'linkedin' }, who.identity);
    const asked = new URL(reply.body.url).searchParams;
    return { state: asked.get('state') ?? '', asked, cookie: `${who.cookie}; ${cookiesOf(reply)}` };
  };
  const comeBack = async (
    query: Record<string, string>,
    cookie: string,
    platform: Platform = 'linkedin',
  ): Promise<string> => {
    const address = `${product.url}/api/connections/${platform}/callback?${new URLSearchParams(query)}`;
    const { status, headers } = await send(address, { headers: { cookie } });
    expect(status).toBe(303);
    const to = new URL(headers.get('location') ?? '', product.url);
    expect(to.pathname).toBe('/connect');
    return to.searchParams.get('result') ?? '';
  };
  const connections = async (who = person) =>
    (await make(product.url, listConnections, {}, who.identity)).body.data.find(
      ({ platform }) => platform === 'linkedin',
    );
  const stored = () =>
    product.sql<{ n: number }>('select count(*)::int as n from network_connections where user_id = $1', [
      person.user.id,
    ]);
  const nothingStored = async () => expect(await stored()).toEqual([{ n: 0 }]);

  it('PUB-46 says of each network whether it can be connected here, and by which account it is', async () => {
    const { body } = await make(product.url, listConnections, {}, person.identity);
    expect(body.data.map(({ platform, available }) => [platform, available])).toEqual([
      ['linkedin', true],
      ['twitter', false],
      ['instagram', false],
      ['facebook', false],
    ]);
    const refused = await make(product.url, beginConnection, { platform: 'twitter' }, person.identity);
    expect([refused.status, refused.body.message]).toEqual([403, 'Twitter can’t be connected here yet.']);
  });

  it('PUB-47 is connected by a visit with PKCE and a state of its own', async () => {
    const { state, asked, cookie } = await leave();
    let verified = '';
    const redeem = network.publisher.authorisation.redeem;
    network.publisher.authorisation.redeem = async (grant, signal) => {
      verified = hashSecret(grant.verifier);
      expect(grant.redirectUri).toBe(`${product.url}/api/connections/linkedin/callback`);
      return redeem(grant, signal);
    };
    expect(asked.get('redirect_uri')).toBe(`${product.url}/api/connections/linkedin/callback`);
    expect(await comeBack({ state, code: 'good' }, cookie)).toBe('connected');
    expect(verified).toBe(asked.get('challenge'));
    expect(await connections()).toEqual({
      platform: 'linkedin',
      available: true,
      account: { name: 'Ada Lovelace', picture: null },
      brokenReason: null,
      choices: null,
    });
  });

  it('PUB-48 is not connected by a return that is forged, repeated, of another browser or another network', async () => {
    const { state, cookie } = await leave();
    const other = await leave();
    expect(await comeBack({ state: 'guessed', code: 'good' }, cookie)).toBe('unknown');
    expect(await comeBack({ state, code: 'good' }, person.cookie)).toBe('unknown');
    expect(await comeBack({ state, code: 'good' }, other.cookie)).toBe('unknown');
    expect(
      await comeBack({ state, code: 'good' }, cookie.replace('visit_linkedin', 'visit_facebook'), 'facebook'),
    ).toBe('unknown');
    expect(await comeBack({ code: 'good' }, cookie)).toBe('unknown');
    await nothingStored();
    const results = await Promise.all(Array.from({ length: 8 }, () => comeBack({ state, code: 'good' }, cookie)));
    expect(results.filter((result) => result !== 'unknown')).toEqual(['connected']);
    await make(product.url, disconnect, { platform: 'linkedin' }, person.identity);
    expect(await comeBack({ state, code: 'good' }, cookie)).toBe('unknown');
    await nothingStored();
  });

  it('PUB-48 is not connected for anybody but who began it', async () => {
    const somebody = await newPerson(product, 'Eve');
    const { state, cookie } = await leave();
    const [, visit = ''] = cookie.split('; fanfare_visit');
    expect(await comeBack({ state, code: 'good' }, `${somebody.cookie}; fanfare_visit${visit}`)).toBe('other');
    const again = await leave();
    const [, alone = ''] = again.cookie.split('; fanfare_visit');
    expect(await comeBack({ state: again.state, code: 'good' }, `fanfare_visit${alone}`)).toBe('other');
    await nothingStored();
    expect((await connections(somebody))?.account).toBeNull();
  });

  it('PUB-49 is not connected by a return that is late, denied, empty or with a code that the network does not know', async () => {
    const late = await leave();
    product.clock.now = new Date(product.clock.now.getTime() + 10 * 60_000);
    expect(await comeBack({ state: late.state, code: 'good' }, late.cookie)).toBe('late');
    const denied = await leave();
    expect(await comeBack({ state: denied.state, error: 'access_denied' }, denied.cookie)).toBe('denied');
    const broken = await leave();
    expect(await comeBack({ state: broken.state, error: 'server_error' }, broken.cookie)).toBe('refused');
    const empty = await leave();
    expect(await comeBack({ state: empty.state }, empty.cookie)).toBe('unknown');
    const wrong = await leave();
    expect(await comeBack({ state: wrong.state, code: 'made up' }, wrong.cookie)).toBe('refused');
    network.publisher.authorisation.accounts = refusesWith('later', 'Away.') as never;
    const away = await leave();
    expect(await comeBack({ state: away.state, code: 'good' }, away.cookie)).toBe('later');
    await nothingStored();
  });

  it('PUB-50 is chosen by its owner where there are several, within ten minutes, and never by others', async () => {
    network.accounts = [
      { id: 'bakery', name: 'Bakery', picture: null, tokens: { access: 'of-bakery', refresh: null, expiresAt: null } },
      { id: 'cafe', name: 'Café', picture: null, tokens: { access: 'of-cafe', refresh: null, expiresAt: null } },
    ];
    const { state, cookie } = await leave();
    expect(await comeBack({ state, code: 'good' }, cookie)).toBe('choose');
    await nothingStored();
    expect((await connections())?.choices).toEqual([
      { id: 'bakery', name: 'Bakery', picture: null },
      { id: 'cafe', name: 'Café', picture: null },
    ]);
    const choose = (accountId: string, who = person) =>
      make(product.url, chooseAccount, { platform: 'linkedin', accountId }, who.identity);
    expect((await choose('cafe', await newPerson(product))).status).toBe(409);
    expect((await choose('another')).status).toBe(409);
    expect((await choose('cafe')).body).toMatchObject({ message: 'Fanfare publishes for you on LinkedIn as Café' });
    expect(await connections()).toMatchObject({ account: { name: 'Café' }, choices: null });
    expect((await choose('bakery')).body.message).toBe('This can no longer be chosen. Connect LinkedIn again.');
    const again = await leave();
    await comeBack({ state: again.state, code: 'good' }, again.cookie);
    product.clock.now = new Date(product.clock.now.getTime() + 10 * 60_000);
    expect((await connections())?.choices).toBeNull();
    expect((await choose('bakery')).status).toBe(409);
  });

  it('PUB-50 that is none ends in a word, and the network is told to forget us', async () => {
    network.accounts = [];
    const { state, cookie } = await leave();
    expect(await comeBack({ state, code: 'good' }, cookie)).toBe('none');
    expect(network.revoked).toMatchObject([{ access: 'first' }]);
    await nothingStored();
  });

  it('PUB-51 is disconnected here and there, whether its network listens or not; what waits is handed over', async () => {
    const connected = async () => {
      const { state, cookie } = await leave();
      await comeBack({ state, code: 'good' }, cookie);
    };
    await connected();
    const { body } = await make(product.url, disconnect, { platform: 'linkedin' }, person.identity);
    expect(body.message).toBe('LinkedIn is disconnected');
    expect(network.revoked).toMatchObject([{ access: 'first' }]);
    await connected();
    network.publisher.authorisation.revoke = async () => {
      throw new PublishFailure('later', 'Away.');
    };
    expect((await make(product.url, disconnect, { platform: 'linkedin' }, person.identity)).status).toBe(200);
    await nothingStored();
    expect((await make(product.url, disconnect, { platform: 'linkedin' }, person.identity)).status).toBe(200);
  });

  it('ACC-19 that is deleted here ends at its network too, whether or not that listens', async () => {
    const operator = await operatorOf(product, publishers);
    const deaf = await newPerson(product);
    for (const { user } of [person, deaf]) await connectAccount(product, user.id);
    expect((await operator.run('delete', person.email, '--for-ever')).done).toBe(true);
    expect(network.revoked).toMatchObject([{ access: 'first' }]);
    network.publisher.authorisation.revoke = async () => {
      throw new Error('The network is away');
    };
    expect((await operator.run('delete', deaf.email, '--for-ever')).done).toBe(true);
    expect(await product.sql('select 1 from users where email = any($1)', [[person.email, deaf.email]])).toEqual([]);
    await operator.close();
  });

  it('PUB-75 that another takes the place of is revoked, unless that would end the other too', async () => {
    const connectAs = async (id: string, access: string) => {
      network.accounts = [{ id, name: id, picture: null, tokens: { access, refresh: null, expiresAt: null } }];
      const { state, cookie } = await leave();
      expect(await comeBack({ state, code: 'good' }, cookie)).toBe('connected');
    };
    await connectAs('bakery', 'of-bakery');
    await connectAs('bakery', 'of-bakery-again');
    expect(network.revoked).toEqual([]);
    await connectAs('cafe', 'of-cafe');
    expect(network.revoked).toMatchObject([{ access: 'of-bakery-again' }]);
    network.publisher.authorisation.isSameOwner = async () => true;
    await connectAs('bar', 'of-bar');
    network.publisher.authorisation.isSameOwner = async () => Promise.reject(new PublishFailure('later', 'Away.'));
    await connectAs('diner', 'of-diner');
    expect(network.revoked).toHaveLength(1);
    // The same where one of several is chosen.
    delete network.publisher.authorisation.isSameOwner;
    network.accounts = ['one', 'two'].map((id) => ({ id, name: id, picture: null }));
    const { state, cookie } = await leave();
    await comeBack({ state, code: 'good' }, cookie);
    await make(product.url, chooseAccount, { platform: 'linkedin', accountId: 'two' }, person.identity);
    expect(network.revoked).toMatchObject([{ access: 'of-bakery-again' }, { access: 'of-diner' }]);
  });

  it('PUB-76 has its picture asked for with few others at once, however many there are, and the rest go without', async () => {
    let [now, most, asked] = [0, 0, 0];
    const load = async () => {
      asked++;
      most = Math.max(most, ++now);
      await new Promise(setImmediate);
      now--;
      return 'data:image/webp;base64,AA==';
    };
    const accounts = Array.from({ length: 1_000 }, (_, n) => ({
      id: `${n}`,
      name: `${n}`,
      picture: 'https://a.example',
    }));
    const shown = await withSmallPictures(accounts, load);
    expect(shown.map(({ id }) => id)).toEqual(accounts.map(({ id }) => id));
    expect(most).toBeLessThanOrEqual(8);
    expect(asked).toBe(100);
    expect(shown.filter(({ picture }) => picture !== null)).toHaveLength(100);
    expect(shown.at(-1)?.picture).toBeNull();
  });

  it('PUB-43 that was paused is mended by connecting it again', async () => {
    const first = await leave();
    await comeBack({ state: first.state, code: 'good' }, first.cookie);
    await product.sql(`update network_connections set broken_reason = 'LinkedIn wants you.'`);
    expect((await connections())?.brokenReason).toBe('LinkedIn wants you.');
    const again = await leave();
    expect(await comeBack({ state: again.state, code: 'good' }, again.cookie)).toBe('connected');
    expect((await connections())?.brokenReason).toBeNull();
  });

  it('PUB-52 is not tried for without end: beginnings per user, returns per address', async () => {
    const begun = await Promise.all(
      Array.from({ length: 21 }, () => make(product.url, beginConnection, { platform: 'linkedin' }, person.identity)),
    );
    expect(begun.filter(({ status }) => status === 429)).toHaveLength(1);
    const results = await Promise.all(Array.from({ length: 61 }, () => comeBack({ state: 'guessed' }, '')));
    expect(results.filter((result) => result === 'busy')).toHaveLength(1);
  });
});

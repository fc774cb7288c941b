import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { beginConnection, disconnect, listConnections } from '../../../domain/api/post/connections.ts';
import { listPublications } from '../../../domain/api/post/publishing.ts';
import { scheduleWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { cookiesOf, make, send } from '../../../tests/support/client.ts';
import { refuses } from '../../../tests/support/networks/behaviours.ts';
import { type LinkedInServer, startLinkedIn } from '../../../tests/support/networks/linkedin.ts';
import { linkedInSettings } from '../../../tests/support/networks/settings.ts';
import { operatorOf } from '../../../tests/support/operator.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { everythingExported, everythingInDataDir, everythingStored } from '../../../tests/support/stage/everything.ts';

let linkedIn: LinkedInServer;
let product: TestProduct;
const seen: string[] = [];
beforeAll(async () => {
  linkedIn = await startLinkedIn();
  const logTo = { write: (line: string) => void seen.push(line) };
  product = await startTestProduct({ ...linkedInSettings(linkedIn), LOG_LEVEL: 'trace' }, { logTo });
});
afterAll(async () => {
  await product.stop();
  await linkedIn.close();
});

async function connect({ identity, cookie }: Person): Promise<void> {
  const begun = await make(product.url, beginConnection, { platform: 'linkedin' }, identity);
  const asked = await fetch(begun.body.url, { redirect: 'manual' });
  const back = asked.headers.get('location') ?? '';
  const done = await send(back, { headers: { cookie: `${cookie}; ${cookiesOf(begun)}` } });
  expect(done.headers.get('location')).toBe('/connect?platform=linkedin&result=connected');
}

async function postNow({ identity }: Person, text: string): Promise<void> {
  await make(
    product.url,
    scheduleWorkflow,
    {
      name: text,
      scheduledAt: new Date(product.clock.now.getTime() + 60_000).toISOString(),
      agents: [{ id: 'a', type: 'chat', name: 'Text', input: text, description: '', verbatim: true }],
      platforms: ['linkedin'],
      agentType: 'custom',
    },
    identity,
  );
  product.clock.now = new Date(product.clock.now.getTime() + 61_000);
  await product.sql(`select pg_notify('fanfare_schedule', '')`);
}

it('PUB-55 a token is in no answer, log, export, row or file, whatever the network echoes, and goes with the account', async () => {
  const person = await newPerson(product);
  await connect(person);
  const tokens = [...linkedIn.desk.tokens.keys(), ...linkedIn.desk.refreshTokens.keys()];
  expect(tokens).toHaveLength(2);
  const states = async () =>
    (await make(product.url, listPublications, {}, person.identity)).body.data.map(({ state }) => state).sort();
  await postNow(person, 'Fresh bread');
  await vi.waitFor(async () => expect(await states()).toEqual(['sent']), { timeout: 20_000, interval: 50 });
  expect(linkedIn.posts).toHaveLength(1);
  linkedIn.next('/rest/posts', refuses(400, { message: `You sent ${tokens[0]}` }));
  await postNow(person, 'Fresh rolls');
  await vi.waitFor(async () => expect(await states()).toEqual(['refused', 'sent']), { timeout: 20_000, interval: 50 });
  for (const call of [listConnections, listPublications])
    seen.push(JSON.stringify((await make(product.url, call, {}, person.identity)).body));

  const exported = await everythingExported(product, person);
  expect(exported).toContain('Mia Bakes');
  expect(exported).toContain('urn:li:share:');
  const [{ sealed } = { sealed: '' }] = await product.sql<{ sealed: string }>('select sealed from network_connections');
  const places = {
    seen,
    exported: [exported],
    rows: [await everythingStored(product)],
    files: [everythingInDataDir(product)],
  };
  for (const [place, texts] of Object.entries(places))
    for (const secret of [...tokens, linkedIn.app.clientSecret])
      for (const form of [secret.slice(0, 20), Buffer.from(secret).toString('base64').slice(0, 20)])
        expect([place, texts.filter((text) => text.includes(form))]).toEqual([place, []]);
  expect([...seen, exported].join('\n')).not.toContain(sealed.slice(3, 30));

  expect(await product.sql(`select detail from security_events where kind = 'network-connected'`)).toEqual([
    { detail: 'LinkedIn' },
  ]);
  await make(product.url, disconnect, { platform: 'linkedin' }, person.identity);
  expect(linkedIn.desk.tokens.size).toBe(0);
  await connect(person);
  await make(product.url, beginConnection, { platform: 'linkedin' }, person.identity);
  const operator = await operatorOf(product);
  await operator.run('delete', person.email, '--for-ever');
  await operator.close();
  const left = `select user_id from network_connections union all select user_id from connection_attempts
    union all select user_id from posts union all select user_id from publications`;
  expect(await product.sql(left)).toEqual([]);
});

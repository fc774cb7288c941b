import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { startTcpProxy } from '../../../tests/support/doubles/tcp-proxy.ts';
import { newPerson } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { createTestDatabase } from '../../../tests/support/test-postgres.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ STATUS_PORT: '0' });
});
afterAll(() => product.stop());

const statusUrl = ({ printed } = product): string => /http:\/\/[\d.]+:\d+/.exec(printed.join('\n'))?.[0] ?? '';

it('OPS-07 tells watchers how the process is, on a port of its own and for this machine on the web’s', async () => {
  for (const address of [statusUrl(), product.url]) {
    const health = await fetch(`${address}/health`);
    expect([health.status, await health.json()]).toEqual([
      200,
      { status: 'ok', version: expect.stringMatching(/^\d/), cause: null },
    ]);
    const metrics = await fetch(`${address}/metrics`);
    expect([metrics.status, metrics.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/plain; version=0/),
    ]);
  }
  expect((await fetch(`${statusUrl()}/api/about`)).status).toBe(404);
  const forwarded = await fetch(`${product.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(forwarded.status).toBe(404);
});

it.for(['/health?x=1', '/health/', '/health/?x=1', '/metrics?x=1', '/metrics/'])(
  'OPS-56 %s is answered as it is without',
  async (path) => {
    const [plain = ''] = path.split(/\/?(?:\?|$)/);
    for (const address of [statusUrl(), product.url]) {
      const [asked, alike] = [await fetch(`${address}${path}`), await fetch(`${address}${plain}`)];
      const type = alike.headers.get('content-type');
      expect([asked.status, asked.headers.get('content-type')]).toEqual([200, type]);
      expect((await asked.text()).slice(0, 20)).toBe((await alike.text()).slice(0, 20));
    }
  },
);

it('OPS-56 HEAD is answered as GET is, without what it says', async () => {
  for (const address of [`${statusUrl()}/health`, `${statusUrl()}/metrics`, `${product.url}/health`]) {
    const head = await fetch(address, { method: 'HEAD' });
    const type = (await fetch(address)).headers.get('content-type');
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, type, '']);
  }
});

it('OPS-07 tells why it can’t serve while its database is away, and that it can once it is back', async () => {
  const health = async () => {
    const response = await fetch(`${statusUrl()}/health`);
    const { status, cause } = (await response.json()) as { status: string; cause: string | null };
    return [response.status, status, cause];
  };
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  const name = new URL(product.databaseUrl).pathname.slice(1);
  await client.query(`alter database ${name} with allow_connections false`);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await vi.waitFor(
    async () => expect(await health()).toEqual([503, 'failing', 'The database does not answer.']),
    20_000,
  );
  await client.query(`alter database ${name} with allow_connections true`);
  await client.end();
  await vi.waitFor(async () => expect(await health()).toEqual([200, 'ok', null]), 20_000);
});

it('OPS-53 tells both in time while its database is frozen, and asks it no more the more often it is asked', async () => {
  const database = await createTestDatabase(inject('postgresUrl'));
  const wire = await startTcpProxy(database.url);
  const frozen = await startTestProduct({ DATABASE_URL: wire.url, STATUS_PORT: '0', SERVICES: 'web' });
  try {
    const read = async () => (await fetch(`${statusUrl(frozen)}/metrics`)).text();
    expect(await read()).toMatch(/^fanfare_database_up 1$/m);
    wire.freeze();
    const before = performance.now();
    const told = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const response = await fetch(`${at % 2 ? statusUrl(frozen) : frozen.url}/health`);
        return [response.status, ((await response.json()) as { cause: string }).cause];
      }),
    );
    expect(performance.now() - before).toBeLessThan(2_500);
    for (const one of told) expect(one).toEqual([503, 'The database does not answer.']);
    const texts = await Promise.all(Array.from({ length: 10 }, read));
    for (const text of texts) {
      expect(text).toMatch(/^fanfare_database_up 0$/m);
      expect(text).toMatch(/^process_resident_memory_bytes /m);
      // Neither the figures of before nor noughts.
      expect(text).not.toMatch(/^fanfare_overdue_seconds|^fanfare_accounts/m);
      expect(text).toMatch(/^fanfare_database_connections\{state="waited_for"\} 0$/m);
    }
  } finally {
    wire.cut();
    await frozen.stop();
    await wire.stop();
    await database.drop();
  }
});

it('OPS-08 measures requests by route, the schedule, the queue, the pool and the process', async () => {
  const who = await newPerson(product);
  await product.sql(
    `insert into scheduled_workflows (user_id, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
      values ($1, 'to come', now() + interval '1 day', 'UTC', '["linkedin"]', 'custom', '[]', '[]')`,
    [who.user.id],
  );
  await fetch(`${product.url}/api/media/nobody-${who.email}`);
  const text = await (await fetch(`${statusUrl()}/metrics`)).text();
  for (const line of [
    /^fanfare_http_request_seconds_count\{method="POST",route="\/api\/auth\/register",status="20\d"\} 1$/m,
    /^fanfare_accounts\{verified="true"\} 1$/m,
    /^fanfare_scheduled\{status="scheduled"\} 1$/m,
    /^fanfare_overdue_seconds 0$/m,
    /^fanfare_media_bytes 0$/m,
    /^fanfare_database_connections\{state="waited_for"\} 0$/m,
    /^fanfare_info\{version="[\d.]+"\} 1$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
    /^process_resident_memory_bytes /m,
  ])
    expect(text).toMatch(line);
  // A label that holds what somebody typed would grow without end, and tell.
  expect(text).not.toContain(who.email);
});

import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { newPerson } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ STATUS_PORT: '0' });
});
afterAll(() => product.stop());

const statusUrl = (): string => /http:\/\/[\d.]+:\d+/.exec(product.printed.join('\n'))?.[0] ?? '';

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
  expect((await fetch(`${statusUrl()}/metrics`)).status).toBe(503);
  await client.query(`alter database ${name} with allow_connections true`);
  await client.end();
  await vi.waitFor(async () => expect(await health()).toEqual([200, 'ok', null]), 20_000);
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

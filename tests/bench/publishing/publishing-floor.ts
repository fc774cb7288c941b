import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/**
 * The least that a post costs which a worker hears of, takes, asks a network for and writes down: one message, one read,
 * three commits and one request, by bare clients. Milliseconds of each of so many, one after the other.
 */
export async function publishingFloor(databaseUrl: string, count: number, everyMs: number): Promise<number[]> {
  const [sender, hearer, worker] = await Promise.all([client(databaseUrl), client(databaseUrl), client(databaseUrl)]);
  const network = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(network, 'listening');
  const { port } = network.address() as AddressInfo;
  await worker.query('create table bench_floor (n int primary key, state text)');
  await hearer.query('listen bench_floor');
  const taken: number[] = [];
  for (let n = 0; n < count; n++) {
    const begunAt = performance.now();
    const heard = once(hearer, 'notification');
    await sender.query(`insert into bench_floor values (${n}, 'queued'); select pg_notify('bench_floor', '')`);
    await heard;
    await worker.query('select * from bench_floor where n = $1', [n]);
    await worker.query(`update bench_floor set state = 'sending' where n = $1`, [n]);
    await post(port);
    await worker.query(`update bench_floor set state = 'sent' where n = $1`, [n]);
    taken.push(performance.now() - begunAt);
    await pause(everyMs);
  }
  await worker.query('drop table bench_floor');
  await Promise.all([sender.end(), hearer.end(), worker.end()]);
  network.close();
  return taken;
}

async function client(connectionString: string): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString });
  await opened.connect();
  return opened;
}

async function post(port: number): Promise<void> {
  const asked = request({ host: '127.0.0.1', port, method: 'POST' });
  asked.end('{}');
  const [answer] = await once(asked, 'response');
  answer.resume();
  await once(answer, 'end');
}

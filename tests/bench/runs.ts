import { loadavg } from 'node:os';
import { executeWorkflow, saveWorkflow } from '../../domain/api/workflow/workflows.ts';
import { make } from '../support/client.ts';
import type { Person } from '../support/people.ts';
import { type SpawnedProduct, spawnServer } from '../support/spawned-product.ts';
import { chainOf } from './chain.ts';
import { type FiringReport, fireAt, printFired } from './fired.ts';
import { print } from './print.ts';

/** How many small workflows a second the server runs, beside what a trivial server answers. */
export async function benchRuns(product: SpawnedProduct, { identity }: Person): Promise<void> {
  const graph = chainOf(3);
  const floor = await floorFor(graph);
  printFired('floor: a trivial server, over HTTP, 10 connections', floor);
  const headers = { 'x-session-id': identity.sessionId, 'x-user-id': identity.userId };
  const run = (body: object): Promise<FiringReport> =>
    fireAt({
      url: `${product.url}/api${executeWorkflow.path}`,
      pid: product.process.pid,
      headers,
      body,
      databaseUrl: product.databaseUrl,
    });
  printFired(
    'three trivial agents in a row, over HTTP, 10 connections (n8n: 12 to 17 runs/s, p50 598 to 815 ms, p99 935 to 1,170 ms)',
    await run(graph),
    floor,
  );
  const saved = await make(product.url, saveWorkflow, { name: 'Three', ...graph, executionResults: [] }, identity);
  printFired(
    'the same of a saved workflow, each kept in its history',
    await run({ ...graph, workflowId: saved.body.data.id }),
    floor,
  );
  print('load of the machine in the last minute', (loadavg()[0] ?? Number.NaN).toFixed(1));
}

async function floorFor(body: object): Promise<FiringReport> {
  const server = await spawnServer({}, 'tests/bench/publishing/floor-server.ts');
  const target = { url: server.url, pid: server.process.pid, headers: {}, body, databaseUrl: null };
  return fireAt(target).finally(server.end);
}

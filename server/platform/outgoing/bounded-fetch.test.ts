import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBoundedFetch } from './bounded-fetch.ts';

const open = new Set<ServerResponse>();
const server = createServer((_request, response) => {
  open.add(response);
  const timer = setInterval(() => response.write(' '), 5);
  response.on('close', () => {
    clearInterval(timer);
    open.delete(response);
  });
});
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('ends an answer that is being read when its caller gives up, whatever was forgotten meanwhile', async () => {
  const boundedFetch = createBoundedFetch({ origin, maxBytes: 1 << 20, idleMs: 10_000 });
  const ends: Promise<unknown>[] = [];
  const callers = Array.from({ length: 20 }, () => new AbortController());
  for (const { signal } of callers) {
    const response = await boundedFetch(`${origin}/`, { signal });
    ends.push(response.text().catch((cause: unknown) => cause));
  }
  expect(open.size).toBe(20);
  for (let round = 0; round < 5; round++) {
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const caller of callers) caller.abort(new Error('no longer wanted'));
  await vi.waitFor(() => expect(open.size).toBe(0), { timeout: 10_000 });
  expect(await Promise.all(ends)).toEqual(Array(20).fill(new Error('no longer wanted')));
});

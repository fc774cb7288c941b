import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../../../domain/api/call.ts';
import { make } from '../../../tests/support/client.ts';
import { requestBytes } from '../../../tests/support/raw-http.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';
import { createLog } from '../log.ts';
import type { Authenticate } from './context.ts';
import { createRouter } from './route.ts';
import { createHttpServer } from './server.ts';

const work = call('POST', '/work', {
  summary: 'Works for whoever asked.',
  access: 'session',
  input: z.object({}),
  answer: z.object({}),
});
const take = call('POST', '/take', {
  summary: 'Takes a file.',
  access: 'session',
  body: 'form',
  input: z.object({ file: z.file() }),
  answer: z.object({ bytes: z.number() }),
});

let app: FastifyInstance;
let base: string;
/** What every request waits for until it is known who asks. */
let known: PromiseWithResolvers<void>;
let asking: number;
let signals: AbortSignal[];
let logged: string[];
beforeEach(async () => {
  [known, asking, signals] = [Promise.withResolvers(), 0, []];
  logged = [];
  const log = createLog('warn', { write: (line) => void logged.push(line) });
  app = await createHttpServer({ appUrl: new URL('http://localhost:1'), trustedProxies: [], idleMs: 0, log });
  const authenticate = async () => {
    asking++;
    await known.promise;
    return { userId: 'ada', sessionId: 'session', expiresAt: new Date(8.64e15), readOnly: false };
  };
  const router = createRouter(app, authenticate as Authenticate);
  router.serve(work, [], async ({ signal }) => {
    signals.push(signal);
    signal.throwIfAborted();
    return {};
  });
  router.serve(take, [], async ({ input }) => ({ bytes: input.file.size }));
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends the bytes and goes away while the server still looks up who asks. */
async function askAndLeave(bytes: string): Promise<void> {
  const before = asking;
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  await waitFor(() => expect(asking).toBe(before + 1));
  socket.destroy();
  await waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        app.server.getConnections((_error, count) =>
          count === 0 ? resolve() : reject(new Error(`${count} are open`)),
        );
      }),
  );
}

it('nothing is done for somebody who was gone before it was known who asks, and it is no error', async () => {
  await askAndLeave(requestBytes('POST', '/api/work', {}, {}));
  known.resolve();
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
  await app.close();
  expect(logged).toEqual([]);
});

it('the room for forms is given back when their senders are gone before they are read', async () => {
  const size = String(24 * 1024 * 1024);
  const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': size };
  for (let sent = 0; sent < 2; sent++) await askAndLeave(requestBytes('POST', '/api/take', form));
  known.resolve();
  const { status, body } = await make(base, take, { file: new File([new Uint8Array(1024)], 'a') });
  expect([status, body.bytes]).toEqual([200, 1024]);
});

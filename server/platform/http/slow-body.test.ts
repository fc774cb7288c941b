import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { createHttpServer } from './server.ts';

const start = () =>
  createHttpServer({ appUrl: new URL('http://localhost:1'), trustedProxies: [], idleMs: 0, log: silentLog });

it('a body that never ends is not waited for: the connection is answered with 408 and closed', async () => {
  const app = await start();
  app.post('/slow', async () => 'never reached');
  // The same watch over slow senders, only a hundred times as impatient.
  const { requestTimeout, headersTimeout } = app.server;
  const [body, head] = [requestTimeout / 100, headersTimeout / 100];
  Object.assign(app.server, { requestTimeout: body, headersTimeout: head, connectionsCheckingInterval: 10 });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  try {
    for (const bytes of [
      'POST /slow HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":',
      'POST /slow HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
    ]) {
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
        let text = '';
        socket.on('data', (chunk) => {
          text += chunk.toString();
        });
        socket.on('error', reject);
        socket.on('close', () => resolve(text));
      });
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    }
  } finally {
    await app.close();
  }
});

it('a server waits at most 30 seconds for a request, and holds a limited number of connections', async () => {
  const app = await start();
  expect(app.server.requestTimeout).toBe(30_000);
  // Looked after every second, so that it is not much longer than that.
  expect(app.server).toHaveProperty('connectionsCheckingInterval', 1_000);
  // Where it were more, a body would be waited for just as long.
  expect(app.server.headersTimeout).toBe(20_000);
  // A few more than may stay: whoever comes then takes the place of the longest idle.
  expect(app.server.maxConnections).toBe(4_096 + 64);
  await app.close();
});

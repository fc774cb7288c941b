import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { metricsOf } from '../../support/process-metrics.ts';
import { requestBytes, sendRaw } from '../../support/raw-http.ts';
import { type SpawnedProduct, spawnProduct } from '../../support/spawned-product.ts';
import { waitFor } from '../../support/wait-for.ts';

const MANY = 5_000;
const MEGABYTE = 2 ** 20;

let product: SpawnedProduct;
const sockets: Socket[] = [];
beforeAll(async () => {
  product = await spawnProduct(inject('postgresUrl'), { STATUS_PORT: '0' });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await product.stop();
});

/** Opens a connection and says what it is given, or nothing at all; gives its socket once that is so or it was turned away. */
function open(said: string): Promise<Socket> {
  const { hostname, port } = new URL(product.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.on('error', () => {});
    socket.once('close', () => resolve(socket));
    socket.once('connect', () => (said === '' ? resolve(socket) : socket.write(said, () => resolve(socket))));
  });
}

it.each([
  ['that say nothing', ''],
  ['that begin a request and stop', 'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: appl'],
])(
  `${MANY.toLocaleString('en-US')} connections %s: they are ended, people are served again, and nothing stays behind`,
  async (_, said) => {
    const before = await metricsOf(product);
    for (let opened = 0; opened < MANY; opened += 250) await Promise.all(Array.from({ length: 250 }, () => open(said)));
    const among = await metricsOf(product);
    const began = Date.now();
    // Whoever comes while all places are taken gets that of the one who has been silent longest.
    await waitFor(
      async () => expect((await sendRaw(product.url, requestBytes('GET', '/api/health-check', {}))).status).toBe(200),
      60_000,
      250,
    );
    console.log(
      `served ${((Date.now() - began) / 1000).toFixed(1)} s after the last of them came, with ${among.openResources} open resources`,
    );
    expect(among.residentBytes - before.residentBytes).toBeLessThan(200 * MEGABYTE);
    await waitFor(
      async () => expect((await metricsOf(product)).openResources).toBeLessThan(before.openResources + 50),
      60_000,
      250,
    );
    expect(product.process.exitCode).toBeNull();
  },
);

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The first `fetch` of a process loads and compiles its HTTP client: done before, the first post that is due does not wait for it. */
export async function warmUpFetch(): Promise<void> {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: '{}' });
    await response.text();
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

import { createServer, type ServerResponse } from 'node:http';
import type { Metrics } from '../metrics.ts';

export interface Health {
  status: 'ok' | 'failing';
  version: string;
  /** Why it can't serve, in a sentence; null while it can. */
  cause: string | null;
}

/** Tells watchers of one process, web or worker, how it is: on a port of its own, which people never reach. */
export async function startStatusServer(
  { port, host }: { port: number; host: string },
  { health, metrics }: { health: () => Promise<Health>; metrics: Metrics },
): Promise<{ port: number; stop(): Promise<void> }> {
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    if (path === '/metrics') {
      // Before the head is written, which could not be taken back.
      const text = await metrics.read();
      return void response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    }
    if (path !== '/health') return void response.writeHead(404).end();
    const told = await health();
    response
      .writeHead(told.status === 'ok' ? 200 : 503, { 'content-type': 'application/json' })
      .end(JSON.stringify(told));
  };
  const server = createServer((request, response) => {
    answer(pathOf(request.url ?? ''), response).catch(() => response.writeHead(503).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The path of an address, however watchers write it: with a slash at its end, or with a query that means nothing here. */
const pathOf = (address: string): string => address.replace(/\/?(?:\?.*)?$/, '');

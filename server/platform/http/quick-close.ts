import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** While it ends, whoever is connected is served so long, and told with the answer to connect anew next time. */
const GRACE_MS = 100;

/**
 * Lets the server end without cutting anybody off who is just asking, and without waiting for connections over which
 * nothing was ever asked: browsers open some to spare, and Node counts them as busy until their first request would be
 * overdue.
 */
export function closeInOrder(app: FastifyInstance): void {
  const open = new Set<Socket>();
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    unused.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      unused.delete(socket);
    });
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    if (open.size > 0) await pause(GRACE_MS);
    // After this nobody is let in; who was the last has the same time to ask.
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, GRACE_MS).unref();
  });
}

import { Server, type Socket } from 'node:net';
import { setImmediate as looked, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** While it ends, it still listens so long; a balancer then goes elsewhere. */
const GRACE_MS = 100;
/** So long after its last answer a connection is expected to be used again; later, who still uses it asks again if it is gone. */
export const IDLE_MS = 1_000;

/**
 * Lets the server end without cutting anybody off who is just asking: every answer closes its connection, and those over
 * which nothing is asked are closed when they have rested. Nor does it wait for connections over which nothing was ever
 * asked: browsers open some to spare, and Node counts them as busy until their first request would be overdue.
 */
export function closeInOrder(app: FastifyInstance, idleMs: number): void {
  /** The connections over which nothing is being asked, and since when. */
  const resting = new Map<Socket, number>();
  const unused = new Set<Socket>();
  let open = 0;
  app.server.on('connection', (socket) => {
    open++;
    unused.add(socket);
    resting.set(socket, performance.now());
    socket.once('close', () => {
      open--;
      unused.delete(socket);
      resting.delete(socket);
    });
  });
  app.server.on('request', ({ socket }, response) => {
    unused.delete(socket);
    resting.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) resting.set(socket, performance.now());
    });
  });
  /** Until when one of them may be used. */
  const restMs = (): number => Math.max(0, ...resting.values()) + idleMs - performance.now();

  app.addHook('preClose', async () => {
    // A busy process comes from its timers, and has not looked for long who has come and what they have asked.
    await looked();
    if (open === 0) return;
    await pause(GRACE_MS);
    await looked();
    // From now on nobody is let in. Node's own close would also end every connection over which nothing is asked at this moment.
    Server.prototype.close.call(app.server);
    while (resting.size > 0 && restMs() > 0) {
      await pause(restMs());
      await looked();
    }
    // Who came last has the same time to ask.
    setTimeout(() => setImmediate(endUnused), GRACE_MS).unref();
  });
  const endUnused = (): void => {
    for (const socket of unused) socket.destroy();
  };
}

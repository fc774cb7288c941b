import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** So many more are let in, for those that are just being closed and for the moment in which all are busy. */
const SPARE = 64;

/**
 * Lets whoever comes in while as many connections are open as there may be: for each the one is closed over which nothing has
 * been asked for longest. Thousands that say nothing would otherwise lock everybody out until their time is over.
 */
export function makeRoom(server: Server, most: number): void {
  let open = 0;
  /** Over which nothing is being asked, the longest first. */
  const idle = new Set<Socket>();
  server.maxConnections = most + SPARE;
  server.on('connection', (socket: Socket) => {
    open++;
    const [longest] = idle;
    if (open > most) longest?.destroy();
    idle.add(socket);
    socket.once('close', () => {
      open--;
      idle.delete(socket);
    });
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket);
    });
  });
}

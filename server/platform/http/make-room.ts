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
  server.on('request', (request, response) => {
    const { socket, headers } = request;
    const serve = (): boolean => idle.delete(socket);
    serve();
    // Thousands who announce a body and never send it would lock everybody out as well: until it has come they are idle.
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      idle.add(socket);
      request.once('end', serve);
    }
    response.once('close', () => {
      // What was answered before its body was read ends afterwards.
      request.off('end', serve);
      if (!socket.destroyed) idle.add(socket);
    });
  });
}

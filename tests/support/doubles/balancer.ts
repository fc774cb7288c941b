import { connect, createServer, type Socket } from 'node:net';

/** One address before several web processes, as a load balancer gives them. */
export interface Balancer {
  url: string;
  add(target: string): void;
  stop(): Promise<void>;
}

/** Hands each connection to the next process that takes it; one that takes none any more is left out. */
export async function startBalancer(...first: string[]): Promise<Balancer> {
  const targets = [...first];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  };
  const handOn = (near: Socket, [target, ...others]: string[]): void => {
    if (!target) {
      near.destroy();
      return;
    }
    const { hostname, port } = new URL(target);
    const far = connect(Number(port), hostname);
    keep(far);
    const refused = (): void => {
      const at = targets.indexOf(target);
      if (at >= 0) targets.splice(at, 1);
      handOn(near, others);
    };
    far.once('error', refused);
    far.once('connect', () => {
      far.off('error', refused);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        socket.on('error', () => other.destroy());
        socket.on('close', () => other.destroy());
        socket.pipe(other);
      }
    });
  };
  const server = createServer((near) => {
    keep(near);
    near.on('error', () => {});
    targets.push(...targets.splice(0, 1));
    handOn(near, [...targets]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The balancer has no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    add: (target) => void targets.push(target),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

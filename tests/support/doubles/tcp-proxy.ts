import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** The target's address, through the proxy. */
  url: string;
  /** Ends every connection and lets none in. */
  cut(): void;
  /** Leaves every connection open and carries nothing any more, as a cut cable does; those that exist stay dead for ever. */
  freeze(): void;
  /** Lets connections in again, to another address where one is given. */
  mend(target?: string): void;
  stop(): Promise<void>;
}

/** A wire to another server that a test can cut. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  let { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    if (state === 'frozen') {
      near.on('error', () => {}).on('close', () => sockets.delete(near));
      sockets.add(near);
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        // The far end of a dead cable does not hear that this one has gone.
        if (socket.listenerCount('data') > 0) other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no address');
  const url = new URL(target);
  url.host = `127.0.0.1:${address.port}`;
  const cut = (): void => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    freeze: () => {
      state = 'frozen';
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: (to = target) => {
      ({ hostname, port } = new URL(to));
      state = 'open';
    },
    stop: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a network was asked. */
export interface NetworkCall {
  method: string;
  /** The address without its host. */
  url: URL;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** What opens the account; empty where nothing was sent. */
  token: string;
  json<T = Record<string, unknown>>(): T;
  form(): Promise<FormData>;
}

export interface NetworkReply {
  status: number;
  headers?: Record<string, string>;
  /** An object becomes JSON. */
  body?: unknown;
}

/** How one call is answered instead of well. `carryOut` does what was asked and gives the answer that it would get. */
export type Behaviour = (exchange: {
  carryOut(): Promise<NetworkReply>;
  reply(reply: NetworkReply): void;
  response: ServerResponse;
}) => void | Promise<void>;

export interface NetworkServer {
  origin: string;
  calls: NetworkCall[];
  /** What calls to this path get next, one each; afterwards all is well. */
  next(path: string | RegExp, ...behaviours: Behaviour[]): void;
  /** What every call to this path gets from now on; null: all is well again. */
  always(path: string | RegExp, behaviour: Behaviour | null): void;
  close(): Promise<void>;
}

/** A loopback server that answers a network's calls as `serve` says, or as it is told for the next ones. */
export async function startNetworkServer(
  serve: (call: NetworkCall) => NetworkReply | Promise<NetworkReply>,
): Promise<NetworkServer> {
  const upcoming: { path: string | RegExp; behave: Behaviour; stays: boolean }[] = [];
  const take = (pathname: string): Behaviour | null => {
    const index = upcoming.findIndex(({ path }) =>
      typeof path === 'string' ? path === pathname : path.test(pathname),
    );
    const found = upcoming[index];
    if (!found) return null;
    if (!found.stays) upcoming.splice(index, 1);
    return found.behave;
  };
  const calls: NetworkCall[] = [];
  const server = createServer(async (request, response) => {
    const call = await callOf(request);
    calls.push(call);
    // A fault of the loopback itself is to be seen, not waited for.
    const carryOut = async (): Promise<NetworkReply> => {
      try {
        return await serve(call);
      } catch (cause) {
        console.error(cause);
        return { status: 500, body: String(cause) };
      }
    };
    const reply = (given: NetworkReply): void => send(response, given);
    const behave = take(call.url.pathname);
    if (behave) await behave({ carryOut, reply, response });
    else reply(await carryOut());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    next: (path, ...behaviours) => void upcoming.push(...behaviours.map((behave) => ({ path, behave, stays: false }))),
    always(path, behave) {
      for (let index = upcoming.length - 1; index >= 0; index--)
        if (upcoming[index]?.stays && String(upcoming[index]?.path) === String(path)) upcoming.splice(index, 1);
      if (behave) upcoming.push({ path, behave, stays: true });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function callOf(request: IncomingMessage): Promise<NetworkCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return {
    method: request.method ?? '',
    url: new URL(request.url ?? '', 'http://network'),
    headers: request.headers,
    bytes,
    token: /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '',
    json: () => JSON.parse(bytes.toString()),
    form: () => new Response(new Uint8Array(bytes), { headers }).formData(),
  };
}

function send(response: ServerResponse, { status, headers, body }: NetworkReply): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers });
  response.end(body === undefined ? '' : isText ? body : JSON.stringify(body));
}

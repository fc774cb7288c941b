import { connect } from 'node:net';

export interface RawReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Writes exactly these bytes to the product and gives what came back before the connection ended: for what no decent
 * client sends (a foreign Host, half a body). With `hangUp` the sender goes away as soon as they are written.
 */
export function sendRaw(url: string, bytes: string | Buffer, options: { hangUp?: boolean } = {}): Promise<RawReply> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const finish = (): void => resolve(takeApart(Buffer.concat(chunks).toString('utf8')));
    socket.on('connect', () => socket.write(bytes, () => options.hangUp && socket.destroy()));
    socket.on('data', (chunk) => chunks.push(chunk));
    // Who refuses a body need not read it to its end: a reset after the answer is no fault.
    socket.on('error', (cause) => (chunks.length > 0 ? finish() : reject(cause)));
    socket.on('close', finish);
  });
}

/** The bytes of a request that ends its connection; a body is JSON. */
export function requestBytes(method: string, path: string, headers: Record<string, string>, body?: object): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: 'localhost',
    connection: 'close',
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}

function takeApart(text: string): RawReply {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}

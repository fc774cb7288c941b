import { connect } from 'node:net';

export interface RawReply {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Whether it came to the end that its head announced. */
  isWhole: boolean;
}

/**
 * Writes exactly these bytes to the product and gives what came back before the connection ended: for what no decent
 * client sends (a foreign Host, half a body). With `hangUp` the sender goes away as soon as they are written.
 */
export async function sendRaw(
  url: string,
  bytes: string | Buffer,
  options: { hangUp?: boolean } = {},
): Promise<RawReply> {
  const [reply] = await exchange(url, [Buffer.from(bytes)], options);
  return reply ?? { status: Number.NaN, headers: {}, body: '', isWhole: false };
}

/**
 * Writes bytes piece by piece and gives every reply that came back: until the connection ended, or until there was
 * `enough`.
 */
export function exchange(
  url: string,
  pieces: Buffer[],
  { hangUp = false, enough = () => false }: { hangUp?: boolean; enough?: (replies: RawReply[]) => boolean } = {},
): Promise<RawReply[]> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, noDelay: true });
    const chunks: Buffer[] = [];
    const finish = (): void => resolve(repliesIn(Buffer.concat(chunks)));
    const writeFrom = (at: number): void => {
      const piece = pieces[at];
      if (piece) socket.write(piece, () => writeFrom(at + 1));
      else if (hangUp) socket.destroy();
    };
    socket.on('connect', () => writeFrom(0));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (enough(repliesIn(Buffer.concat(chunks)))) socket.destroy();
    });
    // Who refuses a body need not read it to its end: a reset after the answer is no fault.
    socket.on('error', (cause) => (chunks.length > 0 || hangUp ? finish() : reject(cause)));
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

const HEAD_END = '\r\n\r\n';

/** The replies that stand one after the other on a connection, the last perhaps in part. */
function repliesIn(bytes: Buffer): RawReply[] {
  const replies: RawReply[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(HEAD_END, at);
    if (end < 0) break;
    const [first = '', ...lines] = bytes.toString('latin1', at, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const { body, next, isWhole } = bodyAt(bytes, end + HEAD_END.length, headers);
    replies.push({ status: Number(first.split(' ')[1]), headers, body: body.toString('utf8'), isWhole });
    at = next;
  }
  return replies;
}

function bodyAt(
  bytes: Buffer,
  start: number,
  headers: Record<string, string>,
): { body: Buffer; next: number; isWhole: boolean } {
  if (headers['transfer-encoding'] === 'chunked') return chunkedAt(bytes, start);
  // Without a length it is what comes until the connection ends.
  const announced = headers['content-length'];
  const next = announced === undefined ? bytes.length : start + Number(announced);
  return {
    body: bytes.subarray(start, next),
    next: Math.min(next, bytes.length),
    isWhole: announced !== undefined && bytes.length >= next,
  };
}

function chunkedAt(bytes: Buffer, start: number): { body: Buffer; next: number; isWhole: boolean } {
  const parts: Buffer[] = [];
  for (let at = start; ; ) {
    const line = bytes.indexOf('\r\n', at);
    const size = line < 0 ? Number.NaN : Number.parseInt(bytes.toString('latin1', at, line), 16);
    const end = line + 2 + size;
    if (!(end + 2 <= bytes.length)) {
      if (line >= 0) parts.push(bytes.subarray(line + 2));
      return { body: Buffer.concat(parts), next: bytes.length, isWhole: false };
    }
    parts.push(bytes.subarray(line + 2, end));
    at = end + 2;
    if (size === 0) return { body: Buffer.concat(parts), next: at, isWhole: true };
  }
}

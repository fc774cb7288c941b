import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeS3 {
  /** A MEDIA_URL for this server. */
  url: URL;
  objects: Map<string, { bytes: Buffer; contentType: string; modified: Date }>;
  /** Requests whose signature did not hold, with the reason. */
  refused: string[];
  /** Used for the next requests, one each, instead of an answer. */
  upcoming: ((response: ServerResponse) => void)[];
  requests: number;
  openAnswers(): number;
  close(): Promise<void>;
}

const ACCESS_KEY = 'AKIAFAKE';
export const S3_SECRET = 's3cr3t/with+odd=chars';
const REGION = 'eu-test-1';
const PAGE = 2;

/** A loopback server with just enough of S3, which checks every signature (AWS Signature Version 4). */
export async function startFakeS3(): Promise<FakeS3> {
  let open = 0;
  const server = createServer(async (request, response) => {
    open++;
    response.on('close', () => open--);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    fake.requests++;
    const instead = fake.upcoming.shift();
    if (instead) return instead(response);
    const fault = signatureFault(request, body);
    if (fault) {
      fake.refused.push(fault);
      response
        .writeHead(403, { 'content-type': 'application/xml' })
        .end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    serve(fake, request, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const secret = encodeURIComponent(S3_SECRET);
  const fake: FakeS3 = {
    url: new URL(`s3://${ACCESS_KEY}:${secret}@127.0.0.1:${port}/posts/fanfare?region=${REGION}&tls=off`),
    objects: new Map(),
    refused: [],
    upcoming: [],
    requests: 0,
    openAnswers: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

function serve(fake: FakeS3, request: IncomingMessage, body: Buffer, response: ServerResponse): void {
  const url = new URL(request.url ?? '', 'http://s3');
  if (url.searchParams.get('list-type') === '2') {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(listPage(fake, url.searchParams));
    return;
  }
  const name = url.pathname;
  const found = fake.objects.get(name);
  if (request.method === 'PUT') {
    const contentType = request.headers['content-type'] ?? '';
    fake.objects.set(name, { bytes: body, contentType, modified: new Date() });
    response.writeHead(200).end();
  } else if (request.method === 'DELETE') {
    fake.objects.delete(name);
    response.writeHead(204).end();
  } else if (found) response.writeHead(200, { 'content-type': found.contentType }).end(found.bytes);
  else response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
}

function listPage(fake: FakeS3, query: URLSearchParams): string {
  const keys = [...fake.objects.keys()]
    .map((name) => name.replace(/^\/posts\//, ''))
    .filter((key) => key.startsWith(query.get('prefix') ?? ''))
    .sort();
  const start = Number((query.get('continuation-token') ?? 'from&0').split('&')[1]);
  const contents = keys.slice(start, start + PAGE).map((key) => {
    const modified = fake.objects.get(`/posts/${key}`)?.modified.toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified></Contents>`;
  });
  const more =
    start + PAGE < keys.length ? `<NextContinuationToken>from&amp;${start + PAGE}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

/** Why the signature of a request does not hold, or null where it does. */
function signatureFault(request: IncomingMessage, body: Buffer): string | null {
  const given = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (!given) return 'no signature';
  const [, accessKey, scope = '', signedHeaders = '', signature = ''] = given;
  const date = String(request.headers['x-amz-date']);
  if (accessKey !== ACCESS_KEY) return 'unknown access key';
  if (scope !== `${date.slice(0, 8)}/${REGION}/s3/aws4_request`) return `wrong scope ${scope}`;
  const sent = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - sent) < 15 * 60 * 1000)) return 'the date is too far away';
  for (const needed of ['host', 'x-amz-content-sha256', 'x-amz-date'])
    if (!signedHeaders.split(';').includes(needed)) return `${needed} is not signed`;
  // S3 takes no body of unknown length.
  if (request.method === 'PUT' && request.headers['content-length'] !== String(body.length)) return 'no content length';
  const bodyHash = createHash('sha256').update(body).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== bodyHash) return 'the body is not the signed one';
  const expected = signatureOf(request, date, scope, signedHeaders, bodyHash);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? null : 'the signature is wrong';
}

function signatureOf(
  request: IncomingMessage,
  date: string,
  scope: string,
  signedHeaders: string,
  bodyHash: string,
): string {
  const [path = '', search = ''] = (request.url ?? '').split('?');
  const query = [...new URLSearchParams(search)]
    .map(([name, value]) => `${uriEncode(name)}=${uriEncode(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const canonical = [request.method, path, query, headers, signedHeaders, bodyHash].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = scope.split('/').reduce<Buffer>((secret, part) => hmac(secret, part), Buffer.from(`AWS4${S3_SECRET}`));
  return hmac(key, toSign).toString('hex');
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const uriEncode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

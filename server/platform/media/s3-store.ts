import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { createBoundedFetch, OutgoingError } from '../outgoing/bounded-fetch.ts';
import { assertStorable, isMediaKey, type MediaStore, MediaStoreError } from './media-store.ts';

/** How long the store may take; tests shorten them. */
export interface S3Bounds {
  timeoutMs: number;
  retries: number;
  backoffMs: number;
  maxBytes: number;
}

const DEFAULT_BOUNDS: S3Bounds = { timeoutMs: 30_000, retries: 2, backoffMs: 200, maxBytes: 64 * 1024 * 1024 };

/** Keeps media in an S3-compatible bucket: s3://KEY:SECRET@host[:port]/bucket[/prefix]?region=…&tls=off. */
export function createS3Store(address: URL, bounds: S3Bounds = DEFAULT_BOUNDS): MediaStore {
  const { bucket, prefix, client, origin } = readAddress(address);
  const fetch = createBoundedFetch({ origin, maxBytes: bounds.maxBytes, idleMs: bounds.timeoutMs });

  /** One signed request, with its answer read whole; retried where another try can help. */
  const call = async (method: string, path: string, body?: Uint8Array, contentType?: string): Promise<Answer> => {
    for (let tries = 0; ; tries++) {
      const answer = await tryOnce(async (signal) => {
        const headers: Record<string, string> = {
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
        };
        if (contentType) headers['content-type'] = contentType;
        const request = await client.sign(`${origin}${path}`, { method, headers, body: body && new Uint8Array(body) });
        const response = await fetch(request, { signal });
        return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
      }, bounds.timeoutMs);
      if (!(answer instanceof MediaStoreError)) return answer;
      if (!answer.retryable || tries >= bounds.retries) throw answer;
      await sleep(bounds.backoffMs * 2 ** tries);
    }
  };
  const pathOf = (key: string): string => `/${bucket}/${prefix}${key}`;

  return {
    async put(key, bytes, contentType) {
      assertStorable(key, contentType);
      const { response } = await call('PUT', pathOf(key), bytes, contentType);
      if (!response.ok) throw new MediaStoreError(`the media store answered with status ${response.status}`, false);
    },

    async get(key) {
      if (!isMediaKey(key)) return null;
      const { response, bytes } = await call('GET', pathOf(key));
      if (response.status === 404) return null;
      return { bytes, contentType: response.headers.get('content-type') ?? 'application/octet-stream' };
    },

    async delete(key) {
      if (isMediaKey(key)) await call('DELETE', pathOf(key));
    },

    async *keysOlderThan(instant) {
      let token: string | null = null;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token !== null) query.set('continuation-token', token);
        const { bytes } = await call('GET', `/${bucket}?${query}`);
        const page = Buffer.from(bytes).toString();
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = (tag(entry, 'Key') ?? '').slice(prefix.length);
          if (isMediaKey(key) && Date.parse(tag(entry, 'LastModified') ?? '') < instant) yield key;
        }
        token = tag(page, 'NextContinuationToken');
      } while (token !== null);
    },
  };
}

interface Answer {
  response: Response;
  bytes: Uint8Array;
}

/** The answer, or why there is none; that an object is not there is an answer, that the bucket is not there is none. */
async function tryOnce(
  work: (signal: AbortSignal) => Promise<Answer>,
  timeoutMs: number,
): Promise<Answer | MediaStoreError> {
  try {
    const answer = await work(AbortSignal.timeout(timeoutMs));
    const { status } = answer.response;
    const isMissing = status === 404 && !Buffer.from(answer.bytes).includes('NoSuchBucket');
    if (status < 300 || isMissing) return answer;
    return new MediaStoreError(`the media store answered with status ${status}`, status >= 500 || status === 429);
  } catch (error) {
    const isLasting = error instanceof OutgoingError && error.fault !== 'idle';
    return new MediaStoreError(`the media store can't be reached (${nameOf(error)})`, !isLasting);
  }
}

/** Only a code or a name: a message could hold the address and with it the keys. */
function nameOf(error: unknown): string {
  if (error instanceof OutgoingError) return error.message;
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}

function readAddress(address: URL) {
  const [bucket = '', ...folders] = address.pathname.split('/').filter(Boolean);
  const scheme = address.searchParams.get('tls') === 'off' ? 'http' : 'https';
  if (!address.username || !address.password || !address.host || !bucket)
    throw new MediaStoreError('MEDIA_URL must be like s3://key:secret@host/bucket', false);
  return {
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    origin: `${scheme}://${address.host}`,
    client: new AwsClient({
      accessKeyId: decodeURIComponent(address.username),
      secretAccessKey: decodeURIComponent(address.password),
      service: 's3',
      region: address.searchParams.get('region') ?? 'us-east-1',
    }),
  };
}

function tag(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text === undefined
    ? null
    : text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeS3, S3_SECRET, startFakeS3 } from '../../../tests/support/doubles/fake-s3.ts';
import { readConfig } from '../../config.ts';
import { openMediaStore } from './open-media-store.ts';
import { createS3Store, type S3Bounds } from './s3-store.ts';

const QUICK: S3Bounds = { timeoutMs: 20_000, retries: 2, backoffMs: 1, maxBytes: 1024 * 1024 };
let s3: FakeS3;
beforeEach(async () => {
  s3 = await startFakeS3();
});
afterEach(() => s3.close());

it('is chosen by MEDIA_URL and keeps objects below the given prefix', async () => {
  const store = await openMediaStore(readConfig({ MEDIA_URL: s3.url.href }, process.cwd()));
  const key = randomUUID();
  await store.put(key, new Uint8Array([1]), 'image/png');
  expect([...s3.objects.keys()]).toEqual([`/posts/fanfare/${key}`]);
  expect(s3.refused).toEqual([]);
});

it('tries again after an outage', async () => {
  const down = (response: { writeHead(status: number): { end(): void } }) => response.writeHead(503).end();
  s3.upcoming.push(down, down);
  const key = randomUUID();
  await createS3Store(s3.url, QUICK).put(key, new Uint8Array([1]), 'image/png');
  expect(s3.objects.size).toBe(1);
  expect(s3.requests).toBe(3);
});

it('gives up after two retries', async () => {
  for (let tries = 0; tries < 3; tries++) s3.upcoming.push((response) => response.destroy());
  const get = createS3Store(s3.url, QUICK).get(randomUUID());
  await expect(get).rejects.toMatchObject({ name: 'MediaStoreError', retryable: true });
  expect(s3.requests).toBe(3);
});

it('ends a request that is never answered', async () => {
  s3.upcoming.push(() => {});
  const get = createS3Store(s3.url, { ...QUICK, timeoutMs: 100, retries: 0 }).get(randomUUID());
  await expect(get).rejects.toMatchObject({ name: 'MediaStoreError' });
  await vi.waitFor(() => expect(s3.openAnswers()).toBe(0), { timeout: 10_000 });
});

it('reads no endless object', async () => {
  s3.upcoming.push((response) => {
    response.writeHead(200);
    const chunk = Buffer.alloc(64 * 1024);
    const send = (): void => {
      while (!response.destroyed)
        if (!response.write(chunk)) {
          response.once('drain', send);
          return;
        }
    };
    send();
  });
  const get = createS3Store(s3.url, { ...QUICK, retries: 0 }).get(randomUUID());
  await expect(get).rejects.toMatchObject({ name: 'MediaStoreError' });
  await vi.waitFor(() => expect(s3.openAnswers()).toBe(0), { timeout: 10_000 });
});

it('says that a wrong secret was refused, at once and without saying the secret', async () => {
  const wrong = new URL(s3.url);
  wrong.password = 'canary-secret';
  const failure = await createS3Store(wrong, QUICK)
    .get(randomUUID())
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'the media store answered with status 403', retryable: false });
  expect(s3.refused).toEqual(['the signature is wrong']);
  expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain('canary-secret');
});

it('can’t reach a store that is not there, and says no secret then either', async () => {
  const gone = new URL(s3.url);
  gone.port = '9';
  const failure = await createS3Store(gone, { ...QUICK, retries: 0 })
    .put(randomUUID(), new Uint8Array([1]), 'image/png')
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'MediaStoreError', retryable: true });
  expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain(S3_SECRET);
});

it('does not follow a redirect', async () => {
  s3.upcoming.push((response) => response.writeHead(307, { location: 'http://198.51.100.7/' }).end());
  const get = createS3Store(s3.url, QUICK).get(randomUUID());
  await expect(get).rejects.toMatchObject({ name: 'MediaStoreError', retryable: false });
  expect(s3.requests).toBe(1);
});

it.each(['put', 'get', 'delete', 'keysOlderThan'] as const)(
  'does not take a missing bucket for an empty one: %s',
  async (method) => {
    s3.upcoming.push((response) => response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>'));
    const store = createS3Store(s3.url, QUICK);
    const calls = {
      put: () => store.put(randomUUID(), new Uint8Array([1]), 'image/png'),
      get: () => store.get(randomUUID()),
      delete: () => store.delete(randomUUID()),
      keysOlderThan: () => store.keysOlderThan(Date.now())[Symbol.asyncIterator]().next(),
    };
    await expect(calls[method]()).rejects.toMatchObject({ message: 'the media store answered with status 404' });
  },
);

it.each(['s3://host/bucket', 's3://key:secret@host', 's3://key@host/bucket'])('needs more than %s', (address) => {
  expect(() => createS3Store(new URL(address))).toThrow('MEDIA_URL must be like');
});

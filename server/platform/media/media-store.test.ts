import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../../tests/support/doubles/fake-s3.ts';
import { openFileStore } from './file-store.ts';
import type { MediaStore } from './media-store.ts';
import { createS3Store } from './s3-store.ts';

const BACKENDS: { name: string; open: () => Promise<{ store: MediaStore; close: () => Promise<void> }> }[] = [
  {
    name: 'files',
    async open() {
      const folder = await mkdtemp(join(tmpdir(), 'fanfare-media-'));
      return { store: await openFileStore(folder), close: () => rm(folder, { recursive: true }) };
    },
  },
  {
    name: 's3',
    async open() {
      const s3: FakeS3 = await startFakeS3();
      return {
        store: createS3Store(s3.url),
        async close() {
          expect(s3.refused).toEqual([]);
          await s3.close();
        },
      };
    },
  },
];

describe.each(BACKENDS)('media in $name', ({ open }) => {
  let store: MediaStore;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  const keysOlderThan = async (instant: number): Promise<string[]> => {
    const keys: string[] = [];
    for await (const key of store.keysOlderThan(instant)) keys.push(key);
    return keys.sort();
  };

  it('come back as they were put, with their type', async () => {
    const key = randomUUID();
    const bytes = crypto.getRandomValues(new Uint8Array(50_000));
    await store.put(key, bytes, 'image/png');
    const found = await store.get(key);
    expect(found?.contentType).toBe('image/png');
    expect(found && Buffer.from(found.bytes).equals(bytes)).toBe(true);
  });

  it('may hold any byte, also at the beginning, and may be empty', async () => {
    for (const bytes of [new Uint8Array([10, 10, 0, 255, 13, 10]), new Uint8Array(0)]) {
      const key = randomUUID();
      await store.put(key, bytes, 'audio/mpeg');
      expect(await store.get(key)).toEqual({ bytes, contentType: 'audio/mpeg' });
    }
  });

  it('are replaced when put again', async () => {
    const key = randomUUID();
    await store.put(key, new Uint8Array([1, 2, 3]), 'image/png');
    await store.put(key, new Uint8Array([4]), 'image/webp');
    expect(await store.get(key)).toEqual({ bytes: new Uint8Array([4]), contentType: 'image/webp' });
  });

  it('are null where there are none', async () => {
    expect(await store.get(randomUUID())).toBeNull();
  });

  it('are gone once deleted, and deleting twice is no error', async () => {
    const key = randomUUID();
    await store.put(key, new Uint8Array([1]), 'image/png');
    await store.delete(key);
    await store.delete(key);
    expect(await store.get(key)).toBeNull();
  });

  it.each([
    '',
    '.',
    '../secret',
    '..%2Fsecret',
    `../${randomUUID()}`,
    `${randomUUID()}/../x`,
    `${randomUUID()}\0`,
    `${randomUUID()}\n`,
    randomUUID().toUpperCase(),
    'unfinished',
    '/etc/passwd',
  ])('under the strange key %j are not there, and none is made', async (key) => {
    expect(await store.get(key)).toBeNull();
    await store.delete(key);
    await expect(store.put(key, new Uint8Array([1]), 'image/png')).rejects.toThrow('UUID');
  });

  it('need a plain content type', async () => {
    await expect(store.put(randomUUID(), new Uint8Array([1]), 'image/png\r\nx: y')).rejects.toThrow('content type');
  });

  it('are listed for sweeping by age, over as many pages as there are', async () => {
    for (const old of await keysOlderThan(Date.now() + 60_000)) await store.delete(old);
    const keys = Array.from({ length: 7 }, () => randomUUID()).sort();
    for (const key of keys) await store.put(key, new Uint8Array([1]), 'image/png');
    expect(await keysOlderThan(Date.now() + 60_000)).toEqual(keys);
    expect(await keysOlderThan(Date.now() - 60_000)).toEqual([]);
  });

  it('survive many writers at once', async () => {
    const keys = Array.from({ length: 30 }, () => randomUUID());
    await Promise.all(keys.map((key, index) => store.put(key, new Uint8Array([index]), 'image/png')));
    const found = await Promise.all(keys.map((key) => store.get(key)));
    expect(found.map((media) => media?.bytes[0])).toEqual(keys.map((_, index) => index));
  });
});

import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout } from '../../../domain/api/account/auth.ts';
import { deleteChat } from '../../../domain/api/chat.ts';
import { say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { SOME_MP3 } from '../../../tests/support/doubles/provider-wire.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { openFileStore } from '../../platform/media/file-store.ts';
import { byteRange } from './byte-range.ts';
import { mediaSweepHandler } from './jobs.ts';

describe('media', () => {
  let product: TestProduct;
  let owner: Person;
  let sound: string;
  let sessionId: string;
  beforeAll(async () => {
    product = await startTestProduct({}, { engine: simpleEngine() });
    owner = await newPerson(product);
    const { body } = await say(product.url, owner.identity, 'Read this aloud: Fresh bread at seven');
    sound = `${product.url}${body.outputs[0]?.output}`;
    sessionId = body.session_id;
  });
  afterAll(() => product.stop());

  const load = (address: string, headers: Record<string, string> = { cookie: owner.cookie }) =>
    fetch(address, { headers });

  it('is loaded by its owner with the cookie alone, kept privately for ever, and can run nothing', async () => {
    const response = await load(sound);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
      vary: expect.stringContaining('cookie'),
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(SOME_MP3));
    const etag = response.headers.get('etag') ?? '';
    expect((await load(sound, { cookie: owner.cookie, 'if-none-match': etag })).status).toBe(304);
  });

  it('is loaded by API clients with the headers of a session', async () => {
    const { sessionId: session, userId } = owner.identity;
    expect((await load(sound, { 'x-session-id': session, 'x-user-id': userId })).status).toBe(200);
    expect((await load(sound, { 'x-session-id': session, 'x-user-id': randomUUID() })).status).toBe(401);
  });

  it('is nobody else’s, and gone for who has signed out', async () => {
    const other = await newPerson(product);
    expect((await load(sound, { cookie: other.cookie })).status).toBe(404);
    await make(product.url, logout, {}, { sessionId: other.session.id, cookie: other.cookie });
    expect((await load(sound, { cookie: other.cookie })).status).toBe(401);
    expect((await load(sound, {})).status).toBe(401);
    expect((await load(sound, { cookie: 'fanfare_refresh=x' })).status).toBe(401);
  });

  it.for(['..%2f..%2fetc%2fpasswd', '%2e%2e', 'a%00b', randomUUID(), 'x'.repeat(150), '%F0%9F%98%80'])(
    'is not there under %s',
    async (id) => {
      const { status } = await load(`${product.url}/api/media/${id}`);
      expect(status).toBe(404);
    },
  );

  it('is not there under a path that climbs, sent as no browser would', async () => {
    const { hostname, port } = new URL(product.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `GET /api/media/../../../etc/passwd HTTP/1.1\r\nHost: x\r\nCookie: ${owner.cookie}\r\nConnection: close\r\n\r\n`,
        ),
      );
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('root:');
  });

  it('is sent in parts to players that ask for them', async () => {
    const size = SOME_MP3.length;
    const part = await load(sound, { cookie: owner.cookie, range: 'bytes=2-4' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-4/${size}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(SOME_MP3).subarray(2, 5));
    const beyond = await load(sound, { cookie: owner.cookie, range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  });

  it.for([
    [undefined, null],
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=3-100', { start: 3, end: 9 }],
    ['bytes=-4', { start: 6, end: 9 }],
    ['bytes=-100', { start: 0, end: 9 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=0-1,4-5', null],
    ['lines=0-1', null],
    ['bytes=-', null],
  ] as const)('reads the range %s of ten bytes', ([header, range]) => expect(byteRange(header, 10)).toEqual(range));

  it('is swept a day after nothing names it any more, and bytes without an owner too', async () => {
    const files = (): string[] =>
      readdirSync(join(product.dataDir, 'media'), { recursive: true, encoding: 'utf8' }).filter((name) =>
        /[0-9a-f-]{36}$/.test(name),
      );
    const { body } = await say(product.url, owner.identity, 'Draw a picture of bread');
    const { db, close } = await openDatabase(product.databaseUrl, () => {});
    const store = await openFileStore(join(product.dataDir, 'media'));
    await store.put(randomUUID(), new Uint8Array([1]), 'image/png');
    const sweepAt = async (instant: number): Promise<void> => {
      const clock = (): Date => new Date(instant);
      const lease = { attempt: 0, signal: new AbortController().signal, finish: async () => {} };
      await mediaSweepHandler({ db, store, clock }).work({}, lease);
    };
    const later = Date.now() + 25 * 60 * 60_000;
    const muchLater = later + 25 * 60 * 60_000;
    await make(product.url, deleteChat, { id: body.session_id }, owner.identity);
    await sweepAt(Date.now());
    expect(files()).toHaveLength(3);
    await sweepAt(later);
    expect(files()).toHaveLength(2);
    await sweepAt(muchLater);
    expect(files()).toHaveLength(1);
    expect((await load(sound)).status).toBe(200);
    await make(product.url, deleteChat, { id: sessionId }, owner.identity);
    await sweepAt(muchLater);
    await sweepAt(muchLater + 25 * 60 * 60_000);
    expect(files()).toEqual([]);
    expect(await product.sql('select 1 from media')).toEqual([]);
    await close();
  });
});

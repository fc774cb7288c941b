import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../../../tests/support/client.ts';
import { requestBytes, sendRaw } from '../../../tests/support/raw-http.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { PAGES } from './pages.ts';
import { createHttpServer } from './server.ts';
import { serveWebApp } from './web-app.ts';

describe('the built web app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-web-'));
  let app: FastifyInstance;
  let base: string;
  beforeAll(async () => {
    mkdirSync(join(folder, 'web/assets'), { recursive: true });
    writeFileSync(
      join(folder, 'web/index.html'),
      '<!doctype html><head><title>Fanfare</title></head><div id="root"></div>',
    );
    writeFileSync(
      join(folder, 'web/screens.json'),
      JSON.stringify({
        '/scheduled': ['/assets/tasks.js'],
        '/scheduled?tab=builder': ['/assets/a.js', '/assets/a.css'],
      }),
    );
    writeFileSync(
      join(folder, 'web/prerendered.json'),
      JSON.stringify({ '/auth?mode=forgot': { new: 'A', returning: 'B' } }),
    );
    writeFileSync(join(folder, 'web/assets/main-abc.js'), 'export {};');
    writeFileSync(join(folder, 'secret.txt'), 'not for the web');
    app = await createHttpServer({
      appUrl: new URL('http://localhost:1'),
      trustedProxies: [],
      idleMs: 0,
      log: silentLog,
    });
    await serveWebApp(app, join(folder, 'web'));
    base = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each(PAGES)('is served as one document at %s, asked for again each time', async (path) => {
    const reply = await send<string>(`${base}${path}?userId=1&secret=2`);
    expect(reply.status).toBe(200);
    expect(reply.body).toContain('<title>Fanfare</title>');
    expect(reply.headers.get('content-type')).toMatch(/^text\/html/);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it.each(PAGES)('is served at %s to a script that takes nothing compressed', async (path) => {
    const reply = await sendRaw(base, requestBytes('GET', path, {}));
    expect(reply.status).toBe(200);
    expect(reply.body).toContain('<title>Fanfare</title>');
  });

  it.each([
    ['/scheduled', '<link rel="modulepreload" crossorigin href="/assets/tasks.js">'],
    ['/scheduled/?tab=other', '<link rel="modulepreload" crossorigin href="/assets/tasks.js">'],
    [
      '/scheduled?workflow=1&tab=builder',
      '<link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="stylesheet" crossorigin href="/assets/a.css">',
    ],
    ['/brand', ''],
  ])('names at %s the files that its screen needs first', async (path, links) => {
    const reply = await send<string>(`${base}${path}`);
    expect(reply.body).toBe(`<!doctype html><head><title>Fanfare</title>${links}</head><div id="root"></div>`);
  });

  it('ROUTE-21 holds a prerendered screen for either visitor, at its own address alone', async () => {
    const { body } = await send<string>(`${base}/auth?mode=forgot&from=mail`);
    expect(body).toContain(
      '<template id="for-new">A</template><template id="for-returning">B</template><div id="root"><prerendered-screen address="/auth?mode=forgot">',
    );
    expect((await send<string>(`${base}/auth`)).body).not.toContain('<template');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['identity', null],
  ])('ROUTE-22 is compressed for a browser that takes %s', async (accepted, encoding) => {
    const reply = await send<string>(`${base}/scheduled`, { headers: { 'accept-encoding': accepted } });
    expect(reply.headers.get('content-encoding')).toBe(encoding);
    expect(reply.headers.get('vary')).toBe('accept-encoding');
    expect(reply.body).toContain('<title>Fanfare</title>');
  });

  it('shows itself with 404 at an address it does not have', async () => {
    const reply = await send<string>(`${base}/workflow`);
    expect(reply.status).toBe(404);
    expect(reply.body).toContain('<title>Fanfare</title>');
  });

  it('lets files whose names carry a hash be kept for ever, with their own type', async () => {
    const reply = await send(`${base}/assets/main-abc.js`);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('content-type')).toMatch(/javascript/);
    expect((await send(`${base}/assets/main-old.js`)).status).toBe(404);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt', '//etc/passwd'])(
    'does not leave its folder for %s',
    async (path) => {
      const reply = await sendRaw(base, requestBytes('GET', path, {}));
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.body).not.toContain('not for the web');
      expect(reply.body).not.toContain('root:');
    },
  );
});

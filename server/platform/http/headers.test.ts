import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthCheck } from '../../../domain/api/system.ts';
import { type FailureBody, make, send } from '../../../tests/support/client.ts';
import { newPerson } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { requestBytes, sendRaw } from '../../../tests/support/raw-http.ts';
import { anyFreePort } from '../free-port.ts';

describe('every answer', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  const PLACES = ['/api/health-check', '/api/nothing-here', '/api/docs', '/api/openapi.json', '/dev/mailbox', '/x.js'];

  it.each(PLACES)(
    'at %s carries an enforced content policy without inline scripts, and may not be framed',
    async (path) => {
      const { headers } = await send(`${product.url}${path}`);
      const policy = new Map(
        (headers.get('content-security-policy') ?? '').split(';').map((part) => {
          const [name = '', ...sources] = part.trim().split(' ');
          return [name, sources.join(' ')];
        }),
      );
      expect(Object.fromEntries(policy)).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
        'connect-src': "'self'",
      });
      expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|http/);
      expect(headers.has('content-security-policy-report-only')).toBe(false);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.has('x-powered-by')).toBe(false);
      expect(headers.has('server')).toBe(false);
    },
  );

  it.each(PLACES.filter((path) => path.startsWith('/api')))('at %s is kept by no cache', async (path) => {
    expect((await send(`${product.url}${path}`)).headers.get('cache-control')).toBe('no-store');
  });

  it('has a request id of the server’s own, which a failure repeats', async () => {
    const [one, two] = [await send(`${product.url}/api/nope`), await send(`${product.url}/api/nope`)] as const;
    const ids = [one, two].map(({ headers }) => headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
    expect((one.body as FailureBody).requestId).toBe(ids[0]);
    const chosen = await send(`${product.url}/api/nope`, { headers: { 'x-request-id': 'mine\tand more' } });
    expect(chosen.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('promises no https where there is none', async () => {
    const reply = await make(product.url, healthCheck, {});
    expect(reply.headers.has('strict-transport-security')).toBe(false);
  });

  it('opens nothing to other origins’ scripts', async () => {
    const origin = 'https://evil.example';
    const read = await send(`${product.url}/api/health-check`, { headers: { origin } });
    const preflight = await send(`${product.url}/api/auth/login`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-session-id' },
    });
    expect(preflight.status).toBe(404);
    for (const { headers } of [read, preflight])
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('API-12 of the health check says that database and queue answer', async () => {
    const reply = await make(product.url, healthCheck, {});
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, version: '0.1.0', database: 'ok', queue: 'ok' });
  });
});

it('behind https every answer promises https for a year, and the cookie travels over https alone', async () => {
  const port = await anyFreePort();
  const product = await startTestProduct({ PORT: String(port), APP_URL: 'https://fanfare.example.com' });
  const base = `http://127.0.0.1:${port}`;
  try {
    const reply = await sendRaw(base, requestBytes('GET', '/api/health-check', { host: 'fanfare.example.com' }));
    expect(reply.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    const person = await newPerson({ ...product, url: base });
    const signIn = await send(`${base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://fanfare.example.com' },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });
    expect(signIn.headers.getSetCookie()[0]?.split('; ')).toContain('Secure');
  } finally {
    await product.stop();
  }
});

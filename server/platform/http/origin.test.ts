import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshSession, validateSession } from '../../../domain/api/account/auth.ts';
import { type FailureBody, make, send } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { requestBytes, sendRaw } from '../../../tests/support/raw-http.ts';
import { allowedOrigins } from './origin.ts';

describe('a request that another site’s page makes the browser send', () => {
  let product: TestProduct;
  let person: Person;
  beforeAll(async () => {
    product = await startTestProduct();
    person = await newPerson(product);
  });
  afterAll(() => product.stop());

  /** What a hostile page would love: the victim's cookie on a writing call. */
  const write = (headers: Record<string, string>) =>
    sendRaw(product.url, requestBytes('POST', '/api/auth/logout', { cookie: person.cookie, ...headers }, {}));

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['no origin of its own (a sandboxed frame)', { origin: 'null' }],
    ['the right host by the wrong scheme', { origin: 'https://localhost:PORT' }],
    ['the right host on another port', { origin: 'http://localhost:1' }],
    ['a host that begins like ours', { origin: 'http://localhost:PORT.evil.example' }],
    [
      'a foreign origin that claims to be the same site',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['no origin but the browser’s word that it is cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['no origin but the browser’s word that it is a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused with %s, before it does anything', async (_what, headers) => {
    const { port } = new URL(product.url);
    const filled = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', port)]),
    );
    const reply = await write(filled);
    expect(reply.status).toBe(403);
    expect(JSON.parse(reply.body)).toMatchObject({
      success: false,
      code: 'FOREIGN_ORIGIN',
      message: 'This request came from another site and was refused. Open Fanfare at its own address.',
    });
    const session = await make(product.url, validateSession, {}, { sessionId: person.session.id });
    expect(session.status).toBe(200);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'email=a%40example.com&password=x'],
    ['a form with parts', 'multipart/form-data; boundary=x', '--x--'],
    ['text that looks like JSON', 'text/plain', '{"email":"a@example.com","password":"x"}'],
    ['text that claims to be JSON in its parameters', 'text/plain; application/json', '{}'],
    ['XML', 'application/xml', '<x/>'],
    ['nothing that says what it is', '', '{"email":"a@example.com","password":"x"}'],
  ])('is refused as %s: the API takes JSON only', async (_what, type, body) => {
    const reply = await send<FailureBody>(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: type === '' ? {} : { 'content-type': type },
      body: type === '' ? new Blob([body]) : body,
    });
    expect(reply.status).toBe(415);
    expect(reply.body).toMatchObject({ success: false, code: 'WRONG_MEDIA_TYPE', message: 'Please send JSON.' });
  });

  it('is let through from the product’s own pages, under every local name of theirs', async () => {
    const { port } = new URL(product.url);
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      const reply = await send(`${product.url}/api/auth/refresh-session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: person.cookie, origin: `http://${name}:${port}` },
        body: '{}',
      });
      expect(reply.status).toBe(200);
    }
    expect((await make(product.url, refreshSession, {}, { cookie: person.cookie })).status).toBe(200);
  });
});

it('only APP_URL’s own origin may write where it is no local one', () => {
  expect([...allowedOrigins(new URL('https://fanfare.example.com/'))]).toEqual(['https://fanfare.example.com']);
  expect([...allowedOrigins(new URL('http://localhost:3000'))]).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ]);
});

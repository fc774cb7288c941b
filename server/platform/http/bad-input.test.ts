import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { healthCheck } from '../../../domain/api/system.ts';
import { type FailureBody, make, send } from '../../../tests/support/client.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { requestBytes, sendRaw } from '../../../tests/support/raw-http.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
// Whatever was sent, the next person is served.
afterEach(async () => {
  expect((await make(product.url, healthCheck, {})).status).toBe(200);
});

const post = (body: string | Buffer, path = 'login') =>
  send<FailureBody>(`${product.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Uint8Array(Buffer.from(body)),
  });

describe('a body that is', () => {
  it.each([
    ['empty', '', 'Please check what you entered.'],
    ['half a JSON', '{"email":', 'Please check what you entered.'],
    ['a list', '[{"email":"a@example.com"}]', 'Please send a JSON object.'],
    ['a text', '"a@example.com"', 'Please send a JSON object.'],
    ['a number', '5', 'Please send a JSON object.'],
    ['null', 'null', 'Email is required'],
    [
      'an attack on prototypes',
      '{"__proto__":{"email":"a@example.com"},"password":"x"}',
      'Please check what you entered.',
    ],
    ['an attack on constructors', '{"constructor":{"prototype":{"x":1}}}', 'Please check what you entered.'],
    ['nested 20,000 deep', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 'This is nested too deeply.'],
    [
      'lists in lists without end',
      `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      'This is nested too deeply.',
    ],
    ['a NUL', '{"email":"a@example.com","password":"a\\u0000b"}', 'The text contains characters that can’t be stored.'],
    [
      'half a character',
      '{"email":"a@example.com","password":"a\\ud83d"}',
      'The text contains characters that can’t be stored.',
    ],
    ['a NUL in a name', '{"e\\u0000":1}', 'The text contains characters that can’t be stored.'],
    ['half a character in a name', '{"e\\udc00":1}', 'The text contains characters that can’t be stored.'],
  ])('%s is refused with 400', async (_what, body, message) => {
    const reply = await post(body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ success: false, code: 'VALIDATION', message });
    expect('email' in {} || 'x' in {}).toBe(false);
  });

  it('no UTF-8 changes nothing else', async () => {
    const body = Buffer.concat([
      Buffer.from('{"email":"a@example.com","password":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ]);
    expect((await post(body)).status).toBe(401);
  });

  it('50 MB is refused with 413, announced or not', async () => {
    const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(50 * 2 ** 20) });
    const head = requestBytes('POST', '/api/auth/login', { 'content-type': 'application/json' });
    const announced = head.replace('\r\n\r\n', `\r\ncontent-length: ${body.length}\r\n\r\n`);
    const chunked = head.replace('\r\n\r\n', '\r\ntransfer-encoding: chunked\r\n\r\n');
    for (const bytes of [announced + body, `${chunked}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`]) {
      const reply = await sendRaw(product.url, bytes);
      expect(reply.status).toBe(413);
      expect(JSON.parse(reply.body)).toMatchObject({
        success: false,
        code: 'TOO_LARGE',
        message: 'That is too much at once. Please send less.',
      });
    }
  });

  it('a mebibyte and no more is read', async () => {
    const sized = (bytes: number) => JSON.stringify({ email: 'a@example.com', x: 'x'.repeat(bytes - 32) });
    expect(sized(2 ** 20)).toHaveLength(2 ** 20);
    expect((await post(sized(2 ** 20))).body.message).toBe('Password is required');
    expect((await post(sized(2 ** 20 + 1))).status).toBe(413);
  });

  it('cut off in the middle troubles nobody', async () => {
    const head = requestBytes('POST', '/api/auth/login', {
      'content-type': 'application/json',
      'content-length': '500',
    });
    await expect(sendRaw(product.url, `${head}{"email":`, { hangUp: true })).resolves.toMatchObject({ body: '' });
  });
});

describe('an address', () => {
  it.each([
    ['that the API does not have', 'GET', '/api/nothing'],
    ['with the wrong method', 'GET', '/api/auth/login'],
    ['with another wrong method', 'DELETE', '/api/auth/login'],
    ['that is no proper address', 'GET', '/api/%zz'],
    ['that climbs', 'GET', '/api/../../etc/passwd'],
    ['that climbs encoded', 'GET', '/%2e%2e/%2e%2e/etc/passwd'],
    ['with a NUL', 'GET', '/api/%00'],
  ])('API-08 %s answers 404 in the shape of every failure', async (_what, method, path) => {
    const reply = await sendRaw(product.url, requestBytes(method, path, {}));
    expect(reply.status).toBe(404);
    expect(JSON.parse(reply.body)).toEqual({
      success: false,
      message: 'Not found',
      code: 'NOT_FOUND',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('may hold strange values in its query, which are refused with 400', async () => {
    for (const query of ['a=%00', 'a=b%00c']) {
      const reply = await send<FailureBody>(`${product.url}/api/auth/validate-session?${query}`);
      expect(reply.status).toBe(400);
      expect(reply.body.message).toBe('The text contains characters that can’t be stored.');
    }
  });

  it('of endless length is refused', async () => {
    expect((await sendRaw(product.url, requestBytes('GET', `/api/${'x'.repeat(100_000)}`, {}))).status).toBe(431);
  });
});

it('bytes that are no HTTP are refused with 400 and the connection ends', async () => {
  expect((await sendRaw(product.url, 'hello?\r\n\r\n')).status).toBe(400);
});

it('a session header with anything in it is just not a session', async () => {
  for (const sessionId of ["' or 1=1 --", '%00', '../../x', 'x'.repeat(8_000), 'ü'])
    expect(
      (await send(`${product.url}/api/auth/validate-session`, { headers: { 'x-session-id': sessionId } })).status,
    ).toBe(401);
  const cookie = `fanfare_refresh=${'%00'.repeat(3)}; fanfare_refresh=x`;
  const reply = await sendRaw(product.url, requestBytes('POST', '/api/auth/refresh-session', { cookie }, {}));
  expect(reply.status).toBe(401);
});

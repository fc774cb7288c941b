import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { healthCheck } from '../../../domain/api/system.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { requestBytes, sendRaw } from '../../../tests/support/raw-http.ts';

let product: TestProduct;
let person: Person;
beforeAll(async () => {
  product = await startTestProduct();
  person = await newPerson(product);
});
afterAll(() => product.stop());

const ROUTES = ['/api/user-avatar', '/api/brand/logos', '/api/import-workflows', '/api/photos'];

/** Writes a body to a route as it is; by default it says its true size. */
async function upload(path: string, body: Buffer, more: Record<string, string> = {}, how = {}): Promise<number> {
  const head = requestBytes('POST', path, {
    'x-session-id': person.identity.sessionId,
    'x-user-id': person.identity.userId,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(body.length),
    ...more,
  });
  return (await sendRaw(product.url, Buffer.concat([Buffer.from(head), body]), how)).status;
}

it.for(ROUTES)('twelve parts that were only begun are refused by %s, and the server lives', async (path) => {
  expect(await upload(path, Buffer.from('--x\r\n'.repeat(12)))).toBe(400);
  expect((await make(product.url, healthCheck, {})).status).toBe(200);
});

const HEAD = 'Content-Disposition: form-data; name="avatar"; filename="a.png"\r\n';
const scrap = fc.oneof(
  fc.constantFrom(
    '--x',
    '--x--',
    '--',
    '\r\n',
    '\r\n\r\n',
    '\r',
    '\n',
    '\0',
    '"',
    ';',
    ':',
    HEAD,
    `--x\r\n${HEAD}\r\n`,
  ),
  fc.constantFrom(
    'Content-Disposition:',
    'form-data',
    '; name="file"',
    '; filename="',
    'Content-Type: image/png',
    'a: b',
  ),
  fc.constantFrom(HEAD.repeat(200), 'x'.repeat(9_000), `--x\r\n${HEAD}\r\n\r\n`.repeat(11), 'a: b\r\n'.repeat(2_000)),
  fc.string(),
);
const body = fc.oneof(
  fc.array(scrap, { maxLength: 12 }).map((scraps) => Buffer.from(scraps.join(''))),
  fc.array(scrap, { maxLength: 12 }).map((scraps) => Buffer.from(`--x\r\n${HEAD}\r\n${scraps.join('')}`)),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
);
const boundary = fc.constantFrom(
  '; boundary=x',
  '; boundary="x"',
  '; boundary=y',
  '; boundary=',
  '',
  `; boundary=${'x'.repeat(3_000)}`,
);

it('API-13 whatever a form holds, the answer is a 4xx', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ROUTES), body, boundary, async (path, bytes, named) => {
      // Whether they are too many is not the question here.
      await product.sql('delete from rate_limits');
      const status = await upload(path, bytes, { 'content-type': `multipart/form-data${named}` });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

it('a form of another length than it says harms nobody', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ROUTES), body, fc.integer({ min: -50, max: 50 }), async (path, bytes, more) => {
      await product.sql('delete from rate_limits');
      const said = String(Math.max(0, bytes.length + more));
      // What comes too much is read as the next request; what is missing is not waited for.
      await upload(path, bytes, { 'content-length': said, connection: 'keep-alive' }, { hangUp: true });
    }),
    { numRuns: 100 },
  );
  expect((await make(product.url, healthCheck, {})).status).toBe(200);
});

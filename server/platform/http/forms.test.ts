import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveBrandColors, uploadBrandLogos } from '../../../domain/api/brand.ts';
import { healthCheck } from '../../../domain/api/system.ts';
import { type FailureBody, make, send } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { pictureFile } from '../../../tests/support/pictures.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { sendRaw } from '../../../tests/support/raw-http.ts';

let product: TestProduct;
let person: Person;
beforeAll(async () => {
  product = await startTestProduct();
  person = await newPerson(product);
});
afterAll(() => product.stop());

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}, method = 'POST') =>
  send<FailureBody>(`${product.url}/api${path}`, {
    method,
    headers: { 'x-session-id': person.identity.sessionId, 'x-user-id': person.identity.userId, ...headers },
    body,
  });
const told = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message];

it('reaches only the calls that want one', async () => {
  const form = new FormData();
  form.append('primary_color', '#123');
  form.append('accent_color', '#123');
  expect(told(await post(saveBrandColors.path, form, {}, 'PUT'))).toEqual([415, 'Please send JSON.']);
  expect(told(await post('/auth/login', form))).toEqual([415, 'Please send JSON.']);
});

it('is what those calls want, and nothing else', async () => {
  const json = { 'content-type': 'application/json' };
  expect(told(await post(uploadBrandLogos.path, '{}', json))).toEqual([415, 'Please send a form with files.']);
});

it('is read only for who is signed in', async () => {
  const form = new FormData();
  form.append('primary_logo', await pictureFile(4, 4));
  expect((await post(uploadBrandLogos.path, form, { 'x-session-id': 'nobody' })).status).toBe(401);
  expect((await post(uploadBrandLogos.path, form, { origin: 'https://evil.example' })).status).toBe(403);
});

const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
it.for<[string, string]>([
  ['breaks off', '--x\r\nContent-Disposition: form-data; name="primary_logo"; filename="a.png"\r\n\r\nabc'],
  ['is no form', 'hello'],
  ['is empty', ''],
  ['attacks prototypes', '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n'],
  ['has too many parts', `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(50)}--x--\r\n`],
])('one that %s is refused with 400, and the next person is served', async ([, body]) => {
  expect((await post(uploadBrandLogos.path, body, multipart)).status).toBe(400);
  expect((await make(product.url, healthCheck, {})).status).toBe(200);
});

it('one without a boundary is refused', async () => {
  const { status } = await post(uploadBrandLogos.path, 'x', { 'content-type': 'multipart/form-data' });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

it('one that is too large, or does not say how large, is refused before it is read', async () => {
  const head = (more: string) =>
    `POST /api/brand/logos HTTP/1.1\r\nHost: x\r\nx-session-id: ${person.identity.sessionId}\r\nx-user-id: ${person.identity.userId}\r\nContent-Type: multipart/form-data; boundary=x\r\nConnection: close\r\n${more}\r\n\r\n`;
  expect((await sendRaw(product.url, head('Content-Length: 900000000'))).status).toBe(413);
  expect((await sendRaw(product.url, head('Transfer-Encoding: chunked'))).status).toBe(413);
});

it('one whose sender hangs up in the middle harms nobody', async () => {
  const head = `POST /api/brand/logos HTTP/1.1\r\nHost: x\r\nx-session-id: ${person.identity.sessionId}\r\nx-user-id: ${person.identity.userId}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000\r\n\r\n--x\r\nContent-Disposition: form-data; name="primary_logo"; filename="a.png"\r\n\r\nabc`;
  await sendRaw(product.url, head, { hangUp: true });
  expect((await make(product.url, healthCheck, {})).status).toBe(200);
});

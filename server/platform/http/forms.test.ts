import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { saveBrandColors, uploadBrandLogos } from '../../../domain/api/brand.ts';
import { healthCheck } from '../../../domain/api/system.ts';
import { type FailureBody, make, send } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { requestBytes, sendRaw } from '../../../tests/support/raw-http.ts';
import { pictureFile } from '../../../tests/support/stage/pictures.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';

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

it('ones of somebody who has sent too many are refused before they are read', async () => {
  const busy = await newPerson(product);
  const { sessionId, userId } = busy.identity;
  const head = { 'x-session-id': sessionId, 'x-user-id': userId, ...multipart };
  for (let sent = 0; sent < 60; sent++) expect((await post(uploadBrandLogos.path, '--x--', head)).status).toBe(400);
  const unsent = requestBytes('POST', '/api/brand/logos', { ...head, 'content-length': '1000000' });
  expect((await sendRaw(product.url, unsent)).status).toBe(429);
});

it('ones of one person are read only as far as there is room for them; others are served meanwhile', async () => {
  const bytes = 20 * 1024 * 1024;
  const head = (who: Person): string =>
    `POST /api/import-workflows HTTP/1.1\r\nHost: x\r\nx-session-id: ${who.identity.sessionId}\r\nx-user-id: ${who.identity.userId}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${bytes}\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc`;
  const { hostname, port } = new URL(product.url);
  const slow = Array.from({ length: 4 }, () => connect(Number(port), hostname));
  const refused = slow.map((socket) => once(socket, 'data').then(([answer]) => String(answer)));
  for (const socket of slow) socket.write(head(person));
  onTestFinished(() => slow.forEach((socket) => void socket.destroy()));
  expect(await Promise.race(refused)).toMatch(/^HTTP\/1\.1 429 /);
  const form = (): FormData => {
    const made = new FormData();
    made.append('file', new File([new Uint8Array(bytes)], 'a'));
    return made;
  };
  expect((await post('/import-workflows', form())).status).toBe(429);
  const other = await newPerson(product);
  const { sessionId, userId } = other.identity;
  const served = await post('/import-workflows', form(), { 'x-session-id': sessionId, 'x-user-id': userId });
  expect(served.status).toBe(400);
  for (const socket of slow) socket.destroy();
  await waitFor(async () => expect((await post('/import-workflows', form())).status).toBe(400));
});

import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '../../../domain/api/account/auth.ts';
import { uploadBrandLogos } from '../../../domain/api/brand.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

let product: TestProduct;
let person: Person;
beforeAll(async () => {
  product = await startTestProduct();
  person = await newPerson(product);
});
afterAll(() => product.stop());

/** Sends a body to its end, as a browser does, whatever is answered meanwhile; fails where the connection is reset before. */
function sendAll(path: string, type: string, pieces: Buffer[], isAnnounced: boolean): Promise<[number, string]> {
  const { sessionId, userId } = person.identity;
  const length = pieces.reduce((sum, { length }) => sum + length, 0);
  return new Promise((resolve, reject) => {
    const asked = request(`${product.url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': type,
        'x-session-id': sessionId,
        'x-user-id': userId,
        ...(isAnnounced ? { 'content-length': length } : {}),
      },
    });
    asked.once('error', reject);
    const sent = new Promise<void>((done) => {
      const send = (at: number): void => {
        const piece = pieces[at];
        if (!piece) return void asked.end(done);
        asked.write(piece, (failed) => (failed ? reject(failed) : send(at + 1)));
      };
      send(0);
    });
    asked.once('response', async (answer) => {
      const told = (await answer.setEncoding('utf8').toArray()).join('');
      await sent;
      resolve([answer.statusCode ?? 0, told]);
    });
  });
}

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');
it.each([
  ['JSON that says its size', login.path, 'application/json', 20, true],
  ['JSON in pieces', login.path, 'application/json', 20, false],
  ['a form', uploadBrandLogos.path, 'multipart/form-data; boundary=x', 40, true],
  ['a form in pieces', uploadBrandLogos.path, 'multipart/form-data; boundary=x', 40, false],
])('SEC-315 whoever sends more than is taken reads why: %s', async (_, path, type, megabytes, isAnnounced) => {
  const [status, told] = await sendAll(path, type, new Array<Buffer>(megabytes).fill(MEGABYTE), isAnnounced);
  expect(status).toBe(413);
  expect(JSON.parse(told)).toMatchObject({ code: 'TOO_LARGE', message: 'That is too much at once. Please send less.' });
});

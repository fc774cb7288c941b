import { expect, inject, it, vi } from 'vitest';
import { login, register, validateSession } from '../../../domain/api/account/auth.ts';
import { healthCheck } from '../../../domain/api/system.ts';
import { make } from '../../../tests/support/client.ts';
import { startTcpProxy } from '../../../tests/support/doubles/tcp-proxy.ts';
import { mailTo } from '../../../tests/support/mails.ts';
import { newPerson } from '../../../tests/support/people.ts';
import { startTestProduct } from '../../../tests/support/product.ts';
import { createTestDatabase } from '../../../tests/support/test-postgres.ts';

it('without its database the product says so with 503, lives, and works again when it is back', async () => {
  const database = await createTestDatabase(inject('postgresUrl'));
  const wire = await startTcpProxy(database.url);
  const product = await startTestProduct({ DATABASE_URL: wire.url });
  try {
    const person = await newPerson(product);
    const calls = [
      () => make(product.url, login, { email: person.email, password: person.password }),
      () => make(product.url, validateSession, {}, { sessionId: person.session.id }),
      () => make(product.url, register, { email: 'x@example.com', password: '123456', firstName: 'A', lastName: 'B' }),
    ];
    const working = calls.map((call) => call());
    wire.cut();
    for (const reply of await Promise.all(working)) expect([200, 201, 503]).toContain(reply.status);

    for (const call of calls) {
      const reply = await call();
      expect(reply.status).toBe(503);
      expect(reply.body).toEqual({
        success: false,
        message: 'Fanfare can’t be reached right now. Please try again in a moment.',
        code: 'UNAVAILABLE',
        requestId: reply.headers.get('x-request-id'),
      });
    }

    expect((await make(product.url, healthCheck, {})).body).toMatchObject({ message: 'The database does not answer.' });

    wire.mend();
    await vi.waitFor(async () => expect((await make(product.url, healthCheck, {})).status).toBe(200), {
      timeout: 30_000,
    });
    expect((await make(product.url, validateSession, {}, { sessionId: person.session.id })).status).toBe(200);
    expect((await make(product.url, login, { email: person.email, password: person.password })).status).toBe(200);
    await make(product.url, register, { email: 'back@example.com', password: '123456', firstName: 'A', lastName: 'B' });
    await mailTo(product.dataDir, 'back@example.com');
  } finally {
    await product.stop();
    await wire.stop();
    await database.drop();
  }
});

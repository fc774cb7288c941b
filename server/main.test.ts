import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../domain/api/call.ts';
import { CATALOGUE } from '../domain/api/catalogue.ts';
import { startTestProduct } from '../tests/support/product.ts';

it('the product does not start with a call in its contract that nothing serves', async () => {
  CATALOGUE.Forgotten = [
    call('GET', '/forgotten/{id}', {
      summary: 'Nobody has written it.',
      access: 'session',
      input: z.object({ id: z.string() }),
      answer: z.object({}),
    }),
  ];
  try {
    await expect(startTestProduct()).rejects.toThrow('No route for GET /forgotten/{id}');
  } finally {
    delete CATALOGUE.Forgotten;
  }
  await (await startTestProduct()).stop();
});

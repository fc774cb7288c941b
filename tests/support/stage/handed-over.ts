import { expect } from 'vitest';
import {
  executeScheduledWorkflow,
  getScheduledWorkflow,
  scheduleWorkflow,
} from '../../../domain/api/schedule/scheduled.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import type { Publication } from '../../../domain/post/publication.ts';
import { make } from '../client.ts';
import type { Person } from '../people.ts';
import type { TestProduct } from '../product.ts';
import { waitFor } from '../wait-for.ts';

/** A post of fixed words, run now; gives its task once its posts are there. */
export async function handOver(
  product: Pick<TestProduct, 'url' | 'clock'>,
  { identity }: Pick<Person, 'identity'>,
  name: string,
  platforms: Platform[],
): Promise<{ id: string; posts: Publication[] }> {
  const { body } = await make(
    product.url,
    scheduleWorkflow,
    {
      name,
      platforms,
      agentType: 'social-media',
      scheduledAt: new Date(product.clock.now.getTime() + 3_600_000).toISOString(),
      agents: [{ id: 'a', type: 'chat', name: 'Text', input: `${name} is here.`, description: '', verbatim: true }],
    },
    identity,
  );
  const { id } = body.data;
  expect((await make(product.url, executeScheduledWorkflow, { id }, identity)).status).toBe(200);
  return waitFor(async () => {
    const { data } = (await make(product.url, getScheduledWorkflow, { id }, identity)).body;
    expect(data.publications).toHaveLength(platforms.length);
    return { id, posts: data.publications };
  });
}

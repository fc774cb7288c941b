import { randomBytes } from 'node:crypto';
import { keepPhoto } from '../../../domain/api/post/photos.ts';
import { getScheduledWorkflow, scheduleWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { make } from '../client.ts';
import type { Person } from '../people.ts';
import type { TestProduct } from '../product.ts';
import { waitFor } from '../wait-for.ts';
import { pictureFile } from './pictures.ts';

const anyColour = (): string => `#${randomBytes(3).toString('hex')}`;

/** A picture of somebody's own, for posts; unlike any other unless its colour is named. */
export async function uploadPicture({ url }: TestProduct, who: Person, color = anyColour()): Promise<string> {
  const { body } = await make(url, keepPhoto, { file: await pictureFile(9, 9, { color }) }, who.identity);
  return body.data.mediaId;
}

/** A post that is scheduled by itself, for a day after the product's time unless another moment is named. */
export async function schedulePost(
  { url, clock }: TestProduct,
  who: Person,
  { text = 'Our new blend is here.', ...over }: { text?: string } & Record<string, unknown> = {},
) {
  const agent = { id: 'chat-1', type: 'chat' as const, name: 'Text', input: text, description: '', verbatim: true };
  const post = {
    name: 'New blend',
    scheduledAt: new Date(clock.now.getTime() + 24 * 60 * 60_000).toISOString(),
    userTimezone: 'Europe/Berlin',
    agents: [agent],
    connections: [],
    platforms: ['linkedin' as const, 'twitter' as const],
    agentType: 'custom' as const,
  };
  const { status, body } = await make(url, scheduleWorkflow, { ...post, ...over }, who.identity);
  if (status !== 200) throw new Error(`not scheduled: ${body.message}`);
  return body.data;
}

/** A scheduled workflow once it stands somewhere. */
export function standing({ url }: TestProduct, who: Person, id: string, status: string) {
  return waitFor(async () => {
    const { body } = await make(url, getScheduledWorkflow, { id }, who.identity);
    if (body.data?.status !== status) throw new Error(`${body.data?.status}: ${body.data?.error_message}`);
    return body.data;
  });
}

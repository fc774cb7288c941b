import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { lengthRefusal } from '../../../../domain/post/approved-text.ts';
import { PLATFORM_RULES } from '../../../../domain/post/platforms.ts';
import { needsOf, noPicture } from '../../../../domain/post/post-needs.ts';
import { accountOf } from '../accounts.ts';
import { firstComment } from '../first-comment.ts';
import { findAmong, isSameText } from '../found.ts';
import { createdSchema, createGraph, listOf, nextOf } from '../meta/graph.ts';
import type { PublisherApp } from '../oauth.ts';
import { type PictureLimits, picturesRefusal } from '../pictures.ts';
import { type OutgoingPost, type Publisher, PublishFailure, type PublishRequest } from '../publisher.ts';
import { webAddress } from '../web-address.ts';

const { label, maxPictures } = PLATFORM_RULES.instagram;
// Instagram Platform, Content Publishing: JPEG by address, at most 8 MB, 10 in a carousel; it fetches them itself.
const PICTURES: PictureLimits = {
  label,
  most: maxPictures,
  types: ['image/jpeg'],
  maxBytes: 8 * 1024 * 1024,
  maxPixels: 64_000_000,
};
const MOST_LOOKS = 20;
const LOOK_EVERY_MS = 3000;

const containerSchema = z.object({
  status_code: z.enum(['EXPIRED', 'ERROR', 'FINISHED', 'IN_PROGRESS', 'PUBLISHED']),
  status: z.optional(z.string()),
});
const mediaSchema = z.object({
  id: createdSchema.shape.id,
  caption: z.optional(z.string()),
  timestamp: z.optional(z.string()),
  permalink: z.optional(z.string()),
});

/** Instagram, for professional accounts that belong to a Facebook page. */
export function createInstagram({
  lookEveryMs = LOOK_EVERY_MS,
  ...app
}: PublisherApp & { lookEveryMs?: number }): Publisher {
  const { client, authorisation, to } = createGraph(app, {
    label,
    scopes: [
      'pages_show_list',
      'pages_read_engagement',
      'instagram_basic',
      'instagram_content_publish',
      'instagram_manage_comments',
      'business_management',
    ],
    permission: 'instagram_content_publish',
    fields: 'instagram_business_account{id,username,profile_picture_url}',
    accountOf: ({ instagram_business_account: own }) =>
      own
        ? accountOf(label, { id: own.id, name: own.username && `@${own.username}`, picture: own.profile_picture_url })
        : null,
    noAccount:
      'There is no Instagram account that Fanfare may post on. It has to be a professional one that belongs to a Facebook page of yours.',
  });

  /** What is going to be a post, once Instagram has fetched its pictures. */
  const prepared = async (json: object, { account, signal }: PublishRequest): Promise<string> => {
    const request = to(`/${account.id}/media`, account.tokens, signal);
    const { id } = await client.ask({ ...request, method: 'POST', json }, createdSchema);
    for (let look = 0; look < MOST_LOOKS; look++) {
      const fields = 'status_code,status';
      const container = await client.ask(to(`/${id}`, account.tokens, signal, { fields }), containerSchema);
      if (container.status_code === 'FINISHED') return id;
      if (container.status_code === 'ERROR')
        throw new PublishFailure('refused', `${label} can’t use one of the pictures. Use another one.`);
      if (container.status_code !== 'IN_PROGRESS') break;
      // Given up while waiting: the next request says so.
      await sleep(lookEveryMs, undefined, { signal }).catch(() => {});
    }
    throw new PublishFailure('later', `${label} has not finished preparing this post. Nothing was posted.`);
  };

  const containerOf = async (request: PublishRequest): Promise<string> => {
    const { text: caption, pictures } = request.post;
    const items = pictures.map(({ url, alt }) => ({ image_url: url, ...(alt === '' ? {} : { alt_text: alt }) }));
    if (items.length === 1) return prepared({ ...items[0], caption }, request);
    const children: string[] = [];
    for (const item of items) children.push(await prepared({ ...item, is_carousel_item: true }, request));
    return prepared({ media_type: 'CAROUSEL', children: children.join(','), caption }, request);
  };

  const comment: Publisher['comment'] = ({ post, account, signal }, id) => {
    const comments = to(`/${id}/comments`, account.tokens, signal);
    return firstComment(post, (message) =>
      client.ask({ ...comments, method: 'POST', json: { message } }, createdSchema),
    );
  };

  return {
    platform: 'instagram',
    authorisation,
    check: (post) => lengthRefusal(post.text, ['instagram']) ?? partsRefusal(post),

    async publish(request) {
      const { post, account, signal } = request;
      if (post.pictures.length === 0) throw new PublishFailure('refused', noPicture('instagram'));
      const json = { creation_id: await containerOf(request) };
      const publishing = to(`/${account.id}/media_publish`, account.tokens, signal);
      const id = await client.post(
        { ...publishing, method: 'POST', json },
        ({ body }) => createdSchema.safeParse(body).data?.id,
      );
      const note = await comment(request, id);
      // It is out: that its address can't be read is no reason to doubt it.
      const shown = client.ask(to(`/${id}`, account.tokens, signal, { fields: 'id,permalink' }), mediaSchema);
      const { permalink } = await shown.catch(() => ({ permalink: '' }));
      return { externalId: id, url: webAddress(permalink), ...note };
    },

    comment,

    async find({ post, account, since, known, signal }) {
      // It tells whole seconds.
      const from = Math.floor(since.getTime() / 1000) * 1000;
      const isRecent = ({ timestamp = '' }: z.infer<typeof mediaSchema>): boolean => !(Date.parse(timestamp) < from);
      const readPage = async (after: string | null) => {
        const query = { fields: 'id,caption,timestamp,permalink', limit: '100', ...(after === null ? {} : { after }) };
        const list = await client.ask(to(`/${account.id}/media`, account.tokens, signal, query), listOf(mediaSchema));
        // Newest first: where the old ones begin, nothing new follows.
        const posts = list.data.filter(isRecent);
        return { posts, next: posts.length < list.data.length ? null : nextOf(list) };
      };
      const found = await findAmong(label, readPage, ({ caption }) => isSameText(caption ?? '', post.text), known);
      return found && { externalId: found.id, url: webAddress(found.permalink) };
    },
  };
}

function partsRefusal({ text, pictures }: OutgoingPost): string | null {
  const media = pictures.map(({ width, height }) => ({ kind: 'image' as const, width, height }));
  const [need] = needsOf({ platform: 'instagram', text, media });
  return need ?? picturesRefusal(PICTURES, pictures);
}

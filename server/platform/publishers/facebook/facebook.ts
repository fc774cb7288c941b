import * as z from 'zod/mini';
import { lengthRefusal } from '../../../../domain/post/approved-text.ts';
import { PLATFORM_RULES } from '../../../../domain/post/platforms.ts';
import { accountOf } from '../accounts.ts';
import { firstComment } from '../first-comment.ts';
import { findAmong, isSameText } from '../found.ts';
import { createdSchema, createGraph, listOf, nextOf } from '../meta/graph.ts';
import type { PublisherApp } from '../oauth.ts';
import { type PictureLimits, picturesRefusal, takenPicture } from '../pictures.ts';
import type { OutgoingPicture, Publisher, PublishRequest } from '../publisher.ts';
import { webAddress } from '../web-address.ts';

const { label, maxPictures } = PLATFORM_RULES.facebook;
// Page Photos reference: JPEG, BMP, PNG, GIF or TIFF, at most 4 MB.
const PICTURES: PictureLimits = {
  label,
  most: maxPictures,
  types: ['image/jpeg', 'image/png', 'image/gif'],
  maxBytes: 4 * 1024 * 1024,
  maxPixels: 64_000_000,
};

const postSchema = z.object({
  id: createdSchema.shape.id,
  message: z.optional(z.string()),
  permalink_url: z.optional(z.string()),
});

/** Facebook, for pages: people's own profiles can't be posted on by programs. */
export function createFacebook(app: PublisherApp): Publisher {
  const { client, authorisation, to } = createGraph(app, {
    label,
    scopes: [
      'pages_show_list',
      'pages_read_engagement',
      'pages_manage_posts',
      'pages_manage_engagement',
      'business_management',
    ],
    permission: 'pages_manage_posts',
    fields: 'picture{url}',
    accountOf: ({ id, name, tasks, picture }) =>
      tasks && !tasks.includes('CREATE_CONTENT') ? null : accountOf(label, { id, name, picture: picture?.data.url }),
    noAccount: 'There is no Facebook page that you may post on. Make one, or choose it when Facebook asks you.',
  });

  const uploaded = async (picture: OutgoingPicture, { account, signal }: PublishRequest): Promise<string> => {
    const { bytes, contentType } = await takenPicture(PICTURES, picture);
    const body = new FormData();
    body.set('source', new Blob([new Uint8Array(bytes)], { type: contentType }), 'picture');
    body.set('published', 'false');
    if (picture.alt !== '') body.set('alt_text_custom', picture.alt);
    const request = to(`/${account.id}/photos`, account.tokens, signal);
    return (await client.ask({ ...request, method: 'POST', body }, createdSchema)).id;
  };

  const comment: Publisher['comment'] = ({ post, account, signal }, id) => {
    const comments = to(`/${id}/comments`, account.tokens, signal);
    return firstComment(post, (message) =>
      client.ask({ ...comments, method: 'POST', json: { message } }, createdSchema),
    );
  };

  return {
    platform: 'facebook',
    authorisation,
    check: ({ text, pictures }) => lengthRefusal(text, ['facebook']) ?? picturesRefusal(PICTURES, pictures),

    async publish(request) {
      const { post, account, signal } = request;
      const photos: { media_fbid: string }[] = [];
      for (const picture of post.pictures) photos.push({ media_fbid: await uploaded(picture, request) });
      const json = { message: post.text, ...(photos.length > 0 ? { attached_media: photos } : {}) };
      const feed = to(`/${account.id}/feed`, account.tokens, signal);
      const id = await client.post(
        { ...feed, method: 'POST', json },
        ({ body }) => createdSchema.safeParse(body).data?.id,
      );
      return { externalId: id, url: `${app.url}/${id}`, ...(await comment(request, id)) };
    },

    comment,

    async find({ post, account, since, known, signal }) {
      const readPage = async (after: string | null) => {
        const query = {
          fields: 'id,message,permalink_url',
          since: String(Math.floor(since.getTime() / 1000)),
          limit: '100',
          ...(after === null ? {} : { after }),
        };
        const request = to(`/${account.id}/published_posts`, account.tokens, signal, query);
        const list = await client.ask(request, listOf(postSchema));
        return { posts: list.data, next: nextOf(list) };
      };
      const found = await findAmong(label, readPage, ({ message }) => isSameText(message ?? '', post.text), known);
      return found && { externalId: found.id, url: webAddress(found.permalink_url) ?? `${app.url}/${found.id}` };
    },
  };
}

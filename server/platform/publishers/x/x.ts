import * as z from 'zod/mini';
import { lengthRefusal } from '../../../../domain/post/approved-text.ts';
import { PLATFORM_RULES } from '../../../../domain/post/platforms.ts';
import { accountOf } from '../accounts.ts';
import { firstComment } from '../first-comment.ts';
import { findAmong, isSameText } from '../found.ts';
import { createNetworkClient } from '../network-client.ts';
import { type PublisherApp, refreshTokens, requestTokens, revokeTokens } from '../oauth.ts';
import { type PictureLimits, picturesRefusal, takenPicture } from '../pictures.ts';
import type { OutgoingPicture, PublishedPost, Publisher, PublishRequest } from '../publisher.ts';
import type { CodeReading, NetworkAnswer } from '../refusals.ts';

// X API v2 as docs.x.com describes it: Posts, Media, Users, and OAuth 2.0 with PKCE for confidential clients.
const SCOPES = 'tweet.read tweet.write users.read media.write offline.access';
const { label, maxPictures } = PLATFORM_RULES.twitter;
const PICTURES: PictureLimits = {
  label,
  most: maxPictures,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 8192 * 8192,
};

const idSchema = z.string().check(z.regex(/^\d{1,19}$/));
const createdSchema = z.object({ data: z.object({ id: idSchema }) });
const meSchema = z.object({
  data: z.object({
    id: idSchema,
    name: z.string(),
    username: z.string(),
    profile_image_url: z.optional(z.string()),
  }),
});
const linkSchema = z.object({ url: z.string(), expanded_url: z.string(), media_key: z.optional(z.string()) });
const timelineSchema = z.object({
  data: z._default(
    z.array(
      z.object({
        id: idSchema,
        text: z.string(),
        entities: z.optional(z.object({ urls: z.optional(z.array(linkSchema)) })),
      }),
    ),
    [],
  ),
  meta: z.object({ next_token: z.optional(z.string()) }),
});
const errorSchema = z.object({
  title: z.optional(z.string()),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ message: z.optional(z.string()) }))),
});

/** X, for people's own accounts. */
export function createX(app: PublisherApp): Publisher {
  const { clientId, clientSecret, url, apiUrl } = app;
  const client = createNetworkClient({ ...app, label, origins: [new URL(apiUrl).origin], read });
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64');
  const headers = { authorization: `Basic ${basic}` };
  const tokenUrl = `${apiUrl}/2/oauth2/token`;

  const uploaded = async (picture: OutgoingPicture, { account, signal }: PublishRequest): Promise<string> => {
    const { bytes, contentType } = await takenPicture(PICTURES, picture);
    const token = account.tokens.access;
    const body = new FormData();
    body.set('media', new Blob([new Uint8Array(bytes)], { type: contentType }), 'picture');
    body.set('media_category', 'tweet_image');
    body.set('media_type', contentType);
    const upload = { url: `${apiUrl}/2/media/upload`, method: 'POST', token, body, signal } as const;
    const { id } = (await client.ask(upload, createdSchema)).data;
    if (picture.alt !== '') {
      const json = { id, metadata: { alt_text: { text: picture.alt } } };
      await client.ask({ url: `${apiUrl}/2/media/metadata`, method: 'POST', token, json, signal }, z.unknown());
    }
    return id;
  };

  const create = (json: object, { account, signal }: PublishRequest): Promise<string> => {
    const request = { url: `${apiUrl}/2/tweets`, method: 'POST', token: account.tokens.access, json, signal } as const;
    return client.post(request, ({ body }) => createdSchema.safeParse(body).data?.data.id);
  };

  const comment: Publisher['comment'] = (request, id) =>
    firstComment(request.post, (text) => create({ text, reply: { in_reply_to_tweet_id: id } }, request));

  const publishedAs = (id: string): PublishedPost => ({ externalId: id, url: `${url}/i/web/status/${id}` });

  return {
    platform: 'twitter',
    authorisation: {
      address: ({ state, challenge, redirectUri }) =>
        `${url}/i/oauth2/authorize?${new URLSearchParams({
          response_type: 'code',
          client_id: clientId,
          redirect_uri: redirectUri,
          state,
          scope: SCOPES,
          code_challenge: challenge,
          code_challenge_method: 'S256',
        })}`,
      redeem: ({ code, verifier, redirectUri }, signal) => {
        const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
        return requestTokens(client, { url: tokenUrl, headers, form, signal }, app.clock);
      },
      refresh: (tokens, signal) =>
        refreshTokens(label, tokens, (refresh) => {
          const form = { grant_type: 'refresh_token', refresh_token: refresh };
          return requestTokens(client, { url: tokenUrl, headers, form, signal }, app.clock);
        }),
      revoke: (tokens, signal) =>
        revokeTokens(client, { url: `${apiUrl}/2/oauth2/revoke`, headers, form: {}, signal }, tokens),
      async accounts({ access }, signal) {
        const address = `${apiUrl}/2/users/me?user.fields=profile_image_url`;
        const { data } = await client.ask({ url: address, token: access, about: 'this connection', signal }, meSchema);
        const name = `${data.name} (@${data.username})`;
        return [accountOf(label, { id: data.id, name, picture: data.profile_image_url })];
      },
    },

    check: ({ text, pictures }) => lengthRefusal(text, ['twitter']) ?? picturesRefusal(PICTURES, pictures),

    async publish(request) {
      const { text, pictures } = request.post;
      const ids: string[] = [];
      for (const picture of pictures) ids.push(await uploaded(picture, request));
      const id = await create({ text, ...(ids.length > 0 ? { media: { media_ids: ids } } : {}) }, request);
      return { ...publishedAs(id), ...(await comment(request, id)) };
    },

    comment,

    async find({ post, account, since, known, signal }) {
      const readPage = async (cursor: string | null) => {
        const query = new URLSearchParams({
          max_results: '100',
          exclude: 'replies,retweets',
          'tweet.fields': 'entities',
          start_time: since.toISOString().replace(/\.\d+/, ''),
          ...(cursor === null ? {} : { pagination_token: cursor }),
        });
        const address = `${apiUrl}/2/users/${account.id}/tweets?${query}`;
        const { data, meta } = await client.ask({ url: address, token: account.tokens.access, signal }, timelineSchema);
        return { posts: data, next: meta.next_token ?? null };
      };
      const found = await findAmong(label, readPage, (shown) => isSameText(written(shown), post.text), known);
      return found && publishedAs(found.id);
    },
  };
}

/** A text as it was written: X shortens links, adds one for the pictures, and escapes three signs. No sign of a link stands for anything else. */
function written({ text, entities }: z.infer<typeof timelineSchema>['data'][number]): string {
  return (entities?.urls ?? [])
    .reduce((rest, { url, expanded_url, media_key }) => rest.replace(url, () => (media_key ? '' : expanded_url)), text)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function read({ status, body }: NetworkAnswer): CodeReading {
  const { title, detail, errors } = errorSchema.safeParse(body).data ?? {};
  if (status === 402)
    return {
      fault: 'later',
      message: `${label} wants to be paid before it takes more. Whoever runs Fanfare has to see to it.`,
    };
  return { words: detail ?? errors?.[0]?.message ?? title };
}

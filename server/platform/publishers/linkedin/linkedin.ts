import * as z from 'zod/mini';
import { lengthRefusal } from '../../../../domain/post/approved-text.ts';
import { PLATFORM_RULES } from '../../../../domain/post/platforms.ts';
import { accountOf } from '../accounts.ts';
import { firstComment } from '../first-comment.ts';
import { createNetworkClient, type NetworkRequest } from '../network-client.ts';
import { type PublisherApp, refreshTokens, requestTokens, revokeTokens } from '../oauth.ts';
import { type PictureLimits, picturesRefusal, takenPicture } from '../pictures.ts';
import type { OutgoingPicture, Publisher, PublishRequest } from '../publisher.ts';
import type { CodeReading, NetworkAnswer } from '../refusals.ts';
import { littleText } from './little-text.ts';

// Posts, Images and Comments API as learn.microsoft.com/linkedin/marketing describes them; a version lives for a year.
const VERSIONED = { 'linkedin-version': '202607', 'x-restli-protocol-version': '2.0.0' };
const SCOPES = 'openid profile w_member_social';
const { label, maxPictures } = PLATFORM_RULES.linkedin;
const PICTURES: PictureLimits = {
  label,
  most: maxPictures,
  types: ['image/jpeg', 'image/png', 'image/gif'],
  maxBytes: 8 * 1024 * 1024,
  maxPixels: 36_152_320,
};

const personSchema = z.object({
  sub: z.string().check(z.regex(/^[\w-]{1,200}$/)),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
});
const uploadSchema = z.object({ value: z.object({ uploadUrl: z.string(), image: z.string() }) });
const errorSchema = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  errorDetails: z.optional(z.object({ inputErrors: z.optional(z.array(z.object({ code: z.optional(z.string()) }))) })),
});

/** LinkedIn, for members' own profiles. What they have posted can't be read with what an app is usually granted, so nothing is looked up there. */
export function createLinkedIn(app: PublisherApp): Publisher {
  const { clientId, clientSecret, url, apiUrl } = app;
  // Uploads go to an address that LinkedIn names, on its website's host.
  const origins = [url, apiUrl].map((address) => new URL(address).origin);
  const client = createNetworkClient({ ...app, label, origins, read });
  const credentials = { client_id: clientId, client_secret: clientSecret };
  const tokenUrl = `${url}/oauth/v2/accessToken`;

  const uploaded = async (
    picture: OutgoingPicture,
    { account, signal }: PublishRequest,
  ): Promise<{ id: string; altText: string }> => {
    const { bytes, contentType } = await takenPicture(PICTURES, picture);
    const token = account.tokens.access;
    const { value } = await client.ask(
      {
        url: `${apiUrl}/rest/images?action=initializeUpload`,
        method: 'POST',
        headers: VERSIONED,
        token,
        json: { initializeUploadRequest: { owner: authorOf(account.id) } },
        signal,
      },
      uploadSchema,
    );
    const headers = { 'content-type': contentType };
    await client.ask({ url: value.uploadUrl, method: 'PUT', headers, token, body: bytes, signal }, z.unknown());
    return { id: value.image, altText: picture.alt };
  };

  const comment: Publisher['comment'] = ({ post, account, signal }, id) =>
    firstComment(post, (text) =>
      client.ask(
        {
          url: `${apiUrl}/rest/socialActions/${encodeURIComponent(id)}/comments`,
          method: 'POST',
          headers: VERSIONED,
          token: account.tokens.access,
          json: { actor: authorOf(account.id), object: id, message: { text } },
          signal,
        },
        z.unknown(),
      ),
    );

  return {
    platform: 'linkedin',
    authorisation: {
      // LinkedIn has PKCE only for native apps; an app with a secret is refused with it.
      address: ({ state, redirectUri }) =>
        `${url}/oauth/v2/authorization?${new URLSearchParams({
          response_type: 'code',
          client_id: clientId,
          redirect_uri: redirectUri,
          state,
          scope: SCOPES,
        })}`,
      redeem: ({ code, redirectUri }, signal) => {
        const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...credentials };
        return requestTokens(client, { url: tokenUrl, form, signal }, app.clock);
      },
      refresh: (tokens, signal) =>
        refreshTokens(label, tokens, (refresh) => {
          const form = { grant_type: 'refresh_token', refresh_token: refresh, ...credentials };
          return requestTokens(client, { url: tokenUrl, form, signal }, app.clock);
        }),
      revoke: (tokens, signal) =>
        revokeTokens(client, { url: `${url}/oauth/v2/revoke`, form: credentials, signal }, tokens),
      async accounts({ access }, signal) {
        const request: NetworkRequest = {
          url: `${apiUrl}/v2/userinfo`,
          token: access,
          about: 'this connection',
          signal,
        };
        const { sub, ...person } = await client.ask(request, personSchema);
        return [accountOf(label, { id: sub, ...person })];
      },
    },

    check: ({ text, pictures }) => lengthRefusal(text, ['linkedin']) ?? picturesRefusal(PICTURES, pictures),

    async publish(request) {
      const { post, account, signal } = request;
      const images: { id: string; altText: string }[] = [];
      for (const picture of post.pictures) images.push(await uploaded(picture, request));
      const [first] = images;
      const content = images.length > 1 ? { multiImage: { images } } : { media: first };
      const token = account.tokens.access;
      const id = await client.post(
        {
          url: `${apiUrl}/rest/posts`,
          method: 'POST',
          headers: VERSIONED,
          token,
          json: {
            author: authorOf(account.id),
            commentary: littleText(post.text),
            visibility: 'PUBLIC',
            distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
            ...(first ? { content } : {}),
            lifecycleState: 'PUBLISHED',
            isReshareDisabledByAuthor: false,
          },
          signal,
        },
        ({ headers }) => headers.get('x-restli-id'),
      );
      return { externalId: id, url: `${url}/feed/update/${id}/`, ...(await comment(request, id)) };
    },

    comment,
  };
}

const authorOf = (accountId: string): string => `urn:li:person:${accountId}`;

function read(answer: NetworkAnswer): CodeReading {
  const { message, code, errorDetails } = errorSchema.safeParse(answer.body).data ?? {};
  if (errorDetails?.inputErrors?.some((fault) => fault.code === 'DUPLICATE_POST'))
    return { fault: 'refused', words: 'it has the same words as an earlier post there. Change them.' };
  if (answer.status === 403 && code === 'ACCESS_DENIED') return { fault: 'token' };
  if (answer.status === 426)
    return { fault: 'later', message: `${label} wants a newer Fanfare. Whoever runs it has to update it.` };
  return { words: message };
}

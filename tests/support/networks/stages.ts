import { createHash } from 'node:crypto';
import { createFacebook } from '../../../server/platform/publishers/facebook/facebook.ts';
import { createInstagram } from '../../../server/platform/publishers/instagram/instagram.ts';
import { createLinkedIn } from '../../../server/platform/publishers/linkedin/linkedin.ts';
import type { PublisherApp } from '../../../server/platform/publishers/oauth.ts';
import type {
  OutgoingPicture,
  OutgoingPost,
  Publisher,
  PublishRequest,
} from '../../../server/platform/publishers/publisher.ts';
import { createX } from '../../../server/platform/publishers/x/x.ts';
import { pictureFile } from '../stage/pictures.ts';
import { carriesOut, refuses } from './behaviours.ts';
import { startLinkedIn } from './linkedin.ts';
import { startMeta } from './meta.ts';
import type { NetworkServer } from './network-server.ts';
import type { OAuthDesk } from './oauth-desk.ts';
import { startX } from './x.ts';

/** What is common to the loopback networks, so that one test can be held against each. */
export interface NetworkStage {
  server: NetworkServer & { desk: OAuthDesk; pageSize?: number };
  app: PublisherApp;
  create(app: PublisherApp): Publisher;
  /** What opens the account, as if its owner had connected it. */
  account: PublishRequest['account'];
  /** Where the one request that posts goes. */
  postPath: string;
  /** Where what comes before it goes. */
  preparePath: string | RegExp;
  tokenPath: string;
  /** Where what the account has posted is read. */
  findPath: string;
  comments(): string[];
  /** No comment is taken from now on. */
  failComments(): void;
  /** The kinds of pictures that it takes. */
  takes: string[];
  /** What stands there now. */
  posted(): { text: string; pictures: { contentType: string; alt: string }[] }[];
}

export const REDIRECT_URI = 'http://localhost:3000/api/connections/callback';

async function linkedInStage(): Promise<NetworkStage> {
  const server = await startLinkedIn();
  return {
    server,
    app: server.app,
    create: createLinkedIn,
    account: accountOf(server.person.sub, server.desk.grant('openid', 'profile', 'w_member_social')),
    postPath: '/rest/posts',
    preparePath: '/rest/images',
    takes: ['image/jpeg', 'image/png', 'image/gif'],
    tokenPath: '/oauth/v2/accessToken',
    findPath: '',
    comments: () => server.posts.flatMap(({ comments }) => comments),
    failComments: () => server.always(/^\/rest\/socialActions/, refuses(500)),
    posted: () => server.posts.map(({ commentary, pictures }) => ({ text: commentary, pictures })),
  };
}

async function xStage(): Promise<NetworkStage> {
  const server = await startX();
  const scopes = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'];
  return {
    server,
    app: server.app,
    create: createX,
    account: accountOf(server.person.id, server.desk.grant(...scopes)),
    postPath: '/2/tweets',
    preparePath: '/2/media/upload',
    takes: ['image/jpeg', 'image/png', 'image/webp'],
    tokenPath: '/2/oauth2/token',
    findPath: `/2/users/${server.person.id}/tweets`,
    comments: () => server.posts.filter(({ replyTo }) => replyTo !== null).map(({ text }) => text),
    // A comment is a post as well: only the first of two is taken.
    failComments: () => server.next('/2/tweets', carriesOut, refuses(500)),
    posted: () => server.posts.filter(({ replyTo }) => replyTo === null),
  };
}

async function metaStage(accountId: string, ...scopes: string[]) {
  const server = await startMeta();
  server.fetchPicture = async () => ({ contentType: 'image/jpeg' });
  const stood = () => server.posts.filter(({ owner }) => owner === accountId);
  const tokens = server.grantPage('501', 'pages_show_list', 'pages_read_engagement', ...scopes);
  return {
    server,
    app: server.app,
    account: { id: accountId, tokens: { ...tokens, expiresAt: null } },
    tokenPath: '/v25.0/oauth/access_token',
    comments: () => stood().flatMap(({ comments }) => comments),
    failComments: () => server.always(/comments$/, refuses(500)),
    posted: stood,
  };
}

async function facebookStage(): Promise<NetworkStage> {
  return {
    ...(await metaStage('501', 'pages_manage_posts', 'pages_manage_engagement')),
    create: createFacebook,
    postPath: '/v25.0/501/feed',
    preparePath: '/v25.0/501/photos',
    findPath: '/v25.0/501/published_posts',
    takes: ['image/jpeg', 'image/png', 'image/gif'],
  };
}

async function instagramStage(): Promise<NetworkStage> {
  return {
    ...(await metaStage('901', 'instagram_basic', 'instagram_content_publish', 'instagram_manage_comments')),
    create: (app) => createInstagram({ ...app, lookEveryMs: 1 }),
    postPath: '/v25.0/901/media_publish',
    preparePath: '/v25.0/901/media',
    findPath: '/v25.0/901/media',
    takes: ['image/jpeg'],
  };
}

export const NETWORK_STAGES = {
  LinkedIn: linkedInStage,
  X: xStage,
  Facebook: facebookStage,
  Instagram: instagramStage,
};

export const accountOf = (id: string, access: string): PublishRequest['account'] => ({
  id,
  tokens: { access, refresh: null, expiresAt: null },
});

export const requestOf = (
  { account }: Pick<NetworkStage, 'account'>,
  post: Partial<OutgoingPost>,
  signal = new AbortController().signal,
): PublishRequest => ({
  post: { text: 'Fresh bread at seven.', pictures: [], ...post },
  account,
  idempotencyKey: 'one-publication',
  signal,
});

export async function pictureOf(alt: string, format: 'png' | 'jpeg' | 'webp' = 'jpeg'): Promise<OutgoingPicture> {
  const file = await pictureFile(40, 40, { format });
  return { bytes: await file.bytes(), contentType: file.type, alt, url: `https://fanfare.example.com/p/${alt}.jpg` };
}

/** A PKCE verifier and what is shown of it. */
export const PKCE = (() => {
  const verifier = 'v'.repeat(43);
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
})();

/** Goes to the network's page as a browser would, and comes back with what it was sent back with. */
export async function goAndComeBack(publisher: Publisher, state = 'some-state'): Promise<URL> {
  const address = publisher.authorisation.address({ state, challenge: PKCE.challenge, redirectUri: REDIRECT_URI });
  const page = await fetch(address, { redirect: 'manual' });
  return new URL(page.headers.get('location') ?? `about:blank#${await page.text()}`);
}

import type { Platform } from '../../../domain/post/platforms.ts';
import {
  type NetworkAccount,
  type PublishedPost,
  type Publisher,
  PublishFailure,
  type PublishRequest,
  type Tokens,
} from '../../../server/platform/publishers/publisher.ts';

let count = 0;

type Posting = (request: PublishRequest, post: () => PublishedPost) => Promise<PublishedPost> | PublishedPost;

/** A network within the test's own process: what it does with the next posts is the test's choice. */
export interface SmallNetwork {
  publisher: Publisher;
  /** What stands there. */
  posted: { id: string; text: string; pictures: string[]; key: string }[];
  /** The comments below what stands there. */
  comments: { on: string; text: string }[];
  /** How often it was asked to post. */
  asked: PublishRequest[];
  /** What the next posts get, one each; afterwards all is well. */
  next(...postings: Posting[]): void;
  accounts: NetworkAccount[];
  /** The tokens that it takes; null: any. */
  taken: string[] | null;
  refreshed: Tokens[];
  revoked: Tokens[];
}

/** Makes such a network; with `finds` it can be asked what was posted. */
export function smallNetwork(platform: Platform = 'linkedin', { finds = false } = {}): SmallNetwork {
  const postings: Posting[] = [];
  const network: SmallNetwork = {
    posted: [],
    comments: [],
    asked: [],
    accounts: [{ id: 'ada', name: 'Ada Lovelace', picture: null }],
    taken: null,
    refreshed: [],
    revoked: [],
    next: (...more) => void postings.push(...more),
    publisher: {
      platform,
      authorisation: {
        address: ({ state, challenge, redirectUri }) =>
          `https://network.example/authorize?${new URLSearchParams({ state, challenge, redirect_uri: redirectUri })}`,
        redeem: async ({ code, verifier }) => {
          if (code !== 'good' || verifier === '') throw new PublishFailure('refused', 'The code is wrong.');
          return { access: 'first', refresh: 'again-1', expiresAt: null };
        },
        refresh: async (tokens) => {
          network.refreshed.push(tokens);
          const access = `fresh-${network.refreshed.length}`;
          return {
            access,
            refresh: `again-${network.refreshed.length + 1}`,
            expiresAt: new Date(Date.now() + 3_600_000),
          };
        },
        revoke: async (tokens) => void network.revoked.push(tokens),
        accounts: async () => network.accounts,
      },
      check: ({ text }) => (text.includes('too long') ? 'This text is too long for LinkedIn.' : null),
      publish: async (request) => {
        network.asked.push(request);
        if (network.taken && !network.taken.includes(request.account.tokens.access))
          throw new PublishFailure('token', 'LinkedIn no longer lets Fanfare in by this account. Connect it again.');
        const post = (): PublishedPost => {
          const id = `post-${++count}`;
          const pictures = request.post.pictures.map(({ alt }) => alt);
          network.posted.push({ id, text: request.post.text, pictures, key: request.idempotencyKey });
          return { externalId: id, url: `https://network.example/${id}` };
        };
        const published = await (postings.shift() ?? ((_, carryOut) => carryOut()))(request, post);
        return { ...published, ...(await network.publisher.comment(request, published.externalId)) };
      },
      comment: async ({ post: { firstComment } }, on) => {
        if (firstComment) network.comments.push({ on, text: firstComment });
        return {};
      },
      ...(finds
        ? {
            find: async ({ post, known }: PublishRequest & { known: string[] }) => {
              const found = network.posted.findLast(({ id, text }) => text === post.text && !known.includes(id));
              return found ? { externalId: found.id, url: `https://network.example/${found.id}` } : null;
            },
          }
        : {}),
    },
  };
  return network;
}

/** Refuses, having posted nothing. */
export const refusesWith =
  (...failure: ConstructorParameters<typeof PublishFailure>): Posting =>
  () => {
    throw new PublishFailure(...failure);
  };

/** Posts, and its answer is lost. */
export const losesAnswer: Posting = (_, post) => {
  post();
  throw new PublishFailure('unconfirmed', 'LinkedIn’s answer was lost, so this post may be there already.');
};

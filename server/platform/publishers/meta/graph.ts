import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { createNetworkClient, type NetworkClient, type NetworkRequest } from '../network-client.ts';
import { type PublisherApp, requestTokens } from '../oauth.ts';
import { type Authorisation, type NetworkAccount, PublishFailure, type Tokens } from '../publisher.ts';
import { readGraphError } from './graph-errors.ts';

/** Graph API as developers.facebook.com describes it; a version lives for two years at least. */
const VERSION = 'v25.0';
const MOST_PAGES = 10;

const pageSchema = z.object({
  id: z.string().check(z.regex(/^\d{1,200}$/)),
  name: z.optional(z.string()),
  access_token: z.optional(z.string()),
  tasks: z.optional(z.array(z.string())),
  picture: z.optional(z.object({ data: z.object({ url: z.optional(z.string()) }) })),
  instagram_business_account: z.optional(
    z.object({
      id: z.string().check(z.regex(/^\d{1,200}$/)),
      username: z.optional(z.string()),
      profile_picture_url: z.optional(z.string()),
    }),
  ),
});
export type FacebookPage = z.infer<typeof pageSchema>;

/** A part of a list and what asks for the next one. */
export const listOf = <T>(item: z.ZodMiniType<T>) =>
  z.object({
    data: z.array(item),
    paging: z.optional(
      z.object({
        next: z.optional(z.string()),
        cursors: z.optional(z.object({ after: z.optional(z.string()) })),
      }),
    ),
  });

/** What asks for the part of a list after this one; null at its end. */
export const nextOf = ({ paging }: { paging?: z.infer<ReturnType<typeof listOf>>['paging'] }): string | null =>
  (paging?.next && paging.cursors?.after) || null;

export const createdSchema = z.object({ id: z.string().check(z.regex(/^\w{1,200}$/)) });

interface GraphWays {
  label: string;
  scopes: string[];
  /** The permission by which it posts: the one that disconnecting takes back, so that the sister network keeps its own. */
  permission: string;
  /** What is asked of each page. */
  fields: string;
  accountOf(page: FacebookPage): NetworkAccount | null;
  /** Said to somebody who has no such account. */
  noAccount: string;
}

interface Graph {
  client: NetworkClient;
  authorisation: Authorisation;
  /** A request with everything that opens it. */
  to(path: string, tokens: Tokens, signal: AbortSignal, query?: Record<string, string>): NetworkRequest;
}

const personSchema = z.object({ id: z.string() });

/** What opens the person behind a page: kept beside what opens the page. */
const ownerOf = ({ access, refresh }: Tokens): Tokens => ({
  access: refresh ?? access,
  refresh: null,
  expiresAt: null,
});

/** What Facebook and Instagram share: one app, one OAuth, pages as the way to every account. */
export function createGraph(app: PublisherApp, ways: GraphWays): Graph {
  const { clientId, clientSecret, url, apiUrl } = app;
  const { label } = ways;
  const client = createNetworkClient({
    ...app,
    label,
    origins: [new URL(apiUrl).origin],
    read: (answer) => readGraphError(label, answer),
  });
  const tokenUrl = `${apiUrl}/${VERSION}/oauth/access_token`;
  const credentials = { client_id: clientId, client_secret: clientSecret };

  const to: Graph['to'] = (path, { access }, signal, query = {}) => {
    // Proves that the token is used by the app that it was given to.
    const appsecret_proof = createHmac('sha256', clientSecret).update(access).digest('hex');
    const search = new URLSearchParams({ ...query, appsecret_proof });
    return { url: `${apiUrl}/${VERSION}${path}?${search}`, token: access, signal };
  };

  return {
    client,
    to,
    authorisation: {
      // Meta's PKCE stands in for the secret and is still in testing; an app with a secret goes without.
      address: ({ state, redirectUri }) =>
        `${url}/${VERSION}/dialog/oauth?${new URLSearchParams({
          response_type: 'code',
          client_id: clientId,
          redirect_uri: redirectUri,
          state,
          scope: ways.scopes.join(','),
        })}`,

      async redeem({ code, redirectUri }, signal) {
        const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...credentials };
        const { access } = await requestTokens(client, { url: tokenUrl, form, signal }, app.clock);
        // That lasts an hour or two; exchanged it lasts two months, and page tokens got by it do not end.
        const exchange = { grant_type: 'fb_exchange_token', fb_exchange_token: access, ...credentials };
        return requestTokens(client, { url: tokenUrl, form: exchange, signal }, app.clock);
      },

      // Page tokens do not end by themselves; those that were ended need their owner.
      refresh: async () => {
        throw new PublishFailure('token', `The connection to ${label} has ended. Connect it again.`);
      },

      async revoke(tokens, signal) {
        const request = to(`/me/permissions/${ways.permission}`, ownerOf(tokens), signal);
        await client.ask({ ...request, method: 'DELETE', about: 'this connection' }, z.unknown());
      },

      // A permission is taken back for all pages of a person at once.
      async isSameOwner(one, other, signal) {
        const idOf = async (tokens: Tokens): Promise<string> => {
          const request = to('/me', ownerOf(tokens), signal, { fields: 'id' });
          return (await client.ask({ ...request, about: 'this connection' }, personSchema)).id;
        };
        return (await idOf(one)) === (await idOf(other));
      },

      async accounts(tokens, signal) {
        const accounts: NetworkAccount[] = [];
        let after: string | null = '';
        for (let part = 0; part < MOST_PAGES && after !== null; part++) {
          const query = {
            fields: `id,name,access_token,tasks,${ways.fields}`,
            limit: '100',
            ...(after ? { after } : {}),
          };
          const request = to('/me/accounts', tokens, signal, query);
          const list = await client.ask({ ...request, about: 'this connection' }, listOf(pageSchema));
          for (const page of list.data) {
            const account = page.access_token ? ways.accountOf(page) : null;
            // Its owner's token is kept beside the page's: only by that one can it be disconnected.
            const own = { access: page.access_token ?? '', refresh: tokens.access, expiresAt: null };
            if (account) accounts.push({ ...account, tokens: own });
          }
          after = nextOf(list);
        }
        if (accounts.length === 0) throw new PublishFailure('refused', ways.noAccount);
        return accounts;
      },
    },
  };
}

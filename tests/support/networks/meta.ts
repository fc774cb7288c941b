import { createHmac } from 'node:crypto';
import { type NetworkCall, type NetworkReply, type NetworkServer, startNetworkServer } from './network-server.ts';
import { CLIENT_ID, CLIENT_SECRET, OAuthDesk } from './oauth-desk.ts';

interface MetaPicture {
  contentType: string;
  alt: string;
}

export interface MetaPost {
  id: string;
  /** The page or the Instagram account that it stands on. */
  owner: string;
  text: string;
  pictures: MetaPicture[];
  comments: string[];
  at: Date;
}

export interface MetaPage {
  id: string;
  name: string;
  tasks: string[];
  instagram: { id: string; username: string } | null;
}

interface Container {
  owner: string;
  caption: string;
  pictures: MetaPicture[];
  status: 'IN_PROGRESS' | 'FINISHED' | 'ERROR' | 'EXPIRED' | 'PUBLISHED';
}

export interface MetaServer extends NetworkServer {
  desk: OAuthDesk;
  pages: MetaPage[];
  posts: MetaPost[];
  app: { clientId: string; clientSecret: string; url: string; apiUrl: string };
  pageSize: number;
  /** The states that the next containers are seen in before they are finished. */
  containerStates: Container['status'][];
  /** How Instagram gets a picture: by its address, unless a test says otherwise. */
  fetchPicture(url: string): Promise<{ contentType: string } | null>;
  /** What opens a page, as if its owner had connected it. */
  grantPage(pageId: string, ...scopes: string[]): { access: string; refresh: string };
}

const fail = (code: number, message: string, more = {}, status = 400): NetworkReply => ({
  status,
  body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'A1', ...more } },
});
const NO_TOKEN = fail(190, 'Error validating access token', { error_subcode: 460 });
const NO_PERMISSION = fail(200, '(#200) The permission is not granted', {}, 403);
const NOT_THERE = fail(100, 'Unsupported request: there is no such object', { error_subcode: 33 });
const VERSION = '/v25.0';

/** A loopback server that speaks Meta's Graph API v25.0 for Facebook pages and Instagram professional accounts. */
export async function startMeta(): Promise<MetaServer> {
  const desk = new OAuthDesk({ pkce: 'optional', secretIn: 'body', refreshes: false, expiresIn: 5_184_000 });
  const pages: MetaPage[] = [
    { id: '501', name: 'Mia Bakes', tasks: ['CREATE_CONTENT', 'MANAGE'], instagram: { id: '901', username: 'mia' } },
    { id: '502', name: 'Only looked at', tasks: ['ANALYZE'], instagram: null },
    { id: '503', name: 'Mia’s second', tasks: ['CREATE_CONTENT'], instagram: null },
  ];
  const posts: MetaPost[] = [];
  const photos = new Map<string, MetaPicture>();
  const containers = new Map<string, Container>();
  const pageTokens = new Map<string, string>();
  let lastId = 10_000;
  const postWith = (wanted: string): MetaPost | undefined => posts.find(({ id }) => id === wanted);

  const tokenOfPage = (pageId: string, owner: string): string => {
    const token = `page-${pageId}-${owner}`;
    // The same list: what its owner takes back is gone here too.
    desk.tokens.set(token, desk.tokens.get(owner) ?? []);
    pageTokens.set(token, pageId);
    return token;
  };

  const accounts = ({ token, url: { searchParams: query } }: NetworkCall): NetworkReply => {
    const from = Number(query.get('after') ?? 0);
    const part = pages.slice(from, from + server.pageSize);
    const asked = query.get('fields') ?? '';
    const data = part.map(({ id, name, tasks, instagram }) => ({
      id,
      name,
      tasks,
      access_token: tokenOfPage(id, token),
      ...(asked.includes('picture') ? { picture: { data: { url: `https://scontent.example.com/${id}.jpg` } } } : {}),
      ...(instagram && asked.includes('instagram_business_account') ? { instagram_business_account: instagram } : {}),
    }));
    return { status: 200, body: { data, ...pagingOf(from, server.pageSize, pages.length) } };
  };

  const listed = (owner: string, query: URLSearchParams, shape: (post: MetaPost) => object): NetworkReply => {
    const since = Number(query.get('since') ?? 0) * 1000;
    const shown = posts.filter((post) => post.owner === owner && post.at.getTime() >= since).toReversed();
    const from = Number(query.get('after') ?? 0);
    const data = shown.slice(from, from + server.pageSize).map(shape);
    return { status: 200, body: { data, ...pagingOf(from, server.pageSize, shown.length) } };
  };

  const facebook = async (call: NetworkCall, page: string, edge: string): Promise<NetworkReply> => {
    if (edge === 'published_posts')
      return listed(page, call.url.searchParams, ({ id, text }) => ({
        id,
        message: text,
        permalink_url: `https://www.facebook.com/${id}`,
      }));
    if (!desk.allows(call, 'pages_manage_posts')) return NO_PERMISSION;
    if (edge === 'photos') {
      const form = await call.form();
      const source = form.get('source');
      if (!(source instanceof File) || form.get('published') !== 'false')
        return fail(324, 'Missing or invalid image file');
      const id = String(++lastId);
      photos.set(id, { contentType: source.type, alt: String(form.get('alt_text_custom') ?? '') });
      return { status: 200, body: { id } };
    }
    const { message = '', attached_media = [] } = call.json<{
      message?: string;
      attached_media?: { media_fbid: string }[];
    }>();
    const pictures = attached_media
      .map(({ media_fbid }) => photos.get(media_fbid))
      .filter((photo) => photo !== undefined);
    if (pictures.length < attached_media.length) return fail(100, 'Invalid parameter');
    if (posts.findLast(({ owner }) => owner === page)?.text === message)
      return fail(506, 'Duplicate status message', {
        error_user_msg: 'This status update is identical to the last one you posted.',
      });
    const id = `${page}_${++lastId}`;
    posts.push({ id, owner: page, text: message, pictures, comments: [], at: new Date() });
    return { status: 200, body: { id } };
  };

  const contain = async (call: NetworkCall, owner: string): Promise<NetworkReply> => {
    const { image_url, caption = '', alt_text = '', media_type, children = '' } = call.json<ContainerBody>();
    const id = String(++lastId);
    const container: Container = { owner, caption, pictures: [], status: server.containerStates.shift() ?? 'FINISHED' };
    if (media_type === 'CAROUSEL') {
      const parts = children.split(',').map((child) => containers.get(child));
      if (parts.length < 2 || !parts.every((part) => part?.status === 'FINISHED'))
        return fail(100, 'Invalid parameter');
      container.pictures = parts.flatMap((part) => part?.pictures ?? []);
    } else {
      const picture = await server.fetchPicture(image_url ?? '');
      if (picture?.contentType !== 'image/jpeg')
        return fail(9004, 'Only photo or video can be accepted as media type.', { error_subcode: 2207052 });
      container.pictures = [{ contentType: picture.contentType, alt: alt_text }];
    }
    containers.set(id, container);
    return { status: 200, body: { id } };
  };

  const instagram = async (call: NetworkCall, owner: string, edge: string): Promise<NetworkReply> => {
    if (edge === 'media' && call.method === 'GET')
      return listed(owner, call.url.searchParams, ({ id, text, at }) => ({
        id,
        caption: text,
        timestamp: at.toISOString().replace(/\.\d+Z$/, '+0000'),
        permalink: `https://www.instagram.com/p/${id}/`,
      }));
    if (!desk.allows(call, 'instagram_content_publish')) return NO_PERMISSION;
    if (edge === 'media') return contain(call, owner);
    const container = containers.get(call.json<{ creation_id: string }>().creation_id);
    if (container?.owner !== owner)
      return fail(24, 'The requested resource does not exist', { error_subcode: 2207006 });
    if (container.status !== 'FINISHED') return fail(9007, 'Media ID is not available', { error_subcode: 2207027 });
    container.status = 'PUBLISHED';
    const id = String(++lastId);
    const { caption: text, pictures } = container;
    posts.push({ id, owner, text, pictures, comments: [], at: new Date() });
    return { status: 200, body: { id } };
  };

  const node = (call: NetworkCall, id: string): NetworkReply => {
    const container = containers.get(id);
    if (postWith(id)) return { status: 200, body: { id, permalink: `https://www.instagram.com/p/${id}/` } };
    if (!container || call.method !== 'GET') return NOT_THERE;
    const body = { id, status_code: container.status, status: `It is ${container.status}` };
    if (container.status === 'IN_PROGRESS') container.status = server.containerStates.shift() ?? 'FINISHED';
    return { status: 200, body };
  };

  const graph = async (call: NetworkCall): Promise<NetworkReply> => {
    const [, , first = '', second = '', third = ''] = call.url.pathname.split('/');
    if (!desk.tokens.has(call.token)) return NO_TOKEN;
    const proof = createHmac('sha256', CLIENT_SECRET).update(call.token).digest('hex');
    if (call.url.searchParams.get('appsecret_proof') !== proof)
      return fail(100, 'Invalid appsecret_proof provided in the API argument');
    if (first === 'me' && second === 'accounts')
      return desk.allows(call, 'pages_show_list') ? accounts(call) : NO_PERMISSION;
    if (first === 'me' && second === 'permissions' && call.method === 'DELETE') {
      const scopes = desk.tokens.get(call.token) ?? [];
      scopes.splice(0, scopes.length, ...scopes.filter((scope) => scope !== third));
      return { status: 200, body: { success: true } };
    }
    // Whoever has granted is one person here; a page's token is the page itself.
    if (first === 'me' && second === '') return { status: 200, body: { id: pageTokens.get(call.token) ?? '7001' } };
    if (second === '') return node(call, first);
    if (second === 'comments') {
      const post = postWith(first);
      post?.comments.push(call.json<{ message: string }>().message);
      return post ? { status: 200, body: { id: `${first}_${++lastId}` } } : NOT_THERE;
    }
    const page = pages.find(({ id }) => id === pageTokens.get(call.token));
    if (page?.id === first) return facebook(call, first, second);
    return page?.instagram?.id === first ? instagram(call, first, second) : NO_PERMISSION;
  };

  /** A short token for a long one. */
  const exchange = async (call: NetworkCall): Promise<NetworkReply> => {
    const form = await call.form();
    if (form.get('grant_type') !== 'fb_exchange_token') return asGraph(await desk.token(call));
    if (form.get('client_secret') !== CLIENT_SECRET) return fail(1, 'Error validating client secret.');
    const scopes = desk.tokens.get(String(form.get('fb_exchange_token')));
    if (!scopes) return NO_TOKEN;
    return { status: 200, body: { access_token: desk.grant(...scopes), token_type: 'bearer', expires_in: 5_184_000 } };
  };

  const base = await startNetworkServer((call) => {
    const { pathname } = call.url;
    if (pathname === `${VERSION}/dialog/oauth`) return desk.authorize(call);
    if (pathname === `${VERSION}/oauth/access_token`) return exchange(call);
    return pathname.startsWith(`${VERSION}/`) ? graph(call) : fail(2500, 'Unknown path');
  });
  const { origin } = base;
  const server: MetaServer = {
    ...base,
    desk,
    pages,
    posts,
    app: { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, url: origin, apiUrl: origin },
    pageSize: 100,
    containerStates: [],
    fetchPicture: async (url) => {
      const response = await fetch(url).catch(() => null);
      return response?.ok ? { contentType: response.headers.get('content-type') ?? '' } : null;
    },
    grantPage(pageId, ...scopes) {
      const refresh = desk.grant(...scopes);
      return { access: tokenOfPage(pageId, refresh), refresh };
    },
  };
  return server;
}

const pagingOf = (from: number, size: number, count: number): object =>
  from + size < count
    ? { paging: { next: 'https://graph.example.com/next', cursors: { after: String(from + size) } } }
    : {};

/** An OAuth refusal as Meta words it. */
function asGraph(reply: NetworkReply): NetworkReply {
  if (reply.status < 400) return reply;
  const { error } = reply.body as { error: string };
  if (error === 'invalid_client') return fail(1, 'Error validating client secret.');
  return fail(100, 'This authorization code has been used.', { error_subcode: 36_009 });
}

interface ContainerBody {
  image_url?: string;
  caption?: string;
  alt_text?: string;
  media_type?: string;
  children?: string;
}

import { type NetworkCall, type NetworkReply, type NetworkServer, startNetworkServer } from './network-server.ts';
import { CLIENT_ID, CLIENT_SECRET, OAuthDesk } from './oauth-desk.ts';

export interface XPost {
  id: string;
  text: string;
  pictures: { contentType: string; alt: string; bytes: Buffer }[];
  replyTo: string | null;
  at: Date;
}

export interface XServer extends NetworkServer {
  desk: OAuthDesk;
  posts: XPost[];
  person: { id: string; name: string; username: string; profile_image_url: string };
  app: { clientId: string; clientSecret: string; url: string; apiUrl: string };
  /** How many posts a page of the timeline holds. */
  pageSize: number;
}

const problem = (status: number, title: string, detail: string): NetworkReply => ({
  status,
  body: { status, title, detail, type: 'about:blank' },
});
const FORBIDDEN = problem(403, 'Forbidden', 'You are not permitted to perform this action.');

/** A loopback server that speaks X API v2: posts, media, timelines, and OAuth 2.0 with PKCE. */
export async function startX(): Promise<XServer> {
  const desk = new OAuthDesk({ pkce: 'required', secretIn: 'basic', refreshes: true, expiresIn: 7200 });
  const posts: XPost[] = [];
  const media = new Map<string, XPost['pictures'][number]>();
  const person = { id: '1007', name: 'Mia', username: 'mia', profile_image_url: 'https://pbs.example.com/mia.png' };
  let lastId = 1_900_000_000_000;

  const createPost = (call: NetworkCall): NetworkReply => {
    if (!desk.allows(call, 'tweet.write')) return FORBIDDEN;
    const { text = '', media: attached, reply } = call.json<TweetBody>();
    const pictures = (attached?.media_ids ?? []).map((id) => media.get(id));
    if (pictures.includes(undefined)) return problem(400, 'Invalid Request', 'Your media IDs are invalid.');
    if (posts.some((post) => post.text === text))
      return problem(403, 'Forbidden', 'You are not allowed to create a Tweet with duplicate content.');
    const id = String(++lastId);
    const known = pictures.filter((picture) => picture !== undefined);
    posts.push({ id, text, pictures: known, replyTo: reply?.in_reply_to_tweet_id ?? null, at: new Date() });
    return { status: 201, body: { data: { id, text, edit_history_tweet_ids: [id] } } };
  };

  const upload = async (call: NetworkCall): Promise<NetworkReply> => {
    if (!desk.allows(call, 'media.write')) return FORBIDDEN;
    const form = await call.form();
    const file = form.get('media');
    const contentType = String(form.get('media_type'));
    if (!(file instanceof File) || form.get('media_category') !== 'tweet_image' || file.type !== contentType)
      return problem(400, 'Invalid Request', 'media and media_category are needed');
    const id = String(++lastId);
    media.set(id, { contentType, alt: '', bytes: Buffer.from(await file.arrayBuffer()) });
    return { status: 200, body: { data: { id, media_key: `3_${id}`, size: file.size, expires_after_secs: 86_400 } } };
  };

  const describe = (call: NetworkCall): NetworkReply => {
    const { id, metadata } = call.json<{ id: string; metadata: { alt_text: { text: string } } }>();
    const picture = media.get(id);
    if (!picture) return problem(400, 'Invalid Request', 'There is no such media');
    picture.alt = metadata.alt_text.text;
    return { status: 200, body: { data: { id, associated_metadata: metadata } } };
  };

  const timeline = (call: NetworkCall): NetworkReply => {
    if (!desk.allows(call, 'tweet.read') || !desk.allows(call, 'users.read')) return FORBIDDEN;
    const query = call.url.searchParams;
    const since = Date.parse(query.get('start_time') ?? '');
    const shown = posts.filter(({ replyTo, at }) => replyTo === null && at.getTime() >= since).reverse();
    const from = Number(query.get('pagination_token') ?? 0);
    const page = shown.slice(from, from + server.pageSize);
    const next = from + server.pageSize < shown.length ? { next_token: String(from + server.pageSize) } : {};
    const data = page.length > 0 ? { data: page.map(tweetOf) } : {};
    return { status: 200, body: { ...data, meta: { result_count: page.length, ...next } } };
  };

  const base = await startNetworkServer((call) => {
    const { pathname } = call.url;
    if (pathname === '/i/oauth2/authorize') return desk.authorize(call);
    if (pathname === '/2/oauth2/token') return desk.token(call);
    if (pathname === '/2/oauth2/revoke') return desk.revoke(call);
    if (!desk.tokens.has(call.token)) return problem(401, 'Unauthorized', 'Unauthorized');
    if (pathname === '/2/users/me')
      return desk.allows(call, 'users.read') ? { status: 200, body: { data: person } } : FORBIDDEN;
    if (pathname === '/2/tweets') return createPost(call);
    if (pathname === '/2/media/upload') return upload(call);
    if (pathname === '/2/media/metadata') return describe(call);
    if (pathname === `/2/users/${person.id}/tweets`) return timeline(call);
    return problem(404, 'Not Found', 'There is no such thing');
  });
  const { origin } = base;
  const app = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, url: origin, apiUrl: origin };
  const server: XServer = { ...base, desk, posts, person, app, pageSize: 100 };
  return server;
}

/** A post as X shows it: links shortened, one more for its pictures, three signs escaped. */
function tweetOf({ id, text, pictures }: XPost): object {
  const urls: object[] = [];
  const shorten = (expanded_url: string, more = {}): string => {
    const url = `https://t.co/${id}${urls.length}`;
    urls.push({ url, expanded_url, ...more });
    return url;
  };
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  let shown = escaped.replace(/https?:\/\/\S+/g, (link) => shorten(link));
  if (pictures.length > 0) shown += ` ${shorten(`https://x.com/mia/status/${id}/photo/1`, { media_key: `3_${id}` })}`;
  return { id, text: shown, ...(urls.length > 0 ? { entities: { urls } } : {}) };
}

interface TweetBody {
  text?: string;
  media?: { media_ids: string[] };
  reply?: { in_reply_to_tweet_id: string };
}

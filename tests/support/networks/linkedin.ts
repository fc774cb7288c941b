import { randomUUID } from 'node:crypto';
import { type NetworkCall, type NetworkReply, type NetworkServer, startNetworkServer } from './network-server.ts';
import { CLIENT_ID, CLIENT_SECRET, OAuthDesk } from './oauth-desk.ts';

export interface LinkedInPost {
  id: string;
  author: string;
  /** In LinkedIn's own text format. */
  commentary: string;
  pictures: { bytes: Buffer; contentType: string; alt: string }[];
  comments: string[];
}

export interface LinkedInServer extends NetworkServer {
  desk: OAuthDesk;
  posts: LinkedInPost[];
  person: { sub: string; name: string; picture: string };
  /** Settings of an app that this server knows. */
  app: { clientId: string; clientSecret: string; url: string; apiUrl: string };
}

const answer = (status: number, code: string, message: string, more = {}): NetworkReply => ({
  status,
  body: { status, code, message, ...more },
});
const DENIED = answer(403, 'ACCESS_DENIED', 'Not enough permissions to access: posts.CREATE');

/** A loopback server that speaks LinkedIn's Posts, Images and Comments API, version 202607, and its OAuth. */
export async function startLinkedIn(): Promise<LinkedInServer> {
  const desk = new OAuthDesk({ pkce: 'refused', secretIn: 'body', refreshes: true, expiresIn: 5_184_000 });
  const posts: LinkedInPost[] = [];
  const images = new Map<string, { owner: string; bytes: Buffer | null; contentType: string }>();
  const person = { sub: 'Mia-7', name: 'Mia Bakes', picture: 'https://media.example.com/mia.png' };
  const me = `urn:li:person:${person.sub}`;

  const imageOf = ({ id, altText }: { id: string; altText?: string }) => {
    const { bytes, contentType } = images.get(id) ?? { bytes: null, contentType: '' };
    return bytes && { bytes, contentType, alt: altText ?? '' };
  };

  const createPost = (call: NetworkCall): NetworkReply => {
    const { author, commentary, visibility, lifecycleState, distribution, content } = call.json<PostBody>();
    if (author !== me) return DENIED;
    if (visibility !== 'PUBLIC' || lifecycleState !== 'PUBLISHED' || !distribution)
      return answer(400, 'MISSING_FIELD', 'A required field is missing');
    const named = content?.multiImage?.images ?? (content?.media ? [content.media] : []);
    const pictures = named.map(imageOf).filter((picture) => picture !== null);
    if (pictures.length < named.length || content?.multiImage?.images.length === 1)
      return answer(400, 'INVALID_CONTENT', 'The content is invalid');
    const twin = posts.find((post) => post.commentary === commentary);
    if (twin)
      return answer(422, '', `Content is a duplicate of ${twin.id}`, {
        errorDetails: { inputErrors: [{ description: 'Duplicate post is detected', code: 'DUPLICATE_POST' }] },
      });
    const id = `urn:li:share:${7_400_000_000_000 + posts.length}`;
    posts.push({ id, author, commentary, pictures, comments: [] });
    return { status: 201, headers: { 'x-restli-id': id } };
  };

  const rest = (call: NetworkCall): NetworkReply => {
    if (call.headers['linkedin-version'] !== '202607') return answer(426, 'NONEXISTENT_VERSION', 'Not a version');
    if (call.headers['x-restli-protocol-version'] !== '2.0.0') return answer(400, 'PROTOCOL', 'Another protocol');
    if (!desk.allows(call, 'w_member_social')) return DENIED;
    const { pathname, searchParams } = call.url;
    if (pathname === '/rest/posts') return createPost(call);
    if (pathname === '/rest/images' && searchParams.get('action') === 'initializeUpload') {
      const image = `urn:li:image:${randomUUID()}`;
      const { owner } = call.json<{ initializeUploadRequest: { owner: string } }>().initializeUploadRequest;
      images.set(image, { owner, bytes: null, contentType: '' });
      return { status: 200, body: { value: { image, uploadUrl: `${server.origin}/dms-uploads/${image}` } } };
    }
    const [, urn] = /^\/rest\/socialActions\/([^/]+)\/comments$/.exec(pathname) ?? [];
    const post = posts.find(({ id }) => id === decodeURIComponent(urn ?? ''));
    if (!post) return answer(404, 'NOT_FOUND', 'There is no such thing');
    post.comments.push(call.json<{ message: { text: string } }>().message.text);
    return { status: 201, headers: { 'x-restli-id': randomUUID() } };
  };

  const server = await startNetworkServer((call) => {
    const { pathname } = call.url;
    if (pathname === '/oauth/v2/authorization') return desk.authorize(call);
    if (pathname === '/oauth/v2/accessToken') return desk.token(call);
    if (pathname === '/oauth/v2/revoke') return desk.revoke(call);
    if (!desk.tokens.has(call.token)) return answer(401, 'REVOKED_ACCESS_TOKEN', 'The token used was revoked');
    if (pathname === '/v2/userinfo') return desk.allows(call, 'openid') ? { status: 200, body: person } : DENIED;
    if (pathname.startsWith('/rest/')) return rest(call);
    const image = images.get(pathname.slice('/dms-uploads/'.length));
    if (!image) return answer(404, 'NOT_FOUND', 'There is no such thing');
    Object.assign(image, { bytes: call.bytes, contentType: call.headers['content-type'] });
    return { status: 201 };
  });
  const { origin } = server;
  const app = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, url: origin, apiUrl: origin };
  return { ...server, desk, posts, person, app };
}

interface ImageBody {
  id: string;
  altText?: string;
}

interface PostBody {
  author: string;
  commentary: string;
  visibility?: string;
  lifecycleState?: string;
  distribution?: object;
  content?: { media?: ImageBody; multiImage?: { images: ImageBody[] } };
}

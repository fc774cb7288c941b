import { createHash, randomUUID } from 'node:crypto';
import type { NetworkCall, NetworkReply } from './network-server.ts';

export const CLIENT_ID = 'fanfare-app';
export const CLIENT_SECRET = 'a-secret-that-nobody-may-see';

/** How a network does OAuth 2. */
export interface OAuthWays {
  /** 'refused': it takes no PKCE at all. */
  pkce: 'required' | 'optional' | 'refused';
  /** Where the client's secret stands. */
  secretIn: 'body' | 'basic';
  /** Whether tokens can be renewed. */
  refreshes: boolean;
  expiresIn: number | null;
}

interface Code {
  redirectUri: string;
  challenge: string | null;
  scopes: string[];
}

/** The desk at which a network asks people and hands out tokens; a code is good once, at the address that it was made for. */
export class OAuthDesk {
  /** What its tokens allow; a token that is not in here opens nothing. */
  readonly tokens = new Map<string, string[]>();
  readonly refreshTokens = new Map<string, string[]>();
  /** Whether people say no when they are asked. */
  denies = false;
  readonly #codes = new Map<string, Code>();
  readonly #ways: OAuthWays;

  constructor(ways: OAuthWays) {
    this.#ways = ways;
  }

  /** A token as if somebody had said yes. */
  grant(...scopes: string[]): string {
    const token = `access-${randomUUID()}`;
    this.tokens.set(token, scopes);
    return token;
  }

  /** As if everybody had taken their yes back. */
  forgetAll(): void {
    this.tokens.clear();
    this.refreshTokens.clear();
  }

  /** Whether a call is allowed to do what needs this scope. */
  allows(call: NetworkCall, scope: string): boolean {
    return this.tokens.get(call.token)?.includes(scope) ?? false;
  }

  /** The page that asks: somebody says yes or no at once, and the browser goes back. */
  authorize({ url: { searchParams: query } }: NetworkCall): NetworkReply {
    const redirectUri = query.get('redirect_uri') ?? '';
    const challenge = query.get('code_challenge');
    if (query.get('client_id') !== CLIENT_ID || query.get('response_type') !== 'code' || !URL.canParse(redirectUri))
      return { status: 400, body: '<html>Something is wrong with this app.</html>' };
    if (this.#ways.pkce === 'required' && !(challenge && query.get('code_challenge_method') === 'S256'))
      return { status: 400, body: '<html>This app has to use PKCE.</html>' };
    const back = new URL(redirectUri);
    back.searchParams.set('state', query.get('state') ?? '');
    if (this.denies) back.searchParams.set('error', 'access_denied');
    else {
      const code = `code-${randomUUID()}`;
      this.#codes.set(code, { redirectUri, challenge, scopes: (query.get('scope') ?? '').split(/[ ,]/) });
      back.searchParams.set('code', code);
    }
    return { status: 302, headers: { location: back.href } };
  }

  /** Exchanges a code, or a refresh token for another one. */
  async token(call: NetworkCall): Promise<NetworkReply> {
    const form = await call.form();
    if (!this.#isOurApp(call, form)) return refused(401, 'invalid_client', 'Client authentication failed');
    if (this.#ways.pkce === 'refused' && form.has('code_verifier'))
      return refused(401, 'invalid_client', 'Client authentication failed');
    if (form.get('grant_type') === 'refresh_token') return this.#refreshed(String(form.get('refresh_token')));
    const code = String(form.get('code'));
    const made = this.#codes.get(code);
    this.#codes.delete(code);
    const isRight =
      made && made.redirectUri === form.get('redirect_uri') && isVerified(made, form.get('code_verifier'));
    return isRight ? this.#handOut(made.scopes) : refused(400, 'invalid_grant', 'The code is wrong, used or too old');
  }

  async revoke(call: NetworkCall): Promise<NetworkReply> {
    const form = await call.form();
    if (!this.#isOurApp(call, form)) return refused(401, 'invalid_client', 'Client authentication failed');
    const token = String(form.get('token'));
    this.tokens.delete(token);
    this.refreshTokens.delete(token);
    return { status: 200, body: {} };
  }

  #isOurApp(call: NetworkCall, form: FormData): boolean {
    const basic = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')}`;
    if (this.#ways.secretIn === 'basic') return call.headers.authorization === basic;
    return form.get('client_id') === CLIENT_ID && form.get('client_secret') === CLIENT_SECRET;
  }

  #refreshed(token: string): NetworkReply {
    const scopes = this.refreshTokens.get(token);
    if (!scopes) return refused(400, 'invalid_request', 'Value passed for the token was invalid.');
    this.refreshTokens.delete(token);
    return this.#handOut(scopes);
  }

  #handOut(scopes: string[]): NetworkReply {
    const refresh = this.#ways.refreshes ? `refresh-${randomUUID()}` : null;
    if (refresh) this.refreshTokens.set(refresh, scopes);
    return {
      status: 200,
      body: {
        token_type: 'bearer',
        access_token: this.grant(...scopes),
        ...(refresh ? { refresh_token: refresh } : {}),
        ...(this.#ways.expiresIn === null ? {} : { expires_in: this.#ways.expiresIn }),
        scope: scopes.join(' '),
      },
    };
  }
}

function isVerified({ challenge }: Code, verifier: FormDataEntryValue | null): boolean {
  if (challenge === null) return verifier === null;
  return createHash('sha256').update(String(verifier)).digest('base64url') === challenge;
}

const refused = (status: number, error: string, description: string): NetworkReply => ({
  status,
  body: { error, error_description: description },
});

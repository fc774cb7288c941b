import type { Platform } from '../../../domain/post/platforms.ts';
import type { Post } from '../../../domain/post/post.ts';

/** A picture with its bytes, as a network takes it. */
export interface OutgoingPicture {
  bytes: Uint8Array;
  contentType: string;
  alt: string;
  /** In pixels, where that can be read. */
  width?: number | undefined;
  height?: number | undefined;
  /** Where the network itself can fetch it for a while, as JPEG, for those that take no bytes (Instagram takes nothing else). */
  url: string;
}

/** A post with everything that a network needs of it. */
export interface OutgoingPost extends Pick<Post, 'text' | 'firstComment'> {
  pictures: OutgoingPicture[];
}

/** What opens an account at a network; kept encrypted. */
export interface Tokens {
  access: string;
  refresh: string | null;
  /** Null where it does not end by itself. */
  expiresAt: Date | null;
}

/** An account that can be posted by. */
export interface NetworkAccount {
  id: string;
  name: string;
  picture: string | null;
  /** What opens it, where that is not what opened the person's own (a Facebook page has a token of its own). */
  tokens?: Tokens;
}

/** What went out, and where people see it. */
export interface PublishedPost {
  externalId: string;
  url: string | null;
  /** What did not work beside the post itself, in a sentence: its first comment. */
  note?: string;
}

/**
 * Why a network did not take a post. 'refused': it never will. 'later': not now, and nothing was posted. 'token': the
 * account no longer lets us. 'unconfirmed': the request went out and its answer was lost, so that it may be there.
 */
export type PublishFault = 'refused' | 'later' | 'token' | 'unconfirmed';

/** A network's no, in a sentence for the post's owner. */
export class PublishFailure extends Error {
  readonly fault: PublishFault;
  /** How long the network wants to be left alone. */
  readonly retryAfterMs: number | null;
  constructor(fault: PublishFault, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'PublishFailure';
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}

/** How accounts of a network are connected: OAuth 2 with state, and with PKCE where the network takes it from an app with a secret. */
export interface Authorisation {
  /** Where the browser goes to be asked. */
  address(request: { state: string; challenge: string; redirectUri: string }): string;
  /** Exchanges the code of a callback; throws a PublishFailure that says what went wrong. */
  redeem(grant: { code: string; verifier: string; redirectUri: string }, signal: AbortSignal): Promise<Tokens>;
  refresh(tokens: Tokens, signal: AbortSignal): Promise<Tokens>;
  /** Best effort: what is disconnected here is to end there too. */
  revoke(tokens: Tokens, signal: AbortSignal): Promise<void>;
  /** Where revoking ends all that somebody has granted, not one token: whether both are of the same person. */
  isSameOwner?(one: Tokens, other: Tokens, signal: AbortSignal): Promise<boolean>;
  /** The accounts that it opens; where there are several, the owner chooses. */
  accounts(tokens: Tokens, signal: AbortSignal): Promise<NetworkAccount[]>;
}

export interface PublishRequest {
  post: OutgoingPost;
  account: { id: string; tokens: Tokens };
  /** The same for every try of one publication, for networks that know such a thing. */
  idempotencyKey: string;
  signal: AbortSignal;
}

/** One network. Adding one is a folder with this in it, its settings, and one line in publishers.ts. */
export interface Publisher {
  platform: Platform;
  authorisation: Authorisation;
  /** Why it would refuse the post, before it is asked; null where it should not. */
  check(post: OutgoingPost): string | null;
  /** Posts once; throws a PublishFailure. */
  publish(request: PublishRequest): Promise<PublishedPost>;
  /** Writes the first comment of a post that is out, where it has one. Posting does so too. */
  comment(request: PublishRequest, externalId: string): Promise<Pick<PublishedPost, 'note'>>;
  /**
   * Looks for a post whose answer was lost, among what the account has posted since, but for what is known as others; null
   * where it is not there. Left out where the network can't be asked.
   */
  find?(request: PublishRequest & { since: Date; known: string[] }): Promise<PublishedPost | null>;
}

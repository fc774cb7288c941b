import type { AnswerOf, Call, InputOf } from '../../../domain/api/call.ts';
import { FAILURES } from '../../../domain/errors.ts';
import { type ClientSession, timeZone } from '../session/session-rules.ts';
import { ApiError } from './api-error.ts';
import { type Fetch, type RequestOptions, readAnswer, send } from './request.ts';

/** What the client needs of the session to make main calls. */
export interface SessionForCalls {
  current(): ClientSession | null;
  /** A session to try again with after `failed` was refused, or null when the visitor is signed out by now. */
  reauthenticate(failed: ClientSession): Promise<ClientSession | null>;
  /** Signs the visitor out, since even a fresh session was refused. */
  expire(): void;
  /** Asks the server anew who is signed in, since it has told of something that is not known here. */
  recheck(): Promise<void>;
}

export interface ApiOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** The answer stays open; only its beginning must be there in time. */
  isStream?: boolean;
  /** For calls that can also stream: 'text/event-stream'. */
  accept?: string;
}

/** Makes the client of all calls but the session's own. */
export function createApi(fetch: Fetch, session: SessionForCalls) {
  const notSignedIn = () =>
    new ApiError(FAILURES.NOT_SIGNED_IN.message, { status: FAILURES.NOT_SIGNED_IN.status, code: 'NOT_SIGNED_IN' });

  async function respond<C extends Call>(call: C, input: InputOf<C>, options: ApiOptions = {}): Promise<Response> {
    const { accept, ...ending } = options;
    const shared = { 'x-timezone': timeZone(), ...(accept === undefined ? {} : { accept }) };
    if (call.access === 'anyone')
      return send(fetch, call, input, {
        ...ending,
        credentials: call.path.startsWith('/auth/') ? 'include' : 'same-origin',
        headers: shared,
      });

    const first = session.current();
    if (!first) {
      session.expire();
      throw notSignedIn();
    }
    const as = ({ sessionId, userId }: ClientSession): RequestOptions => ({
      ...ending,
      headers: { ...shared, 'x-session-id': sessionId, 'x-user-id': userId },
    });
    try {
      return await send(fetch, call, input, as(first));
    } catch (error) {
      // The account is to be deleted, and this page has not heard of it.
      if (error instanceof ApiError && error.code === 'ACCOUNT_LEAVING') void session.recheck();
      if (!isUnauthorized(error)) throw error;
      const second = await session.reauthenticate(first);
      if (!second) throw error;
      return await send(fetch, call, input, as(second)).catch((again: unknown) => {
        if (isUnauthorized(again)) session.expire();
        throw again;
      });
    }
  }

  return {
    /** Makes a call and gives the raw answer, for streams; failures and the 401 rule are those of `api`. */
    respond,
    /** Makes a call of the contract and gives its checked answer; every failure is an ApiError. */
    async api<C extends Call>(call: C, input: InputOf<C>, options: ApiOptions = {}): Promise<AnswerOf<C>> {
      return readAnswer(call, await respond(call, input, options), options.signal);
    },
  };
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { User } from '../../../domain/api/account/auth.ts';
import { SESSION_REREAD_MS } from '../../../domain/limits.ts';
import type { SessionForCalls } from '../api/api-client.ts';
import {
  type ClientSession,
  isUnreachable,
  isValid,
  msUntilRefresh,
  type SignInAnswer,
  sessionFrom,
} from './session-rules.ts';
import type { SessionShelf } from './session-shelf.ts';

/** How the last session ended: by the visitor's wish, or because the server no longer takes it. */
type Ending = 'logout' | 'expired';

export type SessionState =
  | { status: 'checking' }
  | { status: 'signed-in'; session: ClientSession }
  | { status: 'signed-out'; ending: Ending | null };

export interface KeeperPorts {
  shelf: SessionShelf;
  now(): number;
  validate(sessionId: string): Promise<SignInAnswer>;
  /** Trades the cookie for a new session. */
  refresh(): Promise<SignInAnswer>;
  logout(sessionId: string): Promise<unknown>;
  /** Ends a session that was left before, whoever is signed in by now. */
  logoutLater(sessionId: string): Promise<unknown>;
  /** Runs one work at a time among all tabs of the browser. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the page is being left: the browser then cuts off its calls, which says nothing about the session. */
  isLeaving(): boolean;
  /** Runs the work later; gives what calls it off. */
  later(ms: number, work: () => void): () => void;
}

export interface SessionKeeper extends SessionForCalls {
  state: StoreApi<SessionState>;
  /** Reads the kept session when the page opens: checks a valid one, tries to renew any other. */
  load(): Promise<void>;
  /** Reads the kept session again: another tab may have changed it, time may have passed. */
  reread(): Promise<void>;
  signIn(answer: SignInAnswer): void;
  /** Takes over what users changed about themselves, so that every tab shows it. */
  describeUser(user: Omit<User, 'id'>): void;
  /** Ends the session here; says whether the server knows. If not, it is told later. */
  logout(): Promise<boolean>;
  /** Calls back whenever a user's data must leave this page. */
  onForget(listener: () => void): void;
}

/** What the page does with the session that it goes by. */
interface Hold {
  /** Goes by a session from now on, in every tab. */
  keep(session: ClientSession, minimumDelay?: number): void;
  end(ending: Ending): void;
  /** Takes over what lies on the shelf when it is not `session` any more; says whether it did. */
  followedShelf(session: ClientSession): boolean;
}

/** What the server is asked about the session: to renew it, to check it, to end those that were left. */
function createServerSide(ports: KeeperPorts, { keep, end, followedShelf }: Hold) {
  const { shelf, now } = ports;
  let renewal: Promise<void> | null = null;
  const answered = (answer: SignInAnswer, { user }: ClientSession) =>
    sessionFrom({ ...answer, user: answer.user ?? user } as SignInAnswer, now());

  async function renewAlone(session: ClientSession): Promise<void> {
    if (followedShelf(session)) return;
    try {
      const answer = await ports.refresh();
      if (followedShelf(session)) return;
      // A server with short lifetimes must not make us ask without pause.
      keep(answered(answer, session), SESSION_REREAD_MS);
    } catch (error) {
      if (followedShelf(session)) return;
      if (!isUnreachable(error) || !isValid(session, now())) end('expired');
    }
  }

  async function checkAlone(session: ClientSession): Promise<void> {
    if (followedShelf(session)) return;
    try {
      const answer = await ports.validate(session.sessionId);
      if (!followedShelf(session)) keep(answered(answer, session));
    } catch (error) {
      if (!followedShelf(session) && !isUnreachable(error)) end('expired');
    }
  }

  return {
    renew: (session: ClientSession): Promise<void> => {
      renewal ??= ports
        .exclusively(() => renewAlone(session))
        .finally(() => {
          renewal = null;
        });
      return renewal;
    },

    check: (session: ClientSession): Promise<void> => ports.exclusively(() => checkAlone(session)),

    /** Tells the server which sessions were left while it was away. */
    endLeft: async (): Promise<void> => {
      if (shelf.left().length === 0) return;
      await ports.exclusively(async () => {
        for (const sessionId of shelf.left())
          if (await succeeds(ports.logoutLater(sessionId)))
            shelf.keepLeft(shelf.left().filter((other) => other !== sessionId));
      });
    },
  };
}

/** Keeps the visitor's session: reads, checks, renews and ends it. */
export function createSessionKeeper(ports: KeeperPorts): SessionKeeper {
  const { shelf, now } = ports;
  const state = createStore<SessionState>(() => ({ status: 'checking' }));
  const forgetListeners = new Set<() => void>();
  let callOffRefresh = () => {};

  const current = () => {
    const known = state.getState();
    return known.status === 'signed-in' ? known.session : null;
  };
  const forgetInMemory = () => {
    for (const listener of forgetListeners) listener();
  };

  function adopt(session: ClientSession, minimumDelay = 0): void {
    const before = current();
    // Another tab signed in as somebody else: what this page holds is not theirs.
    if (before && before.userId !== session.userId) forgetInMemory();
    if (JSON.stringify(before) !== JSON.stringify(session)) state.setState({ status: 'signed-in', session }, true);
    callOffRefresh();
    callOffRefresh = ports.later(Math.max(minimumDelay, msUntilRefresh(session, now())), () => void renew(session));
  }

  function keep(session: ClientSession, minimumDelay = 0): void {
    shelf.write(session);
    adopt(session, minimumDelay);
  }

  function end(ending: Ending | null): void {
    if (ending === 'expired' && ports.isLeaving()) return;
    callOffRefresh();
    shelf.clear();
    if (ending === 'logout') shelf.clearLegacy();
    forgetInMemory();
    shelf.clearChat();
    state.setState({ status: 'signed-out', ending }, true);
  }

  function followedShelf(session: ClientSession): boolean {
    const kept = shelf.read();
    if (kept?.sessionId === session.sessionId) return false;
    if (kept && isValid(kept, now())) adopt(kept);
    // Whoever is signed out already was so for a reason, which stays.
    else if (state.getState().status !== 'signed-out') end('logout');
    return true;
  }

  const { renew, check, endLeft } = createServerSide(ports, { keep, end, followedShelf });

  return {
    state,
    current,
    onForget: (listener) => void forgetListeners.add(listener),
    expire: () => {
      if (state.getState().status !== 'signed-out') end('expired');
    },

    recheck: async () => {
      const session = current();
      if (session) await check(session);
    },

    load: async () => {
      void endLeft();
      const kept = shelf.read();
      if (!kept) return end(null);
      if (!isValid(kept, now())) return renew(kept);
      adopt(kept);
      if (msUntilRefresh(kept, now()) > 0) await check(kept);
    },

    reread: async () => {
      void endLeft();
      const kept = shelf.read();
      const { status } = state.getState();
      if (!kept) return status === 'signed-out' ? undefined : end('logout');
      if (isValid(kept, now())) adopt(kept);
      else await renew(kept);
    },

    signIn: (answer) => {
      // Whoever used this browser before leaves nothing behind for the next one.
      forgetInMemory();
      shelf.clearChat();
      keep(sessionFrom(answer, now()), SESSION_REREAD_MS);
    },

    describeUser: (user) => {
      const session = current();
      if (!session || followedShelf(session)) return;
      keep({ ...session, user: { ...user, id: session.userId } });
    },

    logout: () =>
      ports.exclusively(async () => {
        const session = current();
        // Ends here whatever the server says.
        const isTold = session === null || (await succeeds(ports.logout(session.sessionId)));
        end('logout');
        if (!isTold) shelf.keepLeft([...shelf.left(), session.sessionId]);
        return isTold;
      }),

    reauthenticate: async (failed) => {
      await renew(failed);
      const session = current();
      if (session && session.sessionId !== failed.sessionId) return session;
      if (session) end('expired');
      return null;
    },
  };
}

const succeeds = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );

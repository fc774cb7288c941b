import { useSyncExternalStore } from 'react';
import type { User } from '../../../domain/api/account/auth.ts';
import * as contract from '../../../domain/api/account/auth.ts';
import type { Call, InputOf } from '../../../domain/api/call.ts';
import { SESSION_REREAD_MS } from '../../../domain/limits.ts';
import { type Fetch, type RequestOptions, readAnswer, send } from '../api/request.ts';
import { rememberSignIn } from './returning-visitor.ts';
import { createSessionKeeper, type SessionState } from './session-keeper.ts';
import { signedInSchema, timeZone } from './session-rules.ts';
import { createMemoryStorage, createSessionShelf, SESSION_KEYS } from './session-shelf.ts';

/** Nobody waits two minutes to get in or out. */
const PATIENCE_MS = 15_000;

/** How long after a sign of leaving a page counts as left; the visitor may still have chosen to stay. */
const LEAVING_MS = 3_000;
let leftAt = Number.NEGATIVE_INFINITY;

export const fetchHere: Fetch = (url, init) => fetch(url, init);
const memory = createMemoryStorage();

/** Makes one of the session's own calls: with cookies, and the session header where the call takes it. */
async function ask<C extends Call>(
  call: C,
  input: InputOf<C>,
  sessionId?: string,
  how: Pick<RequestOptions, 'keepalive' | 'credentials'> = {},
) {
  const headers: Record<string, string> = { 'x-timezone': timeZone() };
  if (sessionId !== undefined) headers['x-session-id'] = sessionId;
  const sending = { headers, credentials: 'include' as const, timeoutMs: PATIENCE_MS, ...how };
  return readAnswer(call, await send(fetchHere, call, input, sending));
}

// The calls that start a session, taken leniently where the server names no lifetime.
const login = { ...contract.login, answer: signedInSchema };
const validateSession = { ...contract.validateSession, answer: signedInSchema };
const refreshSession = { ...contract.refreshSession, answer: signedInSchema };

export const keeper = createSessionKeeper({
  shelf: createSessionShelf([() => window.localStorage, () => window.sessionStorage, () => memory]),
  now: Date.now,
  validate: (sessionId) => ask(validateSession, {}, sessionId),
  refresh: () => ask(refreshSession, {}),
  // Kept alive: whoever logs out and closes the tab is logged out.
  logout: (sessionId) => ask(contract.logout, {}, sessionId, { keepalive: true }),
  // Without the cookie: it may be somebody else's by now.
  logoutLater: (sessionId) => ask(contract.logout, {}, sessionId, { credentials: 'omit' }),
  exclusively: (work) => (navigator.locks ? navigator.locks.request('fanfare.session', work) : work()),
  isLeaving: () => Date.now() - leftAt < LEAVING_MS,
  later: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});

/** Signs in with what the visitor typed. */
export async function signInHere(email: string, password: string): Promise<void> {
  keeper.signIn(await ask(login, { email, password }));
}

/** Signs out here and on the server; here even when the server fails, which is then told later. Says whether it knows. */
export const logOutHere = keeper.logout;

/** Calls back whenever a user's data must leave this page: stores empty themselves here. */
export const onForget = keeper.onForget;

/** Starts the life of the session: read now, every minute, and whenever another tab changes it. */
export function watchSession(): void {
  keeper.state.subscribe(({ status }) => {
    if (status === 'signed-in') rememberSignIn();
  });
  void keeper.load();
  setInterval(() => void keeper.reread(), SESSION_REREAD_MS);
  window.addEventListener('storage', ({ key }) => {
    if (key === null || SESSION_KEYS.includes(key)) void keeper.reread();
  });
  for (const sign of ['beforeunload', 'pagehide']) {
    window.addEventListener(sign, () => {
      leftAt = Date.now();
    });
  }
  window.addEventListener('online', () => void keeper.reread());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void keeper.reread();
  });
}

/** Whether somebody is signed in, and who. */
export function useSession(): SessionState {
  const { subscribe, getState } = keeper.state;
  // Also where a screen is prerendered, and while it is hydrated: who sees it is known.
  return useSyncExternalStore(subscribe, getState, getState);
}

/** The signed-in user, where the server told. */
export function useUser(): User | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.session.user : undefined;
}

import * as calls from '../../../domain/api/account/auth.ts';
import { updatePassword } from '../../../domain/api/account/user.ts';
import { Failure } from '../../../domain/errors.ts';
import { VERIFICATION_LIFETIME_MS } from '../../../domain/limits.ts';
import { header } from '../../platform/http/context.ts';
import { whenceOf } from '../../platform/http/device-of.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import {
  type AccountDeps,
  changePassword,
  createAccount,
  promiseMail,
  replacePassword,
  signIn,
  verifyAddress,
} from './accounts.ts';
import { COOKIE, setCookie } from './cookie.ts';
import { type AuthLimits, perNetwork } from './limits.ts';
import { checkSecret } from './mailed-secrets.ts';
import { endSession, findRefreshHolder, findSession, renewSession } from './sessions.ts';

export interface AuthDeps extends AccountDeps {
  limits: AuthLimits;
  /** Whether the cookie travels over https only. */
  secureCookie: boolean;
}

/** Of the browser that signed up; sent with the one call that it is for. */
const SIGN_UP_COOKIE = { name: 'fanfare_sign_up', path: `/api${calls.verifyEmail.path}` };
const MAIL_SENT = 'Verification email has been sent! Please check your inbox.';
const RESET_SENT = 'Password reset link has been sent to your email.';

/** Serves the auth calls, and the change of a password. */
export function authRoutes({ serve }: ApiRouter, deps: AuthDeps): void {
  const { limits } = deps;
  const mailLimits = [
    perNetwork(limits.mails.perNetwork),
    ({ input }: { input: { email: string } }) => limits.mails.perMailbox.spend(input.email),
  ];

  serve(calls.register, [perNetwork(limits.registrations)], async ({ input, timeZone, reply }) => {
    const { user, signUp } = await createAccount(deps, input, timeZone);
    void reply.setCookie(SIGN_UP_COOKIE.name, signUp, {
      path: SIGN_UP_COOKIE.path,
      httpOnly: true,
      sameSite: 'strict',
      secure: deps.secureCookie,
      maxAge: VERIFICATION_LIFETIME_MS / 1000,
    });
    return { message: 'Registration successful! Please check your email for verification link.', user };
  });

  serve(calls.resendVerification, mailLimits, async ({ input }) => {
    await promiseMail(deps, input.email, 'verification');
    return { message: MAIL_SENT };
  });

  serve(
    calls.login,
    [perNetwork(limits.guesses.perNetwork), ({ input }) => limits.guesses.perAccount.spend(input.email)],
    async ({ input, request, reply }) => {
      const { refresh, ...signedIn } = await signIn(deps, input, whenceOf(request), async () => {
        await limits.guesses.perAccount.forgive(input.email);
        await limits.guesses.perNetwork.refund(networkOf(request.ip));
      });
      setCookie(reply, refresh, deps.secureCookie);
      return signedIn;
    },
  );

  serve(calls.verifyEmail, [perNetwork(limits.links)], async ({ input, request, reply }) => {
    const signUp = request.cookies[SIGN_UP_COOKIE.name] ?? null;
    // Whoever is signed in here stays who they are, whomever the link is for.
    const isSomebodyHere = await findRefreshHolder(deps.db, request.cookies[COOKIE] ?? null, deps.clock()).then(
      () => true,
      () => false,
    );
    const { email, started } = await verifyAddress(deps, input, {
      whence: whenceOf(request),
      signUp: isSomebodyHere ? null : signUp,
    });
    const message = 'Email verified successfully!';
    if (!started) return { message, email, signedIn: null };
    const { refresh, ...signedIn } = started;
    setCookie(reply, refresh, deps.secureCookie);
    void reply.clearCookie(SIGN_UP_COOKIE.name, { path: SIGN_UP_COOKIE.path });
    return { message, email, signedIn };
  });

  serve(calls.logout, [], async ({ request, reply }) => {
    const ended = await endSession(deps.db, header(request, 'x-session-id'), request.cookies[COOKIE] ?? null);
    for (const userId of ended) await deps.record(deps.db, { userId, kind: 'signed-out', ...whenceOf(request) });
    void reply.clearCookie(COOKIE, { path: '/api' });
    return {};
  });

  serve(calls.validateSession, [], ({ request }) =>
    findSession(deps.db, header(request, 'x-session-id'), deps.clock()),
  );

  serve(calls.refreshSession, [], ({ request }) =>
    renewSession(deps.db, request.cookies[COOKIE] ?? null, deps.clock()),
  );

  serve(calls.forgotPassword, mailLimits, async ({ input }) => {
    await promiseMail(deps, input.email, 'recovery');
    return { message: RESET_SENT };
  });

  serve(calls.resetPassword, [perNetwork(limits.links)], async ({ input, request }) => {
    const { email } = await replacePassword(deps, input, whenceOf(request));
    await limits.guesses.perAccount.forgive(email);
    return { message: 'Your password has been successfully changed' };
  });

  serve(calls.checkResetLink, [perNetwork(limits.links)], async ({ input }) => {
    await checkSecret(deps.db, input.userId, input.secret, 'recovery', deps.clock());
    return {};
  });

  serve(
    updatePassword,
    // A session left open on a shared computer is no place to guess the password.
    [({ caller }) => limits.guesses.perAccount.spend(caller.userId)],
    async ({ caller, input, request }) => {
      if (input.userId !== undefined && input.userId !== caller.userId) throw new Failure('NOT_SIGNED_IN');
      await changePassword(deps, caller, input, whenceOf(request));
      await limits.guesses.perAccount.forgive(caller.userId);
      return { message: 'Password updated. Your other devices have been signed out.' };
    },
  );
}

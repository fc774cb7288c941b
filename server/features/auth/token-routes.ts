import * as calls from '../../../domain/api/account/tokens.ts';
import { whenceOf } from '../../platform/http/device-of.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { type ApiTokenDeps, createToken, forgetToken, tokensOf } from './api-tokens.ts';
import { confirmOwner, type OwnerDeps } from './factors/confirm-owner.ts';

/** Serves the tokens that people give their own programs. */
export function tokenRoutes({ serve }: ApiRouter, deps: OwnerDeps & ApiTokenDeps): void {
  const { db } = deps;

  serve(calls.listTokens, [], async ({ caller }) => ({ data: await tokensOf(db, caller.userId) }));

  serve(calls.makeToken, [], async ({ caller: { userId }, input, request }) => {
    // A session left open on a shared computer makes no key that outlives it.
    await confirmOwner(deps, userId, input);
    const token = await createToken(deps, userId, input, whenceOf(request));
    return { token, data: await tokensOf(db, userId) };
  });

  serve(calls.revokeToken, [], async ({ caller: { userId }, input, request }) => {
    await forgetToken(deps, userId, input.id, whenceOf(request));
    return { message: 'Token revoked', data: await tokensOf(db, userId) };
  });
}

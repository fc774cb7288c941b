import * as calls from '../../../domain/api/account/tokens.ts';
import { deviceOf } from '../../platform/http/device-of.ts';
import type { Router } from '../../platform/http/route.ts';
import { createToken, forgetToken, type TokenDeps, tokensOf } from './api-tokens.ts';
import { confirmOwner, type OwnerDeps } from './factors/confirm-owner.ts';

/** Serves the tokens that people give their own programs. */
export function tokenRoutes({ serve }: Router, deps: OwnerDeps & TokenDeps): void {
  const { db } = deps;

  serve(calls.listTokens, [], async ({ caller }) => ({ data: await tokensOf(db, caller.userId) }));

  serve(calls.makeToken, [], async ({ caller: { userId }, input, request }) => {
    // A session left open on a shared computer makes no key that outlives it.
    await confirmOwner(deps, userId, input);
    const token = await createToken(deps, userId, input, deviceOf(request));
    return { token, data: await tokensOf(db, userId) };
  });

  serve(calls.revokeToken, [], async ({ caller: { userId }, input, request }) => {
    await forgetToken(deps, userId, input.id, deviceOf(request));
    return { message: 'Token revoked', data: await tokensOf(db, userId) };
  });
}

import * as calls from '../../../../domain/api/factors.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import type { Router } from '../../../platform/http/route.ts';
import { type AuthLimits, perNetwork } from '../limits.ts';
import { setCookie } from '../routes.ts';
import { confirmCode, confirmOwner, confirmPassword } from './confirm-owner.ts';
import {
  creationOptions,
  forgetPasskey,
  keepPasskey,
  type PasskeyDeps,
  passkeysOf,
  redeemPasskey,
  requestOptions,
} from './passkeys.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { redeemTicket } from './tickets.ts';
import { makeKey, renewCodes, type TwoStepDeps, turnOff, turnOn, twoStepSince } from './two-step.ts';

export interface FactorDeps extends TwoStepDeps, PasskeyDeps {
  limits: AuthLimits;
  /** Whether the cookie travels over https only. */
  secureCookie: boolean;
}

/** Serves what people sign in with beside the password. */
export function factorRoutes({ serve }: Router, deps: FactorDeps): void {
  const { db, limits } = deps;
  const factorsOf = async (userId: string): Promise<calls.Factors> => ({
    twoStep: {
      since: (await twoStepSince(db, userId))?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(db, userId),
    },
    passkeys: await passkeysOf(db, userId),
  });

  serve(calls.secondStep, [perNetwork(limits.guesses.perNetwork)], async ({ input, request, reply }) => {
    const { refresh, ...signedIn } = await redeemTicket(deps, input);
    await limits.guesses.perNetwork.refund(networkOf(request.ip));
    setCookie(reply, refresh, deps.secureCookie);
    return signedIn;
  });

  serve(calls.askPasskey, [perNetwork(limits.passkeys)], async () => ({ options: await requestOptions(deps) }));

  serve(calls.signInWithPasskey, [perNetwork(limits.passkeys)], async ({ input, reply }) => {
    const { refresh, ...signedIn } = await redeemPasskey(deps, input);
    setCookie(reply, refresh, deps.secureCookie);
    return signedIn;
  });

  serve(calls.getFactors, [], async ({ caller }) => ({ data: await factorsOf(caller.userId) }));

  serve(calls.beginTwoStep, [], async ({ caller: { userId }, input }) => {
    await confirmPassword(deps, userId, input.password);
    return { data: await makeKey(deps, userId) };
  });

  serve(calls.confirmTwoStep, [], async ({ caller: { userId }, input }) => {
    const recoveryCodes = await confirmCode(deps, userId, () => turnOn(deps, userId, input.code));
    return { recoveryCodes, data: await factorsOf(userId) };
  });

  serve(calls.endTwoStep, [], async ({ caller: { userId }, input }) => {
    await confirmOwner(deps, userId, input);
    await db.transaction((tx) => turnOff(tx, userId));
    return { message: 'Two-step sign-in is off', data: await factorsOf(userId) };
  });

  serve(calls.renewRecoveryCodes, [], async ({ caller: { userId }, input }) => {
    await confirmOwner(deps, userId, input);
    const recoveryCodes = await renewCodes(deps, userId);
    return { recoveryCodes, data: await factorsOf(userId) };
  });

  serve(calls.beginPasskey, [], async ({ caller: { userId }, input }) => {
    await confirmOwner(deps, userId, input);
    return { options: await creationOptions(deps, userId) };
  });

  serve(calls.addPasskey, [], async ({ caller: { userId }, input }) => {
    await keepPasskey(deps, userId, input);
    return { message: 'Passkey added', data: await factorsOf(userId) };
  });

  serve(calls.removePasskey, [], async ({ caller: { userId }, input }) => {
    await forgetPasskey(db, userId, input.id);
    return { message: 'Passkey removed', data: await factorsOf(userId) };
  });
}

import type { FastifyRequest } from 'fastify';
import * as calls from '../../../../domain/api/account/factors.ts';
import type { SecurityEventKind } from '../../../../domain/security-events.ts';
import { whenceOf } from '../../../platform/http/device-of.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import type { ApiRouter } from '../../../platform/http/route.ts';
import { setCookie } from '../cookie.ts';
import { type AuthLimits, perNetwork } from '../limits.ts';
import { confirmCode, confirmOwner, confirmPassword } from './confirm-owner.ts';
import {
  creationOptions,
  forgetPasskey,
  keepPasskey,
  namePasskey,
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
export function factorRoutes({ serve }: ApiRouter, deps: FactorDeps): void {
  const { db, limits } = deps;
  const note = (userId: string, kind: SecurityEventKind, request: FastifyRequest): Promise<void> =>
    deps.record(db, { userId, kind, ...whenceOf(request) });
  const factorsOf = async (userId: string): Promise<calls.Factors> => ({
    twoStep: {
      since: (await twoStepSince(db, userId))?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(db, userId),
    },
    passkeys: await passkeysOf(db, userId),
  });

  serve(calls.secondStep, [perNetwork(limits.guesses.perNetwork)], async ({ input, request, reply }) => {
    const { refresh, ...signedIn } = await redeemTicket(deps, input, whenceOf(request));
    await limits.guesses.perNetwork.refund(networkOf(request.ip));
    setCookie(reply, refresh, deps.secureCookie);
    return signedIn;
  });

  serve(calls.askPasskey, [perNetwork(limits.passkeys)], async () => ({ options: await requestOptions(deps) }));

  serve(calls.signInWithPasskey, [perNetwork(limits.passkeys)], async ({ input, request, reply }) => {
    const { refresh, ...signedIn } = await redeemPasskey(deps, input, whenceOf(request));
    setCookie(reply, refresh, deps.secureCookie);
    return signedIn;
  });

  serve(calls.getFactors, [], async ({ caller }) => ({ data: await factorsOf(caller.userId) }));

  serve(calls.beginTwoStep, [], async ({ caller: { userId }, input }) => {
    await confirmPassword(deps, userId, input.password);
    return { data: await makeKey(deps, userId) };
  });

  serve(calls.confirmTwoStep, [], async ({ caller: { userId }, input, request }) => {
    const recoveryCodes = await confirmCode(deps, userId, () => turnOn(deps, userId, input.code));
    await note(userId, 'two-step-on', request);
    return { recoveryCodes, data: await factorsOf(userId) };
  });

  serve(calls.endTwoStep, [], async ({ caller: { userId }, input, request }) => {
    await confirmOwner(deps, userId, input);
    await db.transaction((tx) => turnOff(tx, userId));
    await note(userId, 'two-step-off', request);
    return { message: 'Two-step sign-in is off', data: await factorsOf(userId) };
  });

  serve(calls.renewRecoveryCodes, [], async ({ caller: { userId }, input, request }) => {
    await confirmOwner(deps, userId, input);
    const recoveryCodes = await renewCodes(deps, userId);
    await note(userId, 'recovery-codes-renewed', request);
    return { recoveryCodes, data: await factorsOf(userId) };
  });

  serve(calls.beginPasskey, [], async ({ caller: { userId }, input }) => {
    await confirmOwner(deps, userId, input);
    return { options: await creationOptions(deps, userId) };
  });

  serve(calls.addPasskey, [], async ({ caller: { userId }, input, request }) => {
    await keepPasskey(deps, userId, input);
    await note(userId, 'passkey-added', request);
    return { message: 'Passkey added', data: await factorsOf(userId) };
  });

  serve(calls.renamePasskey, [], async ({ caller: { userId }, input }) => {
    await namePasskey(db, userId, input.id, input.name);
    return { message: 'Passkey renamed', data: await factorsOf(userId) };
  });

  serve(calls.removePasskey, [], async ({ caller: { userId }, input, request }) => {
    await forgetPasskey(db, userId, input.id);
    await note(userId, 'passkey-removed', request);
    return { message: 'Passkey removed', data: await factorsOf(userId) };
  });
}

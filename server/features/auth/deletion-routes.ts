import * as calls from '../../../domain/api/account/account-deletion.ts';
import { whenceOf } from '../../platform/http/device-of.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { askForDeletion, contentsOf, type DeletionDeps, takeDeletionBack } from './deletion.ts';

/** Serves the end of an account, and the way back from it. */
export function deletionRoutes({ serve }: ApiRouter, deps: DeletionDeps): void {
  const { perAccount } = deps.limits.guesses;

  serve(calls.lookAtDeletion, [], async ({ caller }) => ({ data: await contentsOf(deps.db, caller.userId) }));

  serve(
    calls.askDeletion,
    // A session left open on a shared computer is no place to guess the password.
    [({ caller }) => perAccount.spend(caller.userId)],
    async ({ caller, input, request }) => {
      const deletionAt = await askForDeletion(deps, caller, input, whenceOf(request));
      return {
        message: 'Your account will be deleted in 24 hours',
        data: { deletion_at: deletionAt.toISOString() },
      };
    },
  );

  serve(calls.keepAccount, [], async ({ caller, request }) => {
    await takeDeletionBack(deps, caller, whenceOf(request));
    return { message: 'Your account stays' };
  });
}

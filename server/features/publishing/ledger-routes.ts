import { resolvePublication, retryPublication } from '../../../domain/api/ledger.ts';
import type { Router } from '../../platform/http/route.ts';
import { type ResolveDeps, resolveUnconfirmed, sendAgain } from './resolve.ts';

/** Serves what people decide about posts that did not simply go out. */
export function ledgerRoutes({ serve }: Router, deps: ResolveDeps): void {
  serve(retryPublication, [], ({ input, caller }) => sendAgain(deps, caller.userId, input.id));
  serve(resolvePublication, [], ({ input, caller }) => resolveUnconfirmed(deps, caller.userId, input));
}

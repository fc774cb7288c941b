import * as calls from '../../../domain/api/schedule/import-posts.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { perUser, type RateLimit } from '../../platform/rate-limits.ts';
import { type ImportDeps, importFile, previewFile, undoImportOf } from './import/import-posts.ts';

/** Serves the import of posts from a table. */
export function importRoutes({ serve }: ApiRouter, deps: ImportDeps & { limits: { uploads: RateLimit } }): void {
  const counted = perUser(deps.limits.uploads);
  serve(calls.previewImport, [counted], async ({ input, caller, timeZone }) => ({
    data: await previewFile(deps, caller.userId, { ...input, timeZone }),
  }));
  serve(calls.importPosts, [counted], ({ input, caller, timeZone }) =>
    importFile(deps, caller.userId, { ...input, timeZone }),
  );
  serve(calls.undoImport, [], ({ input, caller }) => undoImportOf(deps, caller.userId, input.requestId));
}

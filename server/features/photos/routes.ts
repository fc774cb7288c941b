import * as calls from '../../../domain/api/post/photos.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { perUser, type RateLimit } from '../../platform/rate-limits.ts';
import { forget, list, type PhotoDeps, storePhoto, storePhotoName } from './photos.ts';

/** Serves the photos that people keep to use again. */
export function photoRoutes({ serve }: ApiRouter, deps: PhotoDeps & { limits: { pictures: RateLimit } }): void {
  const { db } = deps;
  serve(calls.keepPhoto, [perUser(deps.limits.pictures)], async ({ input, caller }) => ({
    data: await storePhoto(deps, caller.userId, input.file),
  }));
  serve(calls.listPhotos, [], async ({ input, caller }) => ({ data: await list(db, caller.userId, input) }));
  serve(calls.renamePhoto, [], async ({ input, caller }) => ({ data: await storePhotoName(db, caller.userId, input) }));
  serve(calls.forgetPhoto, [], async ({ input, caller }) => {
    await forget(db, caller.userId, input.id);
    return {};
  });
}

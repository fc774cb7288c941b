import * as calls from '../../../domain/api/post/pictures.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { perUser, type RateLimit } from '../../platform/rate-limits.ts';
import {
  drawPreview,
  drawSlidesInPlace,
  openDesign,
  type PictureDeps,
  putPictureInPlace,
  storeDesign,
} from './pictures.ts';

interface PictureRouteDeps extends PictureDeps {
  limits: { pictures: RateLimit; designPreviews: RateLimit };
}

/** Serves the picture editor: what a picture was drawn from, how it would look, and the picture that is kept. */
export function pictureRoutes({ serve }: ApiRouter, deps: PictureRouteDeps): void {
  const { limits } = deps;
  serve(calls.pictureDesign, [], async ({ input, caller }) => ({
    data: await openDesign(deps, caller.userId, input.id),
  }));
  serve(calls.previewDesign, [perUser(limits.designPreviews)], async ({ input, caller, signal }) => ({
    data: await drawPreview(deps, { userId: caller.userId, signal }, input.design),
  }));
  serve(calls.keepDesign, [perUser(limits.pictures)], async ({ input, caller, signal }) => ({
    data: await storeDesign(deps, { userId: caller.userId, signal }, input),
  }));
  serve(calls.placeSlides, [perUser(limits.pictures)], async ({ input, caller, signal }) => ({
    data: await drawSlidesInPlace(deps, { userId: caller.userId, signal }, input.ids),
  }));
  serve(calls.placePicture, [perUser(limits.pictures)], async ({ input: { id, ...where }, caller }) => ({
    data: await putPictureInPlace(deps, caller.userId, id, where),
  }));
}

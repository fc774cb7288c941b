import type { AnswerOf, InputOf } from '../../../domain/api/call.ts';
import {
  type KeptPicture,
  type keepDesign,
  PREVIEW_WIDTH,
  type pictureDesign,
  type placeSlides,
  type previewDesign,
} from '../../../domain/api/post/pictures.ts';
import type { Brand } from '../../../domain/brand.ts';
import { Failure } from '../../../domain/errors.ts';
import { ASPECTS, nearestAspect } from '../../../domain/post/aspects.ts';
import { type Design, designSchema, NO_POSTER } from '../../../domain/post/design.ts';
import { PHOTO_GONE } from '../../../domain/post/photos.ts';
import { type RasterType, rasterTypeOf } from '../../../domain/post/picture-types.ts';
import { languageOf } from '../../assistant/reading/language.ts';
import type { MediaPort } from '../../platform/ai/agents.ts';
import { altOf } from '../../platform/ai/builtin/designer/alt.ts';
import { allSymbols, layoutOf, layoutsFor, wordsOf } from '../../platform/ai/builtin/designer/choose.ts';
import { unwritten } from '../../platform/ai/builtin/designer/remarks.ts';
import type { DesignTask } from '../../platform/ai/tasks.ts';
import type { Queries } from '../../platform/db/database.ts';
import { owned } from '../../platform/db/owned.ts';
import { media } from '../../platform/db/schema/media.ts';

/** A picture with the design that it was drawn from. */
export interface DesignedPicture {
  url: string;
  alt: string;
  design: Design;
}

/** The picture of an exchange whose place another one takes. */
export interface PlaceInChat {
  chatId: string;
  of: string;
}

export interface PictureDeps {
  db: Queries;
  brandOf(userId: string): Promise<Brand>;
  draw(task: DesignTask, signal: AbortSignal): Promise<Uint8Array>;
  mediaFor(userId: string): MediaPort;
  /** Fails where there is no room for more pictures. */
  findRoom(userId: string): Promise<void>;
  /** Both fail where the exchange is not the user's, or does not show that picture. */
  inChat: {
    find(userId: string, place: PlaceInChat): Promise<unknown>;
    replace(userId: string, place: PlaceInChat, picture: DesignedPicture): Promise<void>;
  };
}

interface Caller {
  userId: string;
  signal: AbortSignal;
}

/** What a picture was drawn from, and what can be chosen for it. */
export async function openDesign(
  deps: PictureDeps,
  userId: string,
  id: string,
): Promise<AnswerOf<typeof pictureDesign>['data']> {
  const design = await designOf(deps, userId, id);
  return { design: isBare(design) ? design : suited(design), layouts: layoutsFor(design), symbols: allSymbols() };
}

/** How a design looks, drawn small; nothing is kept. */
export async function drawPreview(
  deps: PictureDeps,
  { userId, signal }: Caller,
  wished: Design,
): Promise<AnswerOf<typeof previewDesign>['data']> {
  const design = suited(wished);
  const { bytes, type } = await drawn(deps, { userId, signal }, design, PREVIEW_WIDTH);
  const picture = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const words = wordsOf(design.poster);
  const remarks = unwritten(words, languageOf(words));
  return { picture, alt: altFor(design), layout: design.layout, layouts: layoutsFor(design), remarks };
}

/** Keeps the picture of a design, in the place of another one where one is named. */
export async function storeDesign(
  deps: PictureDeps,
  { userId, signal }: Caller,
  { design: wished, of, chatId }: InputOf<typeof keepDesign>,
): Promise<KeptPicture> {
  const place = of === undefined || chatId === undefined ? null : { of, chatId };
  if (place) await deps.inChat.find(userId, place);
  await deps.findRoom(userId);
  const design = suited(wished);
  const { bytes, type } = await drawn(deps, { userId, signal }, design);
  const { id, url } = await deps.mediaFor(userId).store(bytes, type, design);
  const alt = altFor(design);
  if (place) await deps.inChat.replace(userId, place, { url, alt, design });
  return kept(id, url, design);
}

/** Draws slides anew that show another place than they have among these pictures. */
export async function drawSlidesInPlace(
  deps: PictureDeps,
  { userId, signal }: Caller,
  ids: string[],
): Promise<AnswerOf<typeof placeSlides>['data']> {
  const designs = await Promise.all(ids.map(async (of) => ({ of, design: await designOf(deps, userId, of) })));
  const slides = designs.filter(({ design }) => design.slide !== null);
  const placed = slides.map(({ of, design }, index) => ({
    of,
    shown: design.slide,
    design: { ...design, slide: { at: index + 1, of: slides.length } },
  }));
  const misplaced = placed.filter(({ shown, design: { slide } }) => shown?.at !== slide.at || shown.of !== slide.of);
  if (misplaced.length > 0) await deps.findRoom(userId);
  return Promise.all(
    misplaced.map(async ({ of, design }) => {
      const { bytes, type } = await drawn(deps, { userId, signal }, design);
      return { of, mediaId: (await deps.mediaFor(userId).store(bytes, type, design)).id };
    }),
  );
}

/** Puts a picture that was made before in the place of another one. */
export async function putPictureInPlace(
  deps: PictureDeps,
  userId: string,
  id: string,
  where: PlaceInChat,
): Promise<KeptPicture> {
  const design = await designOf(deps, userId, id);
  const picture = kept(id, `/api/media/${id}`, design);
  await deps.inChat.replace(userId, where, { url: picture.url, alt: picture.alt, design });
  return picture;
}

function kept(mediaId: string, url: string, design: Design): KeptPicture {
  return { mediaId, url, kind: 'image', alt: altFor(design), ...ASPECTS[design.aspect], edited: true };
}

/** Draws a design on its photo, where that is still there. */
async function drawn(
  { brandOf, draw, mediaFor }: PictureDeps,
  { userId, signal }: Caller,
  design: Design,
  width?: number,
): Promise<{ bytes: Uint8Array; type: RasterType }> {
  const photo = design.photo === null ? null : await mediaFor(userId).load(design.photo);
  if (design.photo !== null && !photo) throw new Failure('CONFLICT', PHOTO_GONE);
  const task = { design, brand: await brandOf(userId), ...(photo ? { photo } : {}), ...(width ? { width } : {}) };
  const bytes = await draw(task, signal);
  return { bytes, type: rasterTypeOf(bytes) ?? 'image/png' };
}

/** What a picture shows, in the language of its words. */
const altFor = (design: Design): string => altOf(design, languageOf(wordsOf(design.poster)));

/** The design as it is drawn. */
const suited = (design: Design): Design => ({ ...design, layout: layoutOf(design) });

async function designOf({ db, brandOf }: PictureDeps, userId: string, id: string): Promise<Design> {
  const [row] = await db
    .select({ design: media.design, width: media.width, height: media.height })
    .from(media)
    .where(owned(media, userId, id));
  if (!row || row.width === null || row.height === null)
    throw new Failure('NOT_FOUND', 'This picture is not there any more. Reload the page to see what is.');
  const design = designSchema.safeParse(row.design);
  if (design.success) return design.data;
  const { colors } = await brandOf(userId);
  return { ...BARE, aspect: nearestAspect({ width: row.width, height: row.height }), colours: colors, photo: id };
}

/** A picture that no designer of ours drew is a ground for words, of which there are none yet. */
const BARE = {
  poster: NO_POSTER,
  isDrawing: false,
  layout: 'photo-words',
  ground: 'deep',
  texture: 'photo',
  pairing: 'brand',
  symbol: null,
  slide: null,
  seed: 0,
} as const satisfies Partial<Design>;

/** Whether it waits for words: its layout is for them. */
const isBare = ({ layout, poster, seed }: Design): boolean =>
  layout === BARE.layout && poster.title === '' && seed === BARE.seed;

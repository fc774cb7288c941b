import { ASPECTS } from '../../../../../domain/post/aspects.ts';
import type { DesignTask } from '../../tasks.ts';
import { contentOf } from './brief/content.ts';
import { layoutOf } from './choose.ts';
import { drawableLogo } from './drawable-logo.ts';
import { arrange } from './families.ts';
import { duotoneOf } from './layouts/photo.ts';
import { logoOf } from './logo.ts';
import { type PhotoView, viewOf } from './photo/view.ts';
import { rasterise, rasterisePhoto, svgOf, typeset } from './render.ts';
import type { Box, Scene } from './scene.ts';
import { randomFrom } from './seed.ts';
import type { Stage } from './stage.ts';
import { facesOf } from './type/pairings.ts';

/** Composes a picture without drawing it: the same design gives the same scene. */
export function compose({ design, brand }: Omit<DesignTask, 'photo'>, photo: PhotoView | null = null): Scene {
  const { width, height } = ASPECTS[design.aspect];
  const unit = Math.sqrt(width * height) / 100;
  const stage: Stage = {
    scene: { width, height, shapes: [], texts: [] },
    unit,
    margin: unit * 7.4,
    isWide: width / height > 1.3,
    isTall: height / width > 1.15,
    content: contentOf(design.poster, design.isDrawing, design.slide !== null),
    symbol: design.symbol,
    brand,
    logo: logoOf(brand.logo),
    secondaryLogo: logoOf(brand.secondaryLogo),
    palette: design.colours,
    photo,
    groundName: design.ground,
    // Of a photo that is away the plain ground remains.
    texture: design.texture === 'photo' || design.texture === 'duotone' ? 'plain' : design.texture,
    slide: design.slide,
    reserved: [],
    random: randomFrom(String(design.seed)),
    type: facesOf(design.pairing, brand),
    safe: safeOf(width, height),
  };
  arrange(stage, layoutOf(design));
  return stage.scene;
}

/** Apps cover 12 % of a phone's height at either end with their own signs; a hair more keeps words off their edge. */
const COVERED = 0.125;

function safeOf(width: number, height: number): Box {
  const end = height / width > 1.6 ? height * COVERED : 0;
  return { x: 0, y: end, width, height: height - 2 * end };
}

/** A design drawn: a card of type, plain forms and the brand's colours as PNG, or as JPEG on a photo. */
export async function draw({ design, brand, photo, width }: DesignTask): Promise<Uint8Array> {
  const [logo, secondaryLogo] = [await drawableLogo(brand.logo), await drawableLogo(brand.secondaryLogo)];
  const whose = { ...brand, logo, secondaryLogo };
  if (!photo) {
    const scene = compose({ design, brand: whose });
    return rasterise(svgOf(scene, await typeset(scene)), width && Math.min(width, scene.width));
  }
  const tone = design.texture === 'duotone' ? duotoneOf(design.colours) : null;
  const scene = compose({ design, brand: whose }, await viewOf(photo, tone));
  const svg = svgOf(scene, await typeset(scene));
  const wished = width && Math.min(width, scene.width);
  return scene.photo ? rasterisePhoto(svg, scene, { ...scene.photo, bytes: photo }, wished) : rasterise(svg, wished);
}

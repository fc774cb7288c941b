import { ASPECTS } from '../../../../../domain/aspects.ts';
import type { DesignTask } from '../../tasks.ts';
import { isMotif } from './art/motifs.ts';
import { contentOf } from './brief/content.ts';
import { layoutOf } from './choose.ts';
import { drawableLogo } from './drawable-logo.ts';
import { arrange } from './families.ts';
import { duotoneOf } from './layouts/photo.ts';
import { logoOf } from './logo.ts';
import { type PhotoView, viewOf } from './photo/view.ts';
import { rasterise, rasterisePhoto, svgOf, typeset } from './render.ts';
import type { Scene } from './scene.ts';
import { randomFrom } from './seed.ts';
import type { Stage } from './stage.ts';
import { typeface } from './type/fonts.ts';

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
    motif: isMotif(design.symbol) ? design.symbol : null,
    brand,
    logo: logoOf(brand.logo),
    palette: design.colours,
    photo,
    groundName: design.ground,
    isMinimal: design.texture === 'plain',
    slide: design.slide,
    reserved: [],
    random: randomFrom(String(design.seed)),
    type: {
      head: typeface(brand.fonts.headings, 'bold'),
      body: typeface(brand.fonts.body, 'regular'),
      strong: typeface(brand.fonts.body, 'bold'),
    },
  };
  arrange(stage, layoutOf(design));
  return stage.scene;
}

/** A design drawn: a card of type, plain forms and the brand's colours as PNG, or as JPEG on a photo. */
export async function draw({ design, brand, photo, width }: DesignTask): Promise<Uint8Array> {
  const whose = { ...brand, logo: await drawableLogo(brand.logo) };
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

import { ASPECTS } from '../../../../../domain/aspects.ts';
import type { DesignTask } from '../../tasks.ts';
import { isMotif } from './art/motifs.ts';
import { contentOf } from './brief/content.ts';
import { drawableLogo } from './drawable-logo.ts';
import { WAYS } from './families.ts';
import { logoOf } from './logo.ts';
import { rasterise, svgOf, typeset } from './render.ts';
import type { Scene } from './scene.ts';
import { randomFrom } from './seed.ts';
import type { Stage } from './stage.ts';
import { typeface } from './type/fonts.ts';

/** Composes a picture without drawing it: the same design gives the same scene. */
export function compose({ design, brand }: DesignTask): Scene {
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
  WAYS[design.layout].arrange(stage);
  return stage.scene;
}

/** The PNG of a design: a card of type, plain forms and the brand's colours. */
export async function draw({ design, brand }: DesignTask): Promise<Uint8Array> {
  const logo = await drawableLogo(brand.logo);
  const scene = compose({ design, brand: { ...brand, logo } });
  return rasterise(svgOf(scene, await typeset(scene)));
}

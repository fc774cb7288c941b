import { ASPECTS } from '../../../../../domain/aspects.ts';
import type { DesignTask } from '../../tasks.ts';
import { contentOf } from './brief/content.ts';
import { drawableLogo } from './drawable-logo.ts';
import { WAYS } from './families.ts';
import { logoOf } from './logo.ts';
import { rasterise, svgOf, typeset } from './render.ts';
import type { Box, Scene } from './scene.ts';
import { randomFrom } from './seed.ts';
import type { Stage } from './stage.ts';
import { facesOf } from './type/pairings.ts';

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
    content: contentOf(design.poster, design.isDrawing),
    symbol: design.symbol,
    brand,
    logo: logoOf(brand.logo),
    secondaryLogo: logoOf(brand.secondaryLogo),
    palette: design.colours,
    groundName: design.ground,
    texture: design.texture,
    reserved: [],
    random: randomFrom(String(design.seed)),
    type: facesOf(design.pairing, brand),
    safe: safeOf(width, height),
  };
  WAYS[design.layout].arrange(stage);
  return stage.scene;
}

/** Apps cover 12 % of a phone's height at either end with their own signs; a hair more keeps words off their edge. */
const COVERED = 0.125;

function safeOf(width: number, height: number): Box {
  const end = height / width > 1.6 ? height * COVERED : 0;
  return { x: 0, y: end, width, height: height - 2 * end };
}

/** The PNG of a design: a card of type, plain forms and the brand's colours. */
export async function draw({ design, brand }: DesignTask): Promise<Uint8Array> {
  const logo = await drawableLogo(brand.logo);
  const secondaryLogo = await drawableLogo(brand.secondaryLogo);
  const scene = compose({ design, brand: { ...brand, logo, secondaryLogo } });
  return rasterise(svgOf(scene, await typeset(scene)));
}

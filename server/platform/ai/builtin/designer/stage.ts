import type { Brand } from '../../../../../domain/brand.ts';
import type { Design, GroundName, Texture } from '../../../../../domain/post/design.ts';
import type { Content } from './brief/card.ts';
import type { Palette } from './colour/palette.ts';
import type { DrawableLogo } from './logo.ts';
import type { PhotoView } from './photo/view.ts';
import type { Box, Scene } from './scene.ts';
import type { RandomSource } from './seed.ts';
import type { Faces } from './type/pairings.ts';

/** Everything a layout works with. */
export interface Stage {
  scene: Scene;
  /** A hundredth of the picture's size: type and gaps are multiples of it, so that all formats look alike. */
  unit: number;
  margin: number;
  isWide: boolean;
  isTall: boolean;
  content: Content;
  /** The name of the symbol on it. */
  symbol: string | null;
  brand: Brand;
  logo: DrawableLogo | null;
  secondaryLogo: DrawableLogo | null;
  palette: Palette;
  /** Its owner's photo that it stands on. */
  photo: PhotoView | null;
  /** The ground chosen for this design. */
  groundName: GroundName;
  texture: Exclude<Texture, 'photo' | 'duotone'>;
  /** Its place in a carousel. */
  slide: Design['slide'];
  /** Where something other than text stands, for backdrops that must not run into it. */
  reserved: Box[];
  random: RandomSource;
  type: Faces;
  /** Where words may stand: apps lay their buttons over the ends of a picture of a phone's height. */
  safe: Box;
}

/** The whole picture as a box. */
export function wholeOf(stage: Stage): Box {
  return { x: 0, y: 0, width: stage.scene.width, height: stage.scene.height };
}

/** The part of the picture that a sheet with words may cover. */
export function faceOf({ scene, safe, unit }: Stage): Box {
  const ends = Math.max(0, safe.y - unit * 6);
  return { x: 0, y: ends, width: scene.width, height: scene.height - 2 * ends };
}

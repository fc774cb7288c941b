import type { Brand } from '../../../../../domain/brand.ts';
import type { Design, GroundName } from '../../../../../domain/design.ts';
import type { MotifName } from './art/motifs.ts';
import type { Content } from './brief/card.ts';
import type { Palette } from './colour/palette.ts';
import type { Logo } from './logo.ts';
import type { PhotoView } from './photo/view.ts';
import type { Box, Scene } from './scene.ts';
import type { Random } from './seed.ts';
import type { Typeface } from './type/fonts.ts';

/** Everything a layout works with. */
export interface Stage {
  scene: Scene;
  /** A hundredth of the picture's size: type and gaps are multiples of it, so that all formats look alike. */
  unit: number;
  margin: number;
  isWide: boolean;
  isTall: boolean;
  content: Content;
  motif: MotifName | null;
  brand: Brand;
  logo: Logo | null;
  palette: Palette;
  /** Its owner's photo that it stands on. */
  photo: PhotoView | null;
  /** The ground chosen for this design. */
  groundName: GroundName;
  isMinimal: boolean;
  /** Its place in a carousel. */
  slide: Design['slide'];
  /** Where something other than text stands, for backdrops that must not run into it. */
  reserved: Box[];
  random: Random;
  type: { head: Typeface; body: Typeface; strong: Typeface };
}

/** The whole picture as a box. */
export function wholeOf(stage: Stage): Box {
  return { x: 0, y: 0, width: stage.scene.width, height: stage.scene.height };
}

import { ASPECTS } from '../../../../../domain/aspects.ts';
import { PLATFORM_RULES } from '../../../../../domain/platforms.ts';
import type { PictureLook, PictureTask, Poster } from '../../tasks.ts';
import { motifFor } from './art/motifs.ts';
import { contentOf } from './brief/content.ts';
import { type GroundName, paletteOf } from './colour/palette.ts';
import { drawableLogo } from './drawable-logo.ts';
import { DESIGNS, type Design, LISTS } from './families.ts';
import { textless } from './layouts/textless.ts';
import { logoOf } from './logo.ts';
import { rasterise, svgOf, typeset } from './render.ts';
import type { Scene } from './scene.ts';
import { randomFrom } from './seed.ts';
import type { Stage } from './stage.ts';
import { typeface } from './type/fonts.ts';
import { isMostlyUnprintable } from './type/printable.ts';

const LONGEST_THEME = 300;
export interface Picture {
  png: Uint8Array;
  width: number;
  height: number;
  family: string;
}

const DARK: readonly GroundName[] = ['deep', 'primary'];
const LIGHT: readonly GroundName[] = ['paper', 'tint'];

/** The ground that the wished look allows, else the design's own. */
function groundFor(design: Design, turn: number, look: PictureLook): GroundName {
  const isColoured = look.colours.length > 0;
  if (look.tone === 'dark' && !isColoured) return 'deep';
  if (look.tone === 'light' && !isColoured) return 'paper';
  if (isColoured) return look.tone === 'dark' ? 'deep' : 'primary';
  if (look.isBranded) return 'primary';
  return design.grounds[turn % design.grounds.length] ?? design.grounds[0];
}

/** Composes a picture without drawing it: the same task gives the same scene. */
export function compose(task: PictureTask): { scene: Scene; family: string } {
  const { brand, variant, look, platform } = task;
  const { width, height } = platform && !look.aspect ? PLATFORM_RULES[platform].picture : ASPECTS[look.aspect ?? '1:1'];
  const poster = withoutSignature(task.poster, brand.name);
  const words = wordsOf(poster);
  const content = contentOf(poster, task.medium === 'drawing');
  const random = randomFrom(JSON.stringify([words, look, variant]));
  const turn = Math.floor(randomFrom(words)() * 12) + Math.max(0, Math.floor(variant));
  const isWordless = look.isTextless || content.headline === '' || isMostlyUnprintable(words);
  const designs = content.items.length >= 2 ? LISTS : DESIGNS[content.kind];
  const design = designs[turn % designs.length] ?? designs[0];
  const unit = Math.sqrt(width * height) / 100;
  const stage: Stage = {
    scene: { width, height, shapes: [], texts: [] },
    unit,
    margin: unit * 7.4,
    isWide: width / height > 1.3,
    isTall: height / width > 1.15,
    content,
    motif: motifFor(
      content.headline,
      content.kicker,
      content.items.join(' '),
      content.sub,
      // A long text names many things that the picture is not about.
      words.length <= LONGEST_THEME || isWordless ? words : null,
    ),
    brand,
    logo: logoOf(brand.logo),
    palette: paletteOf(brand, look),
    photo: null,
    // Designs turn faster than grounds, so that a second round of the designs comes in other colours.
    groundName: groundFor(design, (turn % designs.length) + Math.floor(turn / designs.length), look),
    isMinimal: look.isMinimal,
    reserved: [],
    random,
    type: {
      head: typeface(brand.fonts.headings, 'bold'),
      body: typeface(brand.fonts.body, 'regular'),
      strong: typeface(brand.fonts.body, 'bold'),
    },
  };
  if (isWordless) {
    stage.groundName = groundFor(
      { layout: textless, grounds: [...DARK, ...LIGHT] as [GroundName, ...GroundName[]] },
      turn,
      look,
    );
    textless(stage);
  } else design.layout(stage);
  return { scene: stage.scene, family: isWordless ? 'textless' : content.kind };
}

/** All that stands on a poster, as one text. */
export function wordsOf({ title, notes, times, place, price, figure, items, by, call }: Poster): string {
  const when = times.flatMap(({ day, hours }) => [day, hours]);
  return [figure, title, ...notes, ...items, ...when, place, price, by, call].filter(Boolean).join('\n');
}

/** A post without the line that names its brand: the picture is signed as it is. */
function withoutSignature(poster: Poster, name: string | null): Poster {
  if (!name) return poster;
  const isSignature = (line: string) => line.replace(/^[—–-]\s*/u, '') === name;
  return {
    ...poster,
    notes: poster.notes.filter((note) => !isSignature(note)),
    by: poster.by === name ? null : poster.by,
  };
}

/** Draws the picture that a task asks for: a card of type, plain forms and the brand's colours. */
export async function draw(task: PictureTask): Promise<Picture> {
  const logo = await drawableLogo(task.brand.logo);
  const { scene, family } = compose({ ...task, brand: { ...task.brand, logo } });
  const png = rasterise(svgOf(scene, await typeset(scene)));
  return { png, width: scene.width, height: scene.height, family };
}

import type { GroundName } from '../../../../../../domain/design.ts';
import { bauhaus } from '../art/bauhaus.ts';
import { motif } from '../art/motifs.ts';
import { halftone, rays, rings, stripes } from '../art/patterns.ts';
import { hexOf, lchOf, mix } from '../colour/contrast.ts';
import { type Ground, groundOf } from '../colour/palette.ts';
import { setColumn } from '../column.ts';
import { type Box, circle, inset, rect } from '../scene.ts';
import { pick } from '../seed.ts';
import { sign } from '../signature.ts';
import { type Stage, wholeOf } from '../stage.ts';
import { motifOn } from './full.ts';

/** Parts the picture into one panel for art and one for text: above each other, or side by side where it is wide. */
function partition(stage: Stage, share: number, artFirst: boolean): { art: Box; text: Box } {
  const { width, height } = stage.scene;
  if (stage.isWide) {
    const side = Math.round(width * share);
    return artFirst
      ? { art: { x: 0, y: 0, width: side, height }, text: { x: side, y: 0, width: width - side, height } }
      : { art: { x: width - side, y: 0, width: side, height }, text: { x: 0, y: 0, width: width - side, height } };
  }
  const top = Math.round(height * share);
  return { art: { x: 0, y: 0, width, height: top }, text: { x: 0, y: top, width, height: height - top } };
}

/** Five colours of the brand for plain forms: two full, two faint, one nearly white. */
function formColours({ primary, accent }: { primary: string; accent: string }): string[] {
  const strong = lchOf(primary).l > 0.94 ? hexOf({ ...lchOf(primary), l: 0.9 }) : primary;
  return [strong, accent, mix(accent, '#ffffff', 0.62), mix(strong, '#ffffff', 0.7), '#fff7ef'];
}

/** A band of plain forms, the message on paper beside it. */
export function band(stage: Stage): void {
  const { scene, random } = stage;
  const rows = stage.isWide ? 4 : stage.isTall ? 3 : 2;
  const cell = stage.isWide ? scene.height / rows : scene.width / 6;
  const columns = stage.isWide ? Math.max(2, Math.round((scene.width * 0.36) / cell)) : 6;
  const share = stage.isWide ? (columns * cell) / scene.width : (rows * cell) / scene.height;
  const { art, text } = partition(stage, share, random() < 0.35);
  const ground = groundOf(stage.groundName, stage.palette);
  const colours = formColours(stage.palette);
  const { svg, free } = bauhaus(art, columns, rows, random, colours, stage.motif !== null);
  scene.shapes.push(rect(wholeOf(stage), ground.base), svg);
  if (free && stage.motif) {
    const plate = groundOf(pick(random, ['deep', 'primary', 'accent']), stage.palette);
    const inside = inset(free, Math.min(free.width, free.height) * 0.19);
    scene.shapes.push(
      rect({ ...free, width: free.width + 0.5, height: free.height + 0.5 }, plate.base),
      motif(stage.motif, inside.x, inside.y, inside.width, motifOn(plate)),
    );
  }
  // The forms reach half a pixel over their edge.
  scene.shapes.push(rect(text, ground.base));
  const frame = sign(stage, text, ground);
  setColumn(stage, ground, frame, { kickerMark: 'plain', largest: 10, isBeside: true });
}

function stageArt(stage: Stage, art: Box, ground: Ground): string {
  const { random, unit } = stage;
  const [x, y] = [art.x + art.width / 2, art.y + art.height / 2];
  const size = Math.min(art.width, art.height);
  const field = rect(art, ground.base);
  if (!stage.motif) {
    const far = pick(random, [0, 1]);
    return (
      field +
      rings(art.x + art.width * far, art.y + art.height, Math.max(art.width, art.height) * 0.86, [
        ground.tone,
        ground.shape,
        ground.base,
        ground.second,
        ground.base,
        ground.shape,
      ])
    );
  }
  const behind = pick(random, [
    () => rays(art, x, y, ground.tone),
    () => halftone(art, random, ground.tone, unit * 3),
    () => stripes(art, ground.tone, unit * 3.4),
    () => circle(x, y, size * 0.62, ground.tone),
  ]);
  const inside = size * 0.46;
  return (
    field +
    behind() +
    circle(x, y, size * 0.39, ground.disc) +
    motif(stage.motif, x - inside / 2, y - inside / 2, inside, motifOn(ground))
  );
}

const OPPOSITE: Record<GroundName, readonly [GroundName, ...GroundName[]]> = {
  paper: ['accent', 'primary', 'deep'],
  tint: ['primary', 'deep', 'accent'],
  deep: ['accent', 'tint', 'paper'],
  primary: ['paper', 'accent', 'tint'],
  accent: ['deep', 'paper', 'primary'],
};

/** One panel for the picture of a thing, one for the words. */
export function split(stage: Stage): void {
  const { content } = stage;
  // Much to say leaves less room to show.
  const isFull = content.details.length + (content.cta ? 1 : 0) + (content.sub ? 1 : 0) >= 3;
  const share = stage.isWide ? 0.41 : (stage.isTall ? 0.43 : 0.4) - (isFull ? 0.1 : 0);
  const { art, text } = partition(stage, share, stage.random() < 0.4);
  const ground = groundOf(stage.groundName, stage.palette);
  const other = groundOf(pick(stage.random, OPPOSITE[stage.groundName]), stage.palette);
  stage.scene.shapes.push(stageArt(stage, art, other), rect(text, ground.base));
  const frame = sign(stage, text, ground);
  setColumn(stage, ground, frame, { largest: 10 });
}

/** A card that lies on a pattern. */
export function card(stage: Stage): void {
  const { scene, unit, random } = stage;
  const whole = wholeOf(stage);
  const under = groundOf(stage.groundName, stage.palette);
  const colours = formColours(stage.palette);
  const cell = Math.min(scene.width, scene.height) / 6;
  const pattern = pick(random, [
    () => rect(whole, under.base) + stripes(whole, under.soft, unit * 4),
    () => rect(whole, under.base) + halftone(whole, random, under.shape, unit * 3.2),
    () => bauhaus(whole, Math.round(scene.width / cell), Math.round(scene.height / cell), random, colours, false).svg,
    () => rect(whole, under.base) + rays(whole, scene.width / 2, scene.height / 2, under.soft, 24),
  ]);
  const ground = groundOf(under.name === 'paper' || under.name === 'tint' ? 'deep' : 'paper', stage.palette);
  const face = inset(whole, unit * 7);
  scene.shapes.push(stage.isMinimal ? rect(whole, under.base) : pattern(), rect(face, ground.base, unit * 2.6));
  const frame = sign(stage, face, ground);
  if (stage.motif && !stage.isWide && !stage.isMinimal) {
    const side = unit * (stage.isTall ? 17 : 13);
    scene.shapes.push(motif(stage.motif, frame.x, frame.y, side, motifOn(ground)));
    setColumn(
      stage,
      ground,
      { ...frame, y: frame.y + side + unit * 3, height: frame.height - side - unit * 3 },
      { largest: 9.4, anchor: 'bottom' },
    );
  } else if (stage.motif && !stage.isMinimal) {
    const side = Math.min(frame.height * 0.62, unit * 20);
    scene.shapes.push(
      motif(stage.motif, frame.x + frame.width - side, frame.y + (frame.height - side) / 2, side, motifOn(ground)),
    );
    setColumn(stage, ground, { ...frame, width: frame.width - side - unit * 4 }, { largest: 9.8 });
  } else setColumn(stage, ground, frame, { largest: 9.8 });
}

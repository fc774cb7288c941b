import type { GroundName } from '../../../../../../domain/post/design.ts';
import { bauhaus } from '../art/bauhaus.ts';
import { blob } from '../art/cutouts.ts';
import { mesh } from '../art/mesh.ts';
import { paperGrain } from '../art/paper.ts';
import { halftone, rays, rings, stripes } from '../art/patterns.ts';
import { paintSymbol } from '../art/symbols.ts';
import { hexOf, lchOf, mix } from '../colour/contrast.ts';
import { type Ground, groundOf } from '../colour/palette.ts';
import { setColumn } from '../column.ts';
import { placeSymbol, symbolOn } from '../emblem.ts';
import { type Box, circle, inset, rect } from '../scene.ts';
import { pick } from '../seed.ts';
import { sign } from '../signature.ts';
import { faceOf, type Stage } from '../stage.ts';
import { paintBackdrop } from './backdrops.ts';

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

/** A panel for words: it ends where it ends, so only what stays inside lies on it. */
function panel({ texture, random, unit }: Stage, ground: Ground, box: Box): string {
  const grain = () =>
    paperGrain(
      inset(box, unit * 2),
      random,
      mix(ground.base, ground.tone, 1),
      mix(ground.base, ground.tone, 0.6),
      unit,
    );
  return rect(box, ground.base) + (texture === 'paper' ? grain() : '');
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
  const { svg, free } = bauhaus(art, columns, rows, random, colours, stage.symbol !== null);
  scene.shapes.push(svg);
  if (free && stage.symbol) {
    const plate = groundOf(pick(random, ['deep', 'primary', 'accent']), stage.palette);
    const inside = inset(free, Math.min(free.width, free.height) * 0.14);
    scene.shapes.push(
      rect({ ...free, width: free.width + 0.5, height: free.height + 0.5 }, plate.base),
      paintSymbol(stage.symbol, inside.x, inside.y, inside.width, symbolOn(plate)),
    );
  }
  // The forms reach half a pixel over their edge.
  scene.shapes.push(panel(stage, ground, text));
  const frame = sign(stage, text, ground);
  setColumn(stage, ground, frame, { kickerMark: 'plain', largest: 10, isBeside: true });
}

/** What lies behind the symbol of an art panel. */
function behindSymbol(stage: Stage, art: Box, ground: Ground): string {
  const { random, unit, texture } = stage;
  const [x, y] = [art.x + art.width / 2, art.y + art.height / 2];
  const size = Math.min(art.width, art.height);
  const field = rect(art, ground.base);
  const corner = (at: number, radius: number) =>
    circle(
      art.x + art.width * at,
      art.y + art.height * (1 - at),
      size * radius,
      at === 0 ? ground.shape : ground.second,
    );
  const painted = {
    plain: () => field,
    mesh: () => mesh(art, ground, random, []),
    paper: () => field + paperGrain(art, random, ground.soft, ground.tone, unit),
    shapes: () => field + blob(x, y, size * 0.72, random, ground.tone) + corner(0, 0.3) + corner(1, 0.36),
    pattern: () =>
      field +
      pick(random, [
        () => rays(art, x, y, ground.tone),
        () => halftone(art, random, ground.tone, unit * 3),
        () => stripes(art, ground.tone, unit * 3.4),
      ])(),
  };
  return painted[texture]();
}

function stageArt(stage: Stage, art: Box, ground: Ground): string {
  const [x, y] = [art.x + art.width / 2, art.y + art.height / 2];
  const size = Math.min(art.width, art.height);
  if (!stage.symbol) {
    const far = pick(stage.random, [0, 1]);
    return (
      rect(art, ground.base) +
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
  const inside = size * 0.52;
  return (
    behindSymbol(stage, art, ground) +
    circle(x, y, size * 0.39, ground.disc) +
    paintSymbol(stage.symbol, x - inside / 2, y - inside / 2, inside, symbolOn(ground, ground.disc))
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
  stage.scene.shapes.push(stageArt(stage, art, other), panel(stage, ground, text));
  const frame = sign(stage, text, ground);
  setColumn(stage, ground, frame, { largest: 10 });
}

/** A card that lies on a pattern. */
export function card(stage: Stage): void {
  const { scene, unit, symbol } = stage;
  const under = groundOf(stage.groundName, stage.palette);
  const ground = groundOf(under.name === 'paper' || under.name === 'tint' ? 'deep' : 'paper', stage.palette);
  const face = inset(faceOf(stage), unit * 7);
  scene.shapes.push(rect(face, ground.base, unit * 2.6));
  const frame = sign(stage, face, ground);
  if (symbol && !stage.isWide) {
    const side = unit * (stage.isTall ? 19 : 15);
    placeSymbol(stage, ground, frame.x, frame.y, side);
    const top = side + unit * 3;
    setColumn(
      stage,
      ground,
      { ...frame, y: frame.y + top, height: frame.height - top },
      { largest: 9.4, anchor: 'bottom' },
    );
  } else if (symbol) {
    const side = Math.min(frame.height * 0.66, unit * 22);
    placeSymbol(stage, ground, frame.x + frame.width - side, frame.y + (frame.height - side) / 2, side);
    setColumn(stage, ground, { ...frame, width: frame.width - side - unit * 4 }, { largest: 9.8 });
  } else setColumn(stage, ground, frame, { largest: 9.8 });
  paintBackdrop(stage, under, face);
}

import { type MotifColours, motif } from '../art/motifs.ts';
import { lchOf } from '../colour/contrast.ts';
import { type Ground, groundOf } from '../colour/palette.ts';
import { setColumn } from '../column.ts';
import { type Align, type Box, circle } from '../scene.ts';
import { sign } from '../signature.ts';
import { type Stage, wholeOf } from '../stage.ts';
import { type BackdropName, paintBackdrop } from './backdrops.ts';

/** The colours of a motif that stands free on a ground. */
export function motifOn(ground: Ground): MotifColours {
  // Light details lie on the companion too: where that is white itself, the ground shines through instead.
  const isCompanionLight = lchOf(ground.second).l > 0.9;
  return {
    main: ground.shape,
    companion: ground.second,
    light: ground.isDark && !isCompanionLight ? '#ffffff' : ground.base,
    dark: ground.isDark ? ground.base : ground.text,
  };
}

/** A motif inside a disc, in colours that stand out from it. */
export function medallion(
  stage: Stage,
  ground: Ground,
  x: number,
  y: number,
  size: number,
  align: Align = 'center',
): string {
  if (!stage.motif) return '';
  stage.reserved.push({ x, y, width: size, height: size });
  if (stage.isMinimal)
    return motif(stage.motif, align === 'left' ? x : x + size * 0.19, y + size * 0.19, size * 0.62, motifOn(ground));
  const inside = size * 0.56;
  return (
    circle(x + size / 2, y + size / 2, size / 2, ground.disc) +
    motif(stage.motif, x + (size - inside) / 2, y + (size - inside) / 2, inside, motifOn(ground))
  );
}

const LOUD: readonly [BackdropName, ...BackdropName[]] = ['mesh', 'mesh', 'contours', 'halftone', 'corner', 'hills'];
const CALM: readonly [BackdropName, ...BackdropName[]] = [
  'contours',
  'corner',
  'terrazzo',
  'squares',
  'mesh',
  'halftone',
];

/** A poster: everything at the left edge, a motif where there is room for one. */
export function poster(stage: Stage): void {
  const ground = groundOf(stage.groundName, stage.palette);
  const frame = sign(stage, wholeOf(stage), ground);
  const { unit } = stage;
  if (stage.isWide) {
    const side = stage.motif ? Math.min(frame.height * 0.82, frame.width * 0.3) : 0;
    if (side > 0)
      stage.scene.shapes.push(
        medallion(stage, ground, frame.x + frame.width - side, frame.y + (frame.height - side) / 2, side),
      );
    setColumn(stage, ground, { ...frame, width: side > 0 ? frame.width - side - unit * 5 : frame.width * 0.8 });
  } else {
    const side = stage.motif ? unit * (stage.isTall ? 24 : 19) : 0;
    if (side > 0) stage.scene.shapes.push(medallion(stage, ground, frame.x, frame.y, side, 'left'));
    const top = side > 0 ? side + unit * 4 : 0;
    setColumn(
      stage,
      ground,
      { ...frame, y: frame.y + top, height: frame.height - top },
      { anchor: side > 0 ? 'bottom' : 'middle', largest: 12 },
    );
  }
  paintBackdrop(stage, ground, ground.isDark ? LOUD : CALM);
}

/** Everything on the middle axis. */
export function centred(stage: Stage): void {
  const ground = groundOf(stage.groundName, stage.palette);
  const frame = sign(stage, wholeOf(stage), ground, 'center');
  const { unit } = stage;
  const { content } = stage;
  // A wide picture has no height to spare when there is much to say.
  const isFull = stage.isWide && [content.kicker, content.big, content.sub, content.cta].filter(Boolean).length >= 3;
  const side = stage.motif && !isFull ? unit * (stage.isWide ? 15 : 21) : 0;
  if (side > 0) stage.scene.shapes.push(medallion(stage, ground, frame.x + (frame.width - side) / 2, frame.y, side));
  const top = side > 0 ? side + unit * 3 : 0;
  const narrow = stage.isWide ? frame.width * 0.12 : 0;
  const box: Box = {
    x: frame.x + narrow,
    y: frame.y + top,
    width: frame.width - 2 * narrow,
    height: frame.height - top,
  };
  setColumn(stage, ground, box, { align: 'center', kickerMark: 'pill', largest: 11 });
  paintBackdrop(stage, ground, ['rays', 'halftone', 'terrazzo', 'hills', 'stripes', 'contours']);
}

/** Type alone, as large as it goes, low on the page. */
export function bigType(stage: Stage): void {
  const ground = groundOf(stage.groundName, stage.palette);
  const frame = sign(stage, wholeOf(stage), ground);
  // A minimal design has no forms in its corner: a small motif takes their place.
  const side = stage.isMinimal && stage.motif && !stage.isWide ? stage.unit * 21 : 0;
  if (side > 0) stage.scene.shapes.push(medallion(stage, ground, frame.x, frame.y - side * 0.19, side, 'left'));
  const keepFree = stage.isWide ? 0 : Math.max(side, frame.height * 0.12);
  setColumn(
    stage,
    ground,
    {
      ...frame,
      y: frame.y + keepFree,
      height: frame.height - keepFree,
      width: stage.isWide ? frame.width * 0.78 : frame.width,
    },
    { anchor: 'bottom', largest: 15.5, kickerMark: 'pill' },
  );
  paintBackdrop(stage, ground, ['corner', 'plain', 'squares', 'corner', 'mesh']);
}

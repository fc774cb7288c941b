import { groundOf } from '../colour/palette.ts';
import { setColumn } from '../column.ts';
import { placeMedallion } from '../emblem.ts';
import type { Box } from '../scene.ts';
import { sign } from '../signature.ts';
import { type Stage, wholeOf } from '../stage.ts';
import { paintBackdrop } from './backdrops.ts';

/** A poster: everything at the left edge, a symbol where there is room for one. */
export function poster(stage: Stage): void {
  const ground = groundOf(stage.groundName, stage.palette);
  const frame = sign(stage, wholeOf(stage), ground);
  const { unit } = stage;
  if (stage.isWide) {
    const side = stage.symbol ? Math.min(frame.height * 0.82, frame.width * 0.3) : 0;
    if (side > 0)
      placeMedallion(stage, ground, frame.x + frame.width - side, frame.y + (frame.height - side) / 2, side);
    setColumn(stage, ground, { ...frame, width: side > 0 ? frame.width - side - unit * 5 : frame.width * 0.8 });
  } else {
    const side = stage.symbol ? unit * (stage.isTall ? 24 : 19) : 0;
    if (side > 0) placeMedallion(stage, ground, frame.x, frame.y, side, 'left');
    const top = side > 0 ? side + unit * 4 : 0;
    setColumn(
      stage,
      ground,
      { ...frame, y: frame.y + top, height: frame.height - top },
      { anchor: side > 0 ? 'bottom' : 'middle', largest: 12 },
    );
  }
  paintBackdrop(stage, ground);
}

/** Everything on the middle axis. */
export function centred(stage: Stage): void {
  const ground = groundOf(stage.groundName, stage.palette);
  const frame = sign(stage, wholeOf(stage), ground, 'center');
  const { unit } = stage;
  const { content } = stage;
  // A wide picture has no height to spare when there is much to say.
  const isFull = stage.isWide && [content.kicker, content.big, content.sub, content.cta].filter(Boolean).length >= 3;
  const side = stage.symbol && !isFull ? unit * (stage.isWide ? 15 : 21) : 0;
  if (side > 0) placeMedallion(stage, ground, frame.x + (frame.width - side) / 2, frame.y, side);
  const top = side > 0 ? side + unit * 3 : 0;
  const narrow = stage.isWide ? frame.width * 0.12 : 0;
  const box: Box = {
    x: frame.x + narrow,
    y: frame.y + top,
    width: frame.width - 2 * narrow,
    height: frame.height - top,
  };
  setColumn(stage, ground, box, { align: 'center', kickerMark: 'pill', largest: 11 });
  paintBackdrop(stage, ground);
}

/** Type alone, as large as it goes, low on the page. */
export function bigType(stage: Stage): void {
  const ground = groundOf(stage.groundName, stage.palette);
  const frame = sign(stage, wholeOf(stage), ground);
  // A minimal design has no forms in its corner: a small symbol takes their place.
  const side = stage.texture === 'plain' && stage.symbol && !stage.isWide ? stage.unit * 21 : 0;
  if (side > 0) placeMedallion(stage, ground, frame.x, frame.y - side * 0.19, side, 'left');
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
  paintBackdrop(stage, ground);
}

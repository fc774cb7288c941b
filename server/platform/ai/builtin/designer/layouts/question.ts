import { groundOf } from '../colour/palette.ts';
import { setColumn } from '../column.ts';
import { placeSymbol } from '../emblem.ts';
import { inset, n, rect } from '../scene.ts';
import { sign } from '../signature.ts';
import { type Stage, wholeOf } from '../stage.ts';
import { paintBackdrop } from './backdrops.ts';

/** A question in a speech bubble. */
export function bubble(stage: Stage): void {
  const { scene, unit } = stage;
  const ground = groundOf(stage.groundName, stage.palette);
  const face = groundOf(ground.isDark ? 'paper' : 'deep', stage.palette);
  const frame = sign(stage, wholeOf(stage), ground, stage.isWide ? 'right' : 'left');
  const tail = unit * 7;
  const height = (frame.height - tail + unit * 2) * (stage.isTall ? 0.74 : 1);
  const body = { ...frame, y: frame.y + (frame.height - tail - height) * 0.5, height };
  const x = stage.isWide ? body.x + unit * 10 : body.x + unit * 8;
  scene.shapes.push(
    rect(body, face.base, unit * 3.6),
    `<path d="M${n(x)} ${n(body.y + body.height - 1)}h${n(unit * 9)}l${n(-unit * 9)} ${n(tail)}z" fill="${face.base}"/>`,
  );
  const inner = inset(body, unit * (stage.isWide ? 5 : 6));
  const side = stage.symbol ? Math.min(inner.height * 0.5, unit * (stage.isWide ? 20 : 18)) : 0;
  placeSymbol(stage, face, inner.x + inner.width - side, inner.y + inner.height - side, side);
  const words = stage.isWide
    ? { ...inner, width: inner.width - (side > 0 ? side + unit * 4 : 0) }
    : { ...inner, height: inner.height - (side > 0 ? side + unit : 0) };
  setColumn(stage, face, words, { largest: 10.5, anchor: side > 0 && !stage.isWide ? 'top' : 'middle' });
  paintBackdrop(stage, ground, body);
}

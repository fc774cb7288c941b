import { groundOf } from '../colour/palette.ts';
import { setColumn } from '../column.ts';
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
  setColumn(stage, face, inset(body, unit * (stage.isWide ? 5 : 6)), { largest: 10.5 });
  paintBackdrop(stage, ground, body);
}

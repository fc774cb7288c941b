import { bauhaus } from '../art/bauhaus.ts';
import { hills, rings } from '../art/patterns.ts';
import { mix } from '../colour/contrast.ts';
import { groundOf } from '../colour/palette.ts';
import { placeMedallion } from '../emblem.ts';
import { circle, rect } from '../scene.ts';
import { pick } from '../seed.ts';
import { sign } from '../signature.ts';
import { type Stage, wholeOf } from '../stage.ts';
import { paintBackdrop } from './backdrops.ts';

/** A picture without words: brand colours, plain forms, and a symbol where the brief names a thing. */
export function textless(stage: Stage): void {
  const { scene, random } = stage;
  const whole = wholeOf(stage);
  const ground = groundOf(stage.groundName, stage.palette);
  const frame = sign(stage, whole, ground);
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const size = Math.min(frame.width, frame.height);
  if (stage.symbol || stage.texture !== 'shapes') {
    placeMedallion(stage, ground, x - size * 0.44, y - size * 0.44, size * 0.88);
    paintBackdrop(stage, ground);
    return;
  }
  const cell = Math.min(scene.width, scene.height) / 5;
  const [columns, rows] = [Math.max(2, Math.round(frame.width / cell)), Math.max(2, Math.round(frame.height / cell))];
  const art = pick(random, [
    () =>
      rect(whole, ground.base) +
      bauhaus(
        frame,
        columns,
        rows,
        random,
        [ground.shape, ground.second, ground.soft, ground.tone, mix(ground.shape, ground.base, 0.5)],
        false,
      ).svg,
    () =>
      rect(whole, ground.base) +
      circle(frame.x + frame.width * 0.66, frame.y + frame.height * 0.38, size * 0.27, ground.shape) +
      hills({ ...whole, y: frame.y + frame.height * 0.42, height: frame.height * 0.58 }, random, [
        ground.second,
        mix(ground.second, ground.base, 0.5),
        ground.base,
      ]),
    () =>
      rect(whole, ground.base) +
      rings(scene.width * 0.62, frame.y + frame.height, size * 0.98, [
        ground.shape,
        ground.base,
        ground.second,
        ground.base,
        ground.soft,
        ground.base,
        ground.shape,
      ]) +
      rect({ ...whole, y: frame.y + frame.height, height: scene.height - frame.y - frame.height }, ground.base),
  ]);
  scene.shapes.unshift(art());
}

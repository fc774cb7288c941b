import { mesh } from '../art/mesh.ts';
import { contours, hairRings, halftone, hills, rays, rings, squares, stripes, terrazzo } from '../art/patterns.ts';
import { mix } from '../colour/contrast.ts';
import type { Ground } from '../colour/palette.ts';
import { type Box, inset, rect, type Scene } from '../scene.ts';
import { pick } from '../seed.ts';
import { type Stage, wholeOf } from '../stage.ts';

export type BackdropName =
  | 'mesh'
  | 'contours'
  | 'halftone'
  | 'stripes'
  | 'rays'
  | 'corner'
  | 'hills'
  | 'squares'
  | 'terrazzo'
  | 'plain';

/** The colour of a pattern's lines or dots: seen, yet no further from the ground than text can bear. */
function lineOf(ground: Ground, strength: number): string {
  return ground.name === 'paper'
    ? mix(ground.base, ground.tone, strength * 1.6)
    : mix(ground.base, ground.tone, strength);
}

/** The free corner farthest from the texts: where a backdrop may be loud. */
function freeCorner(stage: Stage, taken: Box[]): { x: number; y: number; radius: number } {
  const { width, height } = stage.scene;
  const corners = [
    [width, 0],
    [width, height],
    [0, 0],
    [0, height],
  ] as const;
  const distance = (x: number, y: number) =>
    Math.min(
      ...taken.map((box) =>
        Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height)),
      ),
      Math.min(width, height) * 0.62,
    );
  const [first] = corners
    .map(([x, y]) => ({ x, y, radius: distance(x, y) }))
    .sort((one, other) => other.radius - one.radius);
  return first ?? { x: width, y: 0, radius: 0 };
}

/** The boxes that the texts of a scene take: line by line as wide as they are set. */
export function takenBoxes(scene: Scene): { box: Box; colour: string }[] {
  return scene.texts.map(({ text, box, align, colour }) => {
    const width = Math.min(box.width, text.width);
    const x =
      align === 'left' ? box.x : align === 'center' ? box.x + (box.width - width) / 2 : box.x + box.width - width;
    return { box: { x, y: box.y, width, height: box.height }, colour };
  });
}

function cornerRings(stage: Stage, ground: Ground, taken: Box[]): string {
  const corner = freeCorner(stage, taken);
  const radius = corner.radius - stage.unit * 3;
  if (radius < stage.unit * 12) return '';
  const colours = [ground.shape, ground.base, ground.second, ground.base, ground.shape, ground.soft].slice(
    0,
    radius > stage.unit * 26 ? 6 : 4,
  );
  return rings(corner.x, corner.y, radius, colours);
}

/** Paints what lies behind the texts; call it after they are placed, it goes behind them and keeps them readable. */
export function paintBackdrop(stage: Stage, ground: Ground, names: readonly [BackdropName, ...BackdropName[]]): void {
  const { scene, unit, random } = stage;
  const whole = wholeOf(stage);
  const name = stage.isMinimal ? 'plain' : pick(random, names);
  const base = rect(whole, ground.base);
  const keep = takenBoxes(scene);
  const taken = [...keep.map(({ box }) => box), ...stage.reserved].map((box) => inset(box, -unit * 2));
  const corner = freeCorner(stage, taken);
  const painted = {
    plain: () => base,
    mesh: () =>
      mesh(whole, ground, random, keep) +
      hairRings(corner.x, corner.y, unit * 7.4, 7, mix(ground.base, ground.tone, 0.9), unit * 0.18),
    contours: () => base + contours(whole, random, lineOf(ground, 1), unit * 0.2),
    halftone: () => base + halftone(whole, random, lineOf(ground, 1), unit * 3.4),
    stripes: () => base + stripes(whole, lineOf(ground, 0.7), unit * 5),
    rays: () => base + rays(whole, scene.width / 2, scene.height * 0.46, lineOf(ground, 0.8)),
    corner: () => base + cornerRings(stage, ground, taken),
    hills: () =>
      base +
      hills({ x: 0, y: scene.height * 0.6, width: scene.width, height: scene.height * 0.4 }, random, [
        lineOf(ground, 0.5),
        lineOf(ground, 1),
      ]),
    squares: () => base + squares(whole, lineOf(ground, 1), unit * 6, unit * 0.15) + cornerRings(stage, ground, taken),
    terrazzo: () => base + terrazzo(whole, random, [ground.shape, ground.second, ground.soft], unit * 2.2, taken),
  } satisfies Record<BackdropName, () => string>;
  scene.shapes.unshift(painted[name]());
}

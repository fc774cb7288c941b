import { blob, type Corner, cutout } from '../art/cutouts.ts';
import { mesh } from '../art/mesh.ts';
import { hairFrame, paperGrain } from '../art/paper.ts';
import { contours, halftone, hills, rays, rings, squares, stripes, terrazzo } from '../art/patterns.ts';
import { LEAST_CONTRAST, leastContrast, mix } from '../colour/contrast.ts';
import type { Ground } from '../colour/palette.ts';
import { type Box, inset, rect, type Scene } from '../scene.ts';
import { pick } from '../seed.ts';
import { type Stage, wholeOf } from '../stage.ts';

/** The boxes that the texts of a scene take: line by line as wide as they are set. */
export function takenBoxes(scene: Scene): { box: Box; colour: string }[] {
  return scene.texts.map(({ text, box, align, colour }) => {
    const width = Math.min(box.width, text.width);
    const x =
      align === 'left' ? box.x : align === 'center' ? box.x + (box.width - width) / 2 : box.x + box.width - width;
    return { box: { x, y: box.y, width, height: box.height }, colour };
  });
}

/** The corners of the picture, the one farthest from all that is taken first. */
function cornersOf({ scene: { width, height } }: Stage, taken: Box[]): Corner[] {
  const free = (x: number, y: number) =>
    Math.min(
      ...taken.map((box) =>
        Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height)),
      ),
      Math.min(width, height) * 0.62,
    );
  return [0, width]
    .flatMap((x) => [0, height].map((y) => ({ x, y, radius: free(x, y) })))
    .sort((one, other) => other.radius - one.radius);
}

interface Backdrop {
  stage: Stage;
  ground: Ground;
  /** A line or dot that is seen, yet no further from the ground than text can bear; louder where no text stands on it. */
  line: (strength: number) => string;
  taken: Box[];
  /** Whether no text stands on it. */
  isBare: boolean;
}

function cornerRings({ stage, ground, taken }: Backdrop): string {
  const [corner] = cornersOf(stage, taken);
  const radius = (corner?.radius ?? 0) - stage.unit;
  if (!corner || radius < stage.unit * 12) return '';
  const colours = [ground.shape, ground.base, ground.second, ground.base, ground.shape, ground.soft];
  return rings(corner.x, corner.y, radius, colours.slice(0, radius > stage.unit * 26 ? 6 : 4));
}

function pattern(backdrop: Backdrop): string {
  const { stage, ground, line, taken, isBare } = backdrop;
  const { scene, unit, random } = stage;
  const whole = wholeOf(stage);
  return pick(random, [
    () => contours(whole, random, line(1), unit * 0.2),
    () => halftone(whole, random, line(1), unit * 3.4),
    () => stripes(whole, line(0.7), unit * 5),
    () => rays(whole, scene.width / 2, scene.height * 0.46, line(0.8)),
    () => squares(whole, line(1), unit * 6, unit * 0.15) + cornerRings(backdrop),
    // Confetti between the words is noise, unless there is something to celebrate.
    () =>
      isBare || stage.symbol === 'confetti'
        ? terrazzo(whole, random, [ground.shape, ground.second, ground.soft], unit * 2.2, taken)
        : contours(whole, random, line(1), unit * 0.2),
    () =>
      hills({ x: 0, y: scene.height * 0.6, width: scene.width, height: scene.height * 0.4 }, random, [
        line(0.5),
        line(1),
      ]),
  ])();
}

/** Large calm forms behind everything, and louder ones in the corners that are free. */
function shapes({ stage, ground, line, taken }: Backdrop): string {
  const { scene, unit, random } = stage;
  const size = Math.min(scene.width, scene.height);
  const [first, second, ...others] = cornersOf(stage, taken);
  const behind = blob(
    scene.width * (0.15 + random() * 0.7),
    scene.height * (0.15 + random() * 0.7),
    size * 0.46,
    random,
    line(1),
  );
  const loud = (corner: Corner | undefined, most: number): string => {
    const radius = Math.min((corner?.radius ?? 0) - unit, most);
    return corner && radius > unit * 7 ? cutout({ ...corner, radius }, size, random, ground) : '';
  };
  const quiet = others.map((corner) => {
    const radius = Math.min(corner.radius - unit * 2, unit * 14);
    return radius > unit * 8 ? blob(corner.x, corner.y, radius, random, ground.soft) : '';
  });
  return behind + quiet.join('') + loud(second, size * 0.26) + loud(first, size * 0.5);
}

function paper({ stage, ground, line }: Backdrop): string {
  const { unit, random } = stage;
  const whole = wholeOf(stage);
  // Away from the ink: no fibre takes contrast from what is written over it.
  const light = ground.isDark ? mix(ground.base, '#000000', 0.05) : mix(ground.base, '#ffffff', 0.6);
  return (
    paperGrain(whole, random, line(1), light, unit) +
    hairFrame(whole, unit * 3.2, mix(ground.base, ground.text, 0.28), unit * 0.16)
  );
}

function isInside(box: Box, outer: Box): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > outer.x && x < outer.x + outer.width && y > outer.y && y < outer.y + outer.height;
}

/**
 * Paints what lies behind the texts, or behind the face that carries them; call it after they are placed, it goes behind them and
 * keeps them readable.
 */
export function paintBackdrop(stage: Stage, ground: Ground, face: Box | null = null): void {
  const { scene, unit, random } = stage;
  const whole = wholeOf(stage);
  const texts = takenBoxes(scene).filter(({ box }) => !face || !isInside(box, face));
  const isBare = texts.length === 0;
  const backdrop: Backdrop = {
    stage,
    ground,
    isBare,
    line: (strength) =>
      isBare ? ground.soft : mix(ground.base, ground.tone, strength * (ground.name === 'paper' ? 1.6 : 1)),
    taken: [...texts.map(({ box }) => box), ...stage.reserved.filter((box) => !face || !isInside(box, face))].map(
      (box) => inset(box, -unit * 2),
    ),
  };
  const base = rect(whole, ground.base);
  const painted = {
    plain: () => base,
    // A text that could not be read on the ground stands on a form of its own.
    mesh: () =>
      mesh(
        whole,
        ground,
        random,
        texts.filter(({ colour }) => leastContrast(colour, [ground.base]) >= LEAST_CONTRAST),
      ),
    paper: () => base + paper(backdrop),
    shapes: () => base + shapes(backdrop),
    pattern: () => base + pattern(backdrop),
  };
  scene.shapes.unshift(painted[stage.texture]());
}

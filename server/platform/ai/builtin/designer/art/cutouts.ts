import { circle, n } from '../scene.ts';
import { pick, type RandomSource } from '../seed.ts';

/** A corner of the picture with the radius around it that is free of words. */
export interface Corner {
  x: number;
  y: number;
  radius: number;
}

/** A soft closed form around a point. */
export function blob(x: number, y: number, radius: number, random: RandomSource, fill: string): string {
  const count = 7;
  const turn = random() * Math.PI * 2;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = turn + (index / count) * Math.PI * 2;
    const reach = radius * (0.78 + random() * 0.22);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  });
  const point = (index: number) => points[(index + count) % count] ?? [x, y];
  // A closed curve through all points whose tangents follow their neighbours.
  let path = `M${n(point(0)[0])} ${n(point(0)[1])}`;
  for (let index = 0; index < count; index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const controls = [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
    path += `C${controls.map(([cx = 0, cy = 0]) => `${n(cx)} ${n(cy)}`).join(' ')}`;
  }
  return `<path d="${path}z" fill="${fill}"/>`;
}

/** A leaf as scissors cut it, growing from a point. */
function leaf(x: number, y: number, length: number, degrees: number, fill: string, vein: string): string {
  const half = length * 0.24;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})"><path d="M0 0C${n(length * 0.2)} ${n(-half * 1.6)} ${n(length * 0.75)} ${n(-half * 1.3)} ${n(length)} 0C${n(length * 0.75)} ${n(half * 1.3)} ${n(length * 0.2)} ${n(half * 1.6)} 0 0z" fill="${fill}"/><path d="M${n(length * 0.08)} 0H${n(length * 0.82)}" stroke="${vein}" stroke-width="${n(length * 0.022)}" stroke-linecap="round"/></g>`;
}

interface CutoutColours {
  shape: string;
  second: string;
  soft: string;
  base: string;
}

/** Forms of cut paper in a corner; none reaches beyond its radius. */
export function cutout({ x, y, radius }: Corner, width: number, random: RandomSource, colours: CutoutColours): string {
  const { shape, second, soft, base } = colours;
  // Towards the middle of the picture, in degrees.
  const inwards = x === 0 ? (y === 0 ? 45 : -45) : y === 0 ? 135 : -135;
  return pick(random, [
    () => circle(x, y, radius, soft) + circle(x, y, radius * 0.74, shape) + circle(x, y, radius * 0.4, second),
    () => blob(x, y, radius * 0.98, random, soft) + blob(x, y, radius * 0.74, random, shape),
    () =>
      [radius, radius * 0.8, radius * 0.6, radius * 0.4]
        .map((each, index) => circle(x, y, each, [shape, base, second, base][index] ?? base))
        .join(''),
    () =>
      [-58, -20, 18, 56]
        .map((angle, index) =>
          leaf(
            x,
            y,
            radius * (index % 2 === 0 ? 0.8 : 0.98),
            inwards + angle * 0.72,
            [shape, second, soft, shape][index] ?? shape,
            base,
          ),
        )
        .join('') + circle(x, y, width * 0.05, second),
  ])();
}

import { type Box, n } from '../scene.ts';
import type { RandomSource } from '../seed.ts';

/** Fibres and specks of laid paper, in a darker and a lighter ink. */
export function paperGrain(area: Box, random: RandomSource, dark: string, light: string, unit: number): string {
  const at = () => [area.x + random() * area.width, area.y + random() * area.height] as const;
  const count = Math.round((area.width * area.height) / (unit * unit * 22));
  const fibres = (share: number): string => {
    let path = '';
    for (let index = 0; index < count * share; index++) {
      const [x, y] = at();
      const angle = random() * Math.PI * 2;
      const length = unit * (1.2 + random() * 2.6);
      const bend = length * (random() - 0.5) * 0.7;
      const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
      path += `M${n(x)} ${n(y)}q${n(dx / 2 - (dy / length) * bend)} ${n(dy / 2 + (dx / length) * bend)} ${n(dx)} ${n(dy)}`;
    }
    return path;
  };
  let specks = '';
  for (let index = 0; index < count; index++) {
    const [x, y] = at();
    const radius = unit * (0.05 + random() * 0.1);
    specks += `M${n(x)} ${n(y)}h${n(radius * 2)}v${n(radius * 1.6)}h${n(-radius * 2)}z`;
  }
  const strokes = (path: string, colour: string) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(unit * 0.13)}" stroke-linecap="round"/>`;
  return `${strokes(fibres(0.6), dark)}${strokes(fibres(0.5), light)}<path d="${specks}" fill="${dark}"/>`;
}

/** A fine printed frame. */
export function hairFrame(area: Box, by: number, line: string, width: number): string {
  return `<rect x="${n(area.x + by)}" y="${n(area.y + by)}" width="${n(area.width - 2 * by)}" height="${n(area.height - 2 * by)}" fill="none" stroke="${line}" stroke-width="${n(width)}"/>`;
}

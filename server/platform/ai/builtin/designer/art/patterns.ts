/**
 * Patterns may run over the edges of their area: what lies beside an area is painted after it. Cutting them off would cost the
 * renderer a layer of the whole picture each.
 */
import { createNoise2D } from 'simplex-noise';
import { type Box, circle, n, rect } from '../scene.ts';
import type { RandomSource } from '../seed.ts';

/** Height lines of an invented landscape. */
export function contours(area: Box, random: RandomSource, line: string, width: number): string {
  const noise = createNoise2D(random);
  const cell = Math.max(area.width, area.height) / 90;
  const [columns, rows] = [Math.ceil(area.width / cell) + 1, Math.ceil(area.height / cell) + 1];
  const heightAt = (x: number, y: number) => noise(x * 0.0134, y * 0.0134) + 0.3 * noise(x * 0.034 + 9, y * 0.034);
  const field = Float64Array.from({ length: rows * columns }, (_, i) => heightAt(i % columns, Math.floor(i / columns)));
  const at = (x: number, y: number) => field[y * columns + x] as number;
  let path = '';
  for (let level = -1.04; level <= 1.04; level += 0.16)
    for (let y = 0; y < rows - 1; y++)
      for (let x = 0; x < columns - 1; x++) {
        const a = at(x, y) - level;
        const b = at(x + 1, y) - level;
        const c = at(x + 1, y + 1) - level;
        const d = at(x, y + 1) - level;
        // Nearly all lie wholly above the line, or below it.
        if (a > 0 ? b > 0 && c > 0 && d > 0 : a < 0 && b < 0 && c < 0 && d < 0) continue;
        const ends: [number, number][] = [];
        if (a * b < 0) ends.push([x + a / (a - b), y]);
        if (b * c < 0) ends.push([x + 1, y + b / (b - c)]);
        if (d * c < 0) ends.push([x + d / (d - c), y + 1]);
        if (a * d < 0) ends.push([x, y + a / (a - d)]);
        for (let index = 0; index + 1 < ends.length; index += 2)
          path += [ends[index], ends[index + 1]]
            .map(([px, py] = [0, 0], end) => `${end ? 'L' : 'M'}${n(area.x + px * cell)} ${n(area.y + py * cell)}`)
            .join('');
      }
  return `<path d="${path}" fill="none" stroke="${line}" stroke-width="${n(width)}"/>`;
}

/** Dots that grow towards one corner. */
export function halftone(area: Box, random: RandomSource, dot: string, step: number): string {
  const [towardsX, towardsY] = [random() < 0.5 ? 0 : 1, random() < 0.5 ? 0 : 1];
  let path = '';
  for (let row = 0; row * step * 0.866 < area.height + step; row++)
    for (let column = -1; column * step < area.width + step; column++) {
      const x = column * step + (row % 2 ? step / 2 : 0);
      const y = row * step * 0.866;
      const share = (Math.abs(towardsX - x / area.width) + Math.abs(towardsY - y / area.height)) / 2;
      const radius = step * 0.46 * Math.max(0, 1 - share * 1.35);
      if (radius > step * 0.03)
        path += `M${n(area.x + x - radius)} ${n(area.y + y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-radius * 2)} 0`;
    }
  return `<path d="${path}" fill="${dot}"/>`;
}

/** Slanted bars. */
export function stripes(area: Box, colour: string, step: number): string {
  let path = '';
  for (let x = area.x - area.height; x < area.x + area.width; x += step * 2)
    path += `M${n(x)} ${n(area.y + area.height)}l${n(area.height)} ${n(-area.height)}h${n(step)}l${n(-area.height)} ${n(area.height)}z`;
  return `<path d="${path}" fill="${colour}"/>`;
}

/** Rays from a point. */
export function rays(area: Box, x: number, y: number, colour: string, count = 18): string {
  const reach = area.width + area.height;
  let path = '';
  for (let index = 0; index < count; index++) {
    const [from, to] = [index, index + 0.5].map((step) => (step / count) * 2 * Math.PI + 0.06) as [number, number];
    path += `M${n(x)} ${n(y)}L${n(x + Math.cos(from) * reach)} ${n(y + Math.sin(from) * reach)}L${n(x + Math.cos(to) * reach)} ${n(y + Math.sin(to) * reach)}z`;
  }
  return `<path d="${path}" fill="${colour}"/>`;
}

/** Thick rings around a point, from the outermost inwards. */
export function rings(x: number, y: number, radius: number, colours: string[]): string {
  const step = radius / colours.length;
  return colours.map((colour, index) => circle(x, y, radius - index * step, colour)).join('');
}

/** Hair-thin rings around a point. */
export function hairRings(x: number, y: number, step: number, count: number, line: string, width: number): string {
  const all = Array.from(
    { length: count },
    (_, index) =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(step * (index + 1.6))}" fill="none" stroke="${line}" stroke-width="${n(width)}"/>`,
  );
  return all.join('');
}

/** Rolling hills at the foot of an area, one per colour, the first the farthest. */
export function hills(area: Box, random: RandomSource, colours: string[]): string {
  const drawn = colours.map((colour, index) => {
    const top = area.y + area.height * (0.12 + (0.76 * index) / colours.length);
    const swing = area.height * 0.16;
    const shift = random() * Math.PI * 2;
    let path = `M${n(area.x)} ${n(area.y + area.height)}`;
    for (let step = 0; step <= 40; step++) {
      const x = area.x + (area.width * step) / 40;
      path += `L${n(x)} ${n(top + Math.sin(shift + (step / 40) * Math.PI * 2.2) * swing * 0.6 + Math.sin(shift * 2 + (step / 40) * Math.PI * 4.1) * swing * 0.18)}`;
    }
    return `<path d="${path}L${n(area.x + area.width)} ${n(area.y + area.height)}z" fill="${colour}"/>`;
  });
  return drawn.join('');
}

/** Fine squared paper. */
export function squares(area: Box, line: string, step: number, width: number): string {
  let path = '';
  for (let x = area.x + step / 2; x < area.x + area.width; x += step) path += `M${n(x)} ${n(area.y)}v${n(area.height)}`;
  for (let y = area.y + step / 2; y < area.y + area.height; y += step) path += `M${n(area.x)} ${n(y)}h${n(area.width)}`;
  return `<path d="${path}" fill="none" stroke="${line}" stroke-width="${n(width)}"/>`;
}

/** Scattered chips of colour that stay out of the boxes to keep clear. */
export function terrazzo(area: Box, random: RandomSource, colours: string[], size: number, keep: Box[]): string {
  let drawn = '';
  const placed: { x: number; y: number; radius: number }[] = [];
  for (let tries = 0; tries < 420 && placed.length < 90; tries++) {
    const radius = size * (0.45 + random());
    const [x, y] = [area.x + random() * area.width, area.y + random() * area.height];
    const angle = random() * 360;
    const form = Math.floor(random() * 4);
    const colour = colours[Math.floor(random() * colours.length)] ?? '#808080';
    const gap = radius * 1.5;
    const isTaken = placed.some((one) => Math.hypot(one.x - x, one.y - y) < one.radius + radius * 1.5);
    const isKept = keep.some(
      (box) => x > box.x - gap && x < box.x + box.width + gap && y > box.y - gap && y < box.y + box.height + gap,
    );
    if (isTaken || isKept) continue;
    placed.push({ x, y, radius });
    const forms = [
      circle(0, 0, radius * 0.62, colour),
      `<path d="M${n(-radius)} 0a${n(radius)} ${n(radius)} 0 0 1 ${n(radius * 2)} 0z" fill="${colour}"/>`,
      rect({ x: -radius, y: -radius * 0.26, width: radius * 2, height: radius * 0.52 }, colour, radius * 0.26),
      `<path d="M0 ${n(-radius)}L${n(radius * 0.9)} ${n(radius * 0.6)}L${n(-radius * 0.9)} ${n(radius * 0.6)}z" fill="${colour}"/>`,
    ];
    drawn += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${forms[form]}</g>`;
  }
  return drawn;
}

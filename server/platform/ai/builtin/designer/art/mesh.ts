import { wcagContrast } from 'culori';
import { LEAST_CONTRAST, mix } from '../colour/contrast.ts';
import type { Ground } from '../colour/palette.ts';
import { type Box, circle, n, rect } from '../scene.ts';
import type { Random } from '../seed.ts';

interface Glow {
  x: number;
  y: number;
  radius: number;
  colour: string;
  strength: number;
}

const MARGIN = 0.15;
const DIMMINGS = 14;

/** How much of a glow is left at a share of its radius: the same falling line as the gradient's stops. */
function fade(share: number): number {
  if (share >= 1) return 0;
  return share < 0.45 ? 1 - (0.5 * share) / 0.45 : 0.5 * (1 - (share - 0.45) / 0.55);
}

function channels(colour: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
}

/** The colour of the whole at a point, blended as the renderer does. */
function colourAt(x: number, y: number, base: string, glows: Glow[]): string {
  const mixed = channels(base);
  for (const glow of glows) {
    const alpha = glow.strength * fade(Math.hypot(x - glow.x, y - glow.y) / glow.radius);
    const own = channels(glow.colour);
    for (const index of [0, 1, 2] as const) mixed[index] += (own[index] - mixed[index]) * alpha;
  }
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function isReadable(keep: { box: Box; colour: string }[], base: string, glows: Glow[]): boolean {
  return keep.every(({ box, colour }) => {
    for (let column = 0; column <= 10; column++)
      for (let row = 0; row <= 6; row++) {
        const at = colourAt(box.x + (box.width * column) / 10, box.y + (box.height * row) / 6, base, glows);
        if (wcagContrast(at, colour) < LEAST_CONTRAST + MARGIN) return false;
      }
    return true;
  });
}

/**
 * Soft lights of the brand's colours; they are dimmed until every text in `keep` is readable on them. Like patterns they may run
 * over the edges of their area.
 */
export function mesh(area: Box, ground: Ground, random: Random, keep: { box: Box; colour: string }[]): string {
  const { width, height } = area;
  const size = Math.max(width, height);
  const warm = random() < 0.5 ? 1 : 0;
  const glow = (x: number, y: number, radius: number, colour: string, strength: number): Glow => ({
    x: area.x + width * x,
    y: area.y + height * y,
    radius: size * radius,
    colour,
    strength,
  });
  const lift = ground.isDark ? mix(ground.base, '#ffffff', 0.16) : '#ffffff';
  let glows = [
    glow(0.1 * random(), 0.1, 0.5, ground.tone, 0.9),
    glow(
      0.06 + 0.1 * random(),
      0.98,
      0.62,
      ground.isDark ? mix(ground.base, ground.second, 0.45) : mix(ground.base, ground.shape, 0.3),
      0.6,
    ),
    glow(0.55 + 0.25 * random(), 1.06, 0.5, lift, 0.45),
    glow(0.7 + 0.12 * random(), 0.2 + 0.12 * random(), 0.46, mix(ground.shape, ground.base, 0.4), 0.85),
    glow(0.98, warm ? -0.02 : 0.3 * random(), 0.58, ground.shape, 1),
  ];
  for (let step = 0; step < DIMMINGS && !isReadable(keep, ground.base, glows); step++)
    glows = glows.map((one) => ({ ...one, radius: one.radius * 0.975, colour: mix(one.colour, ground.base, 0.12) }));
  // A ground that bears its texts only just bears no light on top.
  if (!isReadable(keep, ground.base, glows)) glows = [];
  const stops = (one: Glow) =>
    [0, 0.45, 1]
      .map(
        (at) =>
          `<stop offset="${at}" stop-color="${one.colour}" stop-opacity="${n(one.strength * fade(at) * 10) === '0' ? 0 : (one.strength * fade(at)).toFixed(3)}"/>`,
      )
      .join('');
  const drawn = glows.map(
    (one, index) =>
      `<radialGradient id="glow${index}" gradientUnits="userSpaceOnUse" cx="${n(one.x)}" cy="${n(one.y)}" r="${n(one.radius)}">${stops(one)}</radialGradient>${circle(one.x, one.y, one.radius, `url(#glow${index})`)}`,
  );
  return rect(area, ground.base) + drawn.join('');
}

import { LEAST_CONTRAST, mix } from '../colour/contrast.ts';
import type { Ground } from '../colour/palette.ts';
import { type Box, circle, n, rect } from '../scene.ts';
import type { RandomSource } from '../seed.ts';

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

type Channels = [red: number, green: number, blue: number];

function channels(colour: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as Channels;
}

/** What each value of a channel adds to the brightness that contrast is reckoned with. */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance([red, green, blue]: Channels): number {
  const linear = (value: number) => LINEAR[Math.round(value)] ?? 0;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The colour of the whole at a point, blended as the renderer does. */
function colourAt(x: number, y: number, base: Channels, glows: (Glow & { own: Channels })[]): Channels {
  const mixed: Channels = [...base];
  for (const glow of glows) {
    const alpha = glow.strength * fade(Math.hypot(x - glow.x, y - glow.y) / glow.radius);
    for (const index of [0, 1, 2] as const) mixed[index] += (glow.own[index] - mixed[index]) * alpha;
  }
  return mixed;
}

function isReadable(keep: { box: Box; colour: string }[], base: string, glows: Glow[]): boolean {
  const [under, lights] = [channels(base), glows.map((glow) => ({ ...glow, own: channels(glow.colour) }))];
  return keep.every(({ box, colour }) => {
    const ink = luminance(channels(colour));
    for (let column = 0; column <= 10; column++)
      for (let row = 0; row <= 6; row++) {
        const at = colourAt(box.x + (box.width * column) / 10, box.y + (box.height * row) / 6, under, lights);
        const behind = luminance(at);
        const contrast = (Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05);
        if (contrast < LEAST_CONTRAST + MARGIN) return false;
      }
    return true;
  });
}

/**
 * Soft lights of the brand's colours; they are dimmed until every text in `keep` is readable on them. Like patterns they may run
 * over the edges of their area.
 */
export function mesh(area: Box, ground: Ground, random: RandomSource, keep: { box: Box; colour: string }[]): string {
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

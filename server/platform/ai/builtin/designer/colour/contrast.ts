import { clampChroma, converter, formatHex, interpolate, parse, wcagContrast } from 'culori';

/** The least contrast of any text with what lies behind it. */
export const LEAST_CONTRAST = 4.5;
// A little more than promised, since blending and rounding to 8 bits cost some.
const AIM = 4.75;

const toOklch = converter('oklch');

export interface Lch {
  l: number;
  c: number;
  h: number;
}

/** A colour's lightness, chroma and hue; what can't be read as a colour counts as grey. */
export function lchOf(colour: string): Lch {
  const found = toOklch(parse(colour) ?? parse('#808080'));
  return { l: found?.l ?? 0.6, c: found?.c ?? 0, h: found?.h ?? 0 };
}

/** The nearest colour that a screen can show. */
export function hexOf({ l, c, h }: Lch): string {
  const inside = clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }, 'oklch');
  return formatHex(inside) ?? '#808080';
}

/** A colour between two, mixed as the eye would. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [lchOf(from), lchOf(to)];
  // Through grey there is no hue to turn around: mix straight, else the mix would pass a third colour.
  const mode = a.c < 0.03 || b.c < 0.03 || Math.abs(((a.h - b.h + 540) % 360) - 180) > 100 ? 'oklab' : 'oklch';
  return formatHex(interpolate([hexOf(a), hexOf(b)], mode)(share)) ?? from;
}

const AKIN_DEGREES = 32;
const COLOURLESS = 0.04;

/** Whether both would be called by the same name, however light. */
export function isSameHue(one: string, other: string): boolean {
  const [a, b] = [lchOf(one), lchOf(other)];
  if (a.c < COLOURLESS || b.c < COLOURLESS) return a.c < COLOURLESS && b.c < COLOURLESS && Math.abs(a.l - b.l) < 0.2;
  return Math.abs(((a.h - b.h + 540) % 360) - 180) < AKIN_DEGREES;
}

/** The contrast of a colour with the one of `others` that it differs least from. */
export function leastContrast(colour: string, others: readonly string[]): number {
  return Math.min(...others.map((other) => wcagContrast(colour, other)));
}

/** The colour, made lighter or darker only as far as needed to be read on all the grounds. */
export function readableColour(colour: string, grounds: readonly string[], aim = AIM): string {
  if (leastContrast(colour, grounds) >= aim) return colour;
  const start = lchOf(colour);
  const moved = (towards: 0 | 1): string | null => {
    for (let step = 1; step <= 40; step++) {
      const l = start.l + (towards - start.l) * (step / 40);
      const tried = hexOf({ l, c: start.c * (1 - (step / 40) * 0.35), h: start.h });
      if (leastContrast(tried, grounds) >= aim) return tried;
    }
    return null;
  };
  const meanLightness = grounds.reduce((sum, ground) => sum + lchOf(ground).l, 0) / grounds.length;
  const first = meanLightness > 0.62 ? 0 : 1;
  return moved(first) ?? moved(first === 0 ? 1 : 0) ?? best(grounds);
}

function best(grounds: readonly string[]): string {
  return leastContrast('#ffffff', grounds) >= leastContrast('#000000', grounds) ? '#ffffff' : '#000000';
}

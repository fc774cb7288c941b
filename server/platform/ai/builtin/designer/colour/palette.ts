import type { Design, GroundName } from '../../../../../../domain/post/design.ts';
import type { PictureLook } from '../../../tasks.ts';
import { hexOf, type Lch, lchOf, leastContrast, mix, readableColour } from './contrast.ts';

export type Palette = Design['colours'];

/** A ground with every colour that may stand on it; all text colours are readable on `base` and on `tone`. */
export interface Ground {
  name: GroundName;
  isDark: boolean;
  base: string;
  /** A second shade of the ground for patterns behind text. */
  tone: string;
  text: string;
  muted: string;
  /** The accent as text. */
  accent: string;
  /** The accent as a shape: it need not be read, only be seen. */
  shape: string;
  /** A companion to the shape. */
  second: string;
  /** A disc behind a symbol. */
  disc: string;
  /** A soft third for large calm areas. */
  soft: string;
  chip: { fill: string; text: string };
}

const isYellowish = ({ l, c, h }: Lch): boolean => c > 0.06 && h > 70 && h < 125 && l > 0.6;

function deepOf(colour: string): string {
  const { l, c, h } = lchOf(colour);
  // Dark yellow is olive: keep only a warm hint of it.
  const chroma = isYellowish({ l, c, h }) ? 0.022 : Math.min(c * 0.75, 0.085);
  return hexOf({ l: Math.min(0.29, Math.max(0.21, l * 0.75)), c: chroma, h });
}

function baseOf(name: GroundName, { primary, accent }: Palette): string {
  const [first, second] = [lchOf(primary), lchOf(accent)];
  if (name === 'deep') return deepOf(first.l > 0.7 && second.l < first.l && second.c > 0.04 ? accent : primary);
  if (name === 'primary') return hexOf({ ...first, l: Math.min(first.l, 0.93) });
  if (name === 'accent') return hexOf({ ...second, l: Math.min(second.l, 0.93) });
  const hue = second.c > 0.02 ? second.h : first.h;
  const warmth = Math.max(first.c, second.c) < 0.02 ? 0 : 1;
  if (name === 'tint') return hexOf({ l: 0.925, c: 0.04 * warmth, h: hue });
  return hexOf({ l: 0.978, c: 0.009 * warmth, h: hue });
}

function darkInk(palette: Palette): string {
  const { c, h } = lchOf(palette.primary);
  return hexOf({ l: 0.235, c: isYellowish(lchOf(palette.primary)) ? 0.015 : Math.min(c * 0.6, 0.06), h });
}

const difference = (one: string, other: string): number => {
  const [a, b] = [lchOf(one), lchOf(other)];
  const angle = ((a.h - b.h) * Math.PI) / 180;
  return Math.hypot((a.l - b.l) * 1.2, Math.sqrt(Math.max(0, a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(angle))));
};

/** The first colour that is clearly seen beside all of `others`, else the last one moved until it is. */
export function distinct(candidates: string[], others: string[]): string {
  const clear = candidates.find((candidate) => others.every((other) => difference(candidate, other) > 0.17));
  return clear ?? candidates.at(-1) ?? '#808080';
}

/** The colours of one ground for a brand. */
export function groundOf(name: GroundName, palette: Palette): Ground {
  let base = baseOf(name, palette);
  const dark = darkInk(palette);
  const light = '#ffffff';
  const prefersLight =
    leastContrast(light, [base]) >= 4.2 || leastContrast(light, [base]) > leastContrast(dark, [base]);
  // A ground a hair too light for white gets that hair darker, rather than black text on a strong colour.
  if (prefersLight) base = readableColour(base, [light]);
  const text = prefersLight ? light : readableColour(dark, [base]);
  const { l, c, h } = lchOf(base);
  const step = name === 'paper' ? -0.022 : prefersLight ? -0.035 : Math.min(0.03, 0.985 - l);
  const tone = hexOf({ l: l + step, c: name === 'paper' ? c + 0.008 : c, h });
  const grounds = [base, tone];
  const safeText = readableColour(text, grounds);
  const shape = distinct(
    name === 'accent'
      ? [palette.primary, mix(base, safeText, 0.75), safeText]
      : [palette.accent, palette.primary, mix(base, safeText, 0.7), safeText],
    [base],
  );
  const second = distinct(
    [palette.primary, palette.accent, l > 0.8 ? mix(safeText, shape, 0.2) : '#ffffff', mix(base, safeText, 0.55)],
    [base, shape],
  );
  return {
    name,
    isDark: prefersLight,
    base,
    tone,
    text: safeText,
    muted: readableColour(mix(safeText, base, 0.24), grounds),
    // A yellow made dark enough to read is brown: then the companion speaks, where it can.
    accent:
      leastContrast(shape, grounds) < 3.2 && leastContrast(second, grounds) >= 4.6
        ? second
        : readableColour(shape, grounds),
    shape,
    second,
    disc: prefersLight ? mix(base, '#ffffff', 0.13) : l > 0.9 ? mix(base, shape, 0.15) : mix(base, '#ffffff', 0.4),
    soft: hexOf({ l: l + (prefersLight ? (l < 0.4 ? 0.07 : -0.07) : -0.07), c: c * 1.05, h }),
    chip: { fill: shape, text: readableColour(leastContrast('#ffffff', [shape]) >= 4.75 ? '#ffffff' : dark, [shape]) },
  };
}

function pastelOf(colour: string): string {
  const { c, h } = lchOf(colour);
  return hexOf({ l: 0.9, c: Math.min(c, 0.07), h });
}

/** Across the wheel only a light one lets the colour that was asked for lead. */
const LIGHT_COMPANION = 0.75;

/** A pair of colours, with the colours that were asked for in their place. */
export function paletteOf(
  { primary, accent }: Palette,
  { colours, tone }: Pick<PictureLook, 'colours' | 'tone'>,
): Palette {
  const [wanted, beside] = colours;
  if (!wanted) return { primary, accent };
  if (tone === 'light') return { primary: pastelOf(wanted), accent: beside ?? deepOf(wanted) };
  if (beside) return { primary: wanted, accent: beside };
  // On white 'one accent colour' is the only one.
  if (tone === 'white') return { primary: wanted, accent: wanted };
  // 'Gold on dark' is that gold and no other.
  if (tone === 'dark' && lchOf(wanted).l > 0.6) return { primary: wanted, accent: wanted };
  const [asked, own, other] = [lchOf(wanted), lchOf(accent), lchOf(primary)];
  const apart = (one: Lch) => Math.abs(((one.h - asked.h + 540) % 360) - 180);
  // Two strong colours of neighbouring or fighting hues make noise: then the companion is a quiet tint.
  const isNear = (one: Lch) => apart(one) < 50 && tone !== 'dark';
  const keeps = (one: Lch) => one.c < 0.04 || isNear(one) || (apart(one) > 120 && one.l > LIGHT_COMPANION);
  if (keeps(own) && difference(wanted, accent) > 0.17) return { primary: wanted, accent };
  if (keeps(other) && difference(wanted, primary) > 0.17) return { primary: wanted, accent: primary };
  // 'Dark red' is lit by red: a neighbour or a tint of it would make it pink.
  if (tone === 'dark') return { primary: wanted, accent: wanted };
  return { primary: wanted, accent: hexOf({ l: asked.l > 0.6 ? 0.36 : 0.86, c: Math.min(asked.c, 0.09), h: asked.h }) };
}

import { sixDigits } from '../../../domain/brand.ts';

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(sixDigits(color).slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG counts it: 1 for the same, 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export type Legibility = 'text' | 'large' | 'poor';

/** What a contrast is good for: text of any size, large type only, or neither. */
export function legibility(ratio: number): Legibility {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large' : 'poor';
}

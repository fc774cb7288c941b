import * as z from 'zod/mini';

/** The fonts a brand can choose from. */
export const BRAND_FONTS = ['Inter', 'Roboto', 'Arial', 'Georgia'] as const;
export const brandFontSchema = z.enum(BRAND_FONTS, `Choose one of ${BRAND_FONTS.join(', ')}`);
export type BrandFont = z.infer<typeof brandFontSchema>;

/** The weights in which pictures are set in each font: headlines are bold, what stands below them is regular. */
export const BRAND_FONT_WEIGHTS = {
  Inter: { regular: 500, bold: 800 },
  Roboto: { regular: 500, bold: 900 },
  Arial: { regular: 500, bold: 700 },
  Georgia: { regular: 500, bold: 700 },
} as const satisfies Record<BrandFont, unknown>;

export const DEFAULT_BRAND_COLORS = { primary: '#143241', accent: '#FB5931' } as const;
export const DEFAULT_BRAND_FONTS = { headings: 'Inter', body: 'Inter' } as const satisfies Record<string, BrandFont>;

/** The logos a brand can have, by the names of their files in an upload. */
export const LOGO_KINDS = ['primary_logo', 'secondary_logo', 'favicon', 'appicon'] as const;
export type LogoKind = (typeof LOGO_KINDS)[number];

/** The guidelines: how each is called, how long it may be, and what is said when it is missing. */
export const GUIDELINES = {
  brand_name: { label: 'Brand Name', limit: 30, missing: 'Brand Name is required' },
  brand_tagline: { label: 'Tagline', limit: 50, missing: 'Tagline is required' },
  brand_keywords: { label: 'Keywords', limit: 50, missing: 'Enter at least one keyword (comma separated)' },
  brand_mission: { label: 'Mission', limit: 70, missing: 'Mission is required' },
  brand_tone_of_voice: { label: 'Voice', limit: 100, missing: 'Voice is required' },
  brand_logo_usage_guidelines: { label: 'Logo usage', limit: 50, missing: 'Usage guidelines are required' },
} as const;
export type GuidelineName = keyof typeof GUIDELINES;

/** What a text over its limit is told; null while it fits. */
export function limitExceeded(text: string, limit: number): string | null {
  return text.length > limit ? `Limit exceeded: ${text.length}/${limit} characters` : null;
}

/** The keywords of a comma-separated text: trimmed, none twice, none blank. */
export function keywordsOf(text: string): string[] {
  const words = text.split(',').map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}

export const INVALID_COLOR = 'Enter a valid hex color (e.g., #1A2B3C)';

/** A colour as it is kept: with its #; nothing typed is black; null for what is no 3 or 6 digit hex. */
export function hexColor(typed: string): string | null {
  const digits = typed.trim().replace(/^#/, '');
  if (digits === '') return '#000000';
  return /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(digits) ? `#${digits}` : null;
}

/** A colour with its # and six digits, as pickers and sums want it. */
export function sixDigits(color: string): string {
  return color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, '$&$&') : color;
}

/** A brand as the agents use it: everything that was not set is null or empty, never invented. */
export interface Brand {
  name: string | null;
  tagline: string | null;
  keywords: string[];
  mission: string | null;
  voice: string | null;
  logoUsage: string | null;
  colors: { primary: string; accent: string };
  fonts: { headings: BrandFont; body: BrandFont } | null;
  /** The logo's bytes as a data URL (PNG, JPEG, WEBP or sanitised SVG), where one was uploaded. */
  logo: string | null;
  /** The logo for grounds on which the first is not to stand or not to be seen, in the same form. */
  secondaryLogo: string | null;
}

/** The brand of somebody who has not set one. */
export const NO_BRAND: Brand = {
  name: null,
  tagline: null,
  keywords: [],
  mission: null,
  voice: null,
  logoUsage: null,
  colors: DEFAULT_BRAND_COLORS,
  fonts: null,
  logo: null,
  secondaryLogo: null,
};

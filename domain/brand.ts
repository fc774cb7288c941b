import * as z from 'zod/mini';

/** The fonts a brand can choose from. */
export const BRAND_FONTS = ['Inter', 'Roboto', 'Arial', 'Georgia'] as const;
export const brandFontSchema = z.enum(BRAND_FONTS);
export type BrandFont = z.infer<typeof brandFontSchema>;

export const DEFAULT_BRAND_COLORS = { primary: '#143241', accent: '#FB5931' } as const;

/** A brand as the agents use it: everything that was not set is null or empty, never invented. */
export interface Brand {
  name: string | null;
  tagline: string | null;
  keywords: string[];
  mission: string | null;
  voice: string | null;
  logoUsage: string | null;
  colors: { primary: string; accent: string };
  fonts: { headings: BrandFont; body: BrandFont };
  /** The logo's bytes as a data URL (PNG, JPEG, WEBP or sanitised SVG), where one was uploaded. */
  logo: string | null;
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
  fonts: { headings: 'Inter', body: 'Inter' },
  logo: null,
};

import type { BrandProfile } from './api/brand.ts';
import { type BrandFont, DEFAULT_BRAND_COLORS, DEFAULT_BRAND_FONTS, LOGO_KINDS } from './brand.ts';

type Settings = Pick<BrandProfile, 'colors' | 'typography' | 'guidelines'>;

/** A brand to look at before one has its own: everything made from then on shows what a brand does. */
export const SAMPLE_BRAND = {
  colors: { primary_colors: '#2F4538', accent_colors: '#D9803F' },
  typography: { headings_font: 'Georgia' satisfies BrandFont, body_font: 'Inter' satisfies BrandFont, is_chosen: true },
  guidelines: {
    brand_name: 'Mill Lane Coffee',
    brand_tagline: 'Worth the walk',
    brand_keywords: ['coffee', 'neighbours', 'slow mornings'],
    brand_mission: 'Make the corner café the best part of the day',
    brand_tone_of_voice: 'Warm and plain. Short sentences. No emoji.',
    brand_logo_usage_guidelines: 'Bottom right, never stretched',
  },
} as const;

const NOTHING_SET: Settings = {
  colors: { primary_colors: DEFAULT_BRAND_COLORS.primary, accent_colors: DEFAULT_BRAND_COLORS.accent },
  typography: { headings_font: DEFAULT_BRAND_FONTS.headings, body_font: DEFAULT_BRAND_FONTS.body, is_chosen: false },
  guidelines: {
    brand_name: '',
    brand_tagline: '',
    brand_keywords: [],
    brand_mission: '',
    brand_tone_of_voice: '',
    brand_logo_usage_guidelines: '',
  },
};

/** Whether nothing of a brand was ever set, or everything is as if. */
export function isUnsetBrand(profile: BrandProfile): boolean {
  return holdsOnly(profile, NOTHING_SET);
}

/** Whether a brand is the sample, in every word. */
export function isSampleBrand(profile: BrandProfile): boolean {
  return holdsOnly(profile, SAMPLE_BRAND);
}

function holdsOnly(profile: BrandProfile, settings: Record<keyof Settings, Record<string, unknown>>): boolean {
  const isSame = (part: keyof Settings) =>
    Object.entries(settings[part]).every(
      ([name, value]) => String((profile[part] as Record<string, unknown>)[name]) === String(value),
    );
  return (
    LOGO_KINDS.every((kind) => profile.logo[kind] === null) &&
    isSame('colors') &&
    isSame('typography') &&
    isSame('guidelines')
  );
}

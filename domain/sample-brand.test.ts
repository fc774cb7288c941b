import { expect, it } from 'vitest';
import type { BrandProfile } from './api/brand.ts';
import { isSampleBrand, isUnsetBrand, SAMPLE_BRAND } from './sample-brand.ts';

const NEW: BrandProfile = {
  logo: { default_logo: null, primary_logo: null, secondary_logo: null, favicon: null, appicon: null },
  colors: { primary_colors: '#143241', accent_colors: '#FB5931' },
  typography: { headings_font: 'Inter', body_font: 'Inter', is_chosen: false },
  guidelines: {
    brand_name: '',
    brand_tagline: '',
    brand_keywords: [],
    brand_mission: '',
    brand_tone_of_voice: '',
    brand_logo_usage_guidelines: '',
  },
};
const { colors, typography, guidelines } = SAMPLE_BRAND;
const SAMPLE: BrandProfile = {
  ...NEW,
  colors,
  typography,
  guidelines: { ...guidelines, brand_keywords: [...guidelines.brand_keywords] },
};

it('an unset brand is told from one with a single thing set', () => {
  expect(isUnsetBrand(NEW)).toBe(true);
  expect(isUnsetBrand({ ...NEW, logo: { ...NEW.logo, favicon: '/media/1' } })).toBe(false);
  expect(isUnsetBrand({ ...NEW, typography: { ...NEW.typography, is_chosen: true } })).toBe(false);
  expect(isUnsetBrand({ ...NEW, guidelines: { ...NEW.guidelines, brand_keywords: ['coffee'] } })).toBe(false);
});

it('FIRST-04 the sample is a sample until a single thing of it is changed', () => {
  expect(isSampleBrand(SAMPLE)).toBe(true);
  expect(isUnsetBrand(SAMPLE)).toBe(false);
  expect(isSampleBrand(NEW)).toBe(false);
  expect(isSampleBrand({ ...SAMPLE, logo: { ...NEW.logo, primary_logo: '/media/1' } })).toBe(false);
  expect(isSampleBrand({ ...SAMPLE, guidelines: { ...SAMPLE.guidelines, brand_name: 'Ours' } })).toBe(false);
});

import * as z from 'zod/mini';
import {
  brandFontSchema,
  GUIDELINES,
  type GuidelineName,
  hexColor,
  INVALID_COLOR,
  keywordsOf,
  LOGO_KINDS,
  limitExceeded,
} from '../brand.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_TEXTS } from '../post/pictures.ts';
import { call } from './call.ts';

const addressSchema = z.nullable(z.string());

export const brandProfileSchema = z.object({
  /** Addresses of the pictures; null for what was not uploaded. */
  logo: z.object({
    /** The one that pictures are signed with: the primary logo. */
    default_logo: addressSchema,
    primary_logo: addressSchema,
    secondary_logo: addressSchema,
    favicon: addressSchema,
    appicon: addressSchema,
  }),
  colors: z.object({ primary_colors: z.string(), accent_colors: z.string() }),
  /** Where no fonts were chosen these two are only proposed, and pictures take what suits their matter. */
  typography: z.object({ headings_font: brandFontSchema, body_font: brandFontSchema, is_chosen: z.boolean() }),
  /** Empty texts for what was not set. */
  guidelines: z.object({
    brand_name: z.string(),
    brand_tagline: z.string(),
    brand_keywords: z.array(z.string()),
    brand_mission: z.string(),
    brand_tone_of_voice: z.string(),
    brand_logo_usage_guidelines: z.string(),
  }),
});
export type BrandProfile = z.infer<typeof brandProfileSchema>;

const colorSchema = z.pipe(
  z.string(INVALID_COLOR),
  z.transform((typed, context) => {
    const color = hexColor(typed);
    if (color !== null) return color;
    context.issues.push({ code: 'custom', message: INVALID_COLOR, input: typed });
    return z.NEVER;
  }),
);

const guidelineSchema = (name: GuidelineName) => {
  const { limit, missing } = GUIDELINES[name];
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(limit, { error: ({ input }) => limitExceeded(String(input), limit) ?? missing }),
    );
};

/** Keywords come as a list or as the comma-separated text that people type. */
const keywordsSchema = z.pipe(
  z.pipe(
    z.union([z.string(), z.array(z.string())], GUIDELINES.brand_keywords.missing),
    z.transform((sent) => (typeof sent === 'string' ? sent : sent.join(','))),
  ),
  z.pipe(
    guidelineSchema('brand_keywords'),
    z.transform((text, context) => {
      const words = keywordsOf(text);
      if (words.length > 0) return words;
      context.issues.push({ code: 'custom', message: GUIDELINES.brand_keywords.missing, input: text });
      return z.NEVER;
    }),
  ),
);

const colorFields = { primary_color: colorSchema, accent_color: colorSchema };
const fontFields = { headings_font: brandFontSchema, body_font: brandFontSchema };
const logoSchema = z.optional(z.file().check(z.maxSize(UPLOAD_MAX_BYTES, UPLOAD_TEXTS.logoTooLarge)));
const saved = z.object({ message: z.string(), data: brandProfileSchema });

export const getBrandProfile = call('GET', '/brand', {
  summary: 'The caller’s brand.',
  access: 'session',
  input: z.object({}),
  answer: z.object({ data: brandProfileSchema }),
  fallback: 'Failed to fetch brand profile',
});

export const uploadBrandLogos = call('POST', '/brand/logos', {
  summary: 'Replaces any of the brand’s logos; all of those sent, or none.',
  access: 'session',
  body: 'form',
  input: z.object({ primary_logo: logoSchema, secondary_logo: logoSchema, favicon: logoSchema, appicon: logoSchema }),
  answer: saved,
  fallback: 'Failed to upload logos',
});

export const removeBrandLogo = call('DELETE', '/brand/logos/{kind}', {
  summary: 'Takes one of the brand’s logos away.',
  access: 'session',
  input: z.object({ kind: z.enum(LOGO_KINDS, `Choose one of ${LOGO_KINDS.join(', ')}`) }),
  answer: saved,
  fallback: 'Failed to remove the logo',
});

export const saveBrandColors = call('PUT', '/brand/colors', {
  summary: 'Sets the brand’s colours.',
  access: 'session',
  input: z.object(colorFields),
  answer: saved,
  fallback: 'Failed to save colors',
});

export const saveBrandTypography = call('PUT', '/brand/typography', {
  summary: 'Sets the brand’s fonts.',
  access: 'session',
  input: z.object(fontFields),
  answer: saved,
  fallback: 'Failed to save typography',
});

export const saveBrandGuidelines = call('PUT', '/brand/guidelines', {
  summary: 'Sets how the brand speaks.',
  access: 'session',
  input: z.object({
    brand_name: guidelineSchema('brand_name'),
    brand_tagline: guidelineSchema('brand_tagline'),
    brand_keywords: keywordsSchema,
    brand_mission: guidelineSchema('brand_mission'),
    brand_tone_of_voice: guidelineSchema('brand_tone_of_voice'),
    brand_logo_usage_guidelines: guidelineSchema('brand_logo_usage_guidelines'),
  }),
  answer: saved,
  fallback: 'Failed to save guidelines',
});

export const setSampleBrand = call('POST', '/brand/sample', {
  summary: 'Sets a sample brand, to see what a brand does, where none was set yet.',
  access: 'session',
  input: z.object({}),
  answer: saved,
  fallback: 'Failed to set the sample brand',
});

export const removeSampleBrand = call('DELETE', '/brand/sample', {
  summary: 'Takes the sample brand away again, where nothing of it was changed.',
  access: 'session',
  input: z.object({}),
  answer: saved,
  fallback: 'Failed to remove the sample brand',
});

const previewTextSchema = (name: GuidelineName) => z.string().check(z.maxLength(2 * GUIDELINES[name].limit));

export const previewBrand = call('POST', '/brand/preview', {
  summary: 'A picture as the built-in designer would draw it for a brand that is not saved yet; it costs nothing.',
  access: 'session',
  input: z.object({
    ...colorFields,
    /** Both are left out where none were chosen. */
    headings_font: z.optional(brandFontSchema),
    body_font: z.optional(brandFontSchema),
    brand_name: previewTextSchema('brand_name'),
    brand_tagline: previewTextSchema('brand_tagline'),
    /** The saved one where it is left out. */
    brand_logo_usage_guidelines: z.optional(previewTextSchema('brand_logo_usage_guidelines')),
  }),
  /** The picture as a data URL: it is not kept. */
  answer: z.object({ data: z.object({ image: z.string() }) }),
  fallback: 'Failed to draw the preview',
});

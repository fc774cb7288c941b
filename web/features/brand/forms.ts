import type { BrandProfile, previewBrand } from '../../../domain/api/brand.ts';
import type { InputOf } from '../../../domain/api/call.ts';
import {
  type BrandFont,
  GUIDELINES,
  type GuidelineName,
  hexColor,
  keywordsOf,
  limitExceeded,
} from '../../../domain/brand.ts';

export type ColorName = 'primary' | 'accent';
export type FontName = 'headings' | 'body';

/** What stands in the forms, as it was typed. */
export interface BrandForms {
  colors: Record<ColorName, string>;
  fonts: Record<FontName, BrandFont> & { isChosen: boolean };
  guidelines: Record<GuidelineName, string>;
}
export type FormName = keyof BrandForms;

/** The forms in which something was typed. */
export type Edits = { [Name in FormName]?: BrandForms[Name] };

export const GUIDELINE_NAMES = Object.keys(GUIDELINES) as GuidelineName[];

/** The forms as they show a saved brand. */
export function formsOf({ colors, typography, guidelines }: BrandProfile): BrandForms {
  return {
    colors: { primary: colors.primary_colors, accent: colors.accent_colors },
    fonts: { headings: typography.headings_font, body: typography.body_font, isChosen: typography.is_chosen },
    guidelines: { ...guidelines, brand_keywords: keywordsText(guidelines.brand_keywords) },
  };
}

/** Keywords as a text to edit: with spaces for the eye, unless these alone would carry it over the limit. */
export function keywordsText(words: string[]): string {
  const airy = words.join(', ');
  return airy.length > GUIDELINES.brand_keywords.limit ? words.join(',') : airy;
}

/** Whether a form says something else than what is saved. */
export function differs(form: Record<string, string | boolean>, saved: Record<string, string | boolean>): boolean {
  return Object.keys(form).some((name) => form[name] !== saved[name]);
}

/** The edits without those of a form; where `form` is given, only while it is what stands there. */
export function withoutEdit<Name extends FormName>(edits: Edits, name: Name, form?: BrandForms[Name]): Edits {
  if (form !== undefined && edits[name] !== form) return edits;
  const { [name]: _, ...others } = edits;
  return others;
}

/** What is wrong with a guideline as it stands; null when it can be saved. */
export function guidelineProblem(name: GuidelineName, text: string): string | null {
  const { limit, missing } = GUIDELINES[name];
  const isMissing = name === 'brand_keywords' ? keywordsOf(text).length === 0 : text.trim() === '';
  return isMissing ? missing : limitExceeded(text, limit);
}

/** How full a field is: its counter turns yellow over 80 % and red over the limit. */
export function fullness(length: number, limit: number): 'fine' | 'close' | 'over' {
  if (length > limit) return 'over';
  return length > limit * 0.8 ? 'close' : 'fine';
}

/** The brand in the forms as the preview wants it: a colour that is none yet is the saved one, texts are cut. */
export function previewInput(forms: BrandForms, saved: BrandForms): InputOf<typeof previewBrand> {
  const color = (name: ColorName) => hexColor(forms.colors[name]) ?? saved.colors[name];
  const { headings, body, isChosen } = forms.fonts;
  const text = (name: GuidelineName) => forms.guidelines[name].trim().slice(0, 2 * GUIDELINES[name].limit);
  return {
    primary_color: color('primary'),
    accent_color: color('accent'),
    ...(isChosen && { headings_font: headings, body_font: body }),
    brand_name: text('brand_name'),
    brand_tagline: text('brand_tagline'),
    brand_logo_usage_guidelines: text('brand_logo_usage_guidelines'),
  };
}

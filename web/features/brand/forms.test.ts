import { describe, expect, it } from 'vitest';
import { type BrandProfile, previewBrand } from '../../../domain/api/brand.ts';
import { differs, formsOf, fullness, guidelineProblem, keywordsText, previewInput, withoutEdit } from './forms.ts';

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

describe('the forms over a saved brand', () => {
  it('show the keywords as a text', () => {
    const saved = { ...NEW, guidelines: { ...NEW.guidelines, brand_keywords: ['coffee', 'fair trade'] } };
    expect(formsOf(saved).guidelines.brand_keywords).toBe('coffee, fair trade');
  });

  it('leave the spaces between keywords out where these alone would exceed the limit', () => {
    const words = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)];
    expect(words.join(',')).toHaveLength(50);
    expect(keywordsText(words)).toBe(words.join(','));
    expect(guidelineProblem('brand_keywords', keywordsText(words))).toBeNull();
  });

  it('differ as soon as one field does', () => {
    const { guidelines } = formsOf(NEW);
    expect(differs({ ...guidelines }, guidelines)).toBe(false);
    expect(differs({ ...guidelines, brand_mission: ' ' }, guidelines)).toBe(true);
  });

  it('show what is saved once that is settled, but keep what was typed meanwhile', () => {
    const saved = formsOf(NEW);
    const sent = { primary: '#111', accent: '#222' };
    const edits = { colors: sent, fonts: saved.fonts };
    expect({ ...saved, ...withoutEdit(edits, 'colors', sent) }.colors).toEqual(saved.colors);
    expect({ ...saved, ...withoutEdit(edits, 'colors') }.colors).toEqual(saved.colors);
    expect(withoutEdit(edits, 'colors', { ...sent })).toBe(edits);
    // Nothing was typed at all, and it was saved as it stood.
    expect({ ...saved, ...withoutEdit({}, 'colors', saved.colors) }.colors).toEqual(saved.colors);
  });
});

describe('a guideline', () => {
  it('must be there: blanks are nothing, commas are no keywords', () => {
    expect(guidelineProblem('brand_name', '  ')).toBe('Brand Name is required');
    expect(guidelineProblem('brand_keywords', ' , ,')).toBe('Enter at least one keyword (comma separated)');
  });

  it('may be as long as its limit and no longer', () => {
    expect(guidelineProblem('brand_mission', 'm'.repeat(70))).toBeNull();
    expect(guidelineProblem('brand_mission', 'm'.repeat(71))).toBe('Limit exceeded: 71/70 characters');
  });

  it('is close to its limit over 80 % of it, not at it', () => {
    expect([40, 41, 50, 51].map((length) => fullness(length, 50))).toEqual(['fine', 'close', 'close', 'over']);
  });
});

describe('the preview', () => {
  it('takes a colour that is none yet from what is saved, and cuts what is far too long', () => {
    const saved = formsOf(NEW);
    const input = previewInput(
      {
        ...saved,
        colors: { primary: '#12', accent: 'abc' },
        guidelines: {
          ...saved.guidelines,
          brand_name: 'n'.repeat(400),
          brand_logo_usage_guidelines: ' Top left ',
        },
      },
      saved,
    );
    expect(input).toMatchObject({ primary_color: '#143241', accent_color: '#abc' });
    expect(input.brand_logo_usage_guidelines).toBe('Top left');
    expect(previewBrand.input.safeParse(input).success).toBe(true);
  });

  it('BRAND-37 leaves the fonts to the designer until somebody chooses some', () => {
    const saved = formsOf(NEW);
    expect(previewInput(saved, saved)).not.toHaveProperty('headings_font');
    const chosen = { ...saved, fonts: { ...saved.fonts, isChosen: true } };
    expect(previewInput(chosen, saved)).toMatchObject({ headings_font: 'Inter', body_font: 'Inter' });
  });
});

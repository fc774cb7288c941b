import { describe, expect, it } from 'vitest';
import { NO_BRAND } from '../../../../../domain/brand.ts';
import { PLATFORMS } from '../../../../../domain/platforms.ts';
import { fits } from '../../../../../domain/text.ts';
import { writeContent } from './content.ts';

const description = 'our wine tasting on Friday 7pm at 12 Mill Lane, 25€ per person, live jazz and cheese';

describe('generated content', () => {
  it('has no picture for Twitter alone', () => {
    expect(writeContent({ description, platforms: ['twitter'], agentType: 'custom', brand: NO_BRAND })).toMatchObject({
      image_input: null,
      image_description: null,
    });
  });

  it('has a picture as soon as another platform is chosen', () => {
    const content = writeContent({
      description,
      platforms: ['twitter', 'linkedin'],
      agentType: 'social-media',
      brand: NO_BRAND,
    });
    expect(content.image_input).toBe('Wine tasting');
    expect(content.image_description).toContain('Friday at 7pm');
  });

  it('is the post itself, its first line apart, and fits every chosen platform', () => {
    for (const platforms of [[...PLATFORMS], ...PLATFORMS.map((platform) => [platform])]) {
      const content = writeContent({ description, platforms, agentType: 'digital-marketing', brand: NO_BRAND });
      expect(content.text_input).not.toContain('\n');
      const post = [content.text_input, content.text_description].filter(Boolean).join('\n\n');
      expect(post).toContain('Friday at 7pm');
      expect(post).not.toMatch(/facts as given|call to action/i);
      for (const platform of platforms) expect(fits(post, platform)).toBe(true);
    }
  });

  it('is kept as it is when it comes back to the writer', () => {
    const ask = { platforms: ['linkedin' as const], agentType: 'custom' as const, brand: NO_BRAND };
    const { text_input, text_description } = writeContent({ ...ask, description });
    const again = writeContent({ ...ask, description: `${text_input}\n\n${text_description}` });
    expect(again).toMatchObject({ text_input, text_description });
  });

  it('falls back on the description where there is nothing to write from', () => {
    expect(
      writeContent({ description: '🎉🎉', platforms: ['facebook'], agentType: 'custom', brand: NO_BRAND }).text_input,
    ).toBe('🎉🎉');
  });
});

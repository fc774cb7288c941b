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

  it('fits every chosen platform and stays on one line, so that the dialog can part it again', () => {
    for (const platforms of [[...PLATFORMS], ...PLATFORMS.map((platform) => [platform])]) {
      const content = writeContent({ description, platforms, agentType: 'digital-marketing', brand: NO_BRAND });
      expect(content.text_input).not.toContain('\n');
      expect(content.text_input).toContain('Friday at 7pm');
      for (const platform of platforms) expect(fits(content.text_input, platform)).toBe(true);
      expect(content.text_description).not.toBe('');
    }
  });

  it('is kept as it is when it comes back to the writer', () => {
    const { text_input } = writeContent({ description, platforms: ['linkedin'], agentType: 'custom', brand: NO_BRAND });
    expect(
      writeContent({ description: text_input, platforms: ['linkedin'], agentType: 'custom', brand: NO_BRAND })
        .text_input,
    ).toBe(text_input);
  });

  it('falls back on the description where there is nothing to write from', () => {
    expect(
      writeContent({ description: '🎉🎉', platforms: ['facebook'], agentType: 'custom', brand: NO_BRAND }).text_input,
    ).toBe('🎉🎉');
  });
});

import { describe, expect, it } from 'vitest';
import { NO_BRAND } from '../../../../domain/brand.ts';
import { PLATFORMS, type Platform } from '../../../../domain/platforms.ts';
import { STARTER } from '../../../../domain/starter-workflow.ts';
import { TEMPLATES } from '../../../../domain/templates.ts';
import { compose } from './designer/draw.ts';
import { write } from './writer/write.ts';

const EXAMPLES: readonly (readonly [string, string, string | null])[] = [
  ['the builder’s example', STARTER.input, STARTER.description],
  ...TEMPLATES.map(({ title, prompt }) => [title, prompt, null] as const),
];
const WHERE = [null, ...PLATFORMS];
const VERSIONS = [0, 1, 2, 3, 4, 5];

/** What can be true or false: days, dates, times of day, prices and shares. */
const CLAIMS =
  /\b(?:today|tonight|tomorrow|yesterday|(?:this|next|last) (?:week(?:end)?|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)(?:['’]?s)?\b|\b\d{1,2}(?::\d{2})?\s?[ap]m\b|[€£$]\s?\d[\d,.]*\d|[€£$]\s?\d|\b\d+\s?%/giu;
const claimsIn = (text: string): string[] =>
  (text.match(CLAIMS) ?? []).map((claim) => claim.toLowerCase().replace(/\s/g, ''));

function textOf(brief: string, description: string | null, platform: Platform | null, variant: number): string {
  return write({ brief, description, platform, agentType: null, brand: NO_BRAND, history: [], variant }).text;
}

function wordsOnPictureOf(brief: string, platform: Platform | null): string {
  const { scene } = compose({ brief, description: null, platform, brand: NO_BRAND, variant: 0 });
  return scene.texts.map(({ text }) => text.lines.join(' ')).join('\n');
}

describe('what ships as an example', () => {
  it.each(EXAMPLES)(
    '%s claims nothing that its brief does not say, in any text or picture',
    (_, brief, description) => {
      const said = new Set(claimsIn(brief));
      const isSaid = (text: string): boolean => claimsIn(text).every((claim) => said.has(claim));
      for (const platform of WHERE)
        for (const variant of VERSIONS) {
          const text = textOf(brief, description, platform, variant);
          expect(text).toSatisfy(isSaid);
          expect(wordsOnPictureOf(text, platform)).toSatisfy(isSaid);
        }
      expect(wordsOnPictureOf(brief, null)).toSatisfy(isSaid);
    },
  );

  it('the builder’s example draws the class on its Saturday, at its hour', () => {
    for (const variant of VERSIONS) {
      const words = wordsOnPictureOf(textOf(STARTER.input, STARTER.description, null, variant), null);
      expect(words).toMatch(/\bSaturday\b/);
      expect(words).toMatch(/\b10\sam\b/);
      expect(words).toMatch(/\bbread class\b/i);
    }
  });
});

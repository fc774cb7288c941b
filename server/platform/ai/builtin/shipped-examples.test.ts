import { describe, expect, it } from 'vitest';
import { PLATFORMS } from '../../../../domain/post/platforms.ts';
import { orderedPicture, shownPicture } from '../../../../tests/support/ai-tasks.ts';
import { editedText } from '../../../../tests/support/edited-text.ts';
import { sceneOf } from '../../../../tests/support/stage/drawings.ts';
import { STARTER } from '../../../../web/features/workflow/saved/starter-workflow.ts';
import { TEMPLATES } from '../../../../web/lib/templates.ts';
import type { PictureTask } from '../tasks.ts';

const EXAMPLES: readonly (readonly [string, string])[] = [
  ['the builder’s example', STARTER.input],
  ...TEMPLATES.map(({ title, prompt }) => [title, prompt] as const),
];
const WHERE = [null, ...PLATFORMS];
const VERSIONS = [0, 1, 2, 3, 4, 5];

/** What can be true or false: days, dates, times of day, prices and shares. */
const CLAIMS =
  /\b(?:today|tonight|tomorrow|yesterday|(?:this|next|last) (?:week(?:end)?|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)(?:['’]?s)?\b|\b\d{1,2}(?::\d{2})?\s?[ap]m\b|[€£$]\s?\d[\d,.]*\d|[€£$]\s?\d|\b\d+\s?%/giu;
const claimsIn = (text: string): string[] =>
  (text.match(CLAIMS) ?? []).map((claim) => claim.toLowerCase().replace(/\s/g, ''));

function wordsOn(task: PictureTask): string {
  return sceneOf(task)
    .texts.map(({ text }) => text.lines.join(' '))
    .join('\n');
}

describe('what ships as an example', () => {
  it.each(EXAMPLES)('%s claims nothing that its brief does not say, in any text or picture', (_, brief) => {
    const said = new Set(claimsIn(brief));
    const isSaid = (text: string): boolean => claimsIn(text).every((claim) => said.has(claim));
    for (const platform of WHERE) {
      const text = editedText(brief, platform);
      expect(text).toSatisfy(isSaid);
      for (const variant of VERSIONS) {
        expect(wordsOn(shownPicture(text, { platform, variant }))).toSatisfy(isSaid);
        expect(wordsOn(orderedPicture(brief, { platform, variant }))).toSatisfy(isSaid);
      }
    }
  });

  it('the builder’s example draws the class on its Saturday, at its hour', () => {
    for (const variant of VERSIONS)
      for (const task of [
        shownPicture(editedText(STARTER.input, null), { variant }),
        orderedPicture(STARTER.input, { variant }),
      ]) {
        const words = wordsOn(task);
        expect(words).toMatch(/\bSaturday\b/);
        expect(words).toMatch(/\b10\sam\b/);
        expect(words).toMatch(/\bbread class\b/i);
      }
  });
});

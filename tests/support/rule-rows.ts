import { expect, test } from 'vitest';
import type { Meaning, PhraseRule } from '../../server/assistant/reading/grammar/phrases.ts';
import { scanText } from '../../server/assistant/reading/grammar/scanned.ts';

/** By the name of a rule: what it reads and what that means. Where others must stand around its words, brackets show these. */
type RuleRows = Record<string, Record<string, Meaning>>;

/** A test for each rule by its name, and one that fails where a rule has no row or shares its name. */
export function testRules(rules: PhraseRule[], rows: RuleRows): void {
  test('each rule has a name of its own, and a row that shows it', () => {
    expect(Object.keys(rows)).toEqual(rules.map(({ name }) => name));
    expect(Object.values(rows)).not.toContainEqual({});
  });

  test.each(Object.entries(rows))('%s', (rule, row) => {
    for (const [shown, meaning] of Object.entries(row)) {
      const text = shown.replace(/[[\]]/g, '');
      const words = /\[(.+)\]/.exec(shown)?.[1] ?? text;
      const { tokens, phrases } = scanText(text);
      const read = phrases.map((phrase) => ({
        rule: phrase.rule,
        words: text.slice(tokens[phrase.from]?.start, tokens[phrase.to - 1]?.end),
        meaning: phrase.meaning,
      }));
      expect(read).toContainEqual({ rule, words, meaning });
    }
  });
}

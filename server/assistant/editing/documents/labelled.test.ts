import { describe, expect, test } from 'vitest';
import { NO_BRAND } from '../../../../domain/brand.ts';
import { TEMPLATES } from '../../../../web/lib/templates.ts';
import { readSpans } from '../../reading/spans/spans.ts';
import { edit } from '../edit.ts';

const write = (prompt: string) =>
  edit({ spans: readSpans(prompt), platform: 'none', brand: NO_BRAND, language: 'en', now: '', timeZone: '' });
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}€£%°²]+/gu, ' ')
    .trim();
/** What is said to the writer, and no part of the text. */
const isOrder = (line: string) => /^Ending: ask readers/.test(line);

describe('labelled notes become a whole document', () => {
  test.each(TEMPLATES.map(({ id, prompt }) => [id, prompt] as const))('%s', (_id, prompt) => {
    const { text, question, notes } = write(prompt);
    const [order = '', ...lines] = prompt.split('\n');
    expect(question).toBeNull();
    expect(notes.filter((note) => /^Not /.test(note))).toEqual([]);
    // Every note is there with all its words, and so is every item.
    const whole = fold(text);
    for (const line of lines.filter((one) => !isOrder(one))) {
      const value = line.replace(/^(?:- |[\p{L}\d -]+:)\s*/u, '');
      for (const part of value.split(/, (?:and )?/)) expect(whole).toContain(fold(part));
    }
    // No label without its words, no sign doubled, no order.
    expect(text).not.toMatch(/:\.|:\s*\n\s*(?:#|$)|^## .*\n(?:\n|#|$)|\.\.|- -(?!-)/m);
    expect(text).not.toMatch(/\b(?:write|create|plan) an? |\bask readers\b|\btitled\b/i);
    expect(fold(text)).not.toContain(fold(order));
    expect(text.startsWith('# ')).toBe(true);
  });

  test('steps are numbered, items are bullets, commands stay as typed, and readers are asked', () => {
    const of = (id: string) => write(TEMPLATES.find((template) => template.id === id)?.prompt ?? '').text;
    expect(of('recipe-and-food-content')).toContain('## Steps\n1. Heat the oven to 200 °C.\n2. Rub');
    expect(of('recipe-and-food-content')).toContain('## Ingredients\n- 1 chicken (about 1.6 kg)\n- 2 lemons');
    expect(of('technical-documentation')).toContain('```\nnpm install --global tidy-csv\n```');
    expect(of('technical-documentation')).toMatch(/^# tidy-csv/);
    expect(of('blog-content-generator')).toMatch(/What works in your café\?$/);
    expect(of('e-commerce-product-suite')).toMatch(/^# Harbour apron\n[\s\S]*## Email\n[\s\S]*## Social caption\n/);
    expect(of('social-media-campaign')).toContain(
      '## Post for Instagram, Facebook and LinkedIn\nOpening of our second bakery.',
    );
  });
});

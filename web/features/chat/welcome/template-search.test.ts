import { expect, test } from 'vitest';
import { TEMPLATES } from '../../../lib/templates.ts';
import { ALL_INDUSTRIES, findTemplates, industriesOf, promptPreview } from './template-search.ts';

const titles = (search: string, industry = ALL_INDUSTRIES) =>
  findTemplates(TEMPLATES, search, industry).map(({ title }) => title);

test('TMPL-08 the search finds any part of a title or a description, without case', () => {
  expect(titles('BLOG')).toEqual(['Blog Content Generator']);
  expect(titles('day-by-day')).toEqual(['Travel Guide Creator']);
  expect(titles('halve its food waste')).toEqual([]);
  expect(titles('  ')).toHaveLength(TEMPLATES.length);
});

test('TMPL-09 the search combines with an exact industry', () => {
  expect(titles('', 'Business')).toEqual(['Business Plan Generator']);
  expect(titles('blog', 'Business')).toEqual([]);
  expect(titles('plan', 'Business')).toEqual(['Business Plan Generator']);
});

test('every industry is listed once', () => {
  expect(industriesOf(TEMPLATES)).toHaveLength(new Set(TEMPLATES.map(({ industry }) => industry)).size);
  expect(industriesOf(TEMPLATES)[0]).toBe('Content Marketing');
});

test('HIST-36 a preview is the first 50 characters of the prompt, seen as far as they end at a word', () => {
  const prompt = 'Plan a week of posts about our new autumn collection of lamps';
  expect(promptPreview({ prompt })).toEqual({
    text: prompt.slice(0, 50),
    shown: 'Plan a week of posts about our new autumn',
  });
  expect(promptPreview({ prompt: 'Short' })).toEqual({ text: 'Short', shown: 'Short' });
});

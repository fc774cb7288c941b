import { expect, it } from 'vitest';
import { TEMPLATES } from './templates.ts';

it('TMPL-11 TMPL-12 TMPL-13 TMPL-14 holds the twelve templates in their order, with their industries', () => {
  expect(TEMPLATES.map(({ title, industry }) => `${title} (${industry})`)).toEqual([
    'Blog Content Generator (Content Marketing)',
    'E-commerce Product Suite (E-commerce)',
    'Social Media Campaign (Social Media)',
    'Real Estate Listing Generator (Real Estate)',
    'Educational Content Creator (Education)',
    'Market Research Report (Business Intelligence)',
    'Creative Writing Assistant (Creative Writing)',
    'Business Plan Generator (Business)',
    'Technical Documentation (Technology)',
    'Recipe and Food Content (Food & Beverage)',
    'Travel Guide Creator (Travel)',
    'Fitness and Wellness (Health & Fitness)',
  ]);
});

it('TMPL-10 has an id of its own, a one-sentence description and a full brief for each', () => {
  expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
  for (const template of TEMPLATES) {
    expect(Object.keys(template).sort()).toEqual(['description', 'id', 'industry', 'prompt', 'title']);
    const { description, prompt } = template;
    expect(description).toMatch(/^[A-Z][^.]*\.$/);
    expect(prompt.split('\n').length).toBeGreaterThan(5);
    expect(prompt.length).toBeLessThan(1500);
  }
});

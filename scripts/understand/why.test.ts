import { expect, it } from 'vitest';
import { stateSchema } from '../../server/assistant/state.ts';
import { whyPhrases, whySpans, whyTurn } from './why.ts';

it('tells each span of a message with its role, and what speaks for it', () => {
  const lines = whySpans('Post our new menu on Facebook tomorrow at 9am');
  expect(lines.filter((line) => !line.startsWith('      ')).map((line) => line.trim().split(' ')[0])).toEqual([
    'order',
    'matter',
    'platform',
    'when',
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/^ {6}\+\d\.\d \S/));
});

it('names the rule that read each day, time and place', () => {
  expect(whyPhrases('Post our new menu on Facebook tomorrow at 9am')).toEqual([
    `  platforms by the rule 'platforms by name': "on Facebook"`,
    `  days by the rule 'tomorrow': "tomorrow"`,
    `  time by the rule 'a clock': "at 9am"`,
  ]);
});

it('tells why a turn is read as it is, and in which words', () => {
  const state = stateSchema.parse({ drafts: [{ n: 1, platform: 'facebook', text: 'Der Hof ist offen.' }] });
  const lines = whyTurn('mach es kürzer', state, { now: '2026-11-16T10:00:00Z', timeZone: 'UTC' });
  expect(lines[0]).toBe('  read as: make it shorter');
  expect(lines[1]).toMatch(/^ {2}revise shorter \d+ %/);
  expect(lines.at(-1)).toBe('  → {"op":"revise","draft":1,"change":"shorter"}');
});

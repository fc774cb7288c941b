import { expect, it } from 'vitest';
import { farTextSize, longestWord } from './far-text.ts';
import { COLUMN, NODE_WIDTH } from './node-size.ts';

it('CANVAS-69 the names of a chain of 12 agents are readable when all of it is shown', () => {
  const room = 1440 - 240 - 136 - 40;
  const zoom = room / (11 * COLUMN + NODE_WIDTH);
  expect(farTextSize(zoom) * zoom).toBeGreaterThanOrEqual(13);
  expect([farTextSize(0.45), farTextSize(0.05)]).toEqual([32, 64]);
  expect(['Proofreader', 'Our long-lived bread', ''].map(longestWord)).toEqual([11, 5, 1]);
});

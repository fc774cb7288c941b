import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ATTACKS, FAULTS } from './list.ts';
import { lastRuns, trustPage } from './table.ts';

it.each([...ATTACKS, ...FAULTS])('$what: its test exists', ({ file, test }) => {
  expect(readFileSync(file, 'utf8')).toContain(test);
});

it('docs/trust.md is made from the list', () => {
  expect(readFileSync('docs/trust.md', 'utf8')).toBe(trustPage(lastRuns()));
});

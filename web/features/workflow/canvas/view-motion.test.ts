import { interpolateZoom as original } from 'd3-interpolate';
import { expect, it } from 'vitest';
import { interpolateZoom } from './view-motion.ts';

it.each([
  ['to another place and nearer', [0, 0, 1000], [400, -250, 300]],
  ['far away and back out', [120, 80, 50], [-9000, 4000, 900]],
  ['in place, nearer', [10, 20, 1000], [10, 20, 250]],
  ['nowhere', [10, 20, 400], [10, 20, 400]],
] as const)('the view flies %s as the library would let it', (_where, from, to) => {
  const [ours, theirs] = [interpolateZoom(from, to), original([...from], [...to])];
  for (const share of [0, 0.1, 0.5, 0.83, 1])
    for (const [at, value] of ours(share).entries()) expect(value).toBeCloseTo(theirs(share)[at] ?? Number.NaN, 6);
});

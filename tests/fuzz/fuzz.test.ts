import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { runCases } from './run.ts';
import { type FuzzStage, openFuzzStage } from './stage.ts';

/** One seed for every run of the tests; `npm run fuzz` takes another each time, and many more cases. */
const SEED = 20_261_117;

let stage: FuzzStage;
beforeAll(async () => {
  stage = await openFuzzStage(inject('postgresUrl'));
});
afterAll(() => stage.close());

it('API-15 whatever is asked of whichever call, however it comes over the wire: answered in the contract’s shape, and nobody else’s rows change', {
  timeout: 240_000,
}, async () => {
  const { faults, cases } = await runCases(stage, { seed: SEED, count: 250 });
  expect(faults).toEqual([]);
  expect(cases).toBe(250);
});

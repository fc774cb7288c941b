import { defineConfig } from 'vitest/config';

/** The long faults: `npm run fault`. One file after the other, since each starts many processes. */
export default defineConfig({
  test: {
    include: ['tests/fault/long/*.fault.ts', 'tests/fault/schedule-model.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    pool: 'forks',
    env: { FAULT_RUNS: process.env.FAULT_RUNS ?? '100', DAY_MINUTES: process.env.DAY_MINUTES ?? '10' },
  },
});

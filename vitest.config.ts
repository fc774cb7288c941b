import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,server,web,scripts}/**/*.test.{ts,tsx}', 'tests/fault/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    // Real databases and real processes: give a loaded two-core machine time, the conditions still decide.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    pool: 'forks',
    restoreMocks: true,
  },
});

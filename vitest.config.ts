import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const FILES = '{domain,server,web,scripts,tests}/**/*.test.{ts,tsx}';
/** What replaces a module (`vi.mock`) needs modules that nobody has loaded before. */
const ALONE = globSync(FILES).filter((file) => /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8')));

const shared = {
  // Real databases and real processes: give a loaded two-core machine time, the conditions still decide.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  pool: 'forks',
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // One file after the other in the same two processes: loading the product costs more than most files.
        test: {
          ...shared,
          name: 'together',
          include: [FILES],
          exclude: ALONE,
          isolate: false,
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      { test: { ...shared, name: 'alone', include: ALONE } },
    ],
  },
});

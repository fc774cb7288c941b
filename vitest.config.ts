import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { isWholeRun } from './tests/support/whole-run.ts';

const FILES = '{domain,server,web,scripts,tests}/**/*.test.{ts,tsx}';
/** What replaces a module (`vi.mock`) needs modules that nobody has loaded before. */
const ALONE = globSync(FILES).filter((file) => /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8')));
/** Whole installations and processes that are killed again and again: for the build. */
const LONG = [
  'scripts/eval.test.ts',
  'server/operations/command.test.ts',
  'server/platform/db/postgres/embedded.test.ts',
  'server/platform/http/quick-close.test.ts',
  'tests/bench/alone.test.ts',
  'tests/fault/fresh-clone.test.ts',
  'tests/fault/killed-postgres.test.ts',
  'tests/fault/postgres-inside.test.ts',
  'tests/fault/publishing.test.ts',
  'tests/fault/rolling-restart.test.ts',
  'tests/fault/schedule-model.test.ts',
  'tests/fault/scheduler.test.ts',
];
const LEFT_OUT = isWholeRun ? [] : LONG;

const shared = {
  // Real databases and real processes: give a loaded two-core machine time, the conditions still decide.
  testTimeout: 180_000,
  hookTimeout: 120_000,
  pool: 'forks',
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

export default defineConfig({
  test: {
    // One more than cores: tests wait for databases and processes about a quarter of their time.
    maxWorkers: 3,
    projects: [
      {
        // One file after the other in the same processes: loading the product costs more than most files.
        test: {
          ...shared,
          name: 'together',
          include: [FILES],
          exclude: [...ALONE, ...LEFT_OUT],
          isolate: false,
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      { test: { ...shared, name: 'alone', include: ALONE } },
    ],
  },
});

/** Runs every check and test of the product and ends with one line: `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name) => join(root, 'node_modules', '.bin', name);
const node = bin('node');
const reports = mkdtempSync(join(tmpdir(), 'fanfare-test-'));
const total = { passed: 0, failed: 0 };

const run = (title, program, args, env = {}) => {
  console.log(`\n${title}`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
};

/** A check is one test: it holds or it does not. */
const check = (title, program, args) => {
  const held = run(title, program, args);
  total[held ? 'passed' : 'failed'] += 1;
};

/** A suite reports its own numbers; one that ends badly without any counts as a failure. */
const suite = (title, program, args, reportFile, count, env) => {
  const ended = run(title, program, args, env);
  const numbers = readReport(reportFile, count);
  total.passed += numbers.passed;
  total.failed += Math.max(numbers.failed, ended ? 0 : 1);
};

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

check('Format and lint', bin('biome'), ['check', '--error-on-warnings', '.']);
check('Types', bin('tsc'), []);
check('Import directions', node, ['scripts/check-directions.ts']);
check('Every behaviour has a test', node, ['scripts/check-behaviour.ts']);

const unitReport = join(reports, 'unit.json');
suite(
  'Unit, route and fault tests',
  node,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  unitReport,
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
);

const browserReport = join(reports, 'browser.json');
suite(
  'Browser tests',
  node,
  [join(root, 'node_modules/@playwright/test/cli.js'), 'test'],
  browserReport,
  ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
);

rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs every check and test of the product and ends with one line: `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lastLines, onlyTitle, Run, readPlaywright, readVitest } from './second-try.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name) => join(root, 'node_modules', '.bin', name);
const node = bin('node');
const reports = mkdtempSync(join(tmpdir(), 'fanfare-test-'));
const tally = new Run();

const run = (title, program, args, env = {}) => {
  console.log(`\n${title}`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
};

/** A check is one test: it holds or it does not. */
const check = (title, program, args) => {
  const held = run(title, program, args);
  tally.add({ passed: held ? 1 : 0, failed: [] }, held);
};

/** A suite reports its own numbers; what fails in it is run once more, alone. */
const suite = (title, begin, read) => {
  const report = join(reports, 'report.json');
  const numbersOf = (heading, file, pattern) => {
    rmSync(report, { force: true });
    const endedWell = begin(heading, report, file, pattern);
    const numbers = readReport(report, read);
    return { ...(numbers ?? { passed: 0, failed: [] }), endedWell: endedWell && numbers !== null };
  };
  const { endedWell, ...numbers } = numbersOf(title);
  tally.add(numbers, endedWell, (test) => {
    const second = numbersOf(`Once more, alone: ${test.title || test.file}`, test.file, test.title && onlyTitle(test));
    return second.endedWell ? second : { passed: 0, failed: [test] };
  });
};

/** Null where a suite left no report that can be read. */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

check('Format and lint', bin('biome'), ['check', '--error-on-warnings', '.']);
check('Types', bin('tsc'), []);
check('Import directions', node, ['scripts/check-directions.ts']);
check('Every behaviour has a test', node, ['scripts/check-behaviour.ts']);

suite(
  'Unit, route and fault tests',
  (title, report, file, pattern) =>
    run(title, node, [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(file ? [file] : []),
      ...(pattern ? ['-t', pattern] : []),
    ]),
  readVitest,
);

suite(
  'Browser tests',
  (title, report, file, pattern) =>
    run(
      title,
      node,
      [
        join(root, 'node_modules/@playwright/test/cli.js'),
        'test',
        ...(file ? [file] : []),
        ...(pattern ? ['-g', pattern] : []),
      ],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    ),
  readPlaywright,
);

rmSync(reports, { recursive: true, force: true });
console.log(`\n${lastLines(tally).join('\n')}`);
process.exit(tally.failed === 0 ? 0 : 1);

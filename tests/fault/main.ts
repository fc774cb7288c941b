/**
 * `npm run fault`: the long faults. `-- --minutes N` is how long the compressed day takes, `-- --table` also runs the other
 * tests that docs/trust.md names and writes down there how all went; files after it are run alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ATTACKS, FAULTS, type TrustItem } from './trust/list.ts';
import { keepRuns, type LastRun } from './trust/table.ts';

/** What of Vitest's report is read. */
interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '10' }, table: { type: 'boolean', default: false } },
});
const items = [...ATTACKS, ...FAULTS];
const isLong = (file: string): boolean => file.endsWith('.fault.ts') || file.endsWith('schedule-model.test.ts');
const named = new Set(items.map(({ file }) => file).filter((file) => file.endsWith('.test.ts') && !isLong(file)));
const chosen = positionals.length > 0;
const short = chosen ? positionals.filter((file) => !isLong(file)) : values.table ? [...named] : [];
const results = new Map<TrustItem, string>();
let status = 0;
if (!chosen || positionals.some(isLong)) run(['--config', 'vitest.fault.config.ts', ...positionals.filter(isLong)]);
// Of these files the table names single tests.
if (short.length > 0) run(values.table ? [...short, '--testNamePattern', namedIn(short)] : short);
process.exit(status);

/** Fits the titles of the tests that the table names in some files. */
function namedIn(files: string[]): string {
  const titles = items.filter(({ file }) => files.includes(file)).map(({ test }) => test);
  return titles.map((title) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('%s', '.*')).join('|');
}

function run(args: string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-fault-report-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ended = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...args],
    { cwd: root, stdio: 'inherit', env: { ...process.env, DAY_MINUTES: values.minutes } },
  );
  status ||= ended.status ?? 1;
  for (const [item, told] of resultsIn(JSON.parse(readFileSync(report, 'utf8')))) results.set(item, told);
  rmSync(folder, { recursive: true });
  // After each part: who stops in the second keeps what the first has shown.
  if (values.table) keepRuns(results);
}

/** How the items went whose tests are in a report; what was skipped was not run. */
function resultsIn({ testResults }: Report): LastRun {
  const day = new Date().toISOString().slice(0, 10);
  const runs: LastRun = new Map();
  for (const item of items) {
    // What stands for a value in the title of a test is there in the title of its run.
    const parts = item.test.split('%s');
    const found = testResults
      .filter(({ name }) => name.endsWith(`/${item.file}`))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(
        ({ fullName, status }) =>
          parts.every((part) => fullName.includes(part)) && status !== 'skipped' && status !== 'pending',
      );
    const passed = found.filter(({ status }) => status === 'passed').length;
    if (found.length > 0) runs.set(item, `${day}: ${passed} of ${found.length} passed`);
  }
  return runs;
}

/**
 * Runs the checks and the core of the tests, and ends with one line: `N passed, N failed`. With --all it runs every test, as
 * the build does.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestPostgres } from '../tests/support/test-postgres.ts';
import { lastLines, onlyTitle, Run, readPlaywright, readVitest } from './second-try.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name) => join(root, 'node_modules', '.bin', name);
const node = bin('node');
const reports = mkdtempSync(join(tmpdir(), 'fanfare-test-'));
const isWhole = process.argv.includes('--all');
if (!isWhole) process.env.FANFARE_TESTS = 'core';
const tally = new Run();
const begun = performance.now();
const sayTime = (title, since, until = performance.now()) =>
  console.log(`\n${title}: ${Math.round((until - since) / 1000)} s`);

/** A check is one test: it holds or it does not. */
const check = (title, program, args) => {
  console.log(`\n${title}`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  tally.add({ passed: status === 0 ? 1 : 0, failed: [] }, status === 0);
};

/** A suite writes a report of its own numbers. */
const suite = (title, commandFor, read) => {
  const report = join(reports, `${title}.json`);
  const numbers = (status) => {
    const counted = readReport(report, read);
    return { ...(counted ?? { passed: 0, failed: [] }), endedWell: status === 0 && counted !== null };
  };
  const options = { cwd: root, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } };
  return { title, begin: () => beginAside(title, commandFor(report), options), numbers, again };

  /** What failed is run once more, alone. */
  function again(test) {
    console.log(`\nOnce more, alone: ${test.title || test.file}`);
    rmSync(report, { force: true });
    const args = commandFor(report, test.file, test.title && onlyTitle(test));
    const second = numbers(spawnSync(node, args, { ...options, stdio: 'inherit' }).status);
    return second.endedWell ? second : { passed: 0, failed: [test] };
  }
};

/** Begins a program beside others. What it prints is held back until it is its turn: two that talk at once can't be read. */
function beginAside(title, args, options) {
  const since = performance.now();
  const child = spawn(node, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const held = [];
  let say = (text) => held.push(text);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => say(text));
  const ended = new Promise((resolve) => {
    child.once('error', (cause) => say(`${cause}\n`));
    child.once('close', (status) => resolve({ status, at: performance.now() }));
  });
  return async function itsTurn() {
    console.log(`\n${title}`);
    say = (text) => process.stdout.write(text);
    for (const text of held) say(text);
    const { status, at } = await ended;
    sayTime(title, since, at);
    return status;
  };
}

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
sayTime('Checks', begun);

const postgres = await startTestPostgres();
process.env.FANFARE_TEST_POSTGRES = postgres.url;

const suites = [
  suite(
    'Unit, route and fault tests',
    (report, file, pattern) => [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(file ? [file] : []),
      ...(pattern ? ['-t', pattern] : []),
    ],
    readVitest,
  ),
  suite(
    isWhole ? 'Browser tests' : 'Core browser tests',
    (_report, file, pattern) => [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      ...(file ? [file] : []),
      ...(pattern ? ['-g', pattern] : []),
    ],
    readPlaywright,
  ),
];

// Side by side: each waits for databases, processes and pages, and leaves a core to the other meanwhile.
const turns = suites.map((one) => one.begin());
const results = [];
for (const [at, itsTurn] of turns.entries()) results.push(suites[at].numbers(await itsTurn()));
for (const [at, { endedWell, ...numbers }] of results.entries()) tally.add(numbers, endedWell, suites[at].again);
await postgres.stop();

rmSync(reports, { recursive: true, force: true });
sayTime('All', begun);
if (!isWhole) console.log('\nThe longer tests: npm test -- --all');
console.log(`\n${lastLines(tally).join('\n')}`);
process.exit(tally.failed === 0 ? 0 : 1);

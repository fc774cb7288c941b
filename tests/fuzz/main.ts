/**
 * `npm run fuzz`: 10,000 cases made from the contract, sent to a started product over real connections.
 * `-- --cases N`, `--seed N`; `--seed N --case K` sends one of them again and shows what was sent; `--table` notes the result in docs/trust.md.
 */
import { parseArgs } from 'node:util';
import { ATTACKS } from '../fault/trust/list.ts';
import { keepRuns } from '../fault/trust/table.ts';
import { startTestPostgres } from '../support/test-postgres.ts';
import { type FuzzResult, runCases } from './run.ts';
import { openFuzzStage } from './stage.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '10000' },
    seed: { type: 'string' },
    case: { type: 'string' },
    table: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const from = values.case === undefined ? 0 : Number(values.case);
const count = values.case === undefined ? Number(values.cases) : 1;
console.log(`seed ${seed}, ${count === 1 ? `case ${from}` : `${count} cases`}`);

const postgres = await startTestPostgres();
const result = await fuzz().finally(postgres.stop);
tell(result);
if (values.table) note(result);
process.exit(result.faults.length === 0 ? 0 : 1);

async function fuzz(): Promise<FuzzResult> {
  const stage = await openFuzzStage(postgres.url);
  const began = Date.now();
  const onProgress = (done: number): void => {
    if (done % 1_000 === 0) console.log(`${done} cases, ${Math.round((Date.now() - began) / 1000)} s`);
  };
  return runCases(stage, { seed, from, count, onProgress }).finally(stage.close);
}

function tell({ cases, requests, statuses, asked, succeeded, faults, memoryBefore, memoryAfter }: FuzzResult): void {
  for (const { which, fault, sent } of faults) console.error(`\ncase ${which}: ${fault}\n  ${sent}`);
  const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;
  console.log(`\n${requests} requests in ${cases} cases, by status: ${JSON.stringify(statuses)}`);
  const never = [...asked].filter((call) => !succeeded.has(call)).map(({ method, path }) => `${method} ${path}`);
  console.log(`${succeeded.size} of ${asked.size} calls went well at least once; never: ${never.join(', ') || 'none'}`);
  console.log(`memory ${megabytes(memoryBefore)} before, ${megabytes(memoryAfter)} after`);
  console.log(`${faults.length} faults; again: npm run fuzz -- --seed ${seed} --case K`);
}

function note({ cases, requests, faults }: FuzzResult): void {
  const [item] = ATTACKS.filter(({ file }) => file === 'tests/fuzz/main.ts');
  const day = new Date().toISOString().slice(0, 10);
  const many = (count: number): string => count.toLocaleString('en-US');
  if (item)
    keepRuns(
      new Map([
        [item, `${day}: ${many(cases)} cases, ${many(requests)} requests, ${faults.length} faults (seed ${seed})`],
      ]),
    );
}

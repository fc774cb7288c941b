import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runDueTasks, spread } from './due-tasks.ts';
import { percentile, print } from './print.ts';
import { withProcesses } from './processes.ts';

/** Where tests/bench/timed-server.ts writes, in its data folder. */
export const STATEMENTS = 'statements.jsonl';

/** One statement: when it was sent and answered, in milliseconds of the machine's clock. */
export interface TimedStatement {
  text: string;
  connection: number;
  sent: number;
  answered: number;
}

const TASKS = 30;

/** What a statement between the due moment and the commit is for. */
const PARTS: [string, RegExp][] = [
  ['begin the transaction', /^begin/i],
  ['find and lock what is due', /for update of/i],
  ['mark it as running', /with taken as/i],
  ['write the end, its posts and events', /with given as/i],
  ['note down what its owner is told', /with noted as/i],
  ['a job for the mail about it', /insert into pgboss/i],
  ['commit', /^commit/i],
];
const OTHERS = 'other statements';
const TIMER = 'the timer, until the first statement is sent';
const OWN = 'our own code between statements';

/** Where the time goes from the moment at which one post is due to the commit of its effect, part by part. */
export async function benchLateness(postgresUrl: string): Promise<void> {
  await withProcesses(
    postgresUrl,
    ['web,worker'],
    async (pool, _servers, dataDir) => {
      const tasks = await runDueTasks(pool, spread(TASKS, 1_000));
      const statements = readFileSync(join(dataDir, STATEMENTS), 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as TimedStatement)
        .sort((a, b) => a.sent - b.sent);
      const taken = tasks.map(({ due }) => partsOf(due, statements)).filter((parts) => parts !== null);
      console.log(`\nfrom the due moment to the commit, ${taken.length} posts one a second: p50 / p99`);
      for (const part of [TIMER, ...PARTS.map(([name]) => name), OTHERS, OWN, 'all of it'])
        print(part, figures(taken.map((one) => one[part] ?? 0)));
    },
    {},
    'tests/bench/timed-server.ts',
  );
}

const figures = (ms: number[]): string => `${percentile(ms, 0.5).toFixed(1)} / ${percentile(ms, 0.99).toFixed(1)} ms`;

/** The parts of the transaction that took one task; null where its statements were not seen. */
function partsOf(due: number, statements: TimedStatement[]): Record<string, number> | null {
  const found = statements.find(({ text, answered }) => /for update of/i.test(text) && answered > due);
  if (!found) return null;
  const own = statements.filter(({ connection }) => connection === found.connection);
  const at = own.indexOf(found);
  const first = own.slice(0, at).findLastIndex(({ text }) => /^begin/i.test(text));
  const length = own.slice(first).findIndex(({ text }) => /^commit/i.test(text)) + 1;
  const transaction = own.slice(first, first + length);
  const parts: Record<string, number> = { [TIMER]: (transaction[0]?.sent ?? due) - due };
  for (const { text, sent, answered } of transaction) {
    const name = PARTS.find(([, words]) => words.test(text))?.[0] ?? OTHERS;
    parts[name] = (parts[name] ?? 0) + answered - sent;
  }
  const whole = (transaction.at(-1)?.answered ?? due) - due;
  return { ...parts, [OWN]: whole - Object.values(parts).reduce((sum, ms) => sum + ms, 0), 'all of it': whole };
}

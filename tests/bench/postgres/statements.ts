import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from '../load/load-mix.ts';
import type { LoadOrder } from '../load/load-traffic.ts';

/** Where recording-server.ts writes, in its data folder. */
export const RECORDED = 'recorded.jsonl';

/** One statement, as the product has sent it. */
export interface Statement {
  name: string | null;
  text: string;
  values: unknown[];
}

/** What one kind of request asks of PostgreSQL, for each person once. */
export interface RequestStatements {
  name: string;
  share: number;
  ofPeople: Statement[][];
}

/** Statements get their name when they come for the third time. */
const UNTIL_NAMED = 4;
/** What the process asks by itself, whoever asks it for something. */
const OWN_WORK = /pgboss|^\s*listen\b/i;

/** The statements of each kind of request, by asking for it one after the other. */
export async function recordStatements(
  url: string,
  people: LoadOrder['people'],
  kinds: Kind[],
  dataDir: string,
): Promise<RequestStatements[]> {
  const file = join(dataDir, RECORDED);
  const ask = async (kind: Kind, headers: Record<string, string>): Promise<void> => {
    const type: Record<string, string> = kind.body === null ? {} : { 'content-type': 'application/json' };
    const init = { method: kind.method, headers: { ...headers, ...type }, body: kind.body };
    const answer = await fetch(url + kind.path, init);
    await answer.arrayBuffer();
    if (answer.status !== kind.status) throw new Error(`${kind.name}: ${answer.status}`);
  };
  const asked: RequestStatements[] = [];
  for (const kind of kinds) {
    for (let time = 0; time < UNTIL_NAMED; time++) await ask(kind, people[0]?.headers ?? {});
    const ofPeople: Statement[][] = [];
    for (const { headers } of people) {
      const before = statSync(file).size;
      await ask(kind, headers);
      const lines = readFileSync(file).subarray(before).toString().trim().split('\n');
      const statements = lines.filter(Boolean).map((line) => JSON.parse(line) as Statement);
      ofPeople.push(statements.filter(({ text }) => !OWN_WORK.test(text)));
    }
    asked.push({ name: kind.name, share: kind.share, ofPeople });
  }
  return asked;
}

/**
 * Runs a part of the assistant over JSON lines on standard input and prints its answers as JSON lines:
 *   npm run --silent eval -- turns < turns.jsonl
 */
import { createInterface } from 'node:readline';
import { briefs } from './eval/briefs.ts';
import { spans } from './eval/spans.ts';
import { turns } from './eval/turns.ts';

/** What can be measured: each takes a line and gives the answer to it. */
const PARTS: Record<string, (line: never) => unknown> = { briefs, spans, turns };

const part = PARTS[process.argv[2] ?? ''];
if (!part) {
  console.error(`Say what to run: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
for await (const line of createInterface({ input: process.stdin }))
  if (line.trim() !== '') console.log(JSON.stringify(await part(JSON.parse(line) as never)));

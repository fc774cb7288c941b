/**
 * Reads messages as JSON lines ({ id, message, now, timeZone }) on standard input and writes how each was understood:
 *   npm run --silent understand < messages.jsonl
 */
import { createInterface } from 'node:readline';
import { read } from '../server/assistant/reading/read.ts';

interface Line {
  id: string;
  message: string;
  now: string;
  timeZone: string;
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const { id, message, now, timeZone } = JSON.parse(line) as Line;
  const { intent, plans } = read(message, { now, timeZone });
  const shown = plans.map(({ platforms, at, frequency, weekdays, occurrences, until, content }) => ({
    platforms,
    at,
    frequency,
    weekdays,
    occurrences,
    until,
    content,
  }));
  console.log(JSON.stringify({ id, intent, plans: shown }));
}

/**
 * Reads messages as JSON lines ({ id, message, now, timeZone }) on standard input and writes how each was understood:
 *   npm run --silent understand < messages.jsonl
 * With --why it tells the reasons instead: each span with its role, by how much it wins and what speaks most for it, and
 * the rule that read each day, time and place. A line { id, say, state, now, timeZone } is a turn of a conversation: its
 * operation and why. A line may also be a bare message.
 *   echo 'post our menu on fb tomorrow at 9' | npm run --silent understand -- --why
 */
import { createInterface } from 'node:readline';
import { wallToInstant } from '../domain/time.ts';
import { read } from '../server/assistant/reading/read.ts';
import { stateSchema } from '../server/assistant/state.ts';
import { understood } from './understand/understood.ts';
import { whyPhrases, whySpans, whyTurn } from './understand/why.ts';

interface Line {
  id: string;
  message: string;
  now: string;
  timeZone: string;
  /** A turn: what is said, in a conversation of this state. */
  say?: string;
  state?: unknown;
}

function explained({ id, message, say = message, now, timeZone, state }: Line): string {
  const isWall = /^[\d-]+T\d\d:\d\d$/.test(now);
  const moment = { now: isWall ? wallToInstant(now, timeZone) : now, timeZone };
  const turn = state === undefined ? [] : whyTurn(say, stateSchema.parse(state), moment);
  const { intent, plans } = read(say, moment);
  const asked = plans.map(({ at, frequency, content }) => `  → ${at} ${frequency}: ${content}`);
  const outcome = state === undefined ? [`  → ${intent}`, ...asked] : turn;
  return [`${id}: ${say}`, ...whySpans(say), ...whyPhrases(say), ...outcome, ''].join('\n');
}

const isWhy = process.argv.includes('--why');
let count = 0;
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  count++;
  const bare = { id: `${count}`, message: line, now: new Date().toISOString(), timeZone: 'UTC' };
  const asked = line.startsWith('{') ? (JSON.parse(line) as Line) : bare;
  console.log(isWhy ? explained(asked) : JSON.stringify(understood(asked)));
}

/**
 * Runs a part of the assistant over JSON lines on standard input and prints its answers as JSON lines:
 *   npm run -s eval -- briefs           {id, message, platform, brand} → {id, text, question, notes}
 *   npm run -s eval -- conversations    {id, now, timeZone, turns} → {id, turns: [{does, text, question, plans}]}
 *   npm run -s eval -- spans            {id, message} → {id, spans}
 *   npm run -s eval -- turns            {id, now, timeZone, state, say} → {id, operation}
 */
import { createInterface } from 'node:readline';

interface Part {
  answer(line: never): unknown;
  close?(): Promise<void>;
}

/** What can be measured; each is loaded when it is asked for. */
const PARTS: Record<string, () => Promise<Part>> = {
  briefs: async () => ({ answer: (await import('./eval/briefs.ts')).briefs }),
  conversations: async () => (await import('./eval/conversations.ts')).openConversations(),
  spans: async () => ({ answer: (await import('./eval/spans.ts')).spans }),
  turns: async () => ({ answer: (await import('./eval/turns.ts')).turns }),
};

const open = PARTS[process.argv[2] ?? ''];
if (!open) {
  console.error(`Say what to run: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const part = await open();
try {
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim() !== '') console.log(JSON.stringify(await part.answer(JSON.parse(line) as never)));
} finally {
  await part.close?.();
}

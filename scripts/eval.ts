/**
 * Runs a part of the assistant over JSON lines on standard input and prints its answers as JSON lines:
 *   npm run -s eval -- briefs           {id, message, platform, brand} → {id, text, question, notes}
 *   npm run -s eval -- conversations    {id, now, timeZone, turns} → {id, turns: [{does, text, question, plans}]}
 *   npm run -s eval -- understanding    {id, message, now, timeZone} → {id, intent, plans}
 *   npm run -s eval -- spans            {id, message} → {id, spans}
 *   npm run -s eval -- turns            {id, now, timeZone, state, say} → {id, operation}
 * With --model provider:name the first three are answered by that model, with the keys of the environment (README):
 *   npm run -s eval -- briefs --model anthropic:claude-opus-4-5 < briefs.jsonl > answers.jsonl
 * Then a table on standard error tells the time and the tokens of each line, and what a line that says what it expects
 * does not get.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Cost, NO_COST, type Row, tableOf } from './eval/report.ts';

interface Part {
  answer(line: never): unknown;
  /** What is wrong with an answer, where its line says what is expected. */
  faults?(line: never, answer: never): string[] | null;
  /** What a connected model has cost since it was asked last. */
  takeCost?(): Cost;
  close?(): Promise<void>;
}

/** What can be measured; each is loaded when it is asked for. */
const PARTS: Record<string, (model: string | null) => Promise<Part>> = {
  briefs: async (model) => {
    const { briefs, openBriefs } = await import('./eval/briefs.ts');
    return model === null ? { answer: briefs } : openBriefs(model);
  },
  conversations: async (model) => (await import('./eval/conversations.ts')).openConversations(model),
  understanding: async (model) => {
    if (model === null) return { answer: (await import('./understand/understood.ts')).understood };
    return (await import('./eval/understanding.ts')).openUnderstanding(model);
  },
  spans: async () => ({ answer: (await import('./eval/spans.ts')).spans }),
  turns: async () => ({ answer: (await import('./eval/turns.ts')).turns }),
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { model: { type: 'string' } } });
const model = values.model ?? null;
const open = PARTS[positionals[0] ?? ''];
if (!open || (model !== null && ['spans', 'turns'].includes(positionals[0] ?? ''))) {
  console.error(
    open
      ? 'A model answers briefs, conversations and understanding.'
      : `Say what to run: ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(1);
}
const part = await open(model);
const rows: Row[] = [];
try {
  for await (const text of createInterface({ input: process.stdin })) {
    if (text.trim() === '') continue;
    const line = JSON.parse(text);
    const begun = performance.now();
    const answer = await part.answer(line as never);
    console.log(JSON.stringify(answer));
    rows.push({
      id: String(line.id),
      seconds: (performance.now() - begun) / 1000,
      faults: part.faults?.(line as never, answer as never) ?? null,
      ...(part.takeCost?.() ?? NO_COST),
    });
  }
} finally {
  await part.close?.();
}
if (model !== null) console.error(`${positionals[0]} by ${model}\n${tableOf(rows)}`);

import type { Output } from '../../../../domain/workflow/outputs.ts';

/** Words of the assistant itself, which no engine made: an answer that makes nothing, or a question. */
export function saidOutput(words: string, now: Date, kind: 'told' | 'asked' = 'told'): Output {
  return {
    output_type: 'text',
    output: words,
    agent: 'Assistant',
    timestamp: Math.floor(now.getTime() / 1000),
    ...(kind === 'asked' ? { question: true } : {}),
  };
}

import type { Output } from '../../../../domain/workflow/outputs.ts';
import type { WriteOperation } from '../../../assistant/operations.ts';
import type { ChatOutcome, Exchange } from '../answering.ts';
import type { EngineWords } from './revision-answer.ts';
import { answerWriting } from './run-answer.ts';

/** Keeps words that a connected model wrote in the conversation: the same work as any writing, only the writer is done. */
export function answerWritten(
  exchange: Exchange,
  operation: WriteOperation,
  { text, notes, engine }: EngineWords,
): Promise<ChatOutcome> {
  const { deps } = exchange;
  const chat = async ({ agent }: { agent: string }): Promise<Output> => ({
    output_type: 'text',
    output: text,
    agent,
    timestamp: Math.floor(deps.clock().getTime() / 1000),
    engine,
    ...(notes.length > 0 ? { notes } : {}),
  });
  const agentsFor: typeof deps.agentsFor = (userId) => ({ ...deps.agentsFor(userId), chat });
  return answerWriting({ ...exchange, deps: { ...deps, agentsFor } }, operation);
}

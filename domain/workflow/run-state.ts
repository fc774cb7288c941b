import type { Output } from './outputs.ts';

/** How a run ended: 'undone' where an agent did not do all that it was told, 'partly' where some of them failed. */
export const RUN_STATES = ['completed', 'undone', 'partly', 'failed', 'cancelled'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** How a run ended that nobody called off, by what its agents made and how many of them failed. */
export function runStateOf(outputs: readonly Output[], failures: number): RunState {
  if (failures > 0) return outputs.length === 0 ? 'failed' : 'partly';
  return undoneIn(outputs) === null ? 'completed' : 'undone';
}

/** The first thing that an agent was told and did not do, with its name; null where all was done. */
export function undoneIn(outputs: readonly Output[]): string | null {
  const left = outputs.find(({ undone = [] }) => undone.length > 0);
  return left ? `${left.agent}: Not done: ${left.undone?.[0]}` : null;
}

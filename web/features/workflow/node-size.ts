import type { AgentKind } from '../../../domain/agents.ts';

/** Every measure of a node is known beforehand: nothing has to be measured before two thousand of them can be drawn. */
export const NODE_WIDTH = 272;
export const HANDLE_SIZE = 12;
/** Handles stand beside the input, which is what they lead to. */
export const HANDLE_Y = 100;
const HEADER = 44;
const FIELDS = 176;
const VOICE = 44;
const RESULT = 92;

/** How high a node is; one that is working or has worked shows what it makes. */
export function nodeHeight(type: AgentKind, showsResult: boolean): number {
  return HEADER + FIELDS + (type === 'audio' ? VOICE : 0) + (showsResult ? RESULT : 0);
}

export const TALLEST_NODE = nodeHeight('audio', true);

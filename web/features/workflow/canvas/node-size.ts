import { AGENT_KIND_ROWS, type AgentField, type AgentKind } from '../../../../domain/workflow/agents.ts';
import type { Way } from '../../../../domain/workflow/way.ts';

/** Every measure of a node is known beforehand: nothing has to be measured before two thousand of them can be drawn. */
export const NODE_WIDTH = 272;
export const HANDLE_SIZE = 12;
/** Handles stand beside the input, which is what they lead to. */
export const HANDLE_Y = 100;
/** The two outputs of a branch stand apart. */
export const WAY_Y: Record<Way, number> = { yes: HANDLE_Y, no: HANDLE_Y + 36 };
/** From one column of agents to the next, and between the rows. */
export const COLUMN = NODE_WIDTH + 96;
export const ROW_GAP = 32;
const HEADER = 44;
const AROUND_FIELDS = 24;
/** What each field takes, with the room above it. */
const FIELDS: Record<AgentField, number> = {
  input: 72,
  description: 80,
  photo: 62,
  speaker: 44,
  rule: 98,
  separator: 54,
};
const RESULT = 92;

/** How high a node is; one that is working or has worked shows what it makes. */
export function nodeHeight(type: AgentKind, showsResult: boolean): number {
  const fields = AGENT_KIND_ROWS[type].fields.reduce((sum, field) => sum + FIELDS[field], AROUND_FIELDS);
  return HEADER + fields + (showsResult ? RESULT : 0);
}

import type { AgentKind } from '../../../domain/agents.ts';

/** What each kind of agent is for, in a few words. */
export const KIND_HINTS: Record<AgentKind, string> = {
  chat: 'Writes text, and can feed others',
  image: 'Draws a picture',
  audio: 'Speaks a text',
};

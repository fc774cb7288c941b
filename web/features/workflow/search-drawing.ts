import { type AgentField, hasField } from '../../../domain/agents.ts';
import type { AgentNode, Drawing } from './drawing.ts';

/** An agent that was found, and the words around what was sought; no words where its name or kind holds it. */
export interface Found {
  agent: AgentNode;
  words: { before: string; match: string; after: string } | null;
}

const AROUND = 32;
const SEARCHED = ['input', 'description'] as const satisfies readonly AgentField[];

/** The agents whose name, kind or texts hold the words; those whose name does come first. Nothing sought gives all. */
export function findAgents({ nodes }: Pick<Drawing, 'nodes'>, sought: string): Found[] {
  const wanted = sought.trim().toLowerCase();
  const all = [...nodes.values()];
  const named = all.filter(({ name, label }) => `${name}\n${label}`.toLowerCase().includes(wanted));
  const rest = all.filter((agent) => !named.includes(agent));
  return [
    ...named.map((agent) => ({ agent, words: null })),
    ...rest.flatMap((agent) => {
      const words = wordsIn(agent, wanted);
      return words ? [{ agent, words }] : [];
    }),
  ];
}

function wordsIn(agent: AgentNode, wanted: string): Found['words'] {
  for (const field of SEARCHED) {
    const text = hasField(agent, field) ? agent[field].replace(/\s+/g, ' ') : '';
    const at = text.toLowerCase().indexOf(wanted);
    if (at < 0) continue;
    const end = at + wanted.length;
    const before = `${at > AROUND ? '…' : ''}${text.slice(Math.max(0, at - AROUND), at)}`;
    return { before, match: text.slice(at, end), after: text.slice(end, end + AROUND) };
  }
  return null;
}

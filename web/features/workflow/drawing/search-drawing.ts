import { type AgentField, type AgentKind, hasField } from '../../../../domain/workflow/agents.ts';
import type { Drawing } from './drawing.ts';

/** What was found, and the words around what was sought; no words where its name or kind holds it. */
export interface DrawingMatch {
  id: string;
  kind: AgentKind | 'note';
  name: string;
  words: { before: string; match: string; after: string } | null;
}

const AROUND = 32;
const SEARCHED = ['input', 'description'] as const satisfies readonly AgentField[];

/**
 * The agents whose name, kind or texts hold the words, and then the notes that do; those whose name does come first. Nothing
 * sought gives all.
 */
export function findDrawn({ nodes, notes }: Pick<Drawing, 'nodes' | 'notes'>, sought: string): DrawingMatch[] {
  const wanted = sought.trim().toLowerCase();
  const all = [
    ...[...nodes.values()].map((agent) => ({
      found: { id: agent.id, kind: agent.type, name: agent.name },
      named: `${agent.name}\n${agent.label}`,
      texts: SEARCHED.map((field) => (hasField(agent, field) ? agent[field] : '')),
    })),
    ...[...notes.values()].map(({ id, text }) => ({
      found: { id, kind: 'note' as const, name: 'Note' },
      named: 'note',
      texts: [text],
    })),
  ];
  const isNamed = ({ named }: { named: string }) => named.toLowerCase().includes(wanted);
  return [
    // All notes are called the same: their first words tell them apart.
    ...all
      .filter(isNamed)
      .map(({ found, texts }) => ({ ...found, words: found.kind === 'note' ? wordsIn(texts, '') : null })),
    ...all.flatMap((each) => {
      const words = isNamed(each) ? null : wordsIn(each.texts, wanted);
      return words ? [{ ...each.found, words }] : [];
    }),
  ];
}

function wordsIn(texts: string[], wanted: string): DrawingMatch['words'] {
  for (const one of texts) {
    const text = one.replace(/\s+/g, ' ');
    const at = text.toLowerCase().indexOf(wanted);
    if (at < 0) continue;
    const end = at + wanted.length;
    const before = `${at > AROUND ? '…' : ''}${text.slice(Math.max(0, at - AROUND), at)}`;
    return { before, match: text.slice(at, end), after: text.slice(end, end + AROUND) };
  }
  return null;
}

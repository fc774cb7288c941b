import { AGENT_PARTS, FACTS, isReferable, written } from '../../../../domain/workflow/agent-references.ts';
import { kindOf } from '../../../../domain/workflow/agents.ts';
import { fromHereOn } from '../../../../domain/workflow/partial-run.ts';
import { type Drawing, graphOf } from '../drawing/drawing.ts';

/** Enough to choose from; typing finds the others. */
const MOST_OFFERS = 8;
/** Longer than this no name is: what was begun so far back is no reference. */
const LONGEST = 140;

/** What is being typed after '{{', and where it begins; null where the cursor stands in no reference. */
export function begunAt(text: string, cursor: number): { start: number; typed: string } | null {
  const near = text.slice(Math.max(0, cursor - LONGEST), cursor);
  const at = near.lastIndexOf('{{');
  const typed = near.slice(at + 2);
  return at < 0 || /[{}\n]/.test(typed) ? null : { start: cursor - typed.length - 2, typed };
}

/** The references that an agent can make and that hold what was typed: to agents that do not wait for it, and to facts. */
export function offersFor(drawing: Drawing, agentId: string, typed: string): string[] {
  const graph = graphOf(drawing);
  const after = fromHereOn(graph, agentId);
  const agents = graph.agents.filter((agent) => kindOf(agent).feeds && !after.has(agent.id) && isReferable(agent.name));
  const all = [
    ...agents.flatMap(({ name }) => AGENT_PARTS.map((part) => written(name.trim(), part))),
    ...Object.entries(FACTS).flatMap(([name, fields]) => fields.map((field) => written(name, field))),
  ];
  const sought = typed.trim().toLowerCase();
  return all.filter((offer) => offer.toLowerCase().includes(sought)).slice(0, MOST_OFFERS);
}

import type { PlacedAgent } from '../../../domain/api/workflow/workflows.ts';
import { Failure } from '../../../domain/errors.ts';
import type { Graph } from '../../../domain/workflow/graph.ts';

/** A saved workflow that begins with other words: each input is for the agent with this id, or with this name. */
export function withInputs(
  { agents, connections }: Graph & { agents: PlacedAgent[] },
  inputs: Record<string, string>,
): Graph {
  const given = new Map(Object.entries(inputs).map(([whom, input]) => [findAgent(agents, whom).id, input]));
  if (given.size < Object.keys(inputs).length)
    throw refusal('One agent is given two inputs, by its id and by its name.');
  const fed = new Set(connections.map(({ target }) => target));
  const lost = agents.find(({ id }) => given.has(id) && fed.has(id));
  if (lost) throw refusal(`${lost.name} takes what comes in along its connection; give the input to its source.`);
  return { agents: agents.map((agent) => ({ ...agent, input: given.get(agent.id) ?? agent.input })), connections };
}

function findAgent(agents: PlacedAgent[], whom: string): PlacedAgent {
  const byId = agents.find(({ id }) => id === whom);
  const [byName, another] = agents.filter(({ name }) => name === whom);
  if (another && !byId) throw refusal(`Several agents are called ${whom}; name the one that you mean by its id.`);
  const found = byId ?? byName;
  if (!found)
    throw refusal(`No agent of this workflow is called ${whom}. It has: ${agents.map(({ name }) => name).join(', ')}.`);
  return found;
}

const refusal = (message: string): Failure => new Failure('VALIDATION', message, { fields: { inputs: message } });

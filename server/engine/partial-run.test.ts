import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../domain/workflow/agent-references.ts';
import type { Agent, Connection, Graph } from '../../domain/workflow/graph.ts';
import type { Output } from '../../domain/workflow/outputs.ts';
import { fingerprintOf, fromHereOn, neededFor, oldAgents } from '../../domain/workflow/partial-run.ts';
import { type RunPorts, runGraph } from './run-graph.ts';

const SETTING = 'brand-and-engine';
const agent = (id: string, says = id): Agent => ({ id, type: 'chat', name: id, input: says, description: '' });
const edge = (source: string, target: string): Connection => ({ id: `${source}-${target}`, source, target });
const made = (text: string, more: Partial<Output> = {}): Output => ({
  output_type: 'text',
  output: text,
  agent: 'x',
  timestamp: 1,
  ...more,
});

/** Runs a workflow whose agents say what they are and what came in; counts how often one had to work. */
async function run(graph: Graph, only?: string[], given = new Map<string, Output>(), facts: Facts = new Map()) {
  const worked: string[] = [];
  const ports: RunPorts = {
    work: async (one, incoming) => {
      const fingerprint = fingerprintOf(one, incoming, SETTING);
      const before = given.get(one.id);
      if (before?.fingerprint === fingerprint) return before;
      worked.push(one.id);
      // Short on purpose: different words often give the same text, as with a careful editor.
      return made(incoming === '' ? one.input.slice(0, 1) : `${one.description}${incoming.length}`, { fingerprint });
    },
    finished: new Map([...given].filter(([, { fingerprint }]) => fingerprint === undefined)),
    facts,
    keep: async () => {},
    emit: () => {},
    explain: String,
  };
  const options = { signal: new AbortController().signal, atOnce: 4, only: neededFor(graph, { only, given }) };
  const { outputs } = await runGraph(graph, ports, options);
  return { worked, outputs: new Map(outputs.map(({ nodeId, output }) => [nodeId, output])) };
}

const graphs = fc
  .tuple(
    fc.array(fc.tuple(fc.string({ minLength: 1, maxLength: 3 }), fc.string({ maxLength: 2 })), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 14 }),
  )
  .map(([says, pairs]): Graph => {
    const agents = says.map(([input, description], at) => ({ ...agent(`n${at}`, `${input}!`), description }));
    const ends = pairs.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    const known = ends.filter(([from, to]) => from !== to && to < agents.length).map(([from, to]) => `n${from} n${to}`);
    const connections = [...new Set(known)].map((pair) => edge(...(pair.split(' ') as [string, string])));
    return { agents, connections };
  });

describe('a run of a part', () => {
  it('PART-01 makes with what is reused exactly what a whole run makes', async () => {
    const edits = fc.array(fc.tuple(fc.nat(7), fc.string({ minLength: 1, maxLength: 3 })), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(graphs, edits, fc.option(fc.nat(7), { nil: undefined }), async (graph, changes, target) => {
        const before = await run(graph);
        const agents = graph.agents.map((one, at) => {
          const change = changes.findLast(([which]) => which === at);
          return change ? { ...one, input: `${change[1]}!`, description: change[1] } : one;
        });
        const edited = { ...graph, agents };
        const only = target === undefined || target >= agents.length ? undefined : [`n${target}`];
        const part = await run(edited, only, before.outputs);
        const whole = await run(edited);
        for (const [id, output] of part.outputs) expect(output).toEqual(whole.outputs.get(id));
        for (const id of only ?? agents.map(({ id }) => id)) expect(part.outputs.has(id)).toBe(true);
        // What is marked old beforehand is all that could have to work.
        const old = oldAgents(edited, before.outputs, { marks: { chat: SETTING }, facts: {} });
        expect(part.worked.filter((id) => !old.has(id))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  const chain: Graph = {
    agents: ['a', 'b', 'c'].map((id) => agent(id)),
    connections: [edge('a', 'b'), edge('b', 'c')],
  };

  it('PART-02 takes what is given without a fingerprint as it is, and looks at nothing before it', async () => {
    const { worked, outputs } = await run(chain, ['c'], new Map([['b', made('written by hand')]]));
    expect(worked).toEqual(['c']);
    expect(outputs.get('c')?.output).toBe('15');
  });

  it('PART-03 runs what it needs where nothing is given', async () => {
    expect((await run(chain, ['b'])).worked).toEqual(['a', 'b']);
    expect([...fromHereOn(chain, 'b')]).toEqual(['b', 'c']);
  });

  it('PART-04 marks as old what has changed, all behind it, and all of another brand or engine; a new name or place is no change', async () => {
    const { outputs } = await run(chain);
    const oldWith = (agents: Agent[], chat = SETTING) => [
      ...oldAgents({ ...chain, agents }, outputs, { marks: { chat }, facts: {} }),
    ];
    expect(oldWith(chain.agents)).toEqual([]);
    expect(oldWith(chain.agents.map((one) => ({ ...one, name: 'Other', position: { x: 1, y: 2 } })))).toEqual([]);
    expect(oldWith(chain.agents.map((one) => (one.id === 'b' ? { ...one, description: 'shorter' } : one)))).toEqual([
      'b',
      'c',
    ]);
    expect(oldWith(chain.agents, 'another brand')).toEqual(['a', 'b', 'c']);
    expect([...oldAgents(chain, new Map([...outputs, ['b', made('chosen')]]), null)]).toEqual(['c']);
  });

  it('PART-04 marks as old what refers to something that has changed', async () => {
    const around = { marks: { chat: SETTING }, facts: { 'brand.name': 'Aurora' } };
    const teaser = { ...agent('b', ''), description: 'Tease {{a.output}} of {{brand.name}}' };
    const graph = { agents: [agent('a', 'tea'), teaser], connections: [] };
    const { outputs } = await run(graph, undefined, new Map(), new Map(Object.entries(around.facts)));
    const oldWith = (first: Agent, given = around) => [
      ...oldAgents({ ...graph, agents: [first, teaser] }, outputs, given),
    ];
    expect(oldWith(agent('a', 'tea'))).toEqual([]);
    expect(oldWith(agent('a', 'tea'), { ...around, facts: { 'brand.name': 'Borealis' } })).toEqual(['b']);
    expect(oldWith(agent('a', 'coffee'))).toEqual(['a', 'b']);
  });
});

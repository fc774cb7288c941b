import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Agent,
  type Connection,
  connectionRefusal,
  MAX_AGENTS,
  runFault,
  runOrder,
  structureFault,
} from './graph.ts';

const agent = (id: string, type: Agent['type'] = 'chat', input = 'go'): Agent => ({
  id,
  type,
  name: id.toUpperCase(),
  input,
  description: '',
});
const edge = (source: string, target: string): Connection => ({ id: `${source}>${target}`, source, target });
const chain = { agents: [agent('a'), agent('b'), agent('c', 'image')], connections: [edge('a', 'b'), edge('b', 'c')] };

describe('connecting two agents', () => {
  it('is refused with the reason', () => {
    expect(connectionRefusal(chain, { source: 'a', target: 'a' })).toBe('An agent cannot connect to itself');
    expect(connectionRefusal(chain, { source: 'c', target: 'a' })).toBe('Only chat agents can send their output');
    expect(connectionRefusal(chain, { source: 'b', target: 'a' })).toBe('This would make a loop');
    expect(connectionRefusal(chain, { source: 'a', target: 'b' })).toBe('These agents are already connected');
    expect(connectionRefusal(chain, { source: 'a', target: 'z' })).toBe('One of these agents is not there');
  });

  it('is allowed from a chat agent to any other, several into one included', () => {
    expect(connectionRefusal(chain, { source: 'a', target: 'c' })).toBeNull();
  });
});

describe('a workflow’s structure', () => {
  it('is refused with the reason', () => {
    const { agents, connections } = chain;
    expect(structureFault({ agents: [...agents, agent('a')], connections })).toBe('Two agents have the same id');
    expect(structureFault({ agents, connections: [...connections, edge('c', 'a')] })).toBe(
      'Only chat agents can send their output',
    );
    expect(structureFault({ agents, connections: [...connections, edge('b', 'a')] })).toBe(
      'The workflow contains a loop',
    );
    expect(structureFault({ agents, connections: [edge('a', 'z')] })).toBe(
      'A connection leads to an agent that is not there',
    );
    expect(structureFault({ agents, connections: [edge('a', 'a')] })).toBe('An agent cannot connect to itself');
    expect(structureFault({ agents, connections: [edge('a', 'b'), { ...edge('a', 'b'), id: 'other' }] })).toBe(
      'These agents are already connected',
    );
    const crowd = Array.from({ length: MAX_AGENTS + 1 }, (_, i) => agent(`n${i}`));
    expect(structureFault({ agents: crowd, connections: [] })).toBe('A workflow can have at most 2,000 agents');
    expect(structureFault(chain)).toBeNull();
  });

  it('accepts exactly the connections that are made one by one without refusal', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const pair = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids));
    fc.assert(
      fc.property(
        fc.array(pair, { maxLength: 12 }),
        fc.array(fc.constantFrom('chat', 'image', 'audio'), { minLength: 5, maxLength: 5 }),
        (pairs, kinds) => {
          const graph = {
            agents: ids.map((id, i) => agent(id, kinds[i] as Agent['type'])),
            connections: [] as Connection[],
          };
          for (const [source, target] of pairs)
            if (connectionRefusal(graph, { source, target }) === null) graph.connections.push(edge(source, target));
          expect(structureFault(graph)).toBeNull();
          const order = runOrder(graph) ?? [];
          for (const { source, target } of graph.connections)
            expect(order.indexOf(source)).toBeLessThan(order.indexOf(target));
        },
      ),
    );
  });
});

describe('a workflow that is about to run', () => {
  it('needs agents, and input or description where nothing comes in', () => {
    expect(runFault({ agents: [], connections: [] })).toBe('No agents found in workflow');
    expect(runFault({ agents: [agent('a', 'chat', '  ')], connections: [] })).toBe(
      'A must have either input or description set',
    );
    expect(runFault({ agents: [agent('a'), agent('b', 'audio', '')], connections: [edge('a', 'b')] })).toBeNull();
  });

  it('PIC-348 needs no words where an image agent has a photo', () => {
    const photo = '018f3c5e-0000-7000-8000-000000000000';
    expect(runFault({ agents: [{ ...agent('a', 'image', ''), photo }], connections: [] })).toBeNull();
    expect(runFault({ agents: [{ ...agent('a', 'chat', ''), photo }], connections: [] })).not.toBeNull();
  });
});

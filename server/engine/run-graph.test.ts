import { describe, expect, it } from 'vitest';
import type { Agent, Connection, Graph } from '../../domain/workflow/graph.ts';
import type { Output } from '../../domain/workflow/outputs.ts';
import { RunCancelled, type RunEvent, type RunPorts, runGraph } from './run-graph.ts';

const agent = (id: string, type: Agent['type'] = 'chat', input = ''): Agent => ({
  id,
  type,
  name: `Agent ${id}`,
  input,
  description: '',
});
const edge = (source: string, target: string): Connection => ({ id: `${source}-${target}`, source, target });
const text = (output: string, name = 'x'): Output => ({ output_type: 'text', output, agent: name, timestamp: 1 });

/** Ports whose agents answer with their name and what they were handed; what happened is written down. */
function record(over: Partial<RunPorts> = {}) {
  const events: RunEvent[] = [];
  const worked: string[] = [];
  const ports: RunPorts = {
    work: async (one, incoming) => {
      worked.push(one.id);
      return text(incoming ? `${one.id}(${incoming})` : one.id);
    },
    finished: new Map(),
    facts: new Map(),
    keep: async () => {},
    emit: (event) => events.push(event),
    explain: (thrown) => (thrown as Error).message,
    ...over,
  };
  return { events, worked, ports };
}

const run = (graph: Graph, ports: RunPorts, signal = new AbortController().signal) =>
  runGraph(graph, ports, { signal, atOnce: 4 });
const diamond: Graph = {
  agents: [agent('a', 'chat', 'go'), agent('b'), agent('c'), agent('d', 'audio')],
  connections: [edge('a', 'b'), edge('a', 'c'), edge('c', 'd'), edge('b', 'd')],
};

describe('running a workflow', () => {
  it('hands each agent what its sources made, several joined in the order of connecting', async () => {
    const { ports } = record();
    const { outputs, failures } = await run(diamond, ports);
    expect(failures).toEqual([]);
    expect(outputs.map(({ nodeId }) => nodeId)).toEqual(['a', 'b', 'c', 'd']);
    expect(outputs[3]?.output.output).toBe('d(c(a)\n\nb(a))');
  });

  it('RUN-35 builds nothing on a question back, and says what was asked', async () => {
    const ask = { ...text('What is it about?', 'Agent a'), question: true };
    const { ports, events } = record({ work: async () => ask });
    const { outputs, failures } = await run(diamond, ports);
    expect(events.filter(({ type }) => type === 'node.started')).toEqual([{ type: 'node.started', nodeId: 'a' }]);
    expect(outputs).toEqual([{ nodeId: 'a', output: ask }]);
    expect(failures.map(({ message }) => message)).toEqual(
      Array(3).fill('Not run, because Agent a asks: What is it about?'),
    );
  });

  describe('as one long chain, drawn backwards', () => {
    const length = 2_000;
    const chain: Graph = {
      agents: Array.from({ length }, (_, i) => agent(`${i}`, 'chat', i === 0 ? 'go' : '')).reverse(),
      connections: Array.from({ length: length - 1 }, (_, i) => edge(`${i}`, `${i + 1}`)),
    };

    it('runs to its end', async () => {
      const { ports } = record({ work: async (one) => text(one.id) });
      const { outputs, failures } = await run(chain, ports);
      expect([outputs.length, failures]).toEqual([length, []]);
    });

    it('tells at every agent why the first one failed, once', async () => {
      const { ports } = record({ work: () => Promise.reject(new Error('no answer')) });
      const { failures } = await run(chain, ports);
      expect(failures[0]?.message).toBe('Not run, because Agent 0 failed: no answer');
      expect(failures).toHaveLength(length);
    });
  });

  it('runs independent agents side by side', async () => {
    let together = 0;
    let most = 0;
    const gate = Promise.withResolvers<void>();
    const { ports } = record({
      work: async () => {
        most = Math.max(most, ++together);
        if (most === 3) gate.resolve();
        await gate.promise;
        together--;
        return text('done');
      },
    });
    await run({ agents: ['a', 'b', 'c'].map((id) => agent(id, 'chat', 'go')), connections: [] }, ports);
    expect(most).toBe(3);
  });

  it('never works on more agents at once than it may', async () => {
    let together = 0;
    let most = 0;
    const { ports } = record({
      work: async () => {
        most = Math.max(most, ++together);
        await new Promise((resolve) => setImmediate(resolve));
        together--;
        return text('done');
      },
    });
    const agents = Array.from({ length: 20 }, (_, i) => agent(`n${i}`, 'chat', 'go'));
    await runGraph({ agents, connections: [] }, ports, { signal: new AbortController().signal, atOnce: 2 });
    expect(most).toBe(2);
  });

  it('fails the dependants of a failed agent with the reason and leaves the rest running', async () => {
    const { ports, worked, events } = record({
      work: async (one) => {
        if (one.id === 'b') throw new Error('no answer');
        return text(one.id);
      },
    });
    const { outputs, failures } = await run(diamond, ports);
    expect(outputs.map(({ nodeId }) => nodeId)).toEqual(['a', 'c']);
    expect(failures).toEqual([
      { nodeId: 'b', agent: 'Agent b', message: 'no answer' },
      { nodeId: 'd', agent: 'Agent d', message: 'Not run, because Agent b failed: no answer' },
    ]);
    expect(worked).not.toContain('d');
    expect(events.filter(({ type }) => type === 'node.failed').map(({ nodeId }) => nodeId)).toEqual(['b', 'd']);
  });

  it('keeps what a node made before anything builds on it', async () => {
    const story: string[] = [];
    const { ports } = record({
      work: async (one) => {
        story.push(`work ${one.id}`);
        return text(one.id);
      },
      keep: async (nodeId) => {
        story.push(`keep ${nodeId}`);
      },
    });
    await run({ agents: [agent('a', 'chat', 'go'), agent('b')], connections: [edge('a', 'b')] }, ports);
    expect(story).toEqual(['work a', 'keep a', 'work b', 'keep b']);
  });

  it('does not do again what an earlier attempt has finished', async () => {
    const { ports, worked } = record({ finished: new Map([['a', text('from before')]]) });
    const { outputs } = await run(diamond, ports);
    expect(worked.sort()).toEqual(['b', 'c', 'd']);
    expect(outputs[1]?.output.output).toBe('b(from before)');
  });

  it('tells what happens while it runs, streamed text included', async () => {
    const { ports, events } = record({
      work: async (_, __, { onText }) => {
        onText('Hel');
        onText('lo');
        return text('Hello');
      },
    });
    await run({ agents: [agent('a', 'chat', 'go')], connections: [] }, ports);
    expect(events).toEqual([
      { type: 'node.started', nodeId: 'a' },
      { type: 'node.text', nodeId: 'a', delta: 'Hel' },
      { type: 'node.text', nodeId: 'a', delta: 'lo' },
      { type: 'node.finished', nodeId: 'a', output: text('Hello') },
    ]);
  });

  it('can be called off: nothing new begins, and the run says so', async () => {
    const controller = new AbortController();
    const { ports, worked } = record({
      work: async (one) => {
        worked.push(one.id);
        controller.abort();
        return text(one.id);
      },
    });
    await expect(run(diamond, ports, controller.signal)).rejects.toThrow(RunCancelled);
    expect(worked).toEqual(['a']);
  });

  it('breaks off, and waits for what runs, when something fails that is no agent’s fault', async () => {
    const { ports, events } = record({
      keep: async () => {
        throw new Error('the database is away');
      },
    });
    await expect(run(diamond, ports)).rejects.toThrow('the database is away');
    expect(events.map(({ type }) => type)).toEqual(['node.started']);
    const broken = record({
      explain: () => null,
      work: async () => {
        throw new Error('the disk is full');
      },
    });
    await expect(run(diamond, broken.ports)).rejects.toThrow('the disk is full');
  });

  it('refuses a workflow that can’t run, with the reason', async () => {
    const { ports } = record();
    await expect(run({ agents: [], connections: [] }, ports)).rejects.toThrow('No agents found in workflow');
    await expect(run({ agents: [agent('a')], connections: [] }, ports)).rejects.toThrow(
      'Agent a must have either input or description set',
    );
  });
});

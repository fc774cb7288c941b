import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { addAgent, connect, type Drawing, EMPTY_DRAWING, graphOf, updateAgent } from '../drawing/drawing.ts';
import { NO_HISTORY, remember, stepBack, stepForward } from '../drawing/history.ts';
import { mindmapOf } from '../drawing/mindmap.ts';
import { starterDrawing } from '../drawing/starter-drawing.ts';
import { tidyPlaces } from '../drawing/tidy-layout.ts';
import { keyName } from '../key-name.ts';
import { outputOf, readOutputs } from '../run/outputs.ts';
import { afterEvents, outputsSoFar, runCount, waiting } from '../run/run-progress.ts';
import { type RunRequestPorts, runWorkflow } from '../run/run-workflow.ts';
import { draftsOf, dropDraft, type KeptDraft, keepDraft, readDraft, takeEarlier } from '../saved/draft.ts';

const text = (output: string, agent = 'Post') => ({ output_type: 'text' as const, output, agent, timestamp: 1 });
const example = (): Drawing => {
  let count = 0;
  return starterDrawing('Bread', '', 'Post', () => `n${++count}`);
};

describe('undo and redo', () => {
  const [one, two, three] = [1, 2, 3].map((x) => addAgent(EMPTY_DRAWING, 'chat', 'a', { x, y: 0 })) as [
    Drawing,
    Drawing,
    Drawing,
  ];

  it('go back step by step and forward again', () => {
    const history = remember(remember(NO_HISTORY, one, null, 0), two, null, 0);
    const back = stepBack(history, three);
    expect(back?.drawing).toBe(two);
    expect(stepForward(back?.history ?? NO_HISTORY, two)?.drawing).toBe(three);
    expect(stepBack(NO_HISTORY, one)).toBeNull();
  });

  it('take what was typed in a row as one step, and after a pause as another', () => {
    const typed = remember(remember(NO_HISTORY, one, 'input of a', 0), two, 'input of a', 400);
    expect(typed.past).toEqual([one]);
    expect(remember(typed, three, 'input of a', 5_000).past).toEqual([one, three]);
    expect(remember(typed, three, 'name of a', 500).past).toEqual([one, three]);
  });

  it('forget what was taken back once something else is drawn', () => {
    const back = stepBack(remember(NO_HISTORY, one, null, 0), two);
    expect(remember(back?.history ?? NO_HISTORY, one, null, 0).future).toEqual([]);
  });
});

describe('the tidy layout', () => {
  it('puts every agent right of its sources, and no two on the same spot', () => {
    const places = tidyPlaces(example());
    const [post, picture, voice] = ['n1', 'n2', 'n3'].map((id) => places.get(id) ?? { x: -1, y: -1 });
    expect(picture?.x).toBeGreaterThan(post?.x ?? 0);
    expect(voice?.x).toBe(picture?.x);
    expect(voice?.y).toBeGreaterThan(picture?.y ?? 0);
    expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  });

  it('spreads two thousand unconnected agents over a square, each on its own spot', () => {
    let drawing = EMPTY_DRAWING;
    const nodes = new Map(drawing.nodes);
    for (let at = 0; at < 2_000; at++)
      for (const [id, node] of addAgent(EMPTY_DRAWING, 'chat', `n${at}`, { x: 0, y: 0 }).nodes) nodes.set(id, node);
    drawing = { ...EMPTY_DRAWING, nodes };
    const places = [...tidyPlaces(drawing).values()];
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(2_000);
  });
});

describe('outputs', () => {
  it('OUT-16 are a list, or one written as JSON; what can’t be read gives an empty list', () => {
    expect(readOutputs({ outputs: [text('a')] })).toEqual([text('a')]);
    expect(readOutputs({ outputs: JSON.stringify([text('b')]) })).toEqual([text('b')]);
    expect(readOutputs({ outputs: 'not json' })).toEqual([]);
    expect(readOutputs({ outputs: '{"a":1}' })).toEqual([]);
    expect(readOutputs({ outputs: [{ odd: true }, text('c')] })).toEqual([text('c')]);
    expect(readOutputs(null)).toEqual([]);
  });

  it('belong to an agent by its id, or by its name where they name no id', () => {
    const data = { outputs: [{ ...text('by id'), nodeId: 'a' }, text('by name', 'Speaker')] };
    expect(outputOf(data, { id: 'a', name: 'x' })?.output).toBe('by id');
    expect(outputOf(data, { id: 'b', name: 'Speaker' })?.output).toBe('by name');
    expect(outputOf(data, { id: 'c', name: 'Post' })).toBeNull();
  });
});

describe('the progress of a run', () => {
  it('follows every agent from waiting to done or failed, with its text as it grows', () => {
    const all = new Set(['a', 'b', 'c']);
    const begun = afterEvents(waiting(all), [
      { type: 'node.started', nodeId: 'a' },
      { type: 'node.text', nodeId: 'a', delta: 'Hel' },
      { type: 'node.text', nodeId: 'a', delta: 'lo' },
    ]);
    expect(begun.get('a')).toEqual({ status: 'running', text: 'Hello' });
    expect(runCount(begun, all)).toEqual({ settled: 0, total: 3, running: ['a'] });
    const later = afterEvents(begun, [
      { type: 'node.finished', nodeId: 'a', output: text('Hello') },
      { type: 'node.failed', nodeId: 'b', message: 'no' },
    ]);
    expect(runCount(later, all)).toEqual({ settled: 2, total: 3, running: [] });
    expect(outputsSoFar(later, all)).toEqual([{ nodeId: 'a', ...text('Hello') }]);
  });
});

describe('starting a run', () => {
  const usage = { isPremium: false, remainingUsage: 3, limit: 10, resetsAt: '2027-01-01T00:00:00Z' };
  const ports = (over: Partial<RunRequestPorts> = {}): RunRequestPorts & { begun: number } => {
    const made = {
      begun: 0,
      usage: async () => usage,
      execute: async () => ({ outputs: [text('made')], failures: [], skipped: [], state: 'completed' as const }),
      onBegin: () => {
        made.begun += 1;
      },
      ...over,
    };
    return made;
  };
  const graph = graphOf(example());
  const { signal } = new AbortController();

  it('answers with what was made', async () => {
    const outcome = await runWorkflow(graph, signal, ports());
    expect(outcome).toEqual({
      kind: 'finished',
      answer: { outputs: [text('made')], failures: [], skipped: [], state: 'completed' },
    });
  });

  it('RUN-02 RUN-03 is refused where nothing can run, before anything is asked', async () => {
    const asked = ports({ usage: () => Promise.reject(new Error('asked')) });
    expect(await runWorkflow({ agents: [], connections: [] }, signal, asked)).toEqual({
      kind: 'refused',
      message: 'No agents found in workflow',
      nodeId: null,
    });
    const idle = graphOf(updateAgent(example(), 'n1', { input: ' ' }));
    expect(await runWorkflow(idle, signal, asked)).toEqual({
      kind: 'refused',
      message: 'Post must have either input or description set',
      nodeId: 'n1',
    });
  });

  it('RUN-14 does not go on where the usage can’t be told', async () => {
    const away = ports({ usage: () => Promise.reject(new Error('away')) });
    expect(await runWorkflow(graph, signal, away)).toEqual({ kind: 'usage-unknown' });
    expect(away.begun).toBe(0);
  });

  it('ends at the day’s limit, known before or told by the server, but not for a premium account', async () => {
    const none = ports({ usage: async () => ({ ...usage, remainingUsage: 0 }) });
    expect(await runWorkflow(graph, signal, none)).toEqual({ kind: 'limit' });
    expect(none.begun).toBe(0);
    const refused = () => Promise.reject(new ApiError('over', { status: 429, code: 'QUOTA_EXCEEDED' }));
    expect(await runWorkflow(graph, signal, ports({ execute: refused }))).toEqual({ kind: 'limit' });
    const premium = ports({ usage: async () => ({ ...usage, isPremium: true, remainingUsage: null }) });
    expect((await runWorkflow(graph, signal, premium)).kind).toBe('finished');
  });

  it('tells a failure in its own words, and a run that was called off as such', async () => {
    const broken = ports({ execute: () => Promise.reject(new Error('The model is away')) });
    expect(await runWorkflow(graph, signal, broken)).toEqual({
      kind: 'failed',
      message: 'The model is away',
      nodeId: null,
    });
    const controller = new AbortController();
    const called = ports({
      execute: async () => {
        controller.abort();
        throw new Error('aborted');
      },
    });
    expect(await runWorkflow(graph, controller.signal, called)).toEqual({ kind: 'cancelled' });
  });
});

describe('the draft', () => {
  // As a browser's storage does, it shows its keys as its own properties.
  const storage = () => {
    const items: Record<string, unknown> = Object.create({
      getItem: (key: string) => (Object.hasOwn(items, key) ? items[key] : null),
      setItem: (key: string, value: string) => {
        items[key] = value;
      },
      removeItem: (key: string) => void delete items[key],
    });
    return items as unknown as Storage;
  };
  const left = (more: Partial<KeptDraft> = {}): KeptDraft => ({
    id: 'd1',
    keptAt: 1,
    drawing: example(),
    loadedWorkflowId: 'w1',
    version: '2026-11-14T08:00:00.000Z',
    name: 'Recap',
    isUnsaved: true,
    isAside: false,
    responseData: { outputs: [text('a')] },
    ...more,
  });

  it('KEEP-02 comes back as it was left, each for itself and for the same person alone', () => {
    const shelf = storage();
    const other = left({ id: 'd2', keptAt: 2, loadedWorkflowId: 'w2', name: 'Digest' });
    for (const draft of [left(), other]) expect(keepDraft(shelf, 'ada', draft)).toBe(true);
    expect(readDraft(shelf, 'ada', 'd1')).toEqual(left());
    expect(draftsOf(shelf, 'ada')).toEqual([other, left()]);
    expect(draftsOf(shelf, 'eve')).toEqual([]);
    dropDraft(shelf, 'ada', 'd1');
    expect(draftsOf(shelf, 'ada')).toEqual([other]);
  });

  it('of an earlier release, without the version that it came from, is saved as a workflow of its own', () => {
    const shelf = storage();
    const earlier = { userId: 'ada', agents: [], connections: [], loadedWorkflowId: 'w1', outputs: [] };
    shelf.setItem('fanfare.canvas', JSON.stringify(earlier));
    takeEarlier(shelf, 'ada', 'd1', 5);
    expect(draftsOf(shelf, 'ada')).toMatchObject([
      { id: 'd1', loadedWorkflowId: null, version: null, isUnsaved: true, keptAt: 5 },
    ]);
    expect(shelf.getItem('fanfare.canvas')).toBeNull();
  });

  it('is none where what was kept is odd', () => {
    const shelf = storage();
    for (const odd of ['{"userId":"ada","agents":[{"id":"x"}]}', 'broken']) {
      shelf.setItem('fanfare.canvas.ada.d1', odd);
      expect(draftsOf(shelf, 'ada')).toEqual([]);
    }
  });

  it('leaves results out where there is no room for them, and KEEP-18 says where there is none at all', () => {
    const shelf = storage();
    const outputs = Array.from({ length: 30 }, () => text('x'.repeat(100_000)));
    keepDraft(shelf, 'ada', left({ responseData: { outputs } }));
    expect(readDraft(shelf, 'ada', 'd1')).toMatchObject({ responseData: null });
    const full = {
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    } as unknown as Storage;
    expect(keepDraft(full, 'ada', left())).toBe(false);
  });
});

it('CANVAS-04 the mindmap hangs every agent below its first source and names the others', () => {
  let drawing = addAgent(example(), 'chat', 'n4', { x: 0, y: 0 });
  drawing = connect(drawing, 'n4', 'n2', new Map());
  const [post, other] = mindmapOf(drawing);
  expect(post?.branches.map(({ node }) => node.id)).toEqual(['n2', 'n3']);
  expect(post?.branches[0]?.alsoFrom).toEqual(['Chat Agent 1']);
  expect(other?.branches).toEqual([]);
});

it('keys are named the same on every machine', () => {
  expect(keyName({ key: 'Z', ctrlKey: false, metaKey: true, shiftKey: true })).toBe('ctrl shift z');
  expect(keyName({ key: 'Delete', ctrlKey: false, metaKey: false, shiftKey: false })).toBe('delete');
});

import { expect, it } from 'vitest';
import type { AgentKind } from '../../../../domain/workflow/agents.ts';
import { structureFault } from '../../../../domain/workflow/graph.ts';
import { NODE_WIDTH, nodeHeight } from '../canvas/node-size.ts';
import { addAgent, connect, type Drawing, EMPTY_DRAWING, graphOf } from './drawing.ts';
import { insertAgent, type KnownSpot, kindsFor } from './insert-agent.ts';
import { placeBeside } from './placement.ts';
import { findDrawn } from './search-drawing.ts';

const TEXTS = new Map([['a', 'Fresh bread on Saturday']]);
const add = (drawing: Drawing, spot: KnownSpot, id: string, kind: AgentKind = 'chat') =>
  insertAgent(drawing, spot, kind, id, TEXTS);
const after = (source: string) => ({ at: 'after', source }) as const;
const first = addAgent(EMPTY_DRAWING, 'chat', 'a', { x: 0, y: 0 });
const order = ({ nodes }: Drawing) => [...nodes.keys()];
const lines = ({ edges }: Drawing) => edges.map(({ id, when }) => (when ? `${id} ${when}` : id));
const placeOf = ({ nodes }: Drawing, id: string) => nodes.get(id)?.position ?? { x: Number.NaN, y: Number.NaN };

/** The pairs of agents that lie on each other once each shows what it made. */
function overlaps({ nodes }: Drawing): string[] {
  const boxes = [...nodes.values()].map(({ id, type, position }) => ({
    id,
    ...position,
    high: nodeHeight(type, true),
  }));
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(({ x, y, high }) => Math.abs(x - one.x) < NODE_WIDTH && y < one.y + one.high && one.y < y + high)
      .map(({ id }) => `${one.id} ${id}`),
  );
}

it('CANVAS-60 an agent that is added after another is fed by it, stands right of it and behind it in the order', () => {
  const drawing = add(addAgent(first, 'image', 'z', { x: 0, y: 900 }), after('a'), 'b');
  expect(lines(drawing)).toEqual(['a->b']);
  expect(order(drawing)).toEqual(['a', 'b', 'z']);
  expect(drawing.nodes.get('b')).toMatchObject({ isInputConnected: true, input: 'Fresh bread on Saturday' });
  expect(placeOf(drawing, 'b').x).toBeGreaterThanOrEqual(NODE_WIDTH);
  expect(placeOf(drawing, 'b').y).toBe(0);
});

it('CANVAS-60 the next ones stand below it, and a branch is followed along the way that was meant', () => {
  let drawing = add(first, after('a'), 'b', 'branch');
  for (const [id, when] of [
    ['c', 'yes'],
    ['d', 'no'],
    ['e', 'no'],
  ] as const)
    drawing = add(drawing, { at: 'after', source: 'b', when }, id, id === 'e' ? 'image' : 'chat');
  expect(lines(drawing)).toEqual(['a->b', 'b->c yes', 'b->d no', 'b->e no']);
  const [c, d, e] = ['c', 'd', 'e'].map((id) => placeOf(drawing, id));
  expect([d?.x, e?.x]).toEqual([c?.x, c?.x]);
  expect((c?.y ?? 0) < (d?.y ?? 0) && (d?.y ?? 0) < (e?.y ?? 0)).toBe(true);
  expect(overlaps(drawing)).toEqual([]);
});

it('CANVAS-61 an agent that is put into a line takes what came along it and hands on in the same turn', () => {
  let drawing = add(add(first, after('a'), 'b'), after('a'), 'c');
  drawing = connect(drawing, 'b', 'c', TEXTS);
  const inserted = add(drawing, { at: 'line', edge: 'a->c' }, 'x');
  expect(lines(inserted).toSorted()).toEqual(['a->b', 'a->x', 'b->c', 'x->c']);
  expect(inserted.edges.filter(({ target }) => target === 'c').map(({ source }) => source)).toEqual(['x', 'b']);
  expect(structureFault(graphOf(inserted))).toBeNull();
  expect(overlaps(inserted)).toEqual([]);
});

it('CANVAS-61 room is made in a line, and the way of a branch stays with what comes after it', () => {
  const branch = add(add(first, after('a'), 'b', 'branch'), { at: 'after', source: 'b', when: 'no' }, 'c');
  const before = placeOf(branch, 'c').x;
  const inserted = add(branch, { at: 'line', edge: 'b->c' }, 'x');
  expect(lines(inserted)).toEqual(['a->b', 'x->c', 'b->x no']);
  expect(placeOf(inserted, 'x').x).toBe(before);
  expect(placeOf(inserted, 'c').x).toBeGreaterThan(before);
});

it('CANVAS-61 only what hands something on can be put into a line', () => {
  expect(kindsFor({ at: 'line', edge: 'a->b' })).toEqual(['chat', 'branch', 'join']);
  expect(kindsFor(after('a'))).toContain('image');
});

it('CANVAS-62 wherever agents are added, none comes to lie on another', () => {
  let drawing = first;
  const kinds = ['chat', 'image', 'audio', 'join'] as const;
  for (let at = 0; at < 40; at++) {
    const spot: KnownSpot =
      at % 3 === 0 ? after('a') : { at: 'place', position: { x: ((at * 97) % 7) * 61, y: ((at * 53) % 5) * 47 } };
    drawing = add(drawing, spot, `n${at}`, kinds[at % 4]);
  }
  for (const edge of drawing.edges.map(({ id }) => id)) drawing = add(drawing, { at: 'line', edge }, `in ${edge}`);
  expect(drawing.nodes.size).toBe(55);
  expect(overlaps(drawing)).toEqual([]);
  expect([...drawing.nodes.values()].every(({ position: { x, y } }) => x % 8 === 0 && y % 8 === 0)).toBe(true);
});

it('CANVAS-62 three agents stand in a row, the next below the first', () => {
  let drawing = first;
  for (const id of ['b', 'c', 'd'])
    drawing = addAgent(drawing, 'chat', id, placeBeside(drawing, { x: 0, y: 0 }, 'chat'));
  expect(['b', 'c', 'd'].map((id) => placeOf(drawing, id))).toEqual([
    { x: 368, y: 0 },
    { x: 736, y: 0 },
    { x: 0, y: 344 },
  ]);
});

it('CANVAS-62 an agent that is dropped where there is room stands there', () => {
  const spot = { at: 'after', source: 'a', position: { x: 611, y: 403 } } as const;
  expect(placeOf(add(first, spot, 'b'), 'b')).toEqual({ x: 608, y: 400 });
});

it('CANVAS-63 agents are found by their name, their kind and their texts, those by name first', () => {
  let drawing = add(first, after('a'), 'b', 'image');
  drawing = {
    ...drawing,
    nodes: new Map(
      [...drawing.nodes].map(([id, node]) => [id, { ...node, description: `Warm,\n like BREAD in ${id}` }]),
    ),
  };
  expect(findDrawn(drawing, 'image').map(({ id }) => id)).toEqual(['b']);
  expect(findDrawn(drawing, ' in a').map(({ id, words }) => [id, words])).toEqual([
    ['a', { before: 'Warm, like BREAD ', match: 'in a', after: '' }],
  ]);
  expect(findDrawn(drawing, 'nothing of this')).toEqual([]);
  expect(findDrawn(drawing, '')).toHaveLength(2);
});

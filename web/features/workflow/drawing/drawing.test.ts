import { describe, expect, it } from 'vitest';
import type { AgentKind } from '../../../../domain/workflow/agents.ts';
import {
  addAgent,
  canMove,
  connect,
  copyOf,
  type Drawing,
  drawingOf,
  EMPTY_DRAWING,
  fillInputs,
  firstId,
  joinRefusal,
  moveInOrder,
  paste,
  updateAgent,
  withoutParts,
  writtenDrawing,
} from './drawing.ts';

const AT = { x: 0, y: 0 };
const NONE: ReadonlyMap<string, string> = new Map();

/** A chat agent 'a' with something to say, then others by their kinds: 'b', 'c' … */
function drawn(...kinds: AgentKind[]): Drawing {
  let drawing = updateAgent(addAgent(EMPTY_DRAWING, 'chat', 'a', AT), 'a', { input: 'go' });
  kinds.forEach((kind, at) => {
    drawing = addAgent(drawing, kind, 'bcdefg'[at] ?? 'x', AT);
  });
  return drawing;
}
const node = (drawing: Drawing, id: string) => drawing.nodes.get(id);
const without = (agents: string[], edges: string[] = []) => ({ ids: new Set(agents), edges: new Set(edges) });

describe('a drawing', () => {
  it('PIC-348 keeps the photo of an image agent, and takes it off again', () => {
    const photo = '00000000-0000-4000-8000-0000000000aa';
    const drawing = updateAgent(drawn('image'), 'b', { photo });
    const written = writtenDrawing(drawing);
    expect(written.agents.map((agent) => agent.photo)).toEqual([undefined, photo]);
    const again = drawingOf(written);
    expect(again && node(again, 'b')?.photo).toBe(photo);
    expect(writtenDrawing(updateAgent(drawing, 'b', { photo: undefined })).agents[1]).not.toHaveProperty('photo');
  });

  it('CANVAS-05 CANVAS-22 holds agents with type, label, name, input, description, connection, voice and place', () => {
    expect(node(addAgent(EMPTY_DRAWING, 'audio', 'v', { x: 8, y: 16 }), 'v')).toEqual({
      id: 'v',
      type: 'audio',
      label: 'Audio Agent',
      name: 'Audio Agent 1',
      input: '',
      description: '',
      isInputConnected: false,
      sourceNodeId: null,
      speaker: 'Mercury Jane',
      position: { x: 8, y: 16 },
    });
  });

  it('CANVAS-06 connects by id, source and target', () => {
    expect(connect(drawn('image'), 'a', 'b', NONE).edges).toEqual([{ id: 'a->b', source: 'a', target: 'b' }]);
  });

  it('CANVAS-09 CANVAS-10 CANVAS-11 says which connections may be, and why others may not', () => {
    const drawing = drawn('chat', 'image', 'audio');
    expect(joinRefusal(drawing, 'a', 'a')).toBe('An agent cannot connect to itself');
    expect(joinRefusal(drawing, 'a', 'b')).toBeNull();
    expect(joinRefusal(drawing, 'a', 'c')).toBeNull();
    expect(joinRefusal(drawing, 'c', 'b')).toBe('Only chat agents can send their output');
    expect(joinRefusal(drawing, 'd', 'b')).toBe('Only chat agents can send their output');
    expect(joinRefusal(drawing, 'b', 'a')).toBe('The first agent starts the workflow and takes no input');
    const joined = connect(drawing, 'a', 'b', NONE);
    expect(joinRefusal(joined, 'a', 'b')).toBe('These agents are already connected');
    const three = connect(connect(drawn('chat', 'chat'), 'a', 'b', NONE), 'b', 'c', NONE);
    expect(joinRefusal(three, 'c', 'b')).toBe('This would make a loop');
  });

  it('CANVAS-13 CANVAS-14 fills a connected input with the source’s last text, several joined, and locks it', () => {
    const texts = new Map([
      ['a', 'first'],
      ['b', 'second'],
    ]);
    const drawing = connect(connect(drawn('chat', 'image'), 'b', 'c', texts), 'a', 'c', texts);
    expect(node(drawing, 'c')).toMatchObject({
      input: 'second\n\nfirst',
      isInputConnected: true,
      sourceNodeId: 'b',
    });
    expect(node(updateAgent(drawing, 'c', { input: 'mine', description: 'bright' }), 'c')).toMatchObject({
      input: 'second\n\nfirst',
      description: 'bright',
    });
  });

  it('CANVAS-15 unlocks and clears an input with its last connection, and keeps the rest where others remain', () => {
    const texts = new Map([
      ['a', 'first'],
      ['b', 'second'],
    ]);
    const both = connect(connect(drawn('chat', 'image'), 'a', 'c', texts), 'b', 'c', texts);
    const one = withoutParts(both, without([], ['a->c']), texts);
    expect(node(one, 'c')).toMatchObject({ input: 'second', isInputConnected: true, sourceNodeId: 'b' });
    const none = withoutParts(one, without([], ['b->c']), texts);
    expect(node(none, 'c')).toMatchObject({ input: '', isInputConnected: false, sourceNodeId: null });
    expect(node(withoutParts(both, without(['a', 'b']), texts), 'c')).toMatchObject({
      input: '',
      isInputConnected: false,
    });
  });

  it('CANVAS-16 fills the inputs of connected targets after a run', () => {
    const drawing = fillInputs(connect(drawn('audio'), 'a', 'b', NONE), new Map([['a', 'just made']]));
    expect(node(drawing, 'b')?.input).toBe('just made');
  });

  it('CANVAS-07 keeps an agent without sources at its top, since the first takes no input', () => {
    const drawing = connect(drawn('image', 'chat'), 'a', 'b', NONE);
    const rest = withoutParts(connect(drawing, 'c', 'b', NONE), without(['a']), NONE);
    expect(firstId(rest)).toBe('c');
    expect([...rest.nodes.keys()]).toEqual(['c', 'b']);
  });

  it('changes the order, unless that would put an agent with sources at the top', () => {
    const drawing = connect(drawn('image', 'chat'), 'a', 'b', NONE);
    expect(canMove(drawing, 'b', -1)).toBe(false);
    expect(canMove(drawing, 'a', -1)).toBe(false);
    expect([...moveInOrder(drawing, 'c', -1).nodes.keys()]).toEqual(['a', 'c', 'b']);
  });

  it('copies agents with what leads between them; an input whose source stays behind is free and empty', () => {
    const drawing = fillInputs(connect(drawn('image'), 'a', 'b', NONE), new Map([['a', 'text']]));
    let count = 0;
    const newId = () => `n${++count}`;
    const both = paste(drawing, copyOf(drawing, new Set(['a', 'b'])), { x: 10, y: 10 }, newId);
    expect(both.drawing.edges.at(-1)).toEqual({ id: 'n1->n2', source: 'n1', target: 'n2' });
    expect(node(both.drawing, 'n2')).toMatchObject({ isInputConnected: true, sourceNodeId: 'n1', input: 'text' });
    const alone = paste(drawing, copyOf(drawing, new Set(['b'])), { x: 10, y: 10 }, newId);
    expect(node(alone.drawing, 'n3')).toMatchObject({ isInputConnected: false, input: '', name: 'Image Agent 2' });
    expect([...alone.ids]).toEqual(['n3']);
  });

  it('goes to the server and comes back the same', () => {
    const drawing = connect(drawn('image', 'audio'), 'a', 'b', NONE);
    const graph = writtenDrawing(drawing);
    expect(graph.agents[1]).toMatchObject({ id: 'b', isConnected: true, sourceNodeId: 'a' });
    expect(graph.agents[2]).toMatchObject({ speaker: 'Mercury Jane' });
    expect(drawingOf(graph)).toEqual(drawing);
  });

  it('is none where what was saved can’t be a workflow', () => {
    const written = writtenDrawing(drawn('image'));
    expect(drawingOf({ ...written, connections: [{ id: 'x', source: 'b', target: 'a' }] })).toBeNull();
  });

  it('KIND-12 references follow a name as it is typed, past blanks and names that others have', () => {
    let drawing = updateAgent(drawn('chat', 'chat'), 'a', { name: 'Writer' });
    drawing = updateAgent(drawing, 'b', { name: 'Writer 1', input: 'As {{Writer.output}}, {{brand.name}}' });
    drawing = updateAgent(drawing, 'c', { description: '{{ Writer.title }} {{Writer 1.output}} {{first name}}' });
    for (const name of ['Writer ', 'Writer 1', 'Writer 12', '', 'T', '{T', 'Te', 'Text'])
      drawing = updateAgent(drawing, 'a', { name });
    expect(node(drawing, 'b')?.input).toBe('As {{Text.output}}, {{brand.name}}');
    expect(node(drawing, 'c')?.description).toBe('{{Text.title}} {{Writer 1.output}} {{first name}}');
    expect(node(drawing, 'a')).not.toHaveProperty('referredAs');
  });

  it('KIND-15 copies refer to what was copied with them, and keep rule, separator and way', () => {
    let drawing = drawn('branch', 'join', 'chat');
    drawing = updateAgent(updateAgent(drawing, 'a', { name: 'Writer' }), 'd', {
      name: 'Editor',
      input: '{{Writer.output}}',
    });
    drawing = updateAgent(drawing, 'b', { rule: { on: 'longer', than: 5 } });
    drawing = connect(connect(drawing, 'a', 'b', NONE), 'b', 'c', NONE, 'no');
    const ids = ['x', 'y', 'z', 'q'].values();
    const both = paste(
      drawing,
      copyOf(drawing, new Set(['a', 'b', 'c', 'd'])),
      AT,
      () => ids.next().value ?? '',
    ).drawing;
    expect(node(both, 'q')?.input).toBe('{{Writer 1.output}}');
    expect(node(both, 'y')?.rule).toEqual({ on: 'longer', than: 5 });
    expect(both.edges.at(-1)).toEqual({ id: 'y->z', source: 'y', target: 'z', when: 'no' });
    const alone = paste(drawing, copyOf(drawing, new Set(['d'])), AT, () => 'w').drawing;
    expect(node(alone, 'w')?.input).toBe('{{Writer.output}}');
    const kept = drawingOf(writtenDrawing(both));
    expect([kept?.nodes.get('y')?.rule, kept?.nodes.get('z')?.separator]).toEqual([
      { on: 'longer', than: 5 },
      'blank line',
    ]);
    expect(kept?.edges).toEqual(both.edges);
  });
});

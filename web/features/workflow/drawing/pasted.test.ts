import { beforeEach, expect, it } from 'vitest';
import { WISH_MAX } from '../../../../domain/workflow/graph.ts';
import { aligned } from './alignment.ts';
import { copyOf, graphOf } from './drawing.ts';
import { agentsText, readPasted } from './pasted.ts';
import { starterDrawing } from './starter-drawing.ts';
import { add, pasteAgents, pasteWords, undo, update } from './workflow-actions.ts';
import { drawingNow, forgetWorkflow, useWorkflow } from './workflow-store.ts';

const AT = { x: 0, y: 0 };
const names = () => [...drawingNow().nodes.values()].map(({ name }) => name);

beforeEach(forgetWorkflow);

it('CANVAS-64 copied agents are a text that another tab reads as the same agents', () => {
  const drawing = starterDrawing('Bread', 'Short', 'Post');
  const pasted = readPasted(agentsText(drawing));
  expect(pasted?.kind === 'agents' && graphOf(pasted.drawing)).toEqual(graphOf(drawing));
});

it('CANVAS-64 agents that are not whole, or lead nowhere, are refused with a way on', () => {
  const whole = JSON.parse(agentsText(starterDrawing('Bread', 'Short', 'Post')));
  const broken = [
    { ...whole, agents: [{ id: 'a' }] },
    { ...whole, agents: whole.agents.slice(1) },
    { fanfare: 'other' },
  ];
  for (const each of broken)
    expect(readPasted(JSON.stringify(each))).toEqual({
      kind: 'refused',
      message: 'These agents can’t be pasted: they are not whole. Copy them once more.',
    });
});

it('CANVAS-64 pasted agents stand beside what is there, again and again, and each paste is one step back', () => {
  add('chat', AT);
  for (const at of [48, 96]) {
    pasteAgents(copyOf(drawingNow(), new Set([...drawingNow().nodes.keys()].slice(0, 1))));
    expect([...drawingNow().nodes.values()].at(-1)?.position).toEqual({ x: at, y: at });
  }
  expect(names()).toEqual(['Chat Agent 1', 'Chat Agent 2', 'Chat Agent 3']);
  expect(useWorkflow.getState().selectedAgents.size).toBe(1);
  undo();
  expect(names()).toHaveLength(2);
});

it('CANVAS-64 words that are pasted become the input of a chat agent, in one step; too many are refused', () => {
  expect(readPasted('  {"a": 1} is no agent \n')).toEqual({ kind: 'words', words: '{"a": 1} is no agent' });
  expect(readPasted(' \n')).toBeNull();
  expect(readPasted('x'.repeat(WISH_MAX + 1))).toMatchObject({ kind: 'refused' });
  add('image', AT);
  pasteWords('Fresh bread', AT);
  const made = [...drawingNow().nodes.values()].at(-1);
  expect(made).toMatchObject({ type: 'chat', input: 'Fresh bread' });
  expect(made?.position).not.toEqual(AT);
  undo();
  expect(names()).toEqual(['Image Agent 1']);
});

it('CANVAS-65 an agent that is dragged nearly into line with another stands in line with it, and a line shows that', () => {
  const others = [
    { x: 0, y: 0, width: 272, height: 220 },
    { x: 400, y: 500, width: 272, height: 300 },
  ];
  const near = aligned({ x: 396, y: 6, width: 272, height: 220 }, others);
  expect(near.position).toEqual({ x: 400, y: 0 });
  expect(near.guides).toEqual([
    { axis: 'x', at: 400, from: 0, to: 800 },
    { axis: 'y', at: 0, from: 0, to: 672 },
  ]);
  expect(aligned({ x: 800, y: 584, width: 272, height: 220 }, others)).toEqual({
    position: { x: 800, y: 580 },
    guides: [{ axis: 'y', at: 800, from: 400, to: 1072 }],
  });
  expect(aligned({ x: 8, y: 232, width: 272, height: 220 }, others)).toEqual({
    position: { x: 8, y: 232 },
    guides: [],
  });
});

it('CANVAS-64 references among pasted agents follow their new names', () => {
  const writer = add('chat', AT);
  const second = add('chat', { x: 400, y: 0 });
  update(second, { input: 'Say {{Chat Agent 1.output}} again' });
  pasteAgents(drawingNow());
  expect([...drawingNow().nodes.values()].at(-1)?.input).toBe('Say {{Chat Agent 3.output}} again');
  expect(drawingNow().nodes.get(writer)?.name).toBe('Chat Agent 1');
});

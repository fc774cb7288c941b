import { expect, it } from 'vitest';
import type { PlacedAgent } from '../api/workflow/workflows.ts';
import { type ComparedWorkflow, changeWords, compareWorkflows } from './compare-workflows.ts';

const agent = (id: string, more: Partial<PlacedAgent> = {}): PlacedAgent => ({
  id,
  type: 'chat',
  name: `Agent ${id}`,
  input: '',
  description: '',
  position: { x: 0, y: 0 },
  ...more,
});
const drawn = (agents: PlacedAgent[], lines: [string, string][] = [], name = 'Recap'): ComparedWorkflow => ({
  name,
  agents,
  connections: lines.map(([source, target]) => ({ id: `${source}-${target}`, source, target })),
  notes: [],
});

it('KEEP-06 compares two versions agent by agent: added, removed, and which field of which changed', () => {
  const before = drawn([agent('a', { input: 'Our bread' }), agent('b'), agent('c')], [['a', 'b']]);
  const after = drawn([agent('a', { input: 'Our cake' }), agent('b', { position: { x: 5, y: 5 } }), agent('d')]);
  expect(compareWorkflows(before, after)).toEqual({
    renamed: null,
    moved: 1,
    notes: [],
    agents: [
      {
        id: 'a',
        name: 'Agent a',
        kind: 'changed',
        fields: [{ label: 'Input', before: 'Our bread', after: 'Our cake' }],
      },
      { id: 'b', name: 'Agent b', kind: 'changed', fields: [{ label: 'Takes from', before: 'Agent a', after: '' }] },
      {
        id: 'd',
        name: 'Agent d',
        kind: 'added',
        fields: [
          { label: 'Kind', before: '', after: 'chat' },
          { label: 'Name', before: '', after: 'Agent d' },
        ],
      },
      {
        id: 'c',
        name: 'Agent c',
        kind: 'removed',
        fields: [
          { label: 'Kind', before: 'chat', after: '' },
          { label: 'Name', before: 'Agent c', after: '' },
        ],
      },
    ],
  });
});

it('KEEP-05 says what changed in a few words; what a run filled in is no change', () => {
  const one = drawn([agent('a'), agent('b', { input: 'made last week' })], [['a', 'b']]);
  const words = (after: ComparedWorkflow) => changeWords(compareWorkflows(one, after));
  expect(words(drawn([agent('a'), agent('b', { input: 'made today' })], [['a', 'b']]))).toBe('Nothing changed');
  expect(words(drawn([agent('a', { position: { x: 9, y: 0 } }), agent('b')], [['a', 'b']]))).toBe('1 moved');
  expect(words(drawn([agent('a', { name: 'Writer' }), agent('c')], []))).toBe('1 added, 1 removed, 1 changed');
  expect(words({ ...one, name: 'Digest' })).toBe('renamed');
});

it('CANVAS-71 compares notes too: what they say and their colour, and where they stand', () => {
  const note = {
    id: 'n',
    text: 'Ask Ada',
    colour: 'yellow' as const,
    position: { x: 0, y: 0 },
    width: 200,
    height: 80,
  };
  const one = { ...drawn([agent('a')]), notes: [note] };
  const changes = (notes: ComparedWorkflow['notes']) => compareWorkflows(one, { ...one, notes });
  expect(changes([{ ...note, text: 'Ask Grace' }]).notes).toEqual([
    { id: 'n', name: 'Note', kind: 'changed', fields: [{ label: 'Text', before: 'Ask Ada', after: 'Ask Grace' }] },
  ]);
  expect(changeWords(changes([{ ...note, colour: 'blue' }]))).toBe('1 note changed');
  expect(changeWords(changes([note, { ...note, id: 'm' }]))).toBe('1 note changed');
  expect(changeWords(changes([{ ...note, width: 320 }]))).toBe('1 moved');
  expect(changeWords(changes([note]))).toBe('Nothing changed');
});

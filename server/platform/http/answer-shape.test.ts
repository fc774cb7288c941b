import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CATALOGUE } from '../../../domain/api/catalogue.ts';
import { answerShape } from './answer-shape.ts';

const outputSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.enum(['image', 'audio']), url: z.string() }),
]);
const shape = answerShape(
  z.object({
    id: z.string(),
    count: z._default(z.int(), 0),
    note: z.optional(z.nullable(z.string())),
    outputs: z.array(outputSchema),
    words: z.partialRecord(z.enum(['a', 'b']), z.object({ text: z.string() })),
  }),
);
const whole = { id: 'x', count: 2, note: null, outputs: [{ kind: 'audio', url: '/1' }], words: { a: { text: 'A' } } };

describe('what goes out', () => {
  it('API-20 is what the contract says, at every depth, and no field beside it', () => {
    const secret = { passwordHash: 'hunter2' };
    const given = {
      ...whole,
      ...secret,
      outputs: [{ kind: 'audio', url: '/1', ...secret }],
      words: { a: { text: 'A', ...secret } },
    };
    expect(shape(given)).toEqual(whole);
  });

  it('has its defaults, and leaves out what is not there', () => {
    const { count: _, note: __, ...rest } = whole;
    expect(shape({ ...rest, note: undefined })).toStrictEqual({ ...rest, count: 0 });
  });

  it.each([
    ['a field that is missing', { ...whole, id: undefined }],
    ['a field of another kind', { ...whole, count: '2' }],
    ['null where something is wanted', { ...whole, id: null }],
    ['a thing where many are wanted', { ...whole, outputs: {} }],
    ['nothing at all', null],
    ['a kind that nobody knows', { ...whole, outputs: [{ kind: 'film', url: '/1' }] }],
    ['a name that is not in the contract', { ...whole, words: { c: { text: 'C' } } }],
  ])('is refused where it has %s', (_, given) => {
    expect(() => shape(given)).toThrow('The answer is not as its contract says');
  });

  it('tells the ways of a union apart that nothing names', () => {
    const either = answerShape(z.union([z.object({ id: z.string() }), z.array(z.string())]));
    expect(either({ id: 'x', more: 1 })).toEqual({ id: 'x' });
    expect(either(['x'])).toEqual(['x']);
  });

  it('can be made of every call', () => {
    for (const { answer } of Object.values(CATALOGUE).flat()) expect(answerShape(answer)).toBeTypeOf('function');
  });
});

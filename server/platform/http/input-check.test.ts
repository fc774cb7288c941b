import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../../../domain/api/call.ts';
import { CATALOGUE } from '../../../domain/api/catalogue.ts';
import { Failure } from '../../../domain/errors.ts';
import { exampleOf } from './docs/example.ts';
import { checkInput } from './input-check.ts';

const calls = Object.values(CATALOGUE).flat();
/** How the schema library speaks when nobody has given it words. */
const RAW =
  /^(?:Invalid (?:input|option|key|value|string|ISO|email|URL|UUID)|Unrecognized|Too (?:big|small))|expected (?:string|number|one of)|received|\bNaN\b/;

function refusalOf(check: () => unknown): Failure | null {
  try {
    check();
    return null;
  } catch (thrown) {
    if (thrown instanceof Failure) return thrown;
    throw thrown;
  }
}

it('API-09 whatever is sent to whichever call, what is wrong with it is said in sentences', () => {
  const odd = fc.oneof(
    fc.constantFrom(undefined, null, true, -1, 1.5, 1e9, '', 'x', 'x'.repeat(30_000), [], [1], ['x'], {}),
    fc.array(fc.oneof(fc.integer(), fc.string(), fc.constant({})), { maxLength: 3 }),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...calls), fc.infiniteStream(odd), (each, values) => {
      const shape = (each.input as unknown as { def: { shape?: object } }).def.shape ?? {};
      const input = Object.fromEntries(Object.keys(shape).map((field) => [field, values.next().value]));
      const refusal = refusalOf(() => checkInput(each, input));
      for (const text of refusal ? [refusal.message, ...Object.values(refusal.details.fields ?? {})] : [])
        expect(text).not.toMatch(RAW);
    }),
    { numRuns: 2_000 },
  );
});

it('PROG-06 whatever is wrong wherever inside what is sent, it is said in sentences', () => {
  const odd = fc.constantFrom(undefined, null, true, -1, 1.5, 1e9, '', 'x', 'x'.repeat(80_000), [], [1], {});
  const examples = calls
    .filter(({ body }) => body === 'json')
    .map((each) => ({ each, places: placesIn(exampleOf(each.input, 'input')) }))
    .filter(({ places }) => places.length > 0);
  fc.assert(
    fc.property(fc.constantFrom(...examples), fc.nat(), odd, ({ each, places }, which, value) => {
      const input = withValueAt(exampleOf(each.input, 'input'), places[which % places.length] ?? [], value);
      const refusal = refusalOf(() => checkInput(each, input as object));
      for (const text of refusal ? [refusal.message, ...Object.values(refusal.details.fields ?? {})] : [])
        expect(text).not.toMatch(RAW);
    }),
    { numRuns: 3_000 },
  );
});

/** The way to everything inside a value, however deep. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...placesIn(inner).map((way) => [key, ...way])]);
}

function withValueAt(whole: unknown, [key = '', ...way]: string[], value: unknown): unknown {
  const inner = way.length === 0 ? value : withValueAt((whole as Record<string, unknown>)[key], way, value);
  return Array.isArray(whole)
    ? whole.map((old, at) => (String(at) === key ? inner : old))
    : { ...(whole as object), [key]: inner };
}

it('says which field is wrong and what it has to be', () => {
  const sample = call('POST', '/sample', {
    summary: 'Takes one of everything.',
    access: 'anyone',
    input: z.object({
      name: z.string('Name is required'),
      kind: z.enum(['post', 'story']),
      tags: z.array(z.string()).check(z.maxLength(1)),
      title: z.string().check(z.maxLength(3)),
      count: z.int().check(z.maximum(5)),
      at: z.iso.datetime(),
      gone: z.boolean(),
    }),
    answer: z.object({}),
  });
  const sent = { kind: 'film', tags: ['a', 'b'], title: 'long', count: 9, at: 'soon' };
  expect(refusalOf(() => checkInput(sample, sent))?.details.fields).toEqual({
    name: 'Name is required',
    kind: "The field 'kind' has to be one of post, story.",
    tags: "The field 'tags' can have at most 1 entry.",
    title: "The field 'title' can have at most 3 characters.",
    count: "The field 'count' can be at most 5.",
    at: "The field 'at' has to be a moment in UTC, e.g. 2026-05-01T12:00:00Z.",
    gone: "The field 'gone' is missing.",
  });
});

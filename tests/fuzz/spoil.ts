import type { Chance } from './chance.ts';
import type { KnownIds } from './good-input.ts';

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

/** What no field is made for: wrong types, ends of number ranges, text that no table holds, what other programs would run. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53,
  2 ** 31,
  '',
  ' ',
  'x'.repeat(30_000),
  'a\0b',
  '\ud83d',
  'x\udc00y',
  '‮\u200b',
  'infinity',
  '-infinity',
  'NaN',
  '9999-99-99T99:99:99Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '294277-01-01T00:00:00Z',
  "'; drop table users; --",
  '../../../etc/passwd',
  '%00',
  '%s%n',
  '{{a.output}}',
  '{{__proto__.x}}',
  'javascript:alert(1)',
  'http://169.254.169.254/latest',
  'data:text/html,<script>',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com, b@example.com',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=SECONDLY;COUNT=999999999',
  'Etc/Nowhere',
  [],
  {},
  [[]],
  [null],
  ['x', 1, {}],
  Array.from({ length: 3_000 }, () => 'x'),
  { length: -1 },
  { toString: null },
  { $ne: null },
  deep(39),
  deep(60),
];

/** Fields that nobody may set. */
const FORBIDDEN: Record<string, unknown> = {
  isPremium: true,
  premium: true,
  role: 'admin',
  status: 'completed',
  success: false,
  constructor: { prototype: { polluted: true } },
};

const ODD_FIELD = { value: { polluted: true }, enumerable: true, configurable: true, writable: true };

/** Changes an input in one to three places: a value, a field too many, a field too few. */
export function spoilt(input: Record<string, unknown>, chance: Chance, ids: KnownIds): Record<string, unknown> {
  const spoiling = structuredClone(input);
  for (let times = 1 + chance.below(3); times > 0; times--) spoilOnce(spoiling, chance, ids);
  return spoiling;
}

function spoilOnce(input: Record<string, unknown>, chance: Chance, { foreign }: KnownIds): void {
  const holders = [input, ...holdersIn(input)];
  const holder = chance.among(holders);
  const names = Object.keys(holder);
  const name = names.length > 0 ? chance.among(names) : 'x';
  const how = chance.below(10);
  if (how === 0) delete holder[name];
  else if (how === 1) Object.assign(holder, structuredClone(FORBIDDEN));
  else if (how === 2) Object.assign(holder, { userId: foreign[0] ?? 'x', user_id: foreign[0] ?? 'x' });
  // JSON alone makes a field of this name.
  else if (how === 3) Object.defineProperty(holder, '__proto__', structuredClone(ODD_FIELD));
  else if (how === 4 && Array.isArray(holder[name])) holder[name] = manyOf(holder[name]);
  else holder[name] = structuredClone(chance.among(ODD_VALUES));
}

const manyOf = (list: unknown[]): unknown[] =>
  list.length === 0 ? [] : Array.from({ length: 2_000 }, (_, at) => list[at % list.length]);

function holdersIn(value: object): Record<string, unknown>[] {
  return Object.values(value).flatMap((inner: unknown) =>
    typeof inner === 'object' && inner !== null && !ArrayBuffer.isView(inner)
      ? [inner as Record<string, unknown>, ...holdersIn(inner)]
      : [],
  );
}

/** Bodies that are no input at all. */
export const HOSTILE_BODIES: readonly (string | Buffer)[] = [
  '',
  'null',
  '5',
  '"text"',
  '[]',
  '[{}]',
  '{"a":',
  '{"a":1,}',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  "{'a':1}",
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"agents":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `{"name":"${'x'.repeat(1_100_000)}"}`,
  JSON.stringify({ agents: Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, type: 'chat', name: 'A' })) }),
  `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
  `{"n":${'9'.repeat(5_000)}}`,
  '{"n":1e99999}',
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  Buffer.alloc(3_000, 0),
];

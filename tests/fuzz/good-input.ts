import * as z from 'zod/mini';
import type { Call } from '../../domain/api/call.ts';
import { exampleOf, type Shape } from '../../server/platform/http/docs/example.ts';
import type { Chance } from './chance.ts';
import { SOME_FILES } from './files.ts';

/** The ids that a case may name: of whoever asks, by what they are, and of somebody else. */
export interface KnownIds {
  own: Record<string, string[]>;
  foreign: string[];
}

/** What an id is of, by the field that it stands in and the call. */
const TABLES: [RegExp, string][] = [
  [/planId$|\/schedule-plans\//, 'schedule_plans'],
  [/runId$/, 'workflow_runs'],
  [/sessionId$|\/chat/, 'chat_sessions'],
  [/labels?$|\/labels\//, 'labels'],
  [/photo$|\/photos\//, 'photos'],
  [/\/publications\//, 'posts'],
  [/\/media\/|\/pictures\//, 'media'],
  [/\/scheduled-workflows/, 'scheduled_workflows'],
  [/workflowId$|\/workflows\//, 'workflows'],
];

const NOBODYS = '6f1c1d1e-2a53-4c0e-9a57-0c3b8a7e4d21';
const MOMENTS = ['2027-01-31T09:00:00.000Z', '2031-12-31T23:59:59Z', '2020-01-01T00:00:00Z', '2027-03-28T02:30:00Z'];
/** Agents in one workflow share few ids, so that connections find them. */
const WITHIN = ['a', 'b', 'c', 'd'];

/** What fields of a name hold, so that a call gets further than its first check. */
const BY_NAME: Record<string, string[]> = {
  email: ['nobody@example.com', 'Somebody.Else@Example.com'],
  password: ['a good password'],
  currentPassword: ['a wrong password'],
  newPassword: ['a better password'],
  originalMessage: [
    'Post about fresh bread on LinkedIn every Monday at 9',
    'Draw a poster: Fresh bread',
    'Write a post about our new oven',
    'hello',
    'make it shorter',
    'Schedule three posts about soup next week on Twitter and Facebook',
  ],
  message: ['Post about soup on Twitter tomorrow at noon', 'Your schedule is confirmed'],
  recurrence: ['FREQ=WEEKLY;BYDAY=MO', 'FREQ=DAILY;COUNT=3', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31', 'FREQ=SECONDLY'],
  timeZone: ['Europe/Berlin', 'UTC', 'Mars/Olympus'],
  userTimezone: ['America/New_York', 'UTC'],
  q: ['bread', '%', "' or 1=1 --"],
  after: ['', 'eyJhIjoxfQ', 'x'],
  replace: ['["Bread"]', '[]', 'no list'],
};
const TEXTS = ['Fresh bread from seven.', 'Soup', '😀 brot & <b>käse</b>', '{{brand.name}} {{a.output}}', 'x'];

const ID_NAME = /^id$|Ids?$|^labels?$|^photos?$/;

const shapes = new Map<Call, Shape>();
/** The shape of a call's input. */
export function shapeOf(call: Call): Shape {
  const known = shapes.get(call);
  if (known) return known;
  const shape = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Shape;
  shapes.set(call, shape);
  return shape;
}

/** An input that fits a call's contract: the example of the API document with somebody's ids, or any that has its shape. */
export function goodInput(call: Call, chance: Chance, ids: KnownIds): Record<string, unknown> {
  if (call.body === 'form' || chance.is(0.6)) return objectOf(shapeOf(call), { call, chance, ids }, 0);
  const example = Object.entries(exampleOf(call.input, 'input') as object);
  return Object.fromEntries(
    example.map(([name, value]) => [
      name,
      typeof value === 'string' && ID_NAME.test(name) ? idAmong(call, name, chance, ids) : value,
    ]),
  );
}

/** What is being made, for whom and by what chance. */
interface InputTask {
  call: Call;
  chance: Chance;
  ids: KnownIds;
}

function fieldOf(shape: Shape, name: string, made: InputTask, depth: number): unknown {
  const { chance } = made;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return chance.among(shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fieldOf(chance.among(choices), name, made, depth);
  switch (chance.among([shape.type ?? 'any'].flat())) {
    case 'object':
      return objectOf(shape, made, depth);
    case 'array':
      return Array.from({ length: chance.below(4) }, () =>
        fieldOf(shape.items ?? {}, name.replace(/s$/, ''), made, depth + 1),
      );
    case 'string':
      return textOf(shape, name, made, depth);
    case 'integer':
      return (shape.minimum ?? 0) + chance.below(4);
    case 'number':
      return (shape.minimum ?? 0) + chance.among([0, 1, 0.5, 120]);
    case 'boolean':
      return chance.is(0.5);
    case 'null':
      return null;
    default:
      return chance.among(TEXTS);
  }
}

function objectOf(shape: Shape, made: InputTask, depth: number): Record<string, unknown> {
  const { chance } = made;
  const { properties = {}, required = [], additionalProperties, propertyNames } = shape;
  const names = Object.keys(properties).filter((name) => required.includes(name) || chance.is(0.25));
  const fields = names.map((name) => [name, fieldOf(properties[name] ?? {}, name, made, depth + 1)]);
  if (typeof additionalProperties === 'object')
    for (const name of (propertyNames?.enum as string[] | undefined) ?? WITHIN.slice(0, chance.below(3)))
      fields.push([name, fieldOf(additionalProperties, name, made, depth + 1)]);
  return Object.fromEntries(fields);
}

function textOf(shape: Shape, name: string, { call, chance, ids }: InputTask, depth: number): unknown {
  const { format, pattern, minLength = 0 } = shape;
  if (format === 'binary') return chance.among(SOME_FILES);
  if (format === 'date-time' || /(?:At|For|from|to|before|occurrence)$/.test(name)) return chance.among(MOMENTS);
  if (format === 'date') return '2027-01-31';
  const known = BY_NAME[name];
  if (known) return chance.among(known);
  if (pattern?.includes('[0-5]')) return '09:00';
  if (pattern?.includes('^#')) return '#143241';
  if (depth > 2 && /^(?:id|source|target)$/.test(name)) return chance.among(WITHIN);
  if (format === 'uuid' || ID_NAME.test(name)) return idAmong(call, name, chance, ids);
  return chance.among(TEXTS).padEnd(minLength, 'x');
}

/** Somebody's own id of the right kind more often than not, else another one, another's, or nobody's. */
function idAmong(call: Call, name: string, chance: Chance, { own, foreign }: KnownIds): string {
  const table = TABLES.find(([hint]) => hint.test(`${call.path} ${name}`))?.[1] ?? '';
  const fitting = own[table] ?? [];
  if (fitting.length > 0 && chance.is(0.7)) return chance.among(fitting);
  if (chance.is(0.3)) return chance.among(Object.values(own).flat());
  return foreign.length > 0 && chance.is(0.7) ? chance.among(foreign) : NOBODYS;
}

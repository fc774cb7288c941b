import * as z from 'zod/mini';

/** What of a JSON schema an example is made from. */
export interface Shape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  propertyNames?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  items?: Shape;
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  default?: unknown;
}

const ID = '6f1c1d1e-2a53-4c0e-9a57-0c3b8a7e4d21';
const MOMENT = '2027-01-31T09:00:00.000Z';
const BY_FORMAT: Record<string, string> = { 'date-time': MOMENT, uuid: ID, date: '2027-01-31' };

/** What fields of a name hold, wherever they stand. */
const BY_NAME: Record<string, string> = {
  id: ID,
  email: 'ada@example.com',
  password: 'a good password',
  currentPassword: 'a good password',
  newPassword: 'a better password',
  name: 'Friday recap',
  firstName: 'Ada',
  lastName: 'Lovelace',
  message: 'Done',
  text: 'Fresh bread from seven o’clock.',
  input: 'Fresh bread from seven o’clock.',
  output: 'Fresh bread from seven o’clock.',
  recurrence: 'FREQ=WEEKLY;BYDAY=MO',
  rule: 'FREQ=WEEKLY;BYDAY=MO',
  scheduledFor: MOMENT,
  scheduledAtLocal: '2027-01-31T09:00',
  timeZone: 'Europe/Berlin',
  primary_color: '#143241',
  accent_color: '#fb5931',
  replace: '["Friday recap"]',
  model: 'gpt-5.2',
};

/** An example of what a schema takes or gives: with all its fields, or with those alone that it needs where they do not go together. */
export function exampleOf(schema: z.ZodMiniType, io: 'input' | 'output'): unknown {
  const shape = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;
  const whole = exampleOfShape(shape, '', true);
  return schema.safeParse(whole).success ? whole : exampleOfShape(shape, '', false);
}

function exampleOfShape(shape: Shape, name: string, isWhole: boolean): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [choice] = (shape.anyOf ?? shape.oneOf ?? []).filter(({ type }) => type !== 'null');
  if (choice) return exampleOfShape(choice, name, isWhole);
  switch ([shape.type ?? 'any'].flat().find((type) => type !== 'null')) {
    case 'object':
      return objectOf(shape, isWhole);
    case 'array':
      return shape.items ? [exampleOfShape(shape.items, name.replace(/s$/, ''), isWhole)] : [];
    case 'string':
      return textOf(shape, name);
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return shape.default ?? BY_NAME[name] ?? null;
  }
}

function objectOf(shape: Shape, isWhole: boolean): object {
  const { properties = {}, required = [], additionalProperties, propertyNames } = shape;
  const fields = Object.entries(properties)
    .filter(([name]) => isWhole || required.includes(name))
    .map(([name, shape]) => [name, exampleOfShape(shape, name, isWhole)]);
  if (fields.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(fields);
  const names = propertyNames?.enum ?? ['Writer'];
  return Object.fromEntries(names.map((name) => [name, exampleOfShape(additionalProperties, '', isWhole)]));
}

function textOf({ format, pattern, minLength = 0 }: Shape, name: string): string {
  if (format !== undefined && format in BY_FORMAT) return BY_FORMAT[format] ?? '';
  if (BY_NAME[name] !== undefined) return BY_NAME[name];
  if (pattern?.includes('@')) return BY_NAME.email ?? '';
  if (pattern?.includes('[0-5]')) return '09:00';
  if (pattern?.includes('^#')) return BY_NAME.primary_color ?? '';
  if (/Ids?$/.test(name)) return ID;
  return (name || 'text').padEnd(minLength, 'x');
}

import * as z from 'zod/mini';

/** Makes what goes out of what an operation gave. */
type Shape = (value: unknown) => unknown;

/** Every kind of schema that an answer may be made of. */
const KINDS = {
  string: scalar('string'),
  number: scalar('number'),
  boolean: scalar('boolean'),
  enum: oneOf,
  literal: oneOf,
  unknown: () => (value: unknown) => value,
  array: arrayOf,
  object: objectOf,
  record: recordOf,
  optional: absentAs(undefined),
  nullable: absentAs(null),
  default: withDefault,
  union: unionOf,
};

/** Calls have parts in common: each is made once. */
const made = new WeakMap<z.core.$ZodType, Shape>();

type Definition = z.core.$ZodTypeDef & Record<string, unknown>;

/**
 * What the contract says of an answer and nothing else, made once for each call: unknown fields stay here, defaults are
 * filled in, and what is missing or of the wrong kind throws. Formats and lengths are not looked at again: what is stored was
 * checked when it came in, and checking 160 tasks to the last letter takes as long as reading them. Tests check the whole.
 */
export function answerShape(schema: z.core.$ZodType): Shape {
  const known = made.get(schema);
  if (known) return known;
  const shape = shapeOf(schema);
  made.set(schema, shape);
  return shape;
}

function shapeOf(schema: z.core.$ZodType): Shape {
  const definition = schema._zod.def as Definition;
  const make = KINDS[definition.type as keyof typeof KINDS] as ((of: Definition) => Shape) | undefined;
  if (!make) throw new Error(`No answer can hold '${definition.type}': add it to the kinds of answer-shape.ts`);
  return make(definition);
}

const inner = (of: Definition, key: string): Shape => answerShape(of[key] as z.core.$ZodType);

function wrong(wanted: string, value: unknown): never {
  throw new TypeError(`The answer is not as its contract says: ${wanted} is wanted, not ${typeof value}`);
}

function scalar(kind: 'string' | 'number' | 'boolean'): () => Shape {
  return () => (value) => (typeof value === kind ? value : wrong(kind, value));
}

function oneOf({ entries, values }: Definition): Shape {
  const known = new Set<unknown>(entries ? Object.values(entries) : (values as unknown[]));
  return (value) => (known.has(value) ? value : wrong([...known].join(' or '), value));
}

function absentAs(absent: null | undefined): (of: Definition) => Shape {
  return (of) => {
    const present = inner(of, 'innerType');
    return (value) => (value === absent ? value : present(value));
  };
}

function withDefault(of: Definition): Shape {
  const present = inner(of, 'innerType');
  return (value) => present(value === undefined ? of.defaultValue : value);
}

function arrayOf(of: Definition): Shape {
  const element = inner(of, 'element');
  return (value) => (Array.isArray(value) ? value.map((one) => element(one)) : wrong('array', value));
}

function objectOf({ shape, catchall }: Definition): Shape {
  const fields = Object.entries(shape as Record<string, z.core.$ZodType>).map(
    ([name, schema]) => [name, answerShape(schema)] as const,
  );
  return (value) => {
    if (typeof value !== 'object' || value === null) wrong('object', value);
    const given = value as Record<string, unknown>;
    const shown: Record<string, unknown> = catchall ? { ...given } : {};
    for (const [name, field] of fields) {
      const one = field(given[name]);
      if (one !== undefined) shown[name] = one;
    }
    return shown;
  };
}

function recordOf(of: Definition): Shape {
  const [name, field] = [inner(of, 'keyType'), inner(of, 'valueType')];
  return (value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [name(key), field(one)]))
      : wrong('object', value);
}

/** The way that its discriminator names, or the first that takes it. */
function unionOf({ options, discriminator }: Definition): Shape {
  const ways = (options as z.core.$ZodType[]).map((schema) => ({ schema, shape: answerShape(schema) }));
  if (typeof discriminator !== 'string')
    return (value) => {
      const way = ways.find(({ schema }) => z.safeParse(schema, value).success);
      return way ? way.shape(value) : wrong('one of several', value);
    };
  const byName = new Map(
    ways.flatMap(({ schema, shape }) =>
      [...(schema._zod.propValues?.[discriminator] ?? [])].map((name) => [name, shape] as const),
    ),
  );
  return (value) => {
    const shape = byName.get((value as Record<string, z.core.util.Primitive> | null)?.[discriminator]);
    return shape ? shape(value) : wrong(`a known ${discriminator}`, value);
  };
}

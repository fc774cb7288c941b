import { and, asc, desc, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Failure } from '../../../domain/errors.ts';
import { instantSchema } from '../../../domain/instants.ts';

const TYPES = {
  timestamptz: instantSchema,
  text: z.string().check(z.refine((text) => !text.includes('\0') && text.isWellFormed())),
  numeric: z.number(),
  uuid: z.guid(),
};

/** One thing by which a list is sorted; the last of them tells all rows apart. */
export interface SortKey {
  by: SQL;
  type: keyof typeof TYPES;
  isDown?: boolean;
}

export interface Keyset {
  order: SQL[];
  /** Selected beside a row: its place in the list. */
  place: SQL<unknown[]>;
  /** What a place holds, one value for each key, as the page before named it. */
  valuesAt(place: string): unknown[];
  /** The rows behind a place as the page before named it. */
  behind(place: string): SQL | undefined;
}

/** A sorted list that is read page by page: each page begins behind the last row of the one before, whatever has come or gone since. */
export function keyset(keys: SortKey[]): Keyset {
  const schemas = keys.map(({ type }) => TYPES[type]);
  const valuesAt = (place: string): unknown[] => {
    const values = read(place);
    if (values.length !== keys.length || !schemas.every((schema, at) => schema.safeParse(values[at]).success))
      throw new Failure('VALIDATION', 'Please give the place that the page before has named.');
    return values;
  };
  return {
    order: keys.map(({ by, isDown }) => (isDown ? desc(by) : asc(by))),
    place: sql<unknown[]>`json_build_array(${list(keys.map(({ by }) => by))})`,
    valuesAt,
    behind: (place) => {
      const values = valuesAt(place);
      // All in one direction: an index is entered at the very row.
      if (keys.every(({ isDown }) => !isDown))
        return sql`(${list(keys.map(({ by }) => by))}) > (${list(keys.map(({ type }, at) => sql`${values[at]}::${sql.raw(type)}`))})`;
      return keys.reduceRight<SQL | undefined>((rest, { by, type, isDown }, at) => {
        const value = sql`${values[at]}::${sql.raw(type)}`;
        const beyond = isDown ? sql`${by} < ${value}` : sql`${by} > ${value}`;
        if (!rest) return beyond;
        // The first condition alone is what an index can be entered by.
        const entered = isDown ? sql`${by} <= ${value}` : sql`${by} >= ${value}`;
        return and(entered, or(beyond, rest));
      }, undefined);
    },
  };
}

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

function read(place: string): unknown[] {
  try {
    const values: unknown = JSON.parse(place);
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}

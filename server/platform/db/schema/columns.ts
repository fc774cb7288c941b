import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, to the millisecond that JavaScript knows. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** What a list by name is sorted by, in the very words of its index, whose entries have to be short. */
export const nameKey = ({ name }: { name: SQLWrapper }): SQL => sql`lower("left"(${name}, 200))`;

import { and, asc, desc, eq, gt, lt, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The last row of the page before: its moment, and its id where the client names it. */
interface Place {
  before?: Date | undefined;
  beforeId?: string | undefined;
}

/** A list that runs from the newest on; rows of one moment stand in the order of their ids, so that every load is the same. */
export function newestFirst(moment: PgColumn, id: PgColumn): { order: SQL[]; behind(place: Place): SQL | undefined } {
  return {
    order: [desc(moment), asc(id)],
    behind: ({ before, beforeId }) => {
      if (before === undefined) return undefined;
      if (beforeId === undefined) return lt(moment, before);
      // The first condition alone is what an index can be entered by.
      return and(lte(moment, before), or(lt(moment, before), and(eq(moment, before), gt(id, beforeId))));
    },
  };
}

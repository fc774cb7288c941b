import type { Queries } from './database.ts';

/**
 * Builds a query, or what batches queries, once for each handle that it runs on: hot queries need not be put together
 * again for every request.
 * Give it a name of its own with `prepare`, and the database plans it once for each connection too.
 */
export function preparedOn<Prepared>(build: (db: Queries) => Prepared): (db: Queries) => Prepared {
  const built = new WeakMap<Queries, Prepared>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const prepared = build(db);
    built.set(db, prepared);
    return prepared;
  };
}

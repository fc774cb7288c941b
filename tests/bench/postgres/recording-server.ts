/** The product as a process of its own that notes every statement it sends, with its values, in a file of its data folder. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { simpleEngine } from '../../support/doubles/simple-engine.ts';
import { runProduct } from '../../support/run-product.ts';
import { RECORDED, type Statement } from './statements.ts';

const file = join(process.env.DATA_DIR ?? '', RECORDED);
const { query } = pg.Client.prototype;

pg.Client.prototype.query = function recorded(this: pg.Client, ...given: unknown[]): never {
  const [asked, values] = given as [string | { text: string; name?: string; values?: unknown[] }, unknown];
  const statement = typeof asked === 'string' ? { text: asked } : asked;
  const kept: Statement = {
    name: statement.name ?? null,
    text: statement.text,
    values: (Array.isArray(values) ? values : (statement.values ?? [])).map(written),
  };
  // At once, so that whoever has the answer to a request finds all of its statements there.
  appendFileSync(file, `${JSON.stringify(kept)}\n`);
  return query.apply(this, given as never) as never;
};

/** A value as the driver would send it. */
function written(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return JSON.stringify(value);
  return value ?? null;
}

await runProduct({ engine: simpleEngine() });

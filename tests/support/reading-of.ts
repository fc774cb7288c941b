import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../../server/platform/db/database.ts';

/** A step of a plan as `explain` tells it. */
interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Step[];
}

export interface Reading {
  /** Of tables and indexes together. */
  rows: number;
  /** Of tables and indexes together, each as often as it was looked at. */
  pages: number;
  /** The tables that were read from their beginning to their end. */
  whole: string[];
}

/** What the database looks at for what some work asks of it: what it costs on any machine. */
export async function readingOf(databaseUrl: string, work: (db: Database) => Promise<unknown>): Promise<Reading> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const asked: { query: string; params: unknown[] }[] = [];
    const db = drizzle({ client: pool, logger: { logQuery: (query, params) => void asked.push({ query, params }) } });
    await work(db);
    const scans: Step[] = [];
    let pages = 0;
    for (const { query, params } of asked.filter(({ query }) => /^[\s(]*(select|with)\b/i.test(query))) {
      const explained = await pool.query<{ 'QUERY PLAN': { Plan: Step }[] }>(
        `explain (analyze, buffers, format json, timing off) ${query}`,
        params,
      );
      for (const { Plan } of explained.rows[0]?.['QUERY PLAN'] ?? []) {
        scans.push(...scansIn(Plan));
        pages += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
      }
    }
    return {
      rows: Math.round(scans.reduce((sum, scan) => sum + rowsOf(scan), 0)),
      pages,
      whole: scans.flatMap((scan) => (scan['Node Type'].endsWith('Seq Scan') ? (scan['Relation Name'] ?? []) : [])),
    };
  } finally {
    await pool.end();
  }
}

function scansIn(step: Step): Step[] {
  const below = (step.Plans ?? []).flatMap(scansIn);
  return step['Node Type'].includes('Scan') ? [step, ...below] : below;
}

function rowsOf(scan: Step): number {
  const removed = (scan['Rows Removed by Filter'] ?? 0) + (scan['Rows Removed by Index Recheck'] ?? 0);
  return (scan['Actual Rows'] + removed) * scan['Actual Loops'];
}

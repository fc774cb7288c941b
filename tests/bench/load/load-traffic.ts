import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { percentile, print } from '../print.ts';
import type { Kind } from './load-mix.ts';

/** What the generator is to do. */
export interface LoadOrder {
  urls: string[];
  people: { email: string; headers: Record<string, string> }[];
  kinds: Kind[];
  rate: number;
  seconds: number;
  /** How many screens listen meanwhile. */
  streams: number;
}

/** What it saw. */
export interface LoadReport {
  /** Milliseconds, by kind. */
  taken: Record<string, number[]>;
  refused: Record<string, number>;
  tookMs: number;
  heard: number;
  cut: number;
  /** How late the generator itself was: what it measures is not better than that. */
  ownDelayMs: number;
}

/** Lets people work for a while. */
export async function sendTraffic(orders: LoadOrder): Promise<LoadReport> {
  const generator = fork(join(import.meta.dirname, 'load-generator.ts'), [JSON.stringify(orders)]);
  const [answered] = await Promise.race([
    once(generator, 'message') as Promise<[LoadReport]>,
    once(generator, 'exit').then(() => Promise.reject(new Error('The generator ended without an answer'))),
  ]);
  return answered;
}

export const times = (values: number[]): string =>
  [0.5, 0.95, 0.99].map((share) => percentile(values, share).toFixed(0)).join(' / ');

export const p99Of = ({ taken }: LoadReport): number => percentile(Object.values(taken).flat(), 0.99);
export const refusedOf = ({ refused }: LoadReport): number => Object.values(refused).reduce((sum, n) => sum + n, 0);

/** Prints what was seen, kind by kind where there are several. */
export function printAnswered(title: string, answered: LoadReport, target = ''): void {
  const all = Object.values(answered.taken).flat();
  print(`${title}: requests/s`, (all.length / (answered.tookMs / 1000)).toFixed(0));
  print(`${title}: p50 / p95 / p99`, `${times(all)} ms`, target);
  const kinds = Object.entries(answered.taken);
  if (kinds.length > 1)
    for (const [name, values] of kinds) print(`  ${name} (${values.length})`, `${times(values)} ms`);
  print('refused or without an answer', String(refusedOf(answered)), '0');
  for (const [what, count] of Object.entries(answered.refused)) print(`  ${what}`, String(count));
}

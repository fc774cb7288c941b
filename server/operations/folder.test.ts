import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { backupStage } from '../../tests/support/stage/backups.ts';
import { createTestDatabase } from '../../tests/support/test-postgres.ts';

const { afterwards, newFolder, end } = backupStage();
let file: string;
let settings: Record<string, string>;
beforeAll(async () => {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'));
  afterwards.push(drop);
  settings = { DATABASE_URL: url, DATA_DIR: newFolder() };
  file = join(newFolder(), 'file');
  writeFileSync(file, '');
});
afterAll(end);

function backUpInto(into: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../backup.ts'), into], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, said: stdout + stderr };
}

it.for(['s3://key:secret@host/bucket', ''])(
  'OPS-32 %j is no folder for backups, and what is one is said, without what may be secret in it',
  (into) => {
    const said =
      'Backups go into a folder of this machine: name one, e.g. npm run backup -- /mnt/backups, and copy them on from there.\n';
    expect(backUpInto(into)).toEqual({ status: 1, said });
  },
);

it('OPS-33 a backup into a file ends at once with a sentence', () => {
  const into = join(file, 'backups');
  const said = `No backup can be made in ${into} (ENOTDIR). Give it a folder that this user may write to and that has space.\n`;
  expect(backUpInto(into)).toEqual({ status: 1, said });
});

it.runIf(process.platform === 'linux')('OPS-33 so does one where the system has no room for folders', () => {
  expect(backUpInto('/proc/x')).toEqual({
    status: 1,
    said: expect.stringMatching(/^No backup can be made in \/proc\/x/),
  });
});

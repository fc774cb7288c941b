import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'fanfare-prepare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('OPS-66 nothing is installed into a linked folder, which keeps what is in it', () => {
  const [copy, elsewhere] = [join(folder, 'copy'), join(folder, 'elsewhere')];
  for (const name of ['prepare.mjs', 'find-browser.mjs', 'slim-packages.mjs'])
    cpSync(join(import.meta.dirname, name), join(copy, 'scripts', name));
  // All that npm needs to install nothing: without the refusal it would go on.
  const nothing = JSON.stringify({ name: 'copy', version: '1.0.0', lockfileVersion: 3, packages: {} });
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(join(copy, name), nothing);
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, 'kept'), '');
  symlinkSync(elsewhere, join(copy, 'node_modules'));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs', 'install'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(stderr).toContain('node_modules is a symbolic link: installing would empty what it points to.');
  expect(status).toBe(1);
  expect(existsSync(join(elsewhere, 'kept'))).toBe(true);
});

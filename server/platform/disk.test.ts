import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diskTrouble } from './disk.ts';

it('a disk with room is no trouble, a full one is told, and a folder that is not there holds nothing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-disk-'));
  mkdirSync(join(dataDir, 'media'));
  expect(await diskTrouble(dataDir, 1)).toBeNull();
  expect(await diskTrouble(dataDir, Number.POSITIVE_INFINITY)).toMatch(
    /^The disk is full: \d+ MB are left for Fanfare’s data\.$/,
  );
  expect(await diskTrouble(join(dataDir, 'nowhere'), Number.POSITIVE_INFINITY)).toBeNull();
  rmSync(dataDir, { recursive: true });
});

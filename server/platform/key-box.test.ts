import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeyBox } from './key-box.ts';

const SECRET = 'sk-canary-of-the-box';
const SECRET_KEY = 'a secret of at least thirty-two letters';

describe('the box of keys', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'fanfare-box-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const box = (secretKey: string | null = null) => createKeyBox({ secretKey, dataDir });
  const keyFile = () => join(dataDir, 'secret.key');

  it('opens what it has sealed, each time sealed otherwise, and never shows it', async () => {
    const [one, other] = [await box().seal(SECRET, 'ada'), await box().seal(SECRET, 'ada')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one.slice(3), 'base64url').toString('latin1')).not.toContain('canary');
    expect([await box().open(one, 'ada'), await box().open(other, 'ada')]).toEqual([SECRET, SECRET]);
  });

  it('makes its key file when it is first needed, for its owner alone', async () => {
    expect(await box().open('v1.anything', 'ada')).toBeNull();
    expect(readdirSync(dataDir)).toEqual([]);
    await box().seal(SECRET, 'ada');
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    expect(readFileSync(keyFile(), 'utf8').trim().length).toBeGreaterThanOrEqual(43);
  });

  it('has one key file, whoever makes it first', async () => {
    const sealed = await Promise.all(Array.from({ length: 20 }, () => box().seal(SECRET, 'ada')));
    expect(new Set(await Promise.all(sealed.map((one) => box().open(one, 'ada'))))).toEqual(new Set([SECRET]));
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
  });

  it('opens nothing that was moved, changed, cut, or sealed with another key', async () => {
    const sealed = await box().seal(SECRET, 'ada');
    expect(await box().open(sealed, 'eve')).toBeNull();
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await box().open(`v1.${changed.toString('base64url')}`, 'ada')).toBeNull();
      expect(await box().open(`v1.${bytes.subarray(0, at).toString('base64url')}`, 'ada')).toBeNull();
    }
    for (const nonsense of ['', 'v1.', 'v2.abc', 'null', sealed.slice(3)])
      expect(await box().open(nonsense, 'ada')).toBeNull();
    writeFileSync(keyFile(), 'another key\n');
    expect(await box().open(sealed, 'ada')).toBeNull();
    writeFileSync(keyFile(), '');
    expect(await box().open(sealed, 'ada')).toBeNull();
  });

  it('takes the operator’s secret instead of a file where one is set', async () => {
    const sealed = await box(SECRET_KEY).seal(SECRET, 'ada');
    expect(readdirSync(dataDir)).toEqual([]);
    expect(await box(SECRET_KEY).open(sealed, 'ada')).toBe(SECRET);
    expect(await box(`${SECRET_KEY}!`).open(sealed, 'ada')).toBeNull();
  });
});

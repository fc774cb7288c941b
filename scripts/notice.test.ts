import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { ACCEPTED, installScripts, noticeText, usedPackages } from './notice.ts';

it('OPS-09 NOTICE names every package that reaches a user, under terms that were read', () => {
  const used = usedPackages();
  expect(used.filter(({ license }) => !ACCEPTED.includes(license))).toEqual([]);
  expect(ACCEPTED.filter((license) => !used.some((one) => one.license === license))).toEqual([]);
  const names = used.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'satori', 'scheduler', 'sharp', 'lucide-react']));
  expect(names).not.toContain('vitest');
  const kept = readFileSync(join(import.meta.dirname, '../NOTICE'), 'utf8');
  expect(kept, 'run npm run notice').toBe(noticeText(used));
});

it('OPS-10 no package runs a script when it is installed that is not listed', () => {
  const listed = Object.keys(packageJson.allowScripts);
  expect(installScripts().filter((name) => !listed.includes(name))).toEqual([]);
});

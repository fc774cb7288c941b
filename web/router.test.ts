import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES } from '../server/platform/http/pages.ts';

test('the router has exactly the addresses that the server answers with a page', () => {
  const source = readFileSync(join(import.meta.dirname, 'router.tsx'), 'utf8');
  const paths = [...source.matchAll(/<Route\s+path="([^"*]+)"/g)].map(([, path]) => `/${path}`);
  expect(['/', ...paths].sort()).toEqual([...PAGES].sort());
});

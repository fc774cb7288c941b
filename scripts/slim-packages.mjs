import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * drizzle-orm's package.json lists 447 exports with eight addresses each, and Node parses it anew for every one of the
 * hundred files it loads from there: half a second and 150 MB at every start. Said with a pattern, the same takes 10 KB.
 * docs/decisions/008-slim-exports.md has the figures.
 */
export function slimPackages(root) {
  const path = join(root, 'node_modules', 'drizzle-orm', 'package.json');
  const content = JSON.parse(readFileSync(path, 'utf8'));
  const names = Object.keys(content.exports);
  if (names.includes('./*')) return;
  const folders = names.filter((name) => name !== '.' && content.exports[name].default?.endsWith('/index.js'));
  const entry = (base) => ({ import: `./${base}.js`, require: `./${base}.cjs` });
  const exports = {
    './package.json': './package.json',
    '.': entry('index'),
    ...Object.fromEntries(folders.map((name) => [name, entry(`${name.slice(2)}/index`)])),
    './*': entry('*'),
  };
  writeFileSync(path, JSON.stringify({ ...content, exports }));
}

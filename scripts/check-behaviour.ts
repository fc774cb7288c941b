/**
 * docs/behaviour.md lists what the product does, item by item; every item must be named by the title of a test that
 * shows it, and tests may name no item that the list lacks.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const ID = /\b[A-Z]{2,6}-\d{2,3}\b/g;
// A skipped test shows nothing, so its title does not count.
const TITLE = /\b(?:test|it)(?:\.(?:each|for|prop)(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/** The ids of the items in the list. */
export function listedIds(markdown: string): string[] {
  return [...markdown.matchAll(/^- ([A-Z]{2,6}-\d{2,3}) /gm)].map(([, id]) => id ?? '');
}

/** The ids that the titles of tests name. */
export function namedIds(source: string): string[] {
  return [...source.matchAll(TITLE)].flatMap(([, , title]) => title?.match(ID) ?? []);
}

function testFiles(): string[] {
  return ['domain', 'server', 'web', 'scripts', 'tests']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
        .map((name) => join(root, folder, name)),
    );
}

function main(): void {
  const listed = listedIds(readFileSync(join(root, 'docs/behaviour.md'), 'utf8'));
  const named = new Set(testFiles().flatMap((file) => namedIds(readFileSync(file, 'utf8'))));
  const faults = [
    ...listed.filter((id, index) => listed.indexOf(id) !== index).map((id) => `${id} is listed twice`),
    ...listed.filter((id) => !named.has(id)).map((id) => `${id} is named by no test`),
    ...[...named]
      .filter((id) => !listed.includes(id))
      .map((id) => `${id} is named by a test but not in docs/behaviour.md`),
  ];
  if (faults.length > 0) {
    console.error(`docs/behaviour.md and the tests disagree:\n  ${faults.join('\n  ')}`);
    process.exit(1);
  }
  console.log(`All ${listed.length} behaviours are named by a test.`);
}

if (import.meta.main) main();

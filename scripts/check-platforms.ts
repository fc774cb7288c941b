/**
 * What is a fact about a platform stands in its row of domain/post/platforms.ts, and its name nowhere else: a name that is spelled
 * out in a reader or on a screen is what the next platform would be forgotten in. Comments and tests may name them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_VERBS, PLACE_WORDS } from '../server/lib/platform-words.ts';

const root = join(import.meta.dirname, '..');

/** Where names may stand, and why. */
const MAY_NAME: [RegExp, string][] = [
  [/^domain\/post\/platforms\.ts$/, 'the table'],
  [/^web\/components\/platform-icons\.tsx$/, 'the drawings of their marks'],
  [/^server\/platform\/publishers\/|^server\/config\.ts$/, 'connectors and their settings'],
  [/\.test\.tsx?$|\.test-support\.ts$|-for-tests\.ts$/, 'tests'],
  [
    /^domain\/(?:api\/schedule\/import-posts|schedule\/plan)\.ts$|^web\/(?:lib\/first-templates|features\/workflow\/saved\/(?:starter-workflow|workflow-templates))\.ts$|^web\/features\/(?:auth\/sample-plan|chat\/welcome\/(?:first-run|show-around))\.tsx$/,
    'examples that people are shown',
  ],
];

// Two letters that are words of code as well ('li', 'tw') and the letter X tell nothing.
const NAMES = [...PLACE_WORDS, ...OWN_VERBS].filter((word) => word.length > 2 || word === 'fb');
const NAMED = new RegExp(String.raw`(?<![\p{L}\p{N}_$])(?:${NAMES.join('|')})s?(?![\p{L}\p{N}_])`, 'giu');

/** The lines of a source that spell a platform's name, with their numbers; comments count for nothing. */
export function namedIn(file: string, source: string): { line: number; name: string }[] {
  if (MAY_NAME.some(([path]) => path.test(file))) return [];
  const bare = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return bare.split('\n').flatMap((text, at) => [...text.matchAll(NAMED)].map(([name]) => ({ line: at + 1, name })));
}

function main(): void {
  const faults = ['domain', 'server', 'web'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
      .flatMap((file) =>
        namedIn(file, readFileSync(join(root, file), 'utf8')).map(
          ({ line, name }) =>
            `${file}:${line} spells '${name}': take it from domain/post/platforms.ts or platform-words.ts`,
        ),
      ),
  );
  if (faults.length > 0) {
    console.error(`Platforms are named outside their table:\n  ${faults.join('\n  ')}`);
    process.exit(1);
  }
  console.log('No platform is named outside its table.');
}

if (import.meta.main) main();

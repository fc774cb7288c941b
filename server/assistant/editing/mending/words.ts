import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** English words, one per line and sorted, in three lists: common, known (with names), and rare ones. Made by `scripts/words.ts`, licences in `words.licence.txt`. */
const FILE = join(import.meta.dirname, 'words.txt.br');

/** All lists in one text, and where each begins. */
let all: { text: string; starts: number[] } | null = null;

function read(): { text: string; starts: number[] } {
  const text = brotliDecompressSync(readFileSync(FILE)).toString('latin1');
  const starts = [0];
  for (let at = text.indexOf('\n\n'); at >= 0; at = text.indexOf('\n\n', at + 1)) starts.push(at + 1);
  return { text, starts: [...starts, text.length] };
}

/** Whether one of the first lists has a word. Searched by halves as the text it is: a set would take ten times the room. */
function has(word: string, lists: number): boolean {
  all ??= read();
  const { text, starts } = all;
  for (let list = 0; list < lists; list++) {
    let [from = 0, to = 0] = [starts[list], (starts[list + 1] ?? 0) - 1];
    while (from < to) {
      const start = text.lastIndexOf('\n', (from + to) >> 1);
      const end = text.indexOf('\n', start + 1);
      const there = text.slice(start + 1, end);
      if (there === word) return true;
      if (there < word) from = end;
      else to = start;
    }
  }
  return false;
}

/** A word that most people use. */
export const isCommonWord = (word: string) => has(word, 1);

/** Any English word, as it is written. */
export const isWord = (word: string) => has(word, 3);

/** A name that is no usual word in lower case: 'dennis', but not 'mark'. */
export const isName = (word: string) =>
  word.length > 3 && !has(word, 2) && has(word.charAt(0).toUpperCase() + word.slice(1), 2);

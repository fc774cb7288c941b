import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** English words, one per line and sorted, in three lists: common, known (with names), and rare ones. Made by `scripts/words.ts`, licences in `words.licence.txt`. */
const FILE = join(import.meta.dirname, 'words.txt.br');

let lists: string[] | null = null;

/** The lists up to a given one. */
function upTo(last: number): string[] {
  lists ??= brotliDecompressSync(readFileSync(FILE))
    .toString()
    .split('\n\n')
    .map((list) => `\n${list}\n`);
  return lists.slice(0, last);
}

/** Whether a sorted list has a word. Searched by halves as the text it is: a set would take ten times the room. */
function has(list: string, word: string): boolean {
  let [from, to] = [0, list.length - 1];
  while (from < to) {
    const start = list.lastIndexOf('\n', (from + to) >> 1);
    const end = list.indexOf('\n', start + 1);
    const there = list.slice(start + 1, end);
    if (there === word) return true;
    if (there < word) from = end;
    else to = start;
  }
  return false;
}

/** A word that most people use. */
export const isCommonWord = (word: string) => upTo(1).some((list) => has(list, word));

/** Any English word, as it is written. */
export const isWord = (word: string) => upTo(3).some((list) => has(list, word));

/** A name that is no usual word in lower case: 'dennis', but not 'mark'. */
export function isName(word: string): boolean {
  if (word.length < 4) return false;
  const known = upTo(2);
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  return !known.some((list) => has(list, word)) && known.some((list) => has(list, name));
}

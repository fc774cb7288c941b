import { shortName } from '../../assistant/reading/grammar/composing/title.ts';

/** What a post is called that nobody could name yet. */
const NAMELESS = ['Scheduled post', 'Post'];

/**
 * The name of a post after its words have changed. A name that only says what stood in the old words follows where the new
 * ones say something else; one that its owner gave stays.
 */
export function nameAfter(name: string, before: { text: string; wish?: string }, text: string): string {
  if (text.trim() === '') return name;
  if (NAMELESS.includes(name)) return shortName(text);
  const [named, said, now] = [wordsOf(name), wordsOf(before.text), wordsOf(text)];
  const wished = wordsOf(before.wish ?? '');
  const isMadeFromWords = [...named].every((word) => said.has(word) || wished.has(word));
  const isOutdated = [...named].some((word) => said.has(word) && !now.has(word));
  return isMadeFromWords && isOutdated ? shortName(text) : name;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

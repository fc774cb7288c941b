/** Words too small to tell what something is about. */
const SMALL = new Set('you the what and for who how are not with does doe our have else there'.split(' '));
const stem = (word: string) => word.toLowerCase().replace(/(?:ies|s|ing|ed)$/, '');

/** What a text is about, word by word, without endings. */
export const contentWords = (text: string): string[] =>
  (text.match(/\p{L}{3,}/gu) ?? []).map(stem).filter((word) => !SMALL.has(word));

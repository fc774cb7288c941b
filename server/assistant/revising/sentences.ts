/** A text with its spaces, commas and capitals in order after a part was taken out or put in. */
export function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n(?: *\n){2,} */g, '\n\n')
    .replace(/ +([,.;:!?])/g, '$1')
    .replace(/,\s*([.!?])/g, '$1')
    .replace(/([.!?])(?:\s*\.)+/g, '$1')
    .replace(/^[\s,;:.]+/, '')
    .replace(
      /(^|[.!?]\s+)(\p{Ll})(?=\p{L}*[\s,.!?])/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .trim();
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words as a sentence: a capital first, a mark last. */
export function asSentence(words: string): string {
  const plain = words.trim();
  return upperFirst(/[.!?…]$|\p{Extended_Pictographic}\uFE0F?$/u.test(plain) ? plain : `${plain}.`);
}

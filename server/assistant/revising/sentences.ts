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

/** 'our phone number 020 7946 0112': a thing and its value, and no verb between them. */
const NAMED_VALUE =
  /^((?:our|my|the|your|unsere?|meine?|nuestr[oa]|mi|notre|mon|ma) (?:[\p{L}-]+ )?[\p{L}-]{4,}):? (\+?\d[\d ()/-]{5,}|(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?)$/iu;
const ENDS_IN_ADDRESS = /(?:https?:\/\/|www\.|@)\S+$|(?:^|\s)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?$/iu;

/** Words as a sentence: a capital first, a mark last; behind an address none, since people copy it along. */
export function asSentence(words: string): string {
  const plain = words.trim().replace(NAMED_VALUE, '$1: $2');
  const isWhole = /[.!?…]$|\p{Extended_Pictographic}\uFE0F?$/u.test(plain) || ENDS_IN_ADDRESS.test(plain);
  return upperFirst(isWhole || NAMED_VALUE.test(words.trim()) ? plain : `${plain}.`);
}

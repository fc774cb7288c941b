/** A text with its spaces, commas and capitals in order after a part was taken out or put in. */
export function tidySentences(text: string): string {
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

/** A text, and the hashtags that close it with the blanks before them. */
export function withoutTags(text: string): [body: string, tags: string] {
  const tags = /(?:\s+#[\p{L}\p{N}_]+)+\s*$/u.exec(text)?.[0] ?? '';
  return [text.slice(0, text.length - tags.length), tags];
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'our phone number 020 7946 0112': a thing and its value, and no verb between them. */
const NAMED_VALUE =
  /^((?:our|my|the|your|unsere?|meine?|nuestr[oa]|mi|notre|mon|ma) (?:[\p{L}-]+ )?[\p{L}-]{4,}):? (\+?\d[\d ()/-]{5,}|(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?)$/iu;
/** 'the date 12 May'. */
const NAMED_FACT = /^(?:the|our) (date|time|price|venue|deadline) (?=\p{Lu}\p{Ll}+ \d|[\d€£$])/iu;
const ENDS_IN_ADDRESS = /(?:https?:\/\/|www\.|@)\S+$|(?:^|\s)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?$/iu;

/** Words as a sentence: a capital first, a mark last; behind an address none, since people copy it along. */
export function asSentence(words: string): string {
  const plain = words
    .trim()
    .replace(NAMED_VALUE, '$1: $2')
    .replace(/^the (?=[^:.]+: \S+)/i, '')
    .replace(NAMED_FACT, '$1: ');
  const isWhole = /[.!?…]$|\p{Extended_Pictographic}\uFE0F?$/u.test(plain) || ENDS_IN_ADDRESS.test(plain);
  return upperFirst(isWhole || NAMED_VALUE.test(words.trim()) ? plain : `${plain}.`);
}

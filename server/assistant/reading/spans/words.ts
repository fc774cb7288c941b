/** A word of a message and where it stands. */
export interface Word {
  text: string;
  /** In lower case with one kind of apostrophe: what the lexicon and the evidence know. */
  lower: string;
  from: number;
  to: number;
}

/** A message as words, with what stands before, between and after them: `gaps[i]` is before `words[i]`. */
export interface MessageWords {
  message: string;
  words: Word[];
  gaps: string[];
}

// An address is looked for where one can begin: from every letter of a long run it would take for ever.
const WORD =
  /https?:\/\/\S*[\p{L}\p{N}/]|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|example|co|uk|de|fr|es|pt|eu|io|info|shop|app|dev|art|club|studio|events|nl|ie|ch|se|dk|fi|pl|ca|au|nz|tv|edu|gov)(?:\/\S*[\p{L}\p{N}/])?(?![\p{L}\p{N}-])|(?<![\w.+-])[\w.+-]+@[\w.-]+\.\w+|[#@]?[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_]*(?:[.:,](?=\d)\d+)*%?/gu;

/** Words between single marks, which are no apostrophes: 'the market is on' in a sentence, not “don't” and not “the members' evening”. */
const SINGLE_QUOTED =
  /(?<=^|[\s(:,])['‘](?=[\p{L}\p{N}])([^\n'’]*(?:\p{L}['’]\p{L}[^\n'’]*)*\s[^\n'’]*(?:\p{L}['’]\p{L}[^\n'’]*)*)['’](?=$|[\s.,;:!?)])/gu;

/** A message of the same length in which every quotation has double marks: the evidence knows one kind. */
export const withDoubleQuotes = (message: string): string => message.replaceAll(SINGLE_QUOTED, '“$1”');

/** Cuts a message into words and gaps: roles belong to words, and a mark goes with the word that it leans on. */
export function cutWords(given: string): MessageWords {
  const message = withDoubleQuotes(given);
  const words = [...message.matchAll(WORD)].map(({ 0: text, index }) => ({
    text,
    lower: text.toLowerCase().replaceAll('’', "'"),
    from: index,
    to: index + text.length,
  }));
  const gaps = Array.from({ length: words.length + 1 }, (_, i) =>
    message.slice(words[i - 1]?.to ?? 0, words[i]?.from ?? message.length),
  );
  return { message: given, words, gaps };
}

/** A gap as evidence: its first marks, with blanks as '_', nothing as '~', every emoji as one sign. */
export function gapSign(gap: string): string {
  const plain = gap
    .replace(/[€$£]/g, '')
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '☺')
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—]/g, '-');
  const marks = plain.replace(/ +/g, ' ').trim();
  if (plain.includes('\n')) return `${marks.slice(0, 1)}\n`;
  if (marks === '') return plain === '' ? '~' : '_';
  return marks.slice(0, 2);
}

/** What is found, and what stands there instead. */
export type RewriteRule = [found: RegExp, meant: string | ((found: string, ...groups: string[]) => string)];

/** What is typed without its accents in one language, and has only one meaning with them. */
export interface Accents {
  /** Words as they are written; without their accents none of them is a word. */
  words: string;
  /** Endings that every word has with an accent, but for those in `plain`. */
  endings: RewriteRule[];
  /** Words that end so and are right. */
  plain: string;
  /** Small words that are told by their neighbours. */
  phrases: RewriteRule[];
}

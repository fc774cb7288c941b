/** Words that stand for themselves in a regular expression. */
export const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

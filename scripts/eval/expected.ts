/** What the shown sets expect of a text, in the words of their lines: a rough look; the sets' own scorers judge. */
interface Expectation {
  has?: string[];
  hasNot?: string[];
}

const folded = (text: string): string =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');
const holds = (text: string, words: string): boolean => folded(text).includes(folded(words));

/** The facts that a text lacks, any spelling of each counts, and the words that it must not have. */
export function textFaults(text: string, { has = [], hasNot = [] }: Expectation): string[] {
  const missing = has.filter((fact) => !fact.split('|').some((spelling) => holds(text, spelling)));
  const wrong = hasNot.filter((words) => holds(text, words.replace(/^=/, '')));
  return [...missing.map((fact) => `lacks ${fact.split('|')[0]}`), ...wrong.map((words) => `has ${words}`)];
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ATTACKS, FAULTS, type TrustItem } from './list.ts';

const root = join(import.meta.dirname, '../../..');
const page = join(root, 'docs/trust.md');
const NOT_YET = 'not yet';

/** How the test of an item ended when it last ran, in words with the day. */
export type LastRun = Map<TrustItem, string>;

const HEAD = `# What must hold, and when it was last seen to

Made by \`npm run fault -- --table\` and \`npm run fuzz -- --table\` from \`tests/fault/trust/list.ts\`; a test compares the two. A row keeps its
last result until its test runs again.
`;

/** The page for the list and what is known of the last runs. */
export function trustPage(runs: LastRun): string {
  const table = (title: string, items: TrustItem[]): string => {
    const rows = items.map((item) => `${rowStart(item)} ${runs.get(item) ?? NOT_YET} |`);
    return `\n## ${title}\n\n| what | what holds | shown by | last run |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  };
  return HEAD + table('Attacks and bad input', ATTACKS) + table('Faults', FAULTS);
}

const rowStart = ({ what, holds, file, test }: TrustItem): string => `| ${what} | ${holds} | \`${file}\`: ${test} |`;

/** What the page says of the last runs. */
export function lastRuns(): LastRun {
  const lines = existsSync(page) ? readFileSync(page, 'utf8').split('\n') : [];
  const runs: LastRun = new Map();
  for (const item of [...ATTACKS, ...FAULTS]) {
    const line = lines.find((one) => one.startsWith(rowStart(item)));
    const told = line?.slice(rowStart(item).length, -1).trim();
    if (told && told !== NOT_YET) runs.set(item, told);
  }
  return runs;
}

/** Writes the page with new results among what it knew. */
export function keepRuns(news: LastRun): void {
  writeFileSync(page, trustPage(new Map([...lastRuns(), ...news])));
}

import { capital } from '../capital.ts';
import type { DocumentBrief } from './brief.ts';
import { sentence } from './rows.ts';

const LONGEST_GROUP = 180;

/** A letter: to whom, what, from whom. */
export function layOutLetter({ greeting, sender, points }: DocumentBrief): string {
  const rows = points.flatMap(({ label, rows: own }) =>
    own.map((row, i) => (label !== null && i === 0 && !row.startsWith('[') ? `${capital(label)}: ${row}` : row)),
  );
  return [`${capital(greeting)},`, ...paragraphs(rows), ...(sender === null ? [] : [sender])].join('\n\n');
}

/** Sentences in short paragraphs; a gap begins one. */
function paragraphs(rows: string[]): string[] {
  const groups: string[] = [];
  for (const row of rows.map(sentence)) {
    const group = groups.at(-1);
    if (group !== undefined && group.length + row.length < LONGEST_GROUP && !row.startsWith('['))
      groups[groups.length - 1] = `${group} ${row}`;
    else groups.push(row);
  }
  return groups;
}

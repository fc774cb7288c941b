import { capital } from '../capital.ts';
import type { DocumentBrief } from './brief.ts';
import { pointsOf } from './points.ts';
import { pointRows, sentence } from './rows.ts';

/** A letter for a job names the job, and its reader is not known yet. */
const APPLICATION = /\b(?:cover|covering|application) letter\b/i;
const jobIn = (subject: string) =>
  capital(subject.replace(/^(?:an? |the )?(?:job|position|post|role) (?:as|of) (?:an? )?/i, ''));
const LONGEST_GROUP = 180;

/** A letter: to whom, what, from whom. */
export function layOutLetter(reader: string, body: string, { opening, greeting, sender }: DocumentBrief): string {
  const isApplication = APPLICATION.test(opening);
  const to = isApplication ? '[name]' : reader.replace(/^(?:all )?(?:the |our |my )?/i, '');
  return [
    ...(isApplication ? [jobIn(reader)] : []),
    `${greeting === null ? `Dear ${to}` : capital(greeting)},`,
    ...paragraphs(pointsOf(body, () => '').flatMap((point) => pointRows(point, null, false))),
    ...(sender === null ? [] : [sender]),
  ].join('\n\n');
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

import { capital } from '../capital.ts';
import type { Constraints } from '../constraints.ts';
import { sentencesOf } from '../spoken/clauses.ts';
import type { DocumentBrief } from './brief.ts';
import { answered } from './faq.ts';
import type { DocumentKind } from './kinds.ts';
import { layOutLetter } from './letter.ts';
import { pointsOf } from './points.ts';
import { sentence, shown } from './rows.ts';
import { inOrder, underHeadings } from './sections.ts';
import { subjectIn, titleOf } from './title.ts';

/** Words that name what follows, without a colon. */
const LABELS =
  /^(?:stuff|needs?|price|sizes?|washing|colours?|players|team|risks?|budget|flags|settings|contact|photos|usage|install|nice|parking|costs?|channels|bring|present|excused|emergency|licen[cs]e)$/i;

/** Sorts the user's sentences into the sections of a document; what is missing stands there as a gap. */
export function layOutDocument(
  body: string,
  brief: DocumentBrief,
  kind: DocumentKind,
  constraints: Constraints,
): string {
  if (kind.id === 'letter') return layOutLetter(subjectIn(brief.opening, kind), body, brief);
  const subject = subjectIn(brief.opening, kind);
  const title = titleOf(brief.title, brief.opening, kind);
  const headings = constraints.parts.map(capital);
  const points = pointsOf(kind.id === 'lesson' ? withMinutes(body) : body, (row) =>
    kind.id === 'readme' ? commandIn(row) || labelOf(row, headings) : labelOf(row, headings),
  );
  const sections =
    headings.length > 0
      ? underHeadings(points, headings, (word) => LABELS.test(word))
      : kind.id === 'faq'
        ? answered(points, brief.isLettered)
        : inOrder(points, kind);
  return [
    `# ${title}`,
    ...(isSaid(subject, title) ? [] : [sentence(subject)]),
    ...sections.filter(({ rows }) => rows.length > 0).map((section) => shown(section, constraints)),
    ...(brief.sender === null ? [] : [brief.sender]),
  ].join('\n\n');
}

/** Whether a title says the subject too; a single common word, 'outline for a talk', says nothing of its own. */
const isSaid = (subject: string, title: string) =>
  title.toLowerCase().includes(subject.replaceAll('`', '').toLowerCase()) ||
  /^(?:\p{Ll}+|\p{Lu}\p{Ll}+day)$/u.test(subject);

/** The words at the start of a row that name what follows: a heading that was asked for, or a label that people use. */
function labelOf(row: string, headings: string[]): string {
  const heading = headings.find((one) => row.toLowerCase().startsWith(`${one.toLowerCase()} `));
  if (heading !== undefined) return row.slice(0, heading.length);
  const [first = ''] =
    row.match(
      /^\p{L}[\p{L}'’]+(?: by| to)?(?= (?!(?:per|on|for|of|is|are|in|at|and|or|goes|comes|machine|space)\b))/u,
    ) ?? [];
  return LABELS.test(first) ? first : '';
}

/** 'install `x`, use `y`, flag --json': each command of a tool has a word before it. */
const commandIn = (row: string) =>
  row.match(/^(?:install|use|usage|run|build|tests?|flags?|options?)(?=(?: with)? (?:`|--))/iu)?.[0] ?? '';

/** In a lesson '10 quiz' and 'starter 5 - …' are minutes. */
const withMinutes = (text: string) =>
  sentencesOf(text)
    .map((row) =>
      /^(?:stuff|(?:you |we )?need|materials?|resources|bring)\b/i.test(row)
        ? row
        : row
            .replace(/(?<=^|[,;:.] )(\d{1,2}) (?!minutes?\b|\p{Lu})(?=\p{Ll})/gu, '$1 minutes ')
            .replace(/(?<=^|[,;:.] )(\p{L}+) (\d{1,2}) - /gu, '$1, $2 minutes: ')
            .replace(
              /(?<=^|[,;:.] )((?:starter|intro|main|plenary|recap|warm-?up|task|activity|discussion|practice|game|end))(?: part)? (\d{1,2}) (?!min)(?=\p{Ll})/giu,
              '$1, $2 minutes: ',
            ),
    )
    .join(' ');

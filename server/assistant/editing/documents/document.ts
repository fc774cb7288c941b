import { capital } from '../capital.ts';
import type { Constraints } from '../constraints.ts';
import { partsOf, sentencesOf } from '../spoken/clauses.ts';
import type { DocumentBrief } from './brief.ts';
import { answered } from './faq.ts';
import { gapIn, isMark } from './gaps.ts';
import type { DocumentKind } from './kinds.ts';
import { layOutLetter } from './letter.ts';
import { pointsOf } from './points.ts';
import { contentWords, sentence, shown } from './rows.ts';
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
    kind.id === 'readme' ? commandIn(row) || labelOf(row, headings) : labelOf(row, headings, kind),
  );
  const sections =
    headings.length > 0
      ? underHeadings(points, headings, (word) => LABELS.test(word))
      : kind.id === 'faq'
        ? answered(points, brief.answers)
        : inOrder(points, kind);
  // Where a section holds the steps, the numbers that were asked for are theirs.
  const hasSteps = sections.some(({ heading, form }) => heading !== '' && form === 'steps');
  const written = [
    `# ${title}`,
    ...(isSaid(subject, title) ? [] : [sentence(subject)]),
    ...sections
      .filter(({ rows }) => rows.length > 0)
      .map((section) =>
        shown(section, section.heading === '' && hasSteps ? { ...constraints, list: null } : constraints),
      ),
  ];
  return [...written, ...lostFrom(body, written.join('\n')), ...(brief.sender === null ? [] : [brief.sender])].join(
    '\n\n',
  );
}

/** What of the matter a document lacks, clause by clause: sorting may misplace a fact, never lose it. */
function lostFrom(body: string, written: string): string[] {
  const has = new Set(factWords(written));
  return sentencesOf(body).flatMap((told) =>
    partsOf(told, /[,;]\s+|\s+\/\s+/u)
      .filter((clause) => gapIn(clause, null) === null && !isMark(clause))
      .filter((clause) => {
        const words = factWords(clause.replace(/^[^:]{1,40}: /u, ''));
        const lost = words.filter((word) => !has.has(word));
        return lost.length * 2 > words.length || lost.some((word) => /^\d/.test(word));
      })
      .map(sentence),
  );
}
/** Figures and words of a text, so that '11.00' and '11:00' are one. */
const factWords = (text: string) => [...(text.match(/\d+/g) ?? []), ...contentWords(text)];

/** Whether a title says the subject too; a single common word, 'outline for a talk', says nothing of its own. */
const isSaid = (subject: string, title: string) =>
  title.toLowerCase().includes(subject.replaceAll('`', '').toLowerCase()) ||
  /^(?:\p{Ll}+|\p{Lu}\p{Ll}+day)$/u.test(subject);

/** The words at the start of a row that name what follows: a heading that was asked for, or a label that people use. */
function labelOf(row: string, headings: string[], kind?: DocumentKind): string {
  const heading = headings.find((one) => row.toLowerCase().startsWith(`${one.toLowerCase()} `));
  if (heading !== undefined) return row.slice(0, heading.length);
  // In an answer 'bring the booklet' is what readers do.
  if (kind?.id === 'faq' && headings.length === 0) return '';
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

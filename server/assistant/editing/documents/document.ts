import { capital } from '../capital.ts';
import type { Constraints } from '../constraints.ts';
import type { DocumentBrief } from './brief.ts';
import { answered } from './faq.ts';
import type { DocumentKind } from './kinds.ts';
import { layOutLetter } from './letter.ts';
import type { Point } from './points.ts';
import { priced, sentence, timed } from './rows.ts';
import { inOrder, type Section, underHeadings } from './sections.ts';
import { contentWords } from './words.ts';

/** Lays a brief out as Markdown: title, sections in their order, the user's points in them, gaps where something is missing. */
export function layOutDocument(brief: DocumentBrief, kind: DocumentKind, constraints: Constraints): string {
  if (kind.id === 'letter') return layOutLetter(brief);
  const points = asWished(kind.id === 'lesson' ? brief.points.map(withMinutes) : brief.points, constraints);
  const sections =
    brief.parts.length > 0
      ? underHeadings(points, brief.parts)
      : kind.id === 'faq'
        ? answered(points, brief.answers)
        : inOrder(points, kind);
  return [
    `# ${brief.title}`,
    ...sections.map((section) => shown(section, kind, constraints)),
    ...(brief.sender === null ? [] : [brief.sender]),
  ].join('\n\n');
}

/** The longest list is the one that was asked for with numbers, or in so many bullets. */
function asWished(points: Point[], { list }: Constraints): Point[] {
  const form = list?.form === 'numbered' ? 'steps' : list?.form === 'bullets' ? 'list' : null;
  if (form === null || points.some((point) => point.form === form && point.rows.length > 1)) return points;
  const longest = points.toSorted((a, b) => b.rows.length - a.rows.length)[0];
  return points.map((point) => (point === longest && point.rows.length > 1 ? { ...point, form } : point));
}

/** '15 recovery position', 'listening 20': the bare figures of a lesson are minutes, where most of its steps have one. */
function withMinutes(point: Point): Point {
  const bare = /^(\p{L}+,? )?\d{1,3}(?: -)? (?!min)(?=\p{L})|(?<=\p{L}) \d{1,3}(?=$| \()/u;
  if (point.form !== 'steps' || point.rows.filter((row) => bare.test(row)).length * 2 < point.rows.length) return point;
  return {
    ...point,
    rows: point.rows.map((row) =>
      row.replace(bare, (found, lead: string | undefined) => {
        const minutes = `${found.slice(lead?.length ?? 0).replace(/[\s-]+$/u, '')} minutes`;
        return lead
          ? `${lead.trimEnd().replace(/,$/, '')}, ${minutes}: `
          : /^\d/.test(found)
            ? `${minutes}: `
            : minutes;
      }),
    ),
  };
}

/** A section as Markdown. */
function shown({ heading, points }: Section, kind: DocumentKind, { list }: Constraints): string {
  const blocks: string[] = [];
  let isText = false;
  for (const point of points) {
    const { label, form } = withoutHeading(point, heading);
    const rows = rowsIn(point, kind);
    if (form === 'list' || form === 'steps') {
      if (label !== null) blocks.push(`${capital(label)}:`);
      // Where so many bullets were asked for, only the list of that many has them.
      const bullet = list?.form === 'bullets' && list.count !== null && list.count !== rows.length ? '' : '- ';
      blocks.push(rows.map((row, i) => `${form === 'steps' ? `${i + 1}. ` : bullet}${capital(row)}`).join('\n'));
      isText = false;
      continue;
    }
    const told = form === 'gap' ? gapUnder(rows[0] ?? '', label, heading) : rows.map(sentence).join(' ');
    const line = label === null || form === 'gap' ? told : `${capital(label)}: ${told}`;
    // Facts under one heading are one paragraph; at the top each stands for itself.
    if (isText && heading !== '' && form === 'text') blocks.push(`${blocks.pop()} ${line}`);
    else blocks.push(line);
    isText = form === 'text';
  }
  return heading === '' ? blocks.join('\n\n') : [`## ${capital(heading)}`, ...blocks].join('\n');
}

/** 'todo' is 'To do'. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A label that says what the heading says is said once. */
function withoutHeading({ label, form }: Point, heading: string): Pick<Point, 'label' | 'form'> {
  const names = contentWords(heading);
  const isNamed =
    label !== null &&
    (lettersOf(label) === lettersOf(heading) ||
      (names.length > 0 && contentWords(label).every((word) => names.includes(word))));
  return { label: isNamed ? null : label, form };
}

function gapUnder(gap: string, label: string | null, heading: string): string {
  const names = contentWords(heading);
  const own = contentWords(gap.replace(/ to be added\]$/, ''));
  if (gap === '[To be added]') return label === null ? gap : `${capital(label)}: [to be added]`;
  return heading !== '' && own.every((word) => names.includes(word)) ? '[To be added]' : `[${capital(gap.slice(1))}`;
}

/** The rows of a list with what parts them: times of a day before what is on, prices behind what they are for. */
function rowsIn({ form, rows }: Point, kind: DocumentKind): string[] {
  if (form !== 'list') return rows;
  if (kind.id === 'price-list') return rows.map(priced);
  return rows.filter((row) => /^\d{1,2}[:.]\d{2}/.test(row)).length * 2 >= rows.length ? rows.map(timed) : rows;
}

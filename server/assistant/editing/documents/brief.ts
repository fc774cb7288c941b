import { capital } from '../capital.ts';
import { sentencesOf } from '../spoken/clauses.ts';
import type { DocumentKind } from './kinds.ts';
import { bareName, type Point, pointsOf } from './points.ts';
import type { DocumentSpan } from './roles.ts';
import { subjectIn } from './title.ts';

/** How questions stand: as headings, behind letters ('Q: … A: …'), or in bold. */
export type AnswerForm = 'headings' | 'letters' | 'bold';

/** What a message says about its document, and what stands in it. */
export interface DocumentBrief {
  title: string;
  /** Whom a letter is to. */
  greeting: string;
  sender: string | null;
  /** The headings that were asked for. */
  parts: string[];
  points: Point[];
  answers: AnswerForm;
}

/** Gathers what was read of a message. */
export function documentBrief(
  spans: DocumentSpan[],
  kind: DocumentKind,
  mended: (text: string) => string,
): DocumentBrief {
  const said = (wanted: DocumentSpan['role']) =>
    spans.filter(({ role }) => role === wanted).map(({ text }) => bareName(text));
  const first = (wanted: DocumentSpan['role']) => said(wanted).find((text) => text !== '') ?? null;
  const orders = spans
    .filter(({ role }) => role === 'order')
    .map(({ text }) => text)
    .join(' | ');
  const [called, named] = [first('kind') ?? '', first('subject') ?? ''];
  const about = named === '' ? subjectOf(spans, kind) : named;
  // 'to the neighbours from Ruben Haas, stonemason': whom it is to, and whom it is from.
  const [to = '', from = ''] = (first('greeting') ?? '').split(/,? from (?=\p{Lu}|me\b|the \p{L}+ )/u);
  const isBold = /\bquestions?,? in bold\b|\bbold questions\b/i.test(orders);
  const told = pointsOf(spans, mended, kind.id === 'letter');
  const title = titleOf(
    mended(withoutArticle(called.replace(/\s*\([^)]*\)?$/u, ''))),
    kind.id === 'readme' ? about : asSaid(mended(withoutArticle(about)), withoutArticle(about)),
    kind,
  );
  const { headline, points } = title === '' ? headlineOf(told) : { headline: title, points: told };
  return {
    title: headline,
    greeting: greetingOf(to || (called.match(/\bto (.+)$/iu)?.[1] ?? '[name]')),
    sender: capitalOrNull([...said('sender'), from].toSorted((a, b) => b.length - a.length)[0]),
    parts: [...new Set(partsIn(spans).map(capital))],
    points,
    answers: isBold ? 'bold' : /\bQ\b\W{0,3}(?:and|or)?\W{0,3}\bA\b/.test(orders) ? 'letters' : 'headings',
  };
}

const LONGEST_HEADLINE = 9;
/** A document without a name is called by its first sentence, if that is short. */
function headlineOf(points: Point[]): { headline: string; points: Point[] } {
  const [first, ...others] = points;
  const [row = '', ...rest] = first?.form === 'text' && first.label === null ? first.rows : [];
  if (!first || row === '' || row.split(/\s+/).length > LONGEST_HEADLINE) return { headline: 'Notes', points };
  const left = rest.length > 0 ? [{ ...first, rows: rest }] : [];
  return { headline: capital(row.replace(/[.:]$/, '')), points: [...left, ...others] };
}

/** What the words before the matter name, where no word of theirs was taken for the subject. */
function subjectOf(spans: DocumentSpan[], kind: DocumentKind): string {
  const told = spans.findIndex(({ role }) => !['order', 'kind'].includes(role));
  const opening = spans
    .slice(0, told < 0 ? spans.length : told)
    .map(({ text }) => text)
    .join('');
  const subject = subjectIn(sentencesOf(opening)[0] ?? '', kind);
  return kind.called.test(subject) ? '' : subject;
}

const CALLED_PARTS = /^(?:groups?|(?:sub)?sections?|headings?|parts|blocks) (?=\p{Lu})/u;
/** Headings in a row that the reader left to the order before or behind them: 'Parts: For the dough, [How to]', '[Waste,] To order.' */
const BEFORE = /:\s*((?:\p{Lu}[^,/:.]{1,30}[,/]\s*)+)$/u;
const BEHIND = /^([^,/:.]{2,30}?)[.\n]/u;

/** The headings that were wished, in their order. */
function partsIn(spans: DocumentSpan[]): string[] {
  return spans.flatMap(({ role, text }, i) => {
    if (role !== 'part') return [];
    const [before, behind] = [spans[i - 1], spans[i + 1]].map((span) => (span?.role === 'order' ? span.text : ''));
    const first = BEFORE.exec(before ?? '')?.[1] ?? '';
    const last = /[,/]\s*$/u.test(text) ? (BEHIND.exec(behind ?? '')?.[1] ?? '') : '';
    return namesIn(`${first}${text}${last}`).map((name) => name.replace(CALLED_PARTS, ''));
  });
}

/** 'Space / Money / House rules', 'first the aim, then kit and costs': headings in a row. */
const namesIn = (row: string): string[] =>
  (/\s\/\s|\n/u.test(row)
    ? row.split(/\s+\/\s+|\n+/u)
    : row.split(/\s*[,;|]\s*(?:and |then )?|\.\s+|\s+then\s+|\s+and\s+(?=\p{Lu})/u)
  )
    .map((name) => bareName(name.replace(/^(?:and|then|finally|last)\s+/iu, '').replace(/^\d[.)]\s*/, '')))
    .filter((name) => name !== '');

/** Inside a title a word keeps the case in which it was said. */
const asSaid = (mended: string, said: string) =>
  /^\p{Ll}/u.test(said) && mended.toLowerCase().startsWith(said.charAt(0))
    ? mended.charAt(0).toLowerCase() + mended.slice(1)
    : mended;

const withoutArticle = (name: string) => name.replace(/^(?:of |for |about |on )?(?:(?:our|my|the|an?) (?=\S))?/iu, '');
const capitalOrNull = (name: string | undefined) => (name ? capital(name) : null);

/** Whoever a letter is to is greeted, in the words that were given. */
const greetingOf = (to: string) =>
  /^(?:dear|hello|hi|to whom)\b/iu.test(to) ? to : `Dear ${to.replace(/^(?:all )?(?:the |our |my )?/iu, '')}`;

/** What a document is called: what it is about, beside what it is where that tells more. */
function titleOf(called: string, about: string, kind: DocumentKind): string {
  const plain = (text: string) =>
    text
      .replace(/[.,:]+$/u, '')
      .replaceAll('`', '')
      .replace(/\bq(?=[1-4]\b)/g, 'Q');
  const [name, subject] = [plain(called), plain(about)];
  if (subject === '') return capital(name);
  if (name.toLowerCase().includes(subject.toLowerCase())) return capital(name);
  if (name === '' || kind.title === 'subject' || subject.toLowerCase().includes(name.toLowerCase()))
    return ownCase(subject, kind);
  const lower = /\p{Lu}{2}|&/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
  return kind.title === 'both' ? `${capital(subject)}: ${lower}` : `${capital(name)}: ${subject}`;
}

/** A tool is called as it is typed: 'readme for tidebell'. */
const ownCase = (title: string, { id }: DocumentKind) =>
  id === 'readme' && !/\s/.test(title) ? title : capital(title);

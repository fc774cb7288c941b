import type { Role, Span } from '../../reading/spans/roles.ts';
import { MONTHS } from '../mending/dates.ts';
import { namedParts } from '../parts.ts';
import { runsOf } from '../settle.ts';
import { clausesOf, isAbbreviated } from '../spoken/clauses.ts';
import type { AnswerForm } from './faq.ts';
import { gapIn, isGapRule, isMark } from './gaps.ts';
import type { DocumentKind } from './kinds.ts';
import { subjectIn } from './title.ts';
import { isAboutForm, isOneWord, maySteer } from './wishes.ts';

/** What a message says about its document, and the message without it. */
export interface DocumentBrief {
  spans: Span[];
  /** The title that was given: 'call it Alterations'. */
  title: string | null;
  /** What stands before the matter: 'price list for the shop door'. */
  opening: string;
  /** How a letter begins: 'starts Dear parents'. */
  greeting: string | null;
  /** How its questions and answers are marked: 'just Q: and A:', 'questions in bold'. */
  answers: AnswerForm;
  /** Who it is from: 'signed Odile Marchetti', 'author R. Achebe'. */
  sender: string | null;
}

const QUOTED = `["“'‘](?<quoted>.+?)["”'’](?=[\\s.,;)]|$)`;
const TITLE = [
  new RegExp(
    `(?<=^|[\\s,.;(])(?:with |and )?(?:the |a |its |working |main )*(?:title|headline)(?: is| it| should be| of it)?\\s*[:=]?\\s*${QUOTED}`,
    'iu',
  ),
  new RegExp(`(?<=^|[\\s,.;(])(?:call it|titled|entitled|called|name it)\\s*:?\\s+${QUOTED}`, 'iu'),
  /(?<=^|[\s,.;(])(?:the |working |main )*(?:title|headline)(?: is| should be)?\s*[:=]\s*(?<plain>[^.\n;]{3,80}?)(?=[.;\n]|$)/iu,
  /(?<=^|[\s,.;(])(?:[Tt]he )?(?:[Tt]itle|[Hh]eadline)\s+(?<plain>\p{Lu}[^.,\n;:]{2,60}?)(?=[.;\n]|:\s|$)/u,
  /(?<=^|[\s,.;(])(?:[Cc]all it|[Tt]itle it|[Nn]ame it)\s+(?<plain>[^.,\n;]{3,60}?)(?=[.,;\n]|$)/u,
];
const GREETING =
  /(?<=^|[\s,.;(])(?:it )?(?:starts?|starting|begins?|beginning|opens?|put|use|addressed(?: to)?)(?: it)?(?: with| as)?:?\s+["“'‘]?(?<said>Dear [^.,;"”'’\n]{1,40}?)["”'’]?(?=[.,;\n]|$| so\b[^.,;\n]*)(?: so\b[^.,;\n]*)?/iu;

const NAME = `(?:[Tt]he \\p{Ll}+(?=[.,;\\n]|\\s*$)|(?:(?:Ms|Mr|Mrs|Dr|Prof)\\.? )?\\p{Lu}[\\p{L}'’-]*\\.?(?: \\p{Lu}[\\p{L}'’-]+)*)`;
const ROLE = `\\p{Ll}[\\p{L}-]+(?: \\p{Ll}[\\p{L}-]+){0,2}`;
const signedBy = (post: string) =>
  `(?:me,? )?(?:the (?<before>${ROLE}),? )?(?<name>${NAME})(?:, (?<after>${post})(?=[.;\\n]|\\s*$))?(?=[.,;\\n]|\\s*$)`;
const SIGNED = signedBy(ROLE);
/** Words that only a sender stands behind, and 'from', which says so in a letter or as a sentence of its own. */
const SENDER = new RegExp(
  `(?<=^|[.,;\\n]\\s*)(?:[Ss]igned(?: by)?|[Ss]ign(?: it)?(?: off)?(?: as| with| from| by)?|[Aa]uthor:?|[Ee]ditor:?|[Mm]y name(?: is)?)\\s+${signedBy(`${ROLE}|\\p{Lu}[^.;\\n]{2,70}`)}`,
  'u',
);
const FROM = new RegExp(`(?<=[.!?\\n]\\s*)(?:[Ff]rom|[Bb]y) ${SIGNED}`, 'u');
const LETTER_FROM = new RegExp(`(?<=[\\p{L}\\d.,;\\n]\\s*)\\b[Ff]rom ${SIGNED}`, 'u');

const PERIOD = new RegExp(
  `^\\s*(?:for )?(?:q[1-4]|(?:the )?(?:first|second|third|fourth) quarter|(?:(?:(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}* )?\\d{1,2}(?:[-–]\\d{1,2})?(?:st|nd|rd|th)? )?(?:${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)}|t)?`).join('|')})(?: \\d{4})?|(?:spring|summer|autumn|winter) \\d{4}|20\\d\\d)\\s*(?=[.,;]|$)`,
  'iu',
);
/** The posts of a campaign are told one by one. */
const POST = /\bpost \d(?: \([^)]*\))?:\s*/giu;
/** Fewer words behind an opening are no matter of their own. */
const LEAST_MATTER = 3;

/** Reads what is said about a document, and takes it out of the matter; gaps that were said as wishes come into it. */
export function documentBrief(spans: Span[], kind: DocumentKind): DocumentBrief {
  const message = spans.map(({ text }) => text).join('');
  const roles = spans.flatMap(({ role, text }) => Array<Role>(text.length).fill(role));
  const taken: number[] = [];
  const take = (at: number, length: number) => {
    roles.fill('aside', at, at + length);
    taken.push(at);
  };
  const found = (patterns: RegExp[]) => {
    const match = patterns.map((one) => one.exec(message)).find((one) => one !== null && roles[one.index] !== 'aside');
    if (match) take(match.index, match[0].length);
    return match?.groups ?? null;
  };
  const title = found(TITLE);
  const greeting = found(kind.id === 'letter' ? [GREETING] : []);
  const senders = kind.id === 'letter' ? [found([SENDER]), found([LETTER_FROM])] : [found([SENDER, FROM])];
  settleClauses(message, roles);
  const { asked } = namedParts(message);
  if (asked !== '') roles.fill('constraint', message.indexOf(asked), message.indexOf(asked) + asked.length);
  for (const { index, 0: said } of message.matchAll(POST)) roles.fill('matter', index, index + said.length);
  const end = openingEnd(message, roles, kind, title !== null, Math.min(...taken, message.length));
  const behind = [...message].filter((_, at) => at >= end && roles[at] === 'matter').join('');
  const isOpening = (behind.match(/[\p{L}\p{N}]+/gu) ?? []).length >= LEAST_MATTER;
  const opening = isOpening
    ? [...message.slice(0, end)].filter((_, at) => roles[at] !== 'slip' && roles[at] !== 'noise').join('')
    : '';
  if (isOpening) roles.fill('aside', 0, end);
  return {
    spans: runsOf(roles, 0, message.length).map(({ role, from, to }, i) => ({
      role,
      // What follows an order that is closed stands for itself: 'plan, for climbers' keeps its 'for'.
      text:
        i === 0 && isOpening
          ? message.slice(from, to).replace(/,(?=\s*$)/, ':')
          : withCode(message.slice(from, to), kind),
    })),
    title: title?.quoted ?? title?.plain?.trim() ?? null,
    opening,
    greeting: greeting?.said ?? null,
    answers: /\bquestions?,? in bold\b|\bbold questions\b/i.test(message)
      ? 'bold'
      : /\bQ:?(?: ?\/ ?| ?& ?| and |, )A:|\bQ: ?(?:and )?A:/.test(message)
        ? 'letters'
        : 'headings',
    sender: fullest(senders.map((one) => [one?.name, one?.after ?? one?.before].filter(Boolean).join(', '))),
  };
}

/** A line of a program among a tool's notes stays letter for letter: it stands between backticks, behind the words that lead to it. */
const CODE_LINES =
  /\n((?:(?:(?:import|const|var|npm|npx|pip|git|docker|curl|cargo|brew|GET|POST|PUT|PATCH|DELETE|\$) [^\n`]+|from \S+ import [^\n`]+|let \w+ = [^\n`]+|go (?:get|run|build|install|mod|test) [^\n`]+|make [\w-]+(?=\n|$)|[a-z][\w.-]*(?: [^\n`.,]+)? --?\w[^\n`]*|[a-z]\w* [a-z]+ [^\n`]*["<][^\n`]*|[\w.]+(?: = [^\n`]+|\([^\n`]*\)))(?:\n|$))+)/gu;
const withCode = (text: string, { id }: DocumentKind) =>
  id === 'readme' || id === 'api'
    ? text.replace(
        CODE_LINES,
        (_, lines: string) =>
          ` ${lines
            .trim()
            .split('\n')
            .map((line) => `\`${line.trim()}\``)
            .join(' ')}. `,
      )
    : text;

/** Who is named twice signs with the fuller name: 'from Dr Anneke Brandt … signed Anneke Brandt'. */
const fullest = (names: string[]) => names.toSorted((a, b) => b.length - a.length).find((name) => name !== '') ?? null;

const SAID_TO_WRITER = new Set<Role | undefined>(['order', 'constraint', 'when', 'platform']);

/**
 * Gives each clause behind the opening its role. Nearly all of a document's brief is matter: a clause is a wish if its words say so,
 * or if the reader of spans took it for one and its words allow it; what follows a wish in its sentence belongs to it. A gap is
 * matter, whoever it is said to.
 */
function settleClauses(message: string, roles: Role[]): void {
  let before: { text: string; from: number; isGap: boolean } = { text: '', from: 0, isGap: false };
  let isWish = true;
  for (const { from, to } of clausesOf(message)) {
    const text = message.slice(from, to);
    const said = runsOf(roles, from, to)
      .filter(({ role }) => SAID_TO_WRITER.has(role))
      .map((run) => message.slice(run.from, run.to))
      .join('')
      .trim();
    const isWhole = SAID_TO_WRITER.has(roles[to - text.trimStart().length]);
    isWish = said !== '' && ((isWish && isWhole) || maySteer(said) || (isWhole && isOneWord(text)));
    if (!isWish && said !== '') tellAgain(roles, from, to);
    const gap = roles[from] === 'aside' ? null : gapIn(text, null);
    const isLabelled = /:\s*$/.test(before.text);
    const isGap = gap !== null && (gap !== '[To be added]' || isLabelled);
    if (isGap) roles.fill('matter', isLabelled ? before.from : from, to);
    else if ((isMark(text) && before.isGap && gap === null) || isGapRule(text) || isAboutForm(text))
      roles.fill('aside', from, to);
    before = { text, from, isGap };
    if (/[.!?\n]\s*$/.test(text)) isWish = false;
  }
}

/** Turns what was taken for words to the writer into matter; slips and asides stay. */
function tellAgain(roles: Role[], from: number, to: number): void {
  for (let at = from; at < to; at++) if (SAID_TO_WRITER.has(roles[at])) roles[at] = 'matter';
}

/** Where the matter begins: behind the clause that names the document and, where it says no more, behind its subject. */
function openingEnd(message: string, roles: Role[], kind: DocumentKind, isTitled: boolean, most: number): number {
  const first = clauseEnd(message, 0);
  if (most <= first) return most;
  const isNamed = subjectIn(message.slice(0, first), kind) !== '' || kind.id === 'price-list' || kind.id === 'list';
  const next = clauseEnd(message, first);
  const isTold = roles[first + 1] === 'matter' && message.slice(first, next).split(/\s+/).length <= LONGEST_SUBJECT;
  const end = isNamed || isTitled || !isTold || next > most ? first : next;
  const period = message.slice(end).match(PERIOD)?.[0] ?? '';
  return period === '' ? end : clauseEnd(message, end);
}
const LONGEST_SUBJECT = 12;

/** The end of the clause that begins at an offset, with its mark. */
function clauseEnd(message: string, from: number): number {
  for (const mark of message.slice(from).matchAll(/[.!:](?=\s)|\n|,(?=\s)/gu)) {
    const at = from + mark.index + 1;
    if (mark[0] !== '.' || !isAbbreviated(message, at)) return at;
  }
  return message.length;
}

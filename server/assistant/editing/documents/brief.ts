import type { Role, Span } from '../../reading/spans/roles.ts';
import { MONTHS } from '../mending/dates.ts';
import { runsOf } from '../settle.ts';
import { clausesOf, isAbbreviated } from '../spoken/clauses.ts';
import { gapIn, isGapRule, isMark } from './gaps.ts';
import type { DocumentKind } from './kinds.ts';
import { subjectIn } from './title.ts';

/** What a message says about its document, and the message without it. */
export interface DocumentBrief {
  spans: Span[];
  /** The title that was given: 'call it Alterations'. */
  title: string | null;
  /** What stands before the matter: 'price list for the shop door'. */
  opening: string;
  /** How a letter begins: 'starts Dear parents'. */
  greeting: string | null;
  /** Whether its questions and answers are marked by letters: 'just Q: and A:'. */
  isLettered: boolean;
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
  /(?<=^|[\s,.;(])(?:[Tt]he )?(?:[Tt]itle|[Hh]eadline)\s+(?<plain>\p{Lu}[^.,\n;]{2,60}?)(?=[.;\n]|$)/u,
  /(?<=^|[\s,.;(])(?:[Cc]all it|[Tt]itle it|[Nn]ame it)\s+(?<plain>[^.,\n;]{3,60}?)(?=[.,;\n]|$)/u,
];
const GREETING =
  /(?<=^|[\s,.;(])(?:it )?(?:starts?|starting|begins?|beginning|opens?|put|use|addressed(?: to)?)(?: it)?(?: with| as)?:?\s+["“'‘]?(?<said>Dear [^.,;"”'’\n]{1,40}?)["”'’]?(?=[.,;\n]|$| so\b[^.,;\n]*)(?: so\b[^.,;\n]*)?/iu;

const NAME = `(?:(?:Ms|Mr|Mrs|Dr|Prof)\\.? )?\\p{Lu}[\\p{L}'’-]*\\.?(?: \\p{Lu}[\\p{L}'’-]+)*`;
const ROLE = `\\p{Ll}[\\p{L}-]+(?: \\p{Ll}[\\p{L}-]+){0,2}`;
const SIGNED = `(?:me,? )?(?:the (?<before>${ROLE}),? )?(?<name>${NAME})(?:, (?<after>${ROLE})(?=[.;\\n]|\\s*$))?(?=[.,;\\n]|\\s*$)`;
/** Words that only a sender stands behind, and 'from', which says so in a letter or as a sentence of its own. */
const SENDER = new RegExp(
  `(?<=^|[.,;\\n]\\s*)(?:[Ss]igned(?: by)?|[Ss]ign(?: it)?(?: as| with)?|[Aa]uthor:?|[Ee]ditor:?|[Mm]y name(?: is)?)\\s+${SIGNED}`,
  'u',
);
const FROM = new RegExp(`(?<=[.!?\\n]\\s*)(?:[Ff]rom|[Bb]y) ${SIGNED}`, 'u');
const LETTER_FROM = new RegExp(`(?<=[\\p{L}\\d.,;\\n]\\s*)\\b[Ff]rom ${SIGNED}`, 'u');

/** A whole clause that is said to the writer about the form, whatever the reader of spans took it for. */
const ABOUT_FORM =
  /^\W*(?:(?:(?:and|but|also|please|pls) )*(?:no|without|w\/o|skip the) (?:tables?|headings?|headers|bullet points?|bullets|badges|screenshots|intro|introduction|outro|jargon|fluff|buzzwords|logos?|markdown|full text|columns)\b|no need (?:to (?:explain|say|mention|describe|add|write|include|introduce|comment)|for (?:an? )?(?:intro|explanation))\b|(?:just|only) (?:the |an? )?(?:outline|list|times|names|facts|answers|questions|headings|points|q(?::|\/| and|&))|\d+ (?:questions|headings|sections|paragraphs|parts)\W*$|(?:about |max\.? |not more than )?(?:half a|one|a|two|1|2|an?) (?:a4 )?pages?\b|(?:don['’]?t|do not|never) (?:guess|invent|make (?:any)?things? up|comment|explain|promise|add)\b|(?:please |pls )?write (?:it|them|this|these) up\b|(?:i )?want (?:the )?\p{L}+ (?:after|before|under|above|beside) (?:each|every)\b|headings? (?:no|none)\b|(?:questions?|answers?) (?:in bold|under it)\b)/iu;
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
  const senders = kind.id === 'letter' ? [found([LETTER_FROM]), found([SENDER])] : [found([SENDER, FROM])];
  settleClauses(message, roles);
  for (const { index, 0: said } of message.matchAll(POST)) roles.fill('matter', index, index + said.length);
  const end = openingEnd(message, roles, kind, title !== null, Math.min(...taken, message.length));
  const behind = [...message].filter((_, at) => at >= end && roles[at] === 'matter').join('');
  const isOpening = (behind.match(/[\p{L}\p{N}]+/gu) ?? []).length >= LEAST_MATTER;
  const opening = isOpening
    ? [...message.slice(0, end)].filter((_, at) => roles[at] !== 'slip' && roles[at] !== 'noise').join('')
    : '';
  if (isOpening) roles.fill('aside', 0, end);
  const signed = senders.find((one) => one !== null) ?? null;
  return {
    spans: runsOf(roles, 0, message.length).map(({ role, from, to }, i) => ({
      role,
      // What follows an order that is closed stands for itself: 'plan, for climbers' keeps its 'for'.
      text: i === 0 && isOpening ? message.slice(from, to).replace(/,(?=\s*$)/, ':') : message.slice(from, to),
    })),
    title: title?.quoted ?? title?.plain?.trim() ?? null,
    opening,
    greeting: greeting?.said ?? null,
    isLettered: /\bQ:?(?: ?\/ ?| ?& ?| and |, )A:|\bQ: ?(?:and )?A:/.test(message),
    sender: signed ? [signed.name, signed.after ?? signed.before].filter(Boolean).join(', ') : null,
  };
}

/** Wishes for the form are no matter; a gap is, whoever it is said to. */
function settleClauses(message: string, roles: Role[]): void {
  let before: { text: string; from: number; isGap: boolean } = { text: '', from: 0, isGap: false };
  for (const { from, to } of clausesOf(message)) {
    const text = message.slice(from, to);
    const gap = roles[from] === 'aside' ? null : gapIn(text, null);
    const isLabelled = /:\s*$/.test(before.text);
    const isGap = gap !== null && (gap !== '[To be added]' || isLabelled);
    if (isGap) roles.fill('matter', isLabelled ? before.from : from, to);
    else if ((isMark(text) && before.isGap && gap === null) || isGapRule(text) || ABOUT_FORM.test(text))
      roles.fill('aside', from, to);
    before = { text, from, isGap };
  }
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

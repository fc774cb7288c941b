import type { Language } from '../reading/language.ts';
import type { Role, Span } from '../reading/roles.ts';
import { clausesOf, type Stretch } from './clauses.ts';
import { slipMarkers } from './corrections.ts';
import { gapIn } from './documents/gaps.ts';
import { namedParts } from './parts.ts';
import { INJECTED } from './pasted.ts';
import * as words from './role-words.ts';
import { openingLength, talkOf } from './talk.ts';

/** A message and the role of each of its letters. */
interface Marked {
  message: string;
  roles: Role[];
}
export interface Run extends Stretch {
  role: Role;
}

/**
 * The second guard behind the tagger: clause by clause, what is plainly said to the writer is no matter, and what is
 * plainly a fact is no order. Where neither is plain, the tagger is right; so it is in languages whose words it can't weigh.
 */
export function settle(spans: Span[], isDocument: boolean, language: Language): Span[] {
  const message = spans.map(({ text }) => text).join('');
  const roles = spans.flatMap(({ role, text }) => Array<Role>(text.length).fill(role));
  const marked: Marked = { message, roles };
  const settled = () =>
    runsOf(roles, 0, message.length).map(({ role, from, to }) => ({ role, text: message.slice(from, to) }));
  if (language !== 'en') {
    settleOther(marked);
    return settled();
  }
  for (const { index, 0: line } of message.matchAll(INJECTED)) roles.fill('matter', index, index + line.length);
  settleSlips(marked);
  settleOpening(marked);
  settleClauses(marked, isDocument);
  settleBrackets(marked);
  settleTimes(marked, isDocument);
  if (isDocument) settleParts(marked);
  settleWords(marked);
  return settled();
}

/** What holds in every language: one small word is no order late in a text, a time among facts is one, a limit is a wish. */
function settleOther({ message, roles }: Marked): void {
  const inMatter = (at: number) => at < 0 || at >= message.length || ['matter', 'slip'].includes(roles[at] ?? '');
  for (const { role, from, to } of runsOf(roles, 0, message.length)) {
    const text = message.slice(from, to);
    const isFact =
      (role === 'order' &&
        words.SHORT.test(text) &&
        !words.ORDER.test(text) &&
        (from > LEAST_MATTER || isLong(text))) ||
      (role === 'aside' && words.APOLOGY.test(text)) ||
      (role === 'when' && inMatter(from - 1) && inMatter(to)) ||
      (role === 'courtesy' && !isPolite(text)) ||
      (['constraint', 'aside'].includes(role) && words.PLAIN_FACT.test(text));
    if (isFact) roles.fill('matter', from, to);
  }
  for (const { index, 0: said } of message.matchAll(words.LIMIT)) roles.fill('constraint', index, index + said.length);
}

/** Slips by the tagger stand if something is taken back; words that always take back are slips. */
function settleSlips({ message, roles }: Marked): void {
  const markers = slipMarkers(message);
  const runs = runsOf(roles, 0, message.length).filter(({ role }) => role === 'slip');
  const any = markers.length > 0 || runs.some(({ from, to }) => words.MARKER.test(message.slice(from, to)));
  for (const { from, to } of runs) {
    const text = message.slice(from, to);
    const regret = words.REGRET.test(text + message.slice(to, to + 14)) || /\bsorry\s*[.!]\s*$/i.test(text);
    const marks = words.MARKER.test(text) || text.trim().split(/\s+/).length < 3;
    if (!any || from === 0 || regret || !marks) roles.fill('matter', from, to);
  }
  for (const { from, to } of markers) roles.fill('slip', from, to);
}

/** A first clause up to its colon that mostly speaks to the writer does so altogether. */
function settleOpening({ message, roles }: Marked): void {
  const told = message.match(words.FOR_READERS)?.[0].length ?? 0;
  roles.fill('matter', 0, told);
  if (told > 0) return;
  roles.fill('order', 0, openingLength(message));
  const end = clausesOf(message)[0]?.to ?? 0;
  const clause = message.slice(0, end);
  if (!/:\s*$/.test(clause) || clause.split(/\s+/).length > 14 || /^\W*(?:we|our|the|my)\b/i.test(clause)) return;
  const said = roles.slice(0, end).filter((role) => role !== 'matter' && role !== 'noise').length;
  const goes = words.PLATFORM.test(clause) && /\b(?:needs to|should|must|has to) go\b/i.test(clause);
  const first = roles.slice(0, end).lastIndexOf('order') + 1;
  const topic =
    /\b(?:for|about|on|of|to)\s*$/i.test(clause.slice(0, first)) && !words.OWN_MEDIA.test(clause.slice(first));
  if ((said * 2 > end && words.ORDER.test(clause) && !topic) || goes) roles.fill('order', 0, end);
}

function settleClauses({ message, roles }: Marked, isDocument: boolean): void {
  const clauses = clausesOf(message);
  for (const [i, clause] of clauses.entries()) {
    const { from, to } = clause;
    const text = message.slice(from, to);
    if (isDocument && from > 0 && gapIn(text, null) !== null) {
      roles.fill('matter', from, to);
      continue;
    }
    if (from > LEAST_MATTER && /^\s*(?:sorry|apologies)\s*[.!]\s*$/i.test(text)) {
      roles.fill('matter', from, to);
      continue;
    }
    // 'seeded / tiger / plain': what stands in a row of choices is one of them.
    if (/ \/ $/.test(message.slice(0, from)) && roles[from - 4] === 'matter') {
      roles.fill('matter', from, to);
      continue;
    }
    const next = clauses[i + 1];
    const leads = words.SMALL_WORD.test(text) && next ? talkOf(message.slice(next.from, next.to)) : null;
    const talk = leads ?? (keepsMatter(text) ? null : talkOf(text));
    if (talk !== null) roles.fill(talk, from, to);
    else settleRuns({ message, roles }, clause, isDocument);
  }
}

/** Whether a clause of matter only ends in a wish. */
function keepsMatter(clause: string): boolean {
  const tail = clause.match(words.INLINE)?.at(-1);
  const head = tail === undefined ? '' : clause.slice(0, clause.lastIndexOf(tail)).trim();
  return head.includes(' ') && talkOf(head) === null;
}

function settleRuns({ message, roles }: Marked, { from, to }: Stretch, isDocument: boolean): void {
  for (const run of runsOf(roles, from, to)) {
    const text = message.slice(run.from, run.to);
    if (run.role === 'matter') {
      const talk = roles[run.from - 1] === 'order' ? talkOf(text) : null;
      if (talk !== null) roles.fill(talk, run.from, run.to);
      continue;
    }
    if (run.role === 'order' && words.TO_READERS.test(text) && words.ADDRESSEE.test(message.slice(run.to))) {
      roles.fill('matter', run.from, run.to);
      continue;
    }
    const named = run.role === 'platform' ? text.search(words.NAMED_PLACE) : 0;
    if (named > 0) roles.fill('matter', run.from, run.from + named);
    const around = {
      clause: message.slice(from, to),
      whole: lettersOf(text) > 0.6 * lettersOf(message.slice(from, to)),
      beside: { roles: [roles[run.from - 1], roles[run.to]], talk: isInTalk(message, run) },
      late: roles.slice(0, run.from).filter(isMatter).length > LEAST_MATTER,
      inside: roles.slice(0, run.from).includes('matter') && roles.slice(run.to).filter(isMatter).length > 8,
      directs:
        ['order', 'platform', 'constraint'].includes(roles[message.slice(0, run.from).trimEnd().length - 1] ?? '') ||
        (/(?:^|[.!?\n])\s*$/.test(message.slice(0, run.from)) && words.DIRECTS.test(text)),
    };
    const heading = isDocument && from > 0 && inDocument(run, text, from);
    if (heading || !stands(run.role, text, around)) roles.fill('matter', run.from, run.to);
  }
}

/** Fewer letters before a run are no matter yet, only a greeting or a breath. */
const LEAST_MATTER = 24;

/** How far a sentence is looked at around a run. */
const NEAR = 200;

/** Whether another clause of the same sentence is said to the writer. */
function isInTalk(message: string, { from, to }: Run): boolean {
  const [before, after] = [message.slice(Math.max(0, from - NEAR), from), message.slice(to, to + NEAR)];
  const start = Math.max(0, ...[...before.matchAll(/[.!?\n]\s/g)].map(({ index }) => index + 1));
  const end = /[.!?\n]\s*$/.test(message.slice(from, to)) ? 0 : after.search(/[.!?\n](?:\s|$)/);
  const rest = [before.slice(start), end < 0 ? after : after.slice(0, end)];
  return rest.some((side) => side.split(/[,;:]\s|\s-\s/).some((clause) => talkOf(clause) !== null));
}

/** In a document, what a heading could hold is matter unless it speaks of the document itself. */
function inDocument({ role, from }: Run, text: string, clause: number): boolean {
  if (role === 'constraint') return !words.INSTRUCTION.test(text);
  return role === 'aside' || role === 'platform' || (role === 'order' && from > clause);
}

interface Around {
  /** The words of the clause around it. */
  clause: string;
  /** The run is most of its clause. */
  whole: boolean;
  /** The roles right before and after, and whether its sentence speaks to the writer elsewhere. */
  beside: { roles: (Role | undefined)[]; talk: boolean };
  /** Matter stands somewhere before. */
  late: boolean;
  /** Matter stands before and after. */
  inside: boolean;
  /** It opens a sentence with a verb for the writer, or follows an order. */
  directs: boolean;
}

/** Whether a run keeps a role other than matter. */
function stands(role: Role, text: string, { clause, whole, beside, late, inside, directs }: Around): boolean {
  switch (role) {
    case 'order':
      if (words.JOINT.test(text) && !beside.roles.some(isMatter)) return true;
      if (beside.roles[1] === 'platform' && words.ORDER.test(text)) return true;
      if (/^\W*\p{L}+ of\s*$/iu.test(text)) return false;
      if (late && words.FACT.test(clause) && !words.WRITERS_VERB.test(clause) && !words.PLATFORM.test(clause))
        return false;
      if (late && !words.ORDER_VERB.test(text) && !words.PLATFORM_ONLY.test(text)) return !/\p{L}{2}/u.test(text);
      return (words.ORDER.test(text) && !words.READERS.test(text)) || !/\p{L}{2}/u.test(text);
    case 'constraint':
      if (late && !whole && !directs && words.SHORT.test(text) && talkOf(text) === null) return false;
      if (inside && !words.INSTRUCTION.test(text)) return false;
      if (late && !beside.talk && !directs && !words.SHORT.test(text) && !words.WISH.test(text)) return false;
      return (whole || !beside.roles.every(isMatter)) && !words.FACT.test(text.replace(/^[^\p{L}\p{N}]+/u, ''));
    case 'noise':
      return words.NOISE.test(text);
    case 'platform':
      return words.PLATFORM.test(text);
    case 'courtesy':
      return isPolite(text);
    case 'aside':
      return (
        /\b(?:i|i['’]?m|i['’]?ll|i['’]?ve|my|me|boss|lol|btw|haha)\b/i.test(text) && (whole || !words.FACT.test(text))
      );
    default:
      return true;
  }
}

/** A bracket is one thing: said to the writer if a part of it is, matter if it opens as matter. */
function settleBrackets({ message, roles }: Marked): void {
  for (const { index, 0: bracket } of message.matchAll(/\([^()]{2,90}\)/gu)) {
    const parts = bracket
      .slice(1, -1)
      .replace(words.INLINE, '')
      .split(/[,;.]\s/);
    const talk = parts.map(talkOf).find((role) => role !== null);
    if (talk || roles[index + 1] === 'matter') roles.fill(talk ?? 'matter', index, index + bracket.length);
  }
}

/** A time is when to post beside an order, a place or a wish, or at the end of an order to post; else it is a fact. */
function settleTimes({ message, roles }: Marked, isDocument: boolean): void {
  const runs = runsOf(roles, 0, message.length);
  const orders = runs.some(({ role, from, to }) => role === 'order' && words.POSTING.test(message.slice(from, to)));
  for (const { role, from, to } of runs) {
    if (role !== 'when') continue;
    const text = message.slice(from, to);
    const beside = [roles[from - 1], roles[to]];
    const posts =
      beside.some((other) => other !== undefined && !['matter', 'noise', 'slip'].includes(other)) ||
      (to === message.length && orders);
    const hangs = words.HANGING.test(message.slice(Math.max(0, from - 20), from)) && roles[from - 1] === 'matter';
    const told = text.replace(words.TIME, '').match(/\p{L}{3,}/gu) ?? [];
    if (isDocument || hangs || told.length > 0 || /^\W*(?:but|not|only|by|until|till)\b/i.test(text) || !posts)
      roles.fill('matter', from, to);
  }
}

/** The parts that are asked for by name. */
function settleParts({ message, roles }: Marked): void {
  const { asked } = namedParts(message);
  const at = asked === '' ? -1 : message.indexOf(asked);
  if (at >= 0) roles.fill('constraint', at, at + asked.length);
}

/** 'please' before what readers are asked for; wishes inside a clause; and a border inside a word goes to its end: 'part-time' is one thing. */
function settleWords({ message, roles }: Marked): void {
  for (const { role, from, to } of runsOf(roles, 0, message.length))
    if (
      role === 'courtesy' &&
      /^\W*please\s*$/i.test(message.slice(from, to)) &&
      [from - 1, to].every((at) => isMatter(roles[at]))
    )
      roles.fill('matter', from, to);
  for (const { index, 0: said } of message.matchAll(words.INLINE)) roles.fill('constraint', index, index + said.length);
  for (const { index, 0: word } of message.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)+/gu))
    if (roles.slice(index, index + word.length).some(isMatter)) roles.fill('matter', index, index + word.length);
}

export function runsOf(roles: Role[], from: number, to: number): Run[] {
  const runs: Run[] = [];
  for (let at = from; at < to; at++) {
    const last = runs.at(-1);
    const role = roles[at] ?? 'matter';
    if (last?.role === role) last.to = at + 1;
    else runs.push({ role, from: at, to: at + 1 });
  }
  return runs;
}

const isLong = (text: string) => /\p{L}{6,}/u.test(text);
const isPolite = (text: string) => !/[\p{L}\p{N}]{3,}/u.test(text.replace(words.POLITE, ''));
const isMatter = (role: Role | undefined) => role === 'matter';
const lettersOf = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length;

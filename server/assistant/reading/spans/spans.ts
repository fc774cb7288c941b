import { join } from 'node:path';
import { keepRecent } from '../../../lib/keep-recent.ts';
import { INJECTED } from '../../editing/pasted.ts';
import { LONG_TEXT } from '../../long-text.ts';
import { SpanMeaning } from '../encoder/span-meaning.ts';
import { languageOf } from '../language.ts';
import { withAccents } from '../languages/accents/accents.ts';
import { asPlainNews, asToldToReaders } from '../plain-news.ts';
import {
  asDaysOfRow,
  asEndOfRhythm,
  asHeadOfMail,
  asLastOfRow,
  asNamedEvent,
  asPostsOfRow,
  asRowOfTexts,
  withRole,
} from '../steering.ts';
import { barHopeless, bestRoles } from './cut-spans.ts';
import { sureRoles } from './doubt.ts';
import { placesOf } from './place.ts';
import { ROLES, type Role, type Span } from './roles.ts';
import { type Scores, score, see, type Votes } from './votes.ts';
import { readVotes } from './votes-file.ts';
import { cutWords, type MessageWords } from './words.ts';

/** Nobody writes orders longer than this: what stands between the first and the last words of a long text is pasted. */
const FIRST_WORDS = 240;
const LAST_WORDS = 60;

/** What costs the votes more than this, as a logarithm, they are sure is wrong: what words mean decides only what they leave in doubt. */
const DOUBT = 7;

/** How much the meaning of words counts beside the votes: tried on messages that neither had learned from (decision 015). */
const MEANING = 0.5;
const meaning = new SpanMeaning(join(import.meta.dirname, 'weights.bin'), MEANING);

let learned: Votes | null = null;

/** Cuts a message into spans: what is an order, what is matter, what is a wish for its form, its time, its place. */
export function readSpans(message: string): Span[] {
  return recentSpans(message).map((span) => ({ ...span }));
}

/** The same for whoever writes of it: what may be for readers is matter. */
export function sureSpans(message: string): Span[] {
  return recentSureSpans(message).map((span) => ({ ...span }));
}

/** One message is asked about from many sides. */
const recentSpans = keepRecent((message: string): Span[] => spansOf(message, (_, scores) => bestRoles(scores)));
const recentSureSpans = keepRecent((message: string): Span[] => spansOf(message, sureRoles));

/** How the words of a text, or of an end of a long one, are given their roles by what was weighed for them. */
type Choose = (cut: MessageWords, scores: Scores) => number[];

function spansOf(message: string, choose: Choose): Span[] {
  const read = accented(message);
  const cut = cutWords(read);
  const rolesOf = (part: string): Role[] =>
    choose(cutWords(part), weighSpans(part, read.length)).map((role) => ROLES[role] as Role);
  const spans = BY_FORM.reduce((known, mend) => mend(known), joinSpans(cut, bothEnds(cut, rolesOf, 'matter'), 'noise'));
  return asTyped(message, read, asPlainNews(read, asToldToReaders(read, spans)));
}

/** What was typed without accents is read with them: the votes know 'mañana', not 'manana'. */
function accented(message: string): string {
  const read = withAccents(message, languageOf(message));
  return partsOf(read).length === partsOf(message).length ? read : message;
}
const partsOf = (text: string) => text.split(/(?<=\s)(?=\S)/u);

/** The same spans in the letters that were typed: word by word, since 'fuer' is longer than 'für'. */
function asTyped(message: string, read: string, spans: Span[]): Span[] {
  if (read === message) return spans;
  const typed = partsOf(message);
  const starts = new Map<number, number>([[0, 0]]);
  let [from, to] = [0, 0];
  for (const [i, part] of partsOf(read).entries()) {
    from += part.length;
    to += typed[i]?.length ?? 0;
    starts.set(from, to);
  }
  // A border inside a word lies as far before its end.
  const placed = (at: number): number => {
    let end = at;
    while (!starts.has(end)) end += 1;
    return (starts.get(end) ?? 0) - (end - at);
  };
  let at = 0;
  return spans.map(({ role, text }) => {
    const start = placed(at);
    at += text.length;
    return { role, text: message.slice(start, placed(at)) };
  });
}

/** What is told by how it stands and not by its words, one after the other. */
const BY_FORM = [
  asPowerless,
  asHeadOfMail,
  asLastOfRow,
  asDaysOfRow,
  asPostsOfRow,
  asRowOfTexts,
  asEndOfRhythm,
  asNamedEvent,
];

/** What a pasted text orders is a part of it, and asks for nothing. */
function asPowerless(spans: Span[]): Span[] {
  const message = spans.map(({ text }) => text).join('');
  const orders = [...message.matchAll(INJECTED)].map(({ 0: line, index }): [number, number] => [
    index,
    index + line.length,
  ]);
  return withRole(spans, orders, 'matter');
}

/** The role of each word as it is read; what stands between the first and the last words of a long text is `pasted`. */
export function bothEnds<R>({ message, words }: MessageWords, read: (part: string) => R[], pasted: R): R[] {
  if (words.length <= FIRST_WORDS + LAST_WORDS) return read(message);
  const first = read(message.slice(0, words[FIRST_WORDS]?.from));
  const last = read(message.slice(words[words.length - LAST_WORDS]?.from));
  return [...first, ...Array.from({ length: words.length - first.length - last.length }, () => pasted), ...last];
}

/** What the votes and, unless the text that it is of is long, what its words mean say of a part. */
export function weighSpans(part: string, length: number): Scores {
  learned ??= readVotes('spans');
  const place = placesOf(part);
  const scores = score(see(place, learned.known), learned);
  if (length <= LONG_TEXT && barHopeless(scores, DOUBT)) meaning.addTo(scores, place.cut);
  return scores;
}

/** What closes the word before it stays with it; what opens the next word, or only parts the two, goes on. */
const CLOSING =
  /^(?:\(\)|\/(?=`))?[`+°]*(?:[ \u00A0]?[€£$¥](?=[\s.,;:!?…)]))?(?:[.,;:!?…)\]}"”»'’*%\s]|\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D])*/u;
const OPENING = /["“„«'‘]$/u;

/** What stands before the emoji behind a colon or a line's end: 'LinkedIn: 🚲 our couriers …'. */
function beforeSign(gap: string): string | undefined {
  const at = gap.search(/\p{Extended_Pictographic}/u);
  const before = at < 0 ? '' : gap.slice(0, at);
  return /[:\n]$/.test(before.replaceAll(' ', '')) ? before : undefined;
}

/** The words of a message as spans of one role each; `bare` is the role of a message without words. */
export function joinSpans<R extends string>(
  { message, words, gaps }: MessageWords,
  roles: R[],
  bare: R,
): { role: R; text: string }[] {
  if (words.length === 0) return message === '' ? [] : [{ role: bare, text: message }];
  const spans: { role: R; text: string }[] = [];
  let from = 0;
  words.forEach((word, i) => {
    const [role, next] = [roles[i] as R, roles[i + 1]];
    if (next === role) return;
    const gap = gaps[i + 1] ?? '';
    const closing = CLOSING.exec(gap)?.[0] ?? '';
    // An opening quotation mark leans on the next word, and so does an emoji with which the matter opens.
    const opening = next === 'matter' && role !== 'constraint' ? beforeSign(closing) : undefined;
    const own = opening ?? (/\s/.test(closing) ? closing.replace(OPENING, '') : closing);
    const to = next === undefined ? message.length : word.to + own.length;
    spans.push({ role, text: message.slice(from, to) });
    from = to;
  });
  return spans;
}

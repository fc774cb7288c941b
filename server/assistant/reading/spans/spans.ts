import { keepRecent } from '../../../lib/keep-recent.ts';
import { asPlainNews, asToldToReaders } from '../plain-news.ts';
import { asEndOfRhythm, asLastOfRow, asNamedEvent } from '../steering.ts';
import { bestRoles } from './cut-spans.ts';
import { placesOf } from './place.ts';
import { ROLES, type Role, type Span } from './roles.ts';
import { score, see, type Votes } from './votes.ts';
import { readVotes } from './votes-file.ts';
import { type Cut, cutWords } from './words.ts';

/** Nobody writes orders longer than this: what stands between the first and the last words of a long text is pasted. */
const FIRST_WORDS = 240;
const LAST_WORDS = 60;

let learned: Votes | null = null;

/** Cuts a message into spans: what is an order, what is matter, what is a wish for its form, its time, its place. */
export function readSpans(message: string): Span[] {
  return recentSpans(message).map((span) => ({ ...span }));
}

/** One message is asked about from many sides. */
const recentSpans = keepRecent((message: string): Span[] => {
  const cut = cutWords(message);
  const spans = asNamedEvent(asEndOfRhythm(asLastOfRow(joinSpans(cut, rolesOf(cut)))));
  return asPlainNews(message, asToldToReaders(message, spans));
});

function rolesOf({ message, words }: Cut): Role[] {
  if (words.length <= FIRST_WORDS + LAST_WORDS) return readRoles(message);
  const first = readRoles(message.slice(0, words[FIRST_WORDS]?.from));
  const last = readRoles(message.slice(words[words.length - LAST_WORDS]?.from));
  const pasted = Array.from({ length: words.length - first.length - last.length }, (): Role => 'matter');
  return [...first, ...pasted, ...last];
}

function readRoles(message: string): Role[] {
  learned ??= readVotes('spans');
  return bestRoles(score(see(placesOf(message), learned.known), learned)).map((role) => ROLES[role] as Role);
}

/** What closes the word before it stays with it; what opens the next word, or only parts the two, goes on. */
const CLOSING = /^(?:[.,;:!?…)\]}"”»'’*%\s]|\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D])*/u;
const OPENING = /["“„«'‘]$/u;

function joinSpans({ message, words, gaps }: Cut, roles: Role[]): Span[] {
  if (words.length === 0) return message === '' ? [] : [{ role: 'noise', text: message }];
  const spans: Span[] = [];
  let from = 0;
  words.forEach((word, i) => {
    const [role, next] = [roles[i] as Role, roles[i + 1]];
    if (next === role) return;
    const gap = gaps[i + 1] ?? '';
    const closing = CLOSING.exec(gap)?.[0] ?? '';
    // An opening quotation mark leans on the next word.
    const own = /\s/.test(closing) ? closing.replace(OPENING, '') : closing;
    const to = next === undefined ? message.length : word.to + own.length;
    spans.push({ role, text: message.slice(from, to) });
    from = to;
  });
  return spans;
}

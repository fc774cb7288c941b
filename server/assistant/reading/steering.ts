import { quotedSpans } from './grammar/shields.ts';
import { placesOf } from './spans/place.ts';
import type { Role, Span } from './spans/roles.ts';

const TIMES = new Set(['days', 'time']);
/** What posts of a row are called is short: 'last chance', and no sentence. */
const NAME_WORDS = 3;

/** 'teaser monday 9am, reminder wednesday noon, last chance friday 5pm': the last of a row is built like those before it. */
export function asLastOfRow(spans: Span[]): Span[] {
  const last = spans.at(-1);
  const row = spans.filter(({ role }, i) => role === 'matter' && spans[i + 1]?.role === 'when');
  if (last?.role !== 'matter' || row.length < 2 || row.some(({ text }) => wordsIn(text) > NAME_WORDS)) return spans;
  const { cut, phrases } = placesOf(last.text);
  const at = phrases.findIndex((_, i) => phrases.slice(i).every((phrase) => phrase && TIMES.has(phrase.kind)));
  if (at < 1 || at > NAME_WORDS) return spans;
  const from = cut.words[at]?.from ?? 0;
  const parted: Span[] = [
    { role: 'matter', text: last.text.slice(0, from) },
    { role: 'when', text: last.text.slice(from) },
  ];
  return [...spans.slice(0, -1), ...parted];
}

const JOINING = /^(?:and|then|on|at|for|the|to)$/;

/** 'monday 9am 'Doors open', wednesday 2pm 'Ten seats left'': what parts two texts that are quoted is the time of one of them. */
export function asRowOfTexts(spans: Span[]): Span[] {
  const message = spans.map(({ text }) => text).join('');
  const quotes = spans.some(({ role }) => role === 'when') ? quotedSpans(message) : [];
  if (quotes.length < 2) return spans;
  const between = quotes.flatMap(({ end }, i): [number, number][] => {
    const to = quotes[i + 1]?.start ?? message.length;
    const { cut, phrases } = placesOf(message.slice(end, to));
    const isTime = (kind: string | undefined): boolean => kind !== undefined && TIMES.has(kind);
    const isOnlyTime = cut.words.every(({ lower }, at) => isTime(phrases[at]?.kind) || JOINING.test(lower));
    if (!isOnlyTime || !phrases.some((phrase) => isTime(phrase?.kind))) return [];
    return [[end + (cut.words[0]?.from ?? 0), to]];
  });
  return withRole(spans, between, 'when');
}

/** What stands between two times in a row of dated posts is a post too, however little it says: '…, Tuesday 9am something, Wednesday 9am …'. */
export function asPostsOfRow(spans: Span[]): Span[] {
  const isTold = (at: number): boolean => spans[at]?.role === 'matter' && spans[at - 1]?.role === 'when';
  if (spans.filter((_, i) => isTold(i)).length < 2) return spans;
  return spans.map((span, i) =>
    span.role === 'order' && i > 2 && isTold(i - 2) && spans[i - 1]?.role === 'when' && isTold(i + 2)
      ? { ...span, role: 'matter' }
      : span,
  );
}

/** '6th client story, 13th team photo': what opens an item like the day before the first one is a day too. */
export function asDaysOfRow(spans: Span[]): Span[] {
  const message = spans.map(({ text }) => text).join('');
  let at = 0;
  const days = spans.flatMap(({ role, text }, i): [number, number][] => {
    const from = at;
    at += text.length;
    const day = formOf(spans[i - 1]?.text ?? '');
    const isRow = role === 'matter' && spans[i - 1]?.role === 'when' && /^\P{L}*#/u.test(day);
    return isRow ? daysIn(message, from, at).filter(([start, end]) => formOf(message.slice(start, end)) === day) : [];
  });
  return withRole(spans, days, 'when');
}

/** The days with which items of a list between two places open. */
function daysIn(message: string, from: number, to: number): [number, number][] {
  const { cut, phrases } = placesOf(message);
  const isDay = (word: number): boolean => phrases[word]?.kind === 'days';
  return cut.words.flatMap((word, i): [number, number][] => {
    if (word.from <= from || word.to > to || !isDay(i) || !/[,;\n]\s*$/.test(cut.gaps[i] ?? '')) return [];
    const end = phrases.findIndex((_, other) => other > i && !isDay(other));
    return [[word.from, cut.words[end]?.from ?? message.length]];
  });
}

/** How a day of a number is written: '6th' like '13th', '6 Dec' like '13 Dec'. */
const formOf = (words: string): string =>
  words
    .trim()
    .replace(/\d+/g, '#')
    .replace(/(?<=#)(?:st|nd|rd|th)(?!\p{L})/giu, 'th');

const MAIL_HEAD = /^(?:(?:from|to|cc|von|an|de|para|à|da|a)[ \t]*:[^\n\d]+\n){2,}\s*/iu;

/** Who writes to whom, above the greeting of a mail, is not for readers. */
export function asHeadOfMail(spans: Span[]): Span[] {
  const head = MAIL_HEAD.exec(spans.map(({ text }) => text).join(''))?.[0].length;
  if (head === undefined) return spans;
  let at = 0;
  const greeting = spans.find(({ text }) => {
    at += text.length;
    return at > head;
  });
  return greeting?.role === 'courtesy' ? withRole(spans, [[0, head]], 'noise') : spans;
}

/** The spans of a message with another role for some of its stretches. */
export function withRole(spans: Span[], stretches: [from: number, to: number][], role: Role): Span[] {
  if (stretches.length === 0) return spans;
  const roles = spans.flatMap((span) => Array.from({ length: span.text.length }, () => span.role));
  for (const [from, to] of stretches) roles.fill(role, from, to);
  const message = spans.map(({ text }) => text).join('');
  const filled: Span[] = [];
  for (const [at, own] of roles.entries()) {
    const last = filled.at(-1);
    if (last?.role === own) last.text += message[at];
    else filled.push({ role: own, text: message[at] ?? '' });
  }
  return filled;
}

/** Until a day of a number, up to the colon behind which the words stand. */
const UNTIL = /^(?:until|till|bis|hasta|jusqu['’]au|até|fino al)\s[^:\n]{0,30}\d[^:\n]{0,20}:\s+/iu;

/** 'every weekday at 7 on Twitter until 18 December: …': how long it goes on belongs to the time before it, and ends at the colon. */
export function asEndOfRhythm(spans: Span[]): Span[] {
  return spans.flatMap((span, i) => {
    const head = span.role === 'matter' ? UNTIL.exec(span.text)?.[0] : undefined;
    if (head === undefined || !spans.slice(0, i).some(({ role }) => role === 'when')) return span;
    const rest: Span = { role: 'matter', text: span.text.slice(head.length) };
    return [{ role: 'when', text: head }, ...(rest.text === '' ? [] : [rest])];
  });
}

const EVENT =
  /^\W*(?:an? |the |our )?(?:\p{L}+ )?(?:webinar|workshop|concert|gig|recital|talk|lecture|class|course|fair|f[eê]te|festival|market|meeting|seminar|exhibition|race|tournament|match|quiz(?: night)?|open (?:day|evening|house|studio)|bake sale|jumble sale|konzert|vortrag|workshop|kurs|concierto|taller|charla|atelier|conférence|oficina|palestra|concerto|corso)\W*$/iu;

/** 'webinar wed 2 dec 16:00, with …': a message that begins with an event and its time tells when it is, and orders nothing. */
export function asNamedEvent(spans: Span[]): Span[] {
  const [first, second, third] = spans;
  if (first?.role !== 'order' || second?.role !== 'when' || !EVENT.test(first.text) || /:\s*$/.test(second.text))
    return spans;
  const rest = third?.role === 'matter' ? third.text : '';
  return [{ role: 'matter', text: first.text + second.text + rest }, ...spans.slice(rest === '' ? 2 : 3)];
}

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

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

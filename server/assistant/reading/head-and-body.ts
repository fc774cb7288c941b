import { OWN_NOUN } from '../../lib/platform-words.ts';
import type { Span } from './spans/roles.ts';
import { readSpans, sureSpans } from './spans/spans.ts';

/** A message that orders before a colon and brings behind it what is to be posted. */
export interface HeadAndBody {
  head: string;
  body: string;
  /** The spans of the head. */
  spans: Span[];
  /** The spans of the body. */
  after: Span[];
  /** Whether the head says when to post. */
  saysWhen: boolean;
}

const MOST_HEAD = 120;

/** Parts a message at the colon that ends its order; null where nothing is ordered before one, or orders follow behind it. */
export function bodyOf(message: string): HeadAndBody | null {
  const colon = /:(?=\s)/.exec(message);
  if (!colon || colon.index > MOST_HEAD) return null;
  const end = colon.index + 1;
  const before: Span[] = [];
  const after: Span[] = [];
  let at = 0;
  for (const span of readSpans(message)) {
    const from = at;
    at += span.text.length;
    if (from >= end) after.push(span);
    else before.push({ ...span, text: message.slice(from, Math.min(at, end)) });
    if (from < end && message.slice(end, at).trim() !== '') after.push({ ...span, text: message.slice(end, at) });
  }
  const isOrder = before.some(({ role }) => ['order', 'platform', 'when'].includes(role));
  const isHead = isOrder && before.every(({ role }) => role !== 'matter');
  const ordersAgain = after.some(({ role }) => role === 'order' || role === 'platform');
  const body = message.slice(end).trim();
  if (!isHead || ordersAgain || body === '') return null;
  return {
    head: message.slice(0, colon.index),
    body,
    spans: before,
    after,
    saysWhen: before.some(({ role }) => role === 'when'),
  };
}

/** An order for a text, by a word of its own or in the name of the place. */
const ORDERED = new RegExp(String.raw`\b(?:${OWN_NOUN}|post|story|caption)\b`, 'i');

/** Whether an order without a time ends before what is told: a time behind it is a part of that. */
export function endsBeforeTold(message: string): boolean {
  const given = bodyOf(message);
  if (!given || given.saysWhen || opensWithTime(given)) return false;
  return given.spans.some(({ role }) => role === 'order') || ORDERED.test(given.head);
}

/** 'Three posts: Monday 9am …' and 'tweet: “…”, tomorrow at 9' say behind the colon when to post. */
function opensWithTime({ body, after }: HeadAndBody): boolean {
  const first = after.find(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return first?.role === 'when' || (/^["“„«'‘]/.test(body) && after.at(-1)?.role === 'when');
}

/** The spans of a message as its writer takes them: behind an order that says no time, a time is a part of what is told. */
export function writtenSpans(message: string): Span[] {
  const spans = sureSpans(message);
  const given = bodyOf(message);
  if (!given || given.saysWhen || opensWithTime(given)) return spans;
  let at = 0;
  return spans.map((span): Span => {
    at += span.text.length;
    return span.role === 'when' && at > given.head.length + 1 ? { ...span, role: 'matter' } : span;
  });
}

import { classesOf, type WordClass } from './lexicon.ts';
import type { Span } from './roles.ts';
import { cutWords } from './words.ts';

/** One of these stands in every order. */
const ORDERING = new Set<WordClass>([
  'make',
  'wish',
  'tell',
  'publish',
  'text',
  'platform',
  'about',
  'something',
  'keep',
  'ban',
  'joining',
]);

/**
 * 'The library is closed on Monday. We return on Wednesday at 9': where a message begins with its matter, names no place,
 * and no word of it orders anything, the days in it are no posting times.
 */
export function asPlainNews(spans: Span[]): Span[] {
  if (spans[0]?.role !== 'matter' || !spans.some(({ role }) => role === 'order')) return spans;
  if (spans.some(({ role, text }) => role === 'platform' || role === 'reference' || /:\s|[\n"“„«]/.test(text)))
    return spans;
  const isTold = spans.every(
    ({ role, text }, i) => role !== 'order' || (spans[i + 1]?.role === 'when' && !orders(text)),
  );
  if (!isTold) return spans;
  const news: Span[] = [];
  for (const { role, text } of spans) {
    const own = role === 'order' || role === 'when' ? 'matter' : role;
    const last = news.at(-1);
    if (last?.role === own) last.text += text;
    else news.push({ role: own, text });
  }
  return news;
}

function orders(text: string): boolean {
  return cutWords(text).words.some(({ lower }) => classesOf(lower).some((name) => ORDERING.has(name)));
}
